"""What the bar tells beside its title."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.labels import PARTED, ElidedLabel
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.typeface import sized_font

_SMALLER = (0.85, 0.7)
"""Parts of the size that large words would have; they stay larger than they usually are."""


class BarWords(ElidedLabel):
    """One line; large words that have no room in it stand in two lines, in smaller letters.

    Only where that is not enough the last parts are left out, but no word is cut.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(role=Role.SECONDARY, colour="bar_sub", parent=parent, modest=True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def shown_text(self) -> str:
        one = super().shown_text()
        if one == self.text() or not theme().scale.is_text_large:
            return one
        parts = self.text().split(PARTED)
        for left in range(len(parts), 0, -1):
            for lines in _broken(PARTED.join(parts[:left])):
                if any(self._have_room(lines, font) for font in self._fonts()):
                    return "\n".join(lines)
        return "" if one.endswith("…") else one

    def _font_for(self, words: str) -> QFont:
        lines = words.split("\n")
        if len(lines) == 1:
            return super()._font_for(words)
        return next(font for font in self._fonts() if self._have_room(lines, font))

    def _fonts(self) -> list[QFont]:
        large = theme().font(self.role).pixelSize()
        return [sized_font(self.role.family, large * part) for part in _SMALLER]

    def _have_room(self, lines: list[str], font: QFont) -> bool:
        metrics = QFontMetricsF(font)
        widest = max(map(metrics.horizontalAdvance, lines))
        return widest <= self.width() and len(lines) * metrics.lineSpacing() <= self.height()


def _broken(words: str) -> Iterator[list[str]]:
    """In two lines as even as can be: between two parts, or else between two words."""
    for mark in (PARTED, " "):
        pieces = words.split(mark)
        lines = [
            [mark.join(pieces[:place]), mark.join(pieces[place:])]
            for place in range(1, len(pieces))
        ]
        if lines:
            yield min(lines, key=lambda two: max(map(len, two)))
