"""A quiet panel on the table: the last trick, the declaration."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Themed, theme

_RADIUS = 10
_PADDING = 16


class Panel(Surface, Themed):
    """Fill ``body``; text on it uses the colours ``panel_text`` and ``panel_muted``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body = QVBoxLayout(self)
        self.follow_theme()

    def restyle(self) -> None:
        pad = theme().px(_PADDING)
        self.body.setContentsMargins(pad, pad, pad, pad)
