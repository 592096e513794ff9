"""Statistics: plots that can be read in words instead, one over all games and one of each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from yokai_desktop.storage.statistics import results_over_time
from yokai_desktop.ui.archive import archive
from yokai_desktop.ui.game_faces import GAME_FACES
from yokai_desktop.ui.history.records_page import RecordsPage
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.fields import Choice
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.statistics.plot import Plot
from yokai_desktop.ui.statistics.results_plot import ResultsPlot
from yokai_desktop.ui.theme import Role, theme

_LEAST_HEIGHT = 300
"""What a plot needs to be read; with larger text the page scrolls."""


class PlotScroll(HangingScroll):
    """A plot with its title; a button turns it into words and back."""

    def __init__(self, plot: Plot) -> None:
        super().__init__(mount=12, padding=20)
        self.plot = plot
        self.title = Label(role=Role.GROUP, wraps=True)
        self.turn = Button(kind=PAPER, height=SMALL)
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
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.turn)
        self.body.addLayout(self.head)
        self.body.addWidget(self._sides, 1)

    def name(self, title: str, nothing: str) -> None:
        """The title, and what is said while there is nothing to show."""
        self.title.setText(title)
        self.plot.setAccessibleName(title)
        self.plot.nothing = nothing

    def refresh(self) -> None:
        """The plot shows something new."""
        empty = self.plot.is_empty()
        self._words.setText(self.plot.nothing if empty else self.plot.text().replace("; ", "\n"))
        self.turn.setVisible(not empty)
        self._turned(self.turn.isChecked())

    def _turned(self, in_words: bool) -> None:
        self._sides.setCurrentIndex(int(in_words))
        as_words = QCoreApplication.translate("Statistics", "In words")
        as_picture = QCoreApplication.translate("Statistics", "As a picture")
        self.turn.setText(as_picture if in_words else as_words)


class StatisticsPage(RecordsPage):
    """Results over time above, what each game tells below."""

    name = "statistics"

    def __init__(self) -> None:
        super().__init__()
        self.results = ResultsPlot()
        self.plots = {face.name: face.plot() for face in reversed(GAME_FACES)}
        self.game = Choice()
        self.game.activated.connect(self.reload)
        self.scrolls = [PlotScroll(plot) for plot in (self.results, *self.plots.values())]
        self.scrolls[0].head.insertWidget(1, self.game)
        plots = QWidget()
        self._grid = QGridLayout(plots)
        outer = QVBoxLayout(self.content)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(ClearScroller(plots))
        self._grid.addWidget(self.scrolls[0], 0, 0, 1, len(self.plots))
        for column, scroll in enumerate(self.scrolls[1:]):
            self._grid.addWidget(scroll, 1, column)
            self._grid.setColumnStretch(column, 1)
        for row in (0, 1):
            self._grid.setRowStretch(row, 1)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_grid"):
            look = theme()
            side = look.px(40 if look.u > 0.85 else 14)
            self._grid.setContentsMargins(side, look.px(14), side, look.px(14))
            self._grid.setSpacing(look.px(14))
            for scroll in self.scrolls:
                scroll.setMinimumHeight(look.scale.line(_LEAST_HEIGHT))

    def words(self) -> tuple[str, str]:
        return self.tr("Statistics"), self.tr("What your games tell")

    def retranslate(self) -> None:
        self.game.setAccessibleName(self.tr("Game"))
        self.scrolls[0].name(self.tr("Results over time"), self.tr("No finished game yet."))
        for scroll, plot in zip(self.scrolls[1:], self.plots.values(), strict=True):
            scroll.name(plot.title(), plot.nothing_words())
        super().retranslate()

    def load(self) -> None:
        games = [(face.name, face.title()) for face in GAME_FACES]
        self.game.set_items([("", self.tr("Both games")), *games])
        kept = archive().database
        self.results.show_periods(results_over_time(kept, self.game.value(), self.profile))
        for plot in self.plots.values():
            plot.load(kept, self.profile)
        for scroll in self.scrolls:
            scroll.refresh()
