"""Painted words in letters as large as their room allows."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from yokai_desktop.ui.theme import Role, theme

_SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6)


def fitting_font(role: Role, words: str, room: float, least: float = 0.0) -> QFont:
    """The font of a role, step by step smaller until the words fit, down to ``least`` of it."""
    for part in (part for part in _SMALLER if part >= least):
        font = theme().font(role, part)
        if QFontMetricsF(font).horizontalAdvance(words) <= room:
            break
    return font


def smallest_width(role: Role, words: str) -> int:
    """How wide the words are in the smallest letters."""
    return ceil(QFontMetricsF(fitting_font(role, words, 0)).horizontalAdvance(words))


def fit_words(painter: QPainter, role: Role, words: str, room: float) -> str:
    """Set such a font; back come the words, which end with … if even the smallest is too wide."""
    painter.setFont(fitting_font(role, words, room))
    metrics = QFontMetricsF(painter.font())
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
