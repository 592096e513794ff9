"""A small slip with a word and perhaps a symbol: *Led*, *best so far*."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.picture import Picture
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role

LED, BEST = "led", "best"


class Tag(Surface):
    """``symbol`` is a picture such as ``symbols/fire``, drawn in the tag's text colour."""

    def __init__(
        self, text: str = "", kind: str = LED, symbol: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", kind)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ink = "best_text" if kind == BEST else "seal_paper"
        self._symbol = Picture(symbol, 15, colour=ink)
        self._words = Label(text, Role.TAG, ink)
        row(self._symbol, self._words, spacing=5, margins=(9, 2, 10, 2), on=self)
        bind_style(self.setMinimumHeight, 24)
        self.set_content(text, symbol)

    def set_content(self, text: str, symbol: str = "") -> None:
        """Other words; the tag takes the size they need."""
        self._words.setText(text)
        self.setAccessibleName(text)
        self._symbol.show_picture(symbol)
        self._symbol.setVisible(bool(symbol))
        self.adjustSize()
