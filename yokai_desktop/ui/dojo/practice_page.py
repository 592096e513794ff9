"""A page of the dojo with a table on it, and beside it what is asked and said."""

from __future__ import annotations

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.dojo.practice_table import PracticeTable
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.bar_page import BarPage

_SIDE, _SMALL_SIDE, _LARGEST_SHARE = 360, 304, 0.38


class PracticePage(BarPage):
    """Nothing is counted here: leaving it ends what is being shown, and keeps the position."""

    leaves_to = "dojo"

    def __init__(self) -> None:
        super().__init__()
        self.table = PracticeTable()

    @property
    def beside(self) -> QWidget:
        """What stands at the right of the table."""
        raise NotImplementedError

    def fit(self) -> None:
        look = theme()
        wanted = look.scale.line(_SMALL_SIDE / look.u if look.u < 0.85 else _SIDE)
        self.beside.setFixedWidth(round(min(wanted, self.width() * _LARGEST_SHARE)))

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
