"""The hanging scroll at the right: this round's tricks in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.log import LogModel
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.septet.log_words import log_rows
from yokai_desktop.ui.septet.names import Names
from yokai_desktop.ui.table.log_list import LogList
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate


class LogRail(HangingScroll):
    """The log; over the table it can be closed."""

    closed = Signal()

    def __init__(self, parent: QWidget, code: str) -> None:
        super().__init__(parent, padding=16)
        self._code = code
        self.model = LogModel(self)
        self._title = Label(role=Role.GROUP, colour="ink")
        self._close = Button(kind=PAPER, icon="close", height=SMALL)
        self._close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._close)
        self.body.addLayout(head)
        self._list = LogList(self.model, self)
        self.body.addWidget(self._list, 1)
        self._empty = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.body.addWidget(self._empty)
        self.body.addStretch()
        self._foot = Label(role=Role.CAPTION, colour="ink2")
        self.body.addWidget(self._foot)

    def show_view(self, view: SeptetView, names: Names) -> None:
        self.model.set_rows(log_rows(view, names))
        self._title.setText(translate("Septet", "This round"))
        self._close.describe(translate("Septet", "Close the log"))
        self._list.setAccessibleName(translate("Septet", "Log of this round"))
        self._foot.setText(translate("Septet", "Deal {code}").format(code=self._code))
        self._foot.setVisible(bool(self._code))
        self._empty.setText(translate("Septet", "The tricks of this round will be listed here."))
        self._empty.setVisible(not self.model.rows)
        self._list.setVisible(bool(self.model.rows))

    def take_focus(self) -> None:
        """Have the keyboard, where it can scroll."""
        place = self._close if self._list.isHidden() else self._list
        place.setFocus(leading_hand().reason)

    def set_closable(self, closable: bool) -> None:
        self._close.setVisible(closable)

    def restyle(self) -> None:
        super().restyle()
        self.body.setSpacing(theme().px(6))
