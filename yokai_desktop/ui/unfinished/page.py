"""All unfinished games, to go on with or to give up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.history.question import QuestionSheet
from yokai_desktop.ui.history.records_page import RecordsPage
from yokai_desktop.ui.parts.bindings import ask_again, bind_style, bind_text, line
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.services.unfinished import MOST_READ, unfinished_games
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.unfinished.games_list import GamesList
from yokai_desktop.ui.unfinished.giving_up import ask_and_give_up
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import PageRoute


class UnfinishedPage(RecordsPage):
    """Both games in one list, the one played last first."""

    name = "unfinished"
    follows_person = False

    def __init__(self) -> None:
        super().__init__()
        self.list = GamesList(MOST_READ, names_game=True)
        bind_text(self.list.setAccessibleName, lambda: self.words()[0])
        self.list.more.setEnabled(False)  # it only counts: there is nowhere to go from here
        self._none = Label(
            lambda: self.tr("No game was left unfinished."), Role.PROMPT, "ink2", wraps=True
        )
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._count = Label(self._count_words, Role.SECONDARY, "ink2", wraps=True)
        self.give_up = Button(lambda: self.tr("Give up…"), PAPER, icon="trash")
        self.resume = Button(lambda: self.tr("Continue"), PRIMARY, icon="play")
        self.give_up.clicked.connect(lambda: self.ask_give_up(self.list.framed()))
        self.resume.clicked.connect(lambda: self._resume(self.list.framed()))
        self.list.resume_asked.connect(self._resume)
        self.list.give_up_asked.connect(self.ask_give_up)
        inside = QWidget()
        column(self.list, 1, margins=(0, 0, 10, 0), on=inside)
        self._scroller = ClearScroller(inside)
        scroll = HangingScroll(mount=16, padding=30)
        bind_style(scroll.setMaximumWidth, line(1000))
        bind_style(scroll.body.setSpacing, 10)
        scroll.body.addWidget(self._none, 1)
        scroll.body.addWidget(self._scroller, 100)
        scroll.body.addLayout(row((self._count, 1), self.give_up, self.resume))
        row(1, (scroll, 100), 1, margins=(40, 16, 40, 16), on=self.content)
        unfinished_games().changed.connect(self._show_games)

    def words(self) -> tuple[str, str]:
        return self.tr("Unfinished games"), self.tr("They wait until you continue or give them up")

    def opened(self, route: PageRoute) -> None:
        super().opened(route)
        self.take_focus()

    def take_focus(self) -> None:
        framed = [row for row in self.list.rows if row.isChecked()]
        (framed[0] if framed else self.tabs[self.name]).setFocus(leading_hand().reason)

    def load(self) -> None:
        unfinished_games().look()

    def _show_games(self) -> None:
        games = unfinished_games()
        self.list.show_games(games.games(), games.count())
        there = bool(self.list.rows)
        self._none.setVisible(not there)
        self._scroller.setVisible(there)
        for button in (self.give_up, self.resume):
            button.setEnabled(there)
        ask_again(self._count)

    def _count_words(self) -> str:
        count = unfinished_games().count()
        if not count:
            return ""
        return QCoreApplication.translate("UnfinishedPage", "%n unfinished games", "", count)

    def _resume(self, slot: str) -> None:
        self.go(routes.Continue(slot))

    def ask_give_up(self, slot: str) -> QuestionSheet | None:
        """Ask, and then do it."""
        return ask_and_give_up(self, self.list.game(slot))
