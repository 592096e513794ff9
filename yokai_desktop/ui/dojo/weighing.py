"""Follows what somebody is about to do on a table, a little behind the hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.ui.dojo.practice_table import PracticeTable

_DELAY = 80


class Weighing(QObject):
    """``settled`` carries the act that is aimed at once the aim has rested; empty for none."""

    settled = Signal(str)

    def __init__(self, table: PracticeTable) -> None:
        super().__init__(table)
        self._text = self._told = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY)
        self._timer.timeout.connect(self._settle)
        table.considered.connect(self._consider)

    def _consider(self, text: str) -> None:
        self._text = text
        if text != self._told:
            self._timer.start()

    def _settle(self) -> None:
        if self._text != self._told:
            self._told = self._text
            self.settled.emit(self._text)
