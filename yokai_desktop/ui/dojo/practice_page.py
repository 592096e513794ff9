"""A page of the dojo with a table on it, and beside it what is asked and said."""

from __future__ import annotations

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.dojo.practice_table import PracticeTable
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import Route

_SIDE, _LARGEST_SHARE = 360, 0.38


class PracticePage(BarPage):
    """Nothing is counted here: leaving it ends what is being shown, and keeps the position."""

    leaves_to: Route | None = routes.Dojo()

    small_side = 304
    """The width of what stands beside the table in a small window."""

    def __init__(self) -> None:
        super().__init__()
        self.table = PracticeTable()

    @property
    def beside(self) -> QWidget:
        """What stands beside the table."""
        raise NotImplementedError

    def fit(self) -> None:
        style = theme()
        wanted = style.scale.line(self.small_side / style.u if style.u < 0.85 else _SIDE)
        self.beside.setFixedWidth(round(min(wanted, self.width() * _LARGEST_SHARE)))

    def _settled(self) -> None:
        super()._settled()
        self.table.settle()

    def take_focus(self) -> None:
        if self.table.board is not None and self.table.board.is_choosing:
            self.table.take_focus()
        else:
            super().take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.table.hurry()

    def left(self) -> None:
        self.table.clear()
