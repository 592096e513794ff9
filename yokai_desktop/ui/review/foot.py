"""The lacquer strip below a review."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import bind_style, line
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.surface import Surface

_HEIGHT = 64


class ReviewFoot(Surface):
    """Fill ``row``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row(spacing=12, margins=(28, 0, 28, 0), on=self)
        bind_style(self.setMinimumHeight, line(_HEIGHT))
