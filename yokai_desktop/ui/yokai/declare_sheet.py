"""The question before a declaration: it ends the game at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.buttons import LARGE, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.counts import points_words


class DeclareSheet(Sheet):
    """``declared`` if the person means it; it goes away by itself."""

    declared = Signal()

    def __init__(self, parent: QWidget, points: int) -> None:
        super().__init__(parent, width=620, light=True)
        self._points = points
        self.set_header(lambda: self.tr("Are the yōkai at peace?"))
        words = Label(
            lambda: self.tr(
                "All cards are turned up and the game ends. You win only if every family is"
                " together and every condition is met."
            ),
            Role.BODY,
            wraps=True,
        )
        self.body.addWidget(words)
        self.body.addWidget(Label(self._most_words, wraps=True))
        self.no = Button(lambda: self.tr("Not yet"), PAPER, height=LARGE)
        self.yes = Button(lambda: self.tr("They are at peace"), PRIMARY, height=LARGE)
        self.left_buttons.addWidget(self.no)
        self.first_focus = self.no
        self.buttons.addWidget(self.yes)
        self.no.clicked.connect(self._leave)
        self.dismissed.connect(self._leave)
        self.yes.clicked.connect(self._declare)

    def _most_words(self) -> str:
        points = points_words(self._points)
        return self.tr("If so, you score up to {points}.").format(points=points)

    def _declare(self) -> None:
        self._leave()
        self.declared.emit()

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()
