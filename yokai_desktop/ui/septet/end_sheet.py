"""The sheet at the end of a game: its rounds, the ladder, how well one chose, the ways on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.engine.contract import Outcome
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.rung import Rung
from yokai_desktop.storage.summaries import mode_name
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.buttons import LARGE, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.review.accuracy_box import AccuracyBox
from yokai_desktop.ui.septet.kept_words import mode_words
from yokai_desktop.ui.septet.rounds_table import RoundsTable, heads_of, round_lines
from yokai_desktop.ui.septet.rung_view import RungView
from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.motion import Tween
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import Role, side_colour, theme
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.numbers import score_text
from yokai_desktop.words.septet import rounds
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.signs import WON

translate = QCoreApplication.translate
_WIDTH = 1034


class GameEnd(Sheet):
    """``again`` deals anew, ``same_deal`` the same cards; the others lead elsewhere."""

    home = Signal()
    replay_asked = Signal()
    same_deal = Signal()
    again = Signal()
    review_asked = Signal()

    def __init__(
        self, parent: QWidget, match: Match, view: SeptetView, names: Names, rung: Rung | None
    ) -> None:
        super().__init__(parent, width=_WIDTH)
        assert view.outcome is not None
        self._match, self._view, self._names = match, view, names
        self._outcome: Outcome = view.outcome
        self._rung = rung
        self._clock = Clock(self)
        self.table = RoundsTable(
            lambda: round_lines(view.results, view.mode, names),
            lambda: heads_of(view.mode, names),
            view.mode,
        )
        self.ladder = RungView(rung) if rung is not None else None
        self.accuracy = AccuracyBox(match)
        self._tell_who_won()
        self._fill_body()
        self._add_buttons()

    def stamp(self, pace: Pace) -> None:
        """What moves once the sheet is open."""
        self._clock.play(Tween(0 if pace.reduced else pace.ms(Span.STAMP), self.press_seal))
        self.table.show_last()
        if self.ladder is not None:
            self.ladder.stamp(pace)

    def _tell_who_won(self) -> None:
        mode, names = self._view.mode, self._names
        winners = tuple({mode.side_of(seat): 0 for seat in self._outcome.winners})
        first = winners[0] if winners else mode.side_of(names.viewer)
        own = mode.side_of(names.viewer) in winners
        self.set_header(
            self._title_words,
            self._line_words,
            lambda: side_colour(names.colour_of(mode, first)),
            WON if own else "",
        )

    def _title_words(self) -> str:
        mode = self._view.mode
        own = mode.side_of(self._names.viewer)
        order = [(own + step) % mode.sides for step in range(mode.sides)]
        scores = self._view.results[-1].scores
        return rounds.game_title_with_score(
            self._outcome, self._names, score_text(scores[side] for side in order)
        )

    def _line_words(self) -> str:
        mode = mode_words(mode_name(self._match.game.name, self._match.setup))
        if self._rung is None:
            return mode
        text = translate("Septet", "{mode}; opponents: {level}")
        return text.format(mode=mode, level=level_name(self._rung.rivals))

    def _fill_body(self) -> None:
        title = Label(lambda: translate("Septet", "The rounds"), Role.GROUP, "ink")
        left = column(title, self.table, 1, spacing=4)
        self._both = row(spacing=30)
        self._both.addLayout(left, 65)
        if self.ladder is not None:
            self._both.addWidget(self.ladder, 35)
        self.body.addLayout(self._both)
        follow_style(self, self._turn)
        self.review_game = Button(
            lambda: translate("Septet", "Review"), PAPER, icon="journey", height=LARGE
        )
        self.review_game.clicked.connect(self.review_asked)
        self.body.addLayout(row((self.accuracy, 1), self.review_game, spacing=14))

    def _turn(self) -> None:
        """Side by side, or one below the other where the text is large."""
        way = QBoxLayout.Direction
        is_large = theme().scale.is_text_large
        self._both.setDirection(way.TopToBottom if is_large else way.LeftToRight)

    def _add_buttons(self) -> None:
        leave = Button(lambda: translate("Septet", "Home"), PAPER, icon="home", height=LARGE)
        leave.clicked.connect(self.home)
        self.left_buttons.addWidget(leave)
        self.replay = Button(
            lambda: translate("Septet", "Replay"), PAPER, icon="play", height=LARGE
        )
        self.replay.clicked.connect(self.replay_asked)
        self.same = Button(
            lambda: translate("Septet", "Same deal again"), PAPER, icon="undo", height=LARGE
        )
        self.same.clicked.connect(self.same_deal)
        self.forward = Button(lambda: translate("Septet", "Play again"), PRIMARY, height=LARGE)
        self.forward.clicked.connect(self.again)
        for button in (self.replay, self.same, self.forward):
            self.buttons.addWidget(button)
        self.first_focus = self.review_game  # a key hit once too often starts no new game
