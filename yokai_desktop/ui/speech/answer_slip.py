"""What was asked with a key, shown as well as spoken; it goes with the next thing that happens."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.notice import Notice
from yokai_desktop.ui.theme import theme

_GAP = 10


class AnswerSlip(Notice):
    """Lies at the top of a table, where neither the hand nor the prompt is."""

    is_spoken = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._timer.setInterval(20_000)

    def place(self) -> None:
        super().place()
        self.move(self.x(), theme().px(_GAP))
