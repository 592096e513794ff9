"""Painted words are set smaller before they lose letters."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from yokai_desktop.ui.parts.fitting import fit_words, fitting_font, smallest_width
from yokai_desktop.ui.theme import Role, theme

WORDS = "You and Hanako"


def width(part: float = 1.0) -> float:
    return QFontMetricsF(theme().font(Role.SECTION, part)).horizontalAdvance(WORDS)


def test_words_keep_their_size_where_there_is_room(qapp: object) -> None:
    assert fitting_font(Role.SECTION, WORDS, width()) == theme().font(Role.SECTION)


def test_words_are_smaller_first_and_end_with_dots_last(qapp: object) -> None:
    pixmap = QPixmap(10, 10)
    painter = QPainter(pixmap)
    assert fit_words(painter, Role.SECTION, WORDS, width(0.7)) == WORDS
    assert painter.font().pixelSize() < theme().font(Role.SECTION).pixelSize()
    shown = fit_words(painter, Role.SECTION, WORDS, smallest_width(Role.SECTION, WORDS) / 2)
    assert shown.endswith("…")
    painter.end()
