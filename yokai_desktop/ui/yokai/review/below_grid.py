"""What stands below the grid of a review: the line of hints or signs, and the curves on paper."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.models.yokai.turns import TurnRow
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.yokai.review.grid_line import GridColumn, GridLine
from yokai_desktop.ui.yokai.review.turns_plot import TurnsPlot


class BelowGrid(QWidget):
    """``show_place`` follows the review, ``show_eyes`` explains the signs while eyes are lent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tableau: Tableau | None = None
        self._name = ""
        self.aside = GridColumn()
        """The line once more, for the side of the grid: where that has room the line has none."""
        self.line = GridLine()
        self.plot = TurnsPlot(with_marks=False)
        self._paper = CurvesPaper()
        column(self.plot, margins=(14, 8, 14, 4), on=self._paper)
        column(self.line, self._paper, spacing=4, margins=(12, 0, 12, 0), on=self)

    def show_place(
        self, face: ReviewFace, turns: tuple[TurnRow, ...], position: int, tableau: Tableau
    ) -> None:
        """The review stands before this action."""
        self._tableau = tableau
        self.plot.show_turns(face, turns)
        self.plot.show_position(position)
        self._say()

    def show_eyes(self, name: str) -> None:
        """Whose eyes are lent; nobody's if there is no name."""
        self._name = name
        self._say()

    def show_curves(self, shown: bool) -> None:
        """Show the curves with the line at the side of them, or without room the line alone."""
        self._paper.setVisible(shown)
        self.line.setVisible(not shown)
        self.aside.setVisible(shown)

    def _say(self) -> None:
        for line in (self.line, self.aside):
            if self._name:
                line.show_legend(self._name)
            elif self._tableau is not None:
                line.show_hints(self._tableau)


class CurvesPaper(Surface):
    """A sheet with a gold rim."""
