"""The question before a declaration: it ends the game at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.buttons import LARGE, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.yokai.names import translate


class DeclareSheet(Sheet):
    """``declared`` if the person means it; it goes away by itself."""

    declared = Signal()

    def __init__(self, parent: QWidget, points: int) -> None:
        super().__init__(parent, width=620, light=True)
        self._points = points
        self._words = Label(role=Role.BODY, wraps=True)
        self._most = Label(wraps=True)
        self.body.addWidget(self._words)
        self.body.addWidget(self._most)
        self.no = Button(kind=PAPER, height=LARGE)
        self.yes = Button(kind=PRIMARY, height=LARGE)
        self.left_buttons.addWidget(self.no)
        self.first_focus = self.no
        self.buttons.addWidget(self.yes)
        self.no.clicked.connect(self._leave)
        self.dismissed.connect(self._leave)
        self.yes.clicked.connect(self._declare)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_header(self.tr("Are the spirits at peace?"))
        self._words.setText(
            self.tr(
                "All cards are turned up and the game ends. It is won only if every family "
                "hangs together and every condition is met."
            )
        )
        points = translate("Yokai", "%n point(s)", "", self._points)
        self._most.setText(self.tr("If so, it is worth up to {points}.").format(points=points))
        self.no.setText(self.tr("Not yet"))
        self.yes.setText(self.tr("Declare peace"))

    def _declare(self) -> None:
        self._leave()
        self.declared.emit()

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()
