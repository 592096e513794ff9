"""The panel in which a player declares the spirits appeased: a deliberate act."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import ask_again, bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.buttons import NORMAL, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.panel import Panel
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.geometry import is_text_large


def _pad() -> int:
    return theme().px(8 if is_text_large() else 10)


class DeclarePanel(Panel):
    """``declared`` when the button is pressed; it is only enabled when the rules allow."""

    declared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._allowed = self._asking = False
        self._title = Label(
            lambda: self.tr("Is everyone at peace?"), Role.GROUP, "panel_text", wraps=True
        )
        self._words = Label(self._line, Role.SECONDARY, "panel_muted", wraps=True)
        self.button = Button(lambda: self.tr("All at peace!"), PRIMARY, height=NORMAL, shrinks=True)
        bind_text(self.button.setAccessibleDescription, self._line)
        self.button.clicked.connect(self.declared)
        bind_style(self.body.setContentsMargins, _pad, 9, _pad, _pad)
        bind_style(self.body.setSpacing, 3)
        self.body.addWidget(self._title)
        self.body.addWidget(self._words, 1)
        self.body.addWidget(self.button)
        follow_style(self, self._fit)
        self.allow(False)

    def allow(self, allowed: bool) -> None:
        """Enable the button while declaring is legal, and say when it is."""
        self._allowed = allowed
        ask_again(self)
        self.button.setVisible(not self._asking)
        self.button.setEnabled(allowed)
        self._fit()

    def ask(self, asking: bool) -> None:
        """The question is open, or has been answered."""
        self._asking = asking
        self.allow(self._allowed)

    def _line(self) -> str:
        if self._asking:
            return self.tr("Nobody else sees the question. The others are waiting for you.")
        if self._allowed:
            return self.tr("If every family is together, say so.")
        return self.tr("You may say so at the start of your turn.")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The title goes where there is no room for all: the sentence and the button say enough."""
        sides = self.body.contentsMargins()
        width = self.width() - sides.left() - sides.right()
        words = (self._title.heightForWidth(width), self._words.heightForWidth(width))
        needed = sum(words) + self.button.sizeHint().height() + 2 * self.body.spacing()
        room = self.height() - sides.top() - sides.bottom()
        self._title.setVisible(not is_text_large() and needed <= room)
