"""The log of the game over the table: everything that happened, turn by turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.log import LogModel
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.table.log_list import LogList
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.yokai.log_words import log_rows
from yokai_desktop.ui.yokai.names import translate


class LogRail(HangingScroll):
    """Opened and closed by a button in the bar; ``closed`` when its own button is pressed."""

    closed = Signal()

    def __init__(self, parent: QWidget, code: str) -> None:
        super().__init__(parent, padding=16)
        self._code = code
        self.model = LogModel(self)
        self._title = Label(role=Role.GROUP, wraps=True)
        self._close = Button(kind=PAPER, icon="close", height=SMALL)
        self._close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        self.body.addLayout(head)
        self._list = LogList(self.model, self)
        self.body.addWidget(self._list, 1)
        self._foot = Label(role=Role.CAPTION, colour="ink2")
        self.body.addWidget(self._foot)
        self.hide()

    def show_view(self, view: YokaiView, name: Callable[[int], str]) -> None:
        """Follow a view, in the present language."""
        self.model.set_rows(log_rows(view, name))
        self._title.setText(translate("Yokai", "What happened"))
        self._close.describe(translate("Yokai", "Close the log"))
        self._list.setAccessibleName(translate("Yokai", "Log of this game"))
        self._foot.setText(translate("Yokai", "Deal {code}").format(code=self._code))
        self._foot.setVisible(bool(self._code))

    def open(self) -> None:
        """Come to the front, at the last line."""
        self.show()
        self.raise_()
        self._list.scrollToBottom()
        self._list.setFocus(leading_hand().reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
