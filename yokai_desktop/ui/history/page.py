"""The history: every game that was finished or given up, to find, see again, share or delete."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.history import HistoryModel
from yokai_desktop.storage.finding import modes
from yokai_desktop.storage.history import KeptGame
from yokai_desktop.storage.summaries import ABANDONED
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.games.game_words import game_name, what_if
from yokai_desktop.ui.games.starting import GameRequest
from yokai_desktop.ui.history import words
from yokai_desktop.ui.history.exchange import Exchange
from yokai_desktop.ui.history.foot import LARGE_TEXT, HistoryFoot
from yokai_desktop.ui.history.question import QuestionSheet
from yokai_desktop.ui.history.records_page import RecordsPage, page_side
from yokai_desktop.ui.history.table_view import GameTable
from yokai_desktop.ui.parts.bindings import bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.fields import ChoiceField, TextField
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.words.joining import row_of

_TYPING = 120
"""Milliseconds after the last key before the search is made."""


def cell_words(game: KeptGame, column: str) -> str:
    """What a game says in a column of the list."""
    if column == "mode":
        mode = words.mode_words(game.game, game.mode)
        return f"{mode} · {what_if()}" if game.branched else mode
    return {
        "date": lambda: words.date_words(game.played, with_time=True),
        "game": lambda: game_name(game.game),
        "result": lambda: words.outcome_words(game),
        "players": lambda: words.players_words(game),
    }[column]()


class HistoryPage(RecordsPage):
    """A list with a search, filters, and what can be done with the chosen games."""

    name = "history"

    def __init__(self) -> None:
        super().__init__()
        self.model = HistoryModel(archive().history, cell_words, self)
        self.exchange = Exchange(archive().history, self)
        self.search = TextField()
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(80)
        bind_text(
            self.search.setPlaceholderText, lambda: self.tr("Name, deal code or date (2026-11)")
        )
        bind_text(self.search.setAccessibleName, lambda: self.tr("Search"))
        self.games = ChoiceField(lambda: self.tr("Game"))
        self.modes = ChoiceField(lambda: self.tr("Mode"))
        self.results = ChoiceField(lambda: self.tr("Result"))
        self.table = GameTable()
        self.table.setModel(self.model)
        bind_text(self.table.setAccessibleName, lambda: self.tr("Games"))
        bind_text(self._title_columns, self._columns)
        self.foot = HistoryFoot(lambda: bool(self.table.rows()))
        self._search_soon = QTimer(self, singleShot=True, interval=_TYPING)
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self._search_soon.timeout.connect(self.apply)
        self.search.textChanged.connect(self._search_soon.start)
        for choice in (self.games, self.modes, self.results):
            choice.activated.connect(self.apply)
        self.table.opened.connect(self._open_row)
        self.table.delete_asked.connect(self.ask_delete)
        self.table.selectionModel().selectionChanged.connect(self._selection_changed)
        foot = self.foot
        foot.replay.clicked.connect(lambda: self._open_row(self.table.rows()[0]))
        foot.review.clicked.connect(self._review)
        foot.again.clicked.connect(self._play_again)
        foot.export.clicked.connect(lambda: self.exchange.choose_export(self.chosen_numbers()))
        foot.take_over.clicked.connect(self._import_or_cancel)
        self.exchange.ended.connect(foot.end_progress)
        self.exchange.message.connect(self._tell)
        self.exchange.progressed.connect(foot.show_progress)
        self.exchange.taken_over.connect(lambda: archive().changed.emit())
        foot.delete.clicked.connect(self.ask_delete)

    def _lay_out(self) -> None:
        self._scroll = HangingScroll(mount=16, padding=24)
        self._filters = row(
            (self.search, 3), (self.games, 2), (self.modes, 2), (self.results, 2), spacing=10
        )
        self._head = column(self._filters)
        bind_style(self._scroll.body.setSpacing, 12)
        self._scroll.body.addLayout(self._head)
        self._scroll.body.addWidget(self.table, 1)
        self._scroll.body.addWidget(self.foot)
        row(self._scroll, margins=(page_side, 16, page_side, 16), on=self.content)
        follow_style(self, self._arrange)

    def _arrange(self) -> None:
        """With large text the search has a line of its own, and buttons have no icon."""
        large = theme().scale.text_percent > LARGE_TEXT
        for layout in (self._head, self._filters):
            layout.removeWidget(self.search)
        if large:
            self._head.insertWidget(0, self.search)
        else:
            self._filters.insertWidget(0, self.search, 3)
        sides = self._scroll.body.contentsMargins()
        self.foot.arrange(self.width() - 2 * page_side() - sides.left() - sides.right())

    def fit(self) -> None:
        super().fit()
        self._arrange()

    def words(self) -> tuple[str, str]:
        total = archive().history.count()
        kept = QCoreApplication.translate("HistoryPage", "%n games saved", "", total)
        return self.tr("History"), kept

    def _columns(self) -> dict[str, str]:
        return {
            "date": self.tr("Date"),
            "game": self.tr("Game"),
            "mode": self.tr("Mode"),
            "result": self.tr("Result"),
            "players": self.tr("Players"),
        }

    def _title_columns(self, titles: dict[str, str]) -> None:
        self.model.set_titles(titles)

    def first_focus(self) -> QWidget | None:
        return self.table

    def refresh(self) -> None:
        self._selection_changed()
        super().refresh()

    def load(self) -> None:
        results = [(result, words.result_words(result)) for result in words.RESULTS]
        self.results.set_items([("", self.tr("All results")), *results])
        games = [(face.name, face.title()) for face in GAME_FACES]
        self.games.set_items([("", self.tr("Both games")), *games])
        self._show_games()

    def apply(self) -> None:
        """Show the games that are wanted now."""
        self.guarded(self._show_games)

    def _show_games(self) -> None:
        chosen = self.games.value()
        found = [
            (mode, words.mode_words(game, mode))
            for game, mode in modes(archive().database)
            if chosen in ("", game)
        ]
        self.modes.set_items([("", self.tr("All modes")), *found])
        self.model.show(
            replace(
                self.model.wanted,
                words=self.search.text(),
                game=chosen,
                mode=self.modes.value(),
                result=self.results.value(),
                profile=self.profile,
            )
        )
        empty = self.tr("No game has been finished yet. Every game you play will be kept here.")
        no_match = self.tr("No game matches.")
        self.table.nothing = no_match if archive().history.count() else empty
        self._selection_changed()

    def _selection_changed(self) -> None:
        rows = self.table.rows()
        game = self.model.game(rows[0]) if len(rows) == 1 else None
        self.foot.show_chosen(
            one=game is not None,
            reviewable=game is not None and game.result != ABANDONED,
            dealt=game is not None and bool(game.code),
            any_game=self.model.rowCount() > 0,
        )
        if not self.exchange.is_busy:
            self.foot.count.setText(self._count_words(len(rows)))

    def _count_words(self, chosen: int) -> str:
        shown = self.model.rowCount()
        words_shown = QCoreApplication.translate("HistoryPage", "%n games", "", shown)
        if not chosen:
            return words_shown
        picked = QCoreApplication.translate("HistoryPage", "%n chosen", "", chosen)
        return row_of((words_shown, picked))

    def _chosen(self) -> list[KeptGame]:
        games = (self.model.game(row) for row in self.table.rows())
        return [game for game in games if game is not None]

    def chosen_numbers(self) -> list[int]:
        """The numbers of the chosen games."""
        return [game.id for game in self._chosen()]

    def _open_row(self, row: int) -> None:
        game = self.model.game(row)
        if game is not None:
            self.go(routes.Replay(game.id))

    def _review(self) -> None:
        self.go(routes.Review(self.chosen_numbers()[0]))

    def _play_again(self) -> None:
        self.guarded(lambda: self._start_again(self.chosen_numbers()[0]))

    def _start_again(self, number: int) -> None:
        match = archive().history.match(number)
        if match is not None:
            request = GameRequest.of(match)
            self.go(routes.Start(request))

    def ask_delete(self) -> None:
        """Ask, then forget the chosen games."""
        numbers = self.chosen_numbers()
        if not numbers:
            return
        count, translate = len(numbers), QCoreApplication.translate
        question = QuestionSheet(
            self,
            lambda: translate("HistoryPage", "Delete %n games?", "", count),
            lambda: self.tr("Their results are removed from the journey and the statistics too."),
        )
        question.refuse_with(lambda: self.tr("Keep"))
        question.answer(lambda: self.tr("Delete"), lambda: self.delete_games(numbers))
        question.ask()

    def delete_games(self, numbers: list[int]) -> None:
        if self.guarded(lambda: archive().history.delete(numbers)):
            archive().changed.emit()

    def _import_or_cancel(self) -> None:
        if self.exchange.is_busy:
            self.exchange.cancel()
        else:
            self.exchange.choose_import()

    def _tell(self, words: str) -> None:
        self._selection_changed()
        self.go(routes.Tell(words))

    def left(self) -> None:
        self.exchange.importing.close()
        self.foot.end_progress()
