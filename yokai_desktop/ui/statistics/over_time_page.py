"""How one chooses, over time: accuracy, what kinds of choices cost, luck and skill."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewing import judge_of
from yokai_desktop.models.review.keeping import grade_again
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.grades import Grades
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.history.records_page import RecordsPage, page_side
from yokai_desktop.ui.parts.bindings import bind_style, line
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.layouts import column, grid
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.statistics.accuracy_plot import AccuracyPlot
from yokai_desktop.ui.statistics.kinds_plot import KindsPlot
from yokai_desktop.ui.statistics.luck_plot import LuckPlot
from yokai_desktop.ui.statistics.page import PlotScroll
from yokai_desktop.ui.window.routes import PageRoute

_LEAST_HEIGHT = 300


class OverTimePage(RecordsPage):
    """Only reviewed games are told; those with the coach are kept apart."""

    name = "over-time"

    def __init__(self) -> None:
        super().__init__()
        self.accuracy, self.kinds, self.luck = AccuracyPlot(), KindsPlot(), LuckPlot()
        self.game = ChoiceField(lambda: self.tr("Game"))
        self.game.activated.connect(self.reload)
        above = PlotScroll(
            self.accuracy,
            lambda: self.tr("Accuracy month by month"),
            lambda: self.tr("Review a finished game: how well you chose will appear here."),
        )
        above.head.insertWidget(1, self.game)
        kinds = PlotScroll(
            self.kinds,
            lambda: self.tr("What a choice costs on average"),
            lambda: self.tr("No game reviewed yet."),
        )
        luck = PlotScroll(
            self.luck,
            lambda: self.tr("Luck and skill in the last games"),
            lambda: self.tr("No game reviewed yet."),
        )
        self.scrolls = [above, kinds, luck]
        plots = QWidget()
        places = grid(across=14, down=14, margins=(page_side, 14, page_side, 14), on=plots)
        column(ClearScroller(plots), on=self.content)
        places.addWidget(above, 0, 0, 1, 2)
        for place, scroll in enumerate((kinds, luck)):
            places.addWidget(scroll, 1, place)
            places.setColumnStretch(place, 1)
        for place in (0, 1):
            places.setRowStretch(place, 1)
        for scroll in (kinds, luck):
            bind_style(scroll.setMinimumHeight, line(_LEAST_HEIGHT))
        self._ungraded: list[int] = []
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._grade_next)

    def words(self) -> tuple[str, str]:
        return self.tr("Over time"), self.tr("How you choose, luck left out")

    def opened(self, route: PageRoute) -> None:
        super().opened(route)
        self.guarded(self._find_ungraded)

    def load(self) -> None:
        games = [(face.name, face.title()) for face in GAME_FACES]
        self.game.set_items([("", self.tr("Both games")), *games])
        grades, game = Grades(archive().database), self.game.value()
        self.accuracy.show_months(grades.by_month(game, self.profile))
        self.kinds.show_losses(grades.by_kind(game, self.profile))
        self.luck.show_games(grades.last_games(game, self.profile))
        for scroll in self.scrolls:
            scroll.refresh()

    def _find_ungraded(self) -> None:
        """Games reviewed by an earlier version are graded one by one, when nothing else is done."""
        grades = Grades(archive().database)
        self._ungraded = [
            number
            for face in GAME_FACES
            for number in grades.missing(face.name, judge_of(face.name).VERSION)
        ]
        if self._ungraded:
            self._later.start()

    def _grade_next(self) -> None:
        number = self._ungraded.pop()
        try:
            grade_again(archive().database, number)
        except StorageError:
            self._ungraded = []
        if self._ungraded:
            self._later.start()
        elif self.isVisible():
            self.reload()
