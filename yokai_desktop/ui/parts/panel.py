"""A quiet panel on the table: the last trick, the declaration."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.layouts import Margin, Margins, column
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Themed

_RADIUS = 10
_PADDING = 16


class Panel(Surface, Themed):
    """Fill ``body``; text on it uses the colours ``panel_text`` and ``panel_muted``."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        margins: Margins = (_PADDING,) * 4,
        spacing: Margin | None = None,
    ) -> None:
        super().__init__(parent)
        self.body = column(on=self, margins=margins, spacing=spacing)
        self.follow_theme()
