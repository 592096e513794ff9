"""The hanging scroll with the log of a game; over the table it can be closed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.log import LogModel, LogRow
from yokai_desktop.ui.parts.bindings import Words, bind_style, bind_text
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.table.log_list import LogList
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate


class LogRail(HangingScroll):
    """``name`` is what a screen reader calls the list, ``empty`` stands there while it is."""

    closed = Signal()

    def __init__(
        self, parent: QWidget, code: str, title: Words, name: Words, empty: Words = ""
    ) -> None:
        super().__init__(parent, padding=16)
        self.model = LogModel(self)
        self._close = Button(kind=PAPER, icon="close", height=SMALL)
        self._close.describe(lambda: translate("LogRail", "Close the log"))
        self._close.clicked.connect(self.closed)
        self._list = LogList(self.model, self)
        self._list.ring_is_inside = False  # the words begin at its edge, the paper has room
        bind_text(self._list.setAccessibleName, name)
        self._empty = Label(empty, Role.SECONDARY, "ink2", wraps=True)
        self.body.addLayout(row((Label(title, Role.GROUP, wraps=True), 1), self._close))
        self.body.addWidget(self._list, 1)
        self.body.addWidget(self._empty)
        self.body.addStretch()
        if code:
            deal = Label(lambda: _deal_words(code), Role.CAPTION, "ink2", parent=self)
            bind_style(deal.setVisible, lambda: not theme().scale.is_text_large)
            self.body.addWidget(deal)
        bind_style(self.body.setSpacing, 6)
        self.show_rows(())

    def _free_paper(self) -> int:
        return super()._free_paper() // (2 if theme().scale.is_text_large else 1)

    def _brocade(self) -> int:
        return super()._brocade() // (3 if theme().scale.is_text_large else 1)

    def show_rows(self, rows: Sequence[LogRow]) -> None:
        """Say exactly this."""
        self.model.set_rows(rows)
        self._empty.setVisible(not rows)
        self._list.setVisible(bool(rows))

    def set_closable(self, closable: bool) -> None:
        self._close.setVisible(closable)

    def take_focus(self) -> None:
        """Have the keyboard, where it can scroll."""
        place = self._close if self._list.isHidden() else self._list
        place.setFocus(leading_hand().reason)

    def open(self) -> None:
        """Come to the front, at the last line."""
        self.show()
        self.raise_()
        self._list.scrollToBottom()
        self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._close.isVisible():
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _deal_words(code: str) -> str:
    return translate("LogRail", "Deal {code}").format(code=code)
