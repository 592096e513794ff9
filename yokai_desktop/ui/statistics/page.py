"""Statistics: plots that can be read in words instead, one over all games and one of each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from yokai_desktop.storage.statistics import results_over_time
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.history.records_page import RecordsPage, page_side
from yokai_desktop.ui.parts.bindings import Text, ask_again, bind_style, bind_text, line
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, grid, row
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.statistics.plot import Plot
from yokai_desktop.ui.statistics.results_plot import ResultsPlot
from yokai_desktop.ui.theme import Role

_LEAST_HEIGHT = 300
"""What a plot needs to be read; with larger text the page scrolls."""


class PlotScroll(HangingScroll):
    """A plot with its title; a button turns it into words and back."""

    def __init__(self, plot: Plot, title: Text, nothing: Text) -> None:
        super().__init__(mount=12, padding=20)
        self.plot = plot
        self.title = Label(title, Role.GROUP, wraps=True)
        bind_text(plot.setAccessibleName, title)
        bind_text(plot.set_nothing, nothing)
        self.turn = Button(kind=PAPER, height=SMALL)
        bind_text(self.turn.setText, self._turn_words)
        self.turn.setCheckable(True)
        self.turn.toggled.connect(self._turned)
        self._words = Label(role=Role.BODY, colour="ink2", wraps=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        reading = QScrollArea()
        reading.setFrameShape(QFrame.Shape.NoFrame)
        reading.setWidgetResizable(True)
        reading.setWidget(self._words)
        reading.viewport().setAutoFillBackground(False)
        self._words.setAutoFillBackground(False)
        self._sides = QStackedWidget()
        self._sides.addWidget(plot)
        self._sides.addWidget(reading)
        self.head = row((self.title, 1), self.turn)
        self.body.addLayout(self.head)
        self.body.addWidget(self._sides, 1)

    def refresh(self) -> None:
        """The plot shows something new."""
        empty = self.plot.is_empty()
        self._words.setText(self.plot.nothing if empty else self.plot.text().replace("; ", "\n"))
        self.turn.setVisible(not empty)
        self._turned(self.turn.isChecked())

    def _turned(self, in_words: bool) -> None:
        self._sides.setCurrentIndex(int(in_words))
        ask_again(self.turn)

    def _turn_words(self) -> str:
        as_words = QCoreApplication.translate("Statistics", "Text")
        as_picture = QCoreApplication.translate("Statistics", "Chart")
        return as_picture if self.turn.isChecked() else as_words


class StatisticsPage(RecordsPage):
    """Results over time above, what each game tells below."""

    name = "statistics"

    def __init__(self) -> None:
        super().__init__()
        self.results = ResultsPlot()
        self.plots = {face.name: face.plot() for face in reversed(GAME_FACES)}
        self.game = ChoiceField(lambda: self.tr("Game"))
        self.game.activated.connect(self.reload)
        over_time = PlotScroll(
            self.results,
            lambda: self.tr("Results over time"),
            lambda: self.tr("No finished game yet."),
        )
        over_time.head.insertWidget(1, self.game)
        of_games = [PlotScroll(p, p.title, p.nothing_words) for p in self.plots.values()]
        self.scrolls = [over_time, *of_games]
        plots = QWidget()
        places = grid(across=14, down=14, margins=(page_side, 14, page_side, 14), on=plots)
        column(ClearScroller(plots), on=self.content)
        places.addWidget(over_time, 0, 0, 1, len(of_games))
        for place, scroll in enumerate(of_games):
            places.addWidget(scroll, 1, place)
            places.setColumnStretch(place, 1)
        for place in (0, 1):
            places.setRowStretch(place, 1)
        for scroll in self.scrolls:
            bind_style(scroll.setMinimumHeight, line(_LEAST_HEIGHT))

    def words(self) -> tuple[str, str]:
        return self.tr("Statistics"), self.tr("Your games in figures")

    def load(self) -> None:
        games = [(face.name, face.title()) for face in GAME_FACES]
        self.game.set_items([("", self.tr("Both games")), *games])
        kept = archive().database
        self.results.show_periods(results_over_time(kept, self.game.value(), self.profile))
        for plot in self.plots.values():
            plot.load(kept, self.profile)
        for scroll in self.scrolls:
            scroll.refresh()
