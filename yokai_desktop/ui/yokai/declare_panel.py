"""The panel in which a player declares the spirits appeased: a deliberate act."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.buttons import NORMAL, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.panel import Panel
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.geometry import is_text_large


class DeclarePanel(Panel):
    """``declared`` when the button is pressed; it is only enabled when the rules allow."""

    declared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(role=Role.GROUP, colour="panel_text")
        self._words = Label(role=Role.SECONDARY, colour="panel_muted", wraps=True)
        self.button = Button(kind=PRIMARY, height=NORMAL)
        self.button.clicked.connect(self.declared)
        self.body.addWidget(self._title)
        self.body.addWidget(self._words, 1)
        self.body.addWidget(self.button)
        self.allow(False)
        self.restyle()

    def allow(self, allowed: bool) -> None:
        """Whether the game may be declared over now."""
        self._title.setText(self.tr("All at peace?"))
        if allowed:
            self._words.setText(self.tr("If every family lies together, say so."))
        else:
            self._words.setText(self.tr("You may say so at the start of your turn."))
        self.button.setAccessibleDescription(self._words.text())
        self.button.setText(self.tr("Declare peace"))
        self.button.setEnabled(allowed)

    def restyle(self) -> None:
        super().restyle()
        look = theme()
        pad = look.px(6 if is_text_large() else 14)
        self.body.setContentsMargins(pad, look.px(9), pad, pad)
        self.body.setSpacing(look.px(3))
        if hasattr(self, "_title"):
            self._title.setVisible(not is_text_large())
