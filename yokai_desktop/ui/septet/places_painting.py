"""An empty place on the table: a dashed frame with a name in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.typeface import sized_font

_FLAGS = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
_LEAST_PERCENT, _LEAST_PIXELS = 40, 12
"""A name that does not fit its place is set smaller, down to this, then shortened."""


def paint_place(painter: QPainter, spot: Spot, label: str, *, is_gold: bool) -> None:
    """An empty place for a card, with the name of who plays there."""
    colours = theme().colours
    box = QRectF(0, 0, spot.width, spot.width * RATIO)
    box.moveCenter(spot.middle)
    pen = QPen(colours.gold_hi if is_gold else colours.ghost, 2 if is_gold else 1.2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(colours.target_fill if is_gold else colours.ghost_fill)
    radius = spot.width * 0.064
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(colours.gold_hi if is_gold else colours.muted)
    room = box.adjusted(6, 6, -6, -6)
    letters, words = fitting_label(room, label)
    painter.setFont(letters)
    painter.drawText(room, _FLAGS, words)


def fitting_label(room: QRectF, label: str) -> tuple[QFont, str]:
    """A label in as many lines as it needs, in letters that fit; … ends what still has no room."""
    usual = theme().font(Role.BODY)
    for percent in range(100, _LEAST_PERCENT, -5):
        pixels = max(_LEAST_PIXELS, int(usual.pixelSize() * percent / 100))
        letters = sized_font(Role.BODY.family, pixels)
        metrics = QFontMetricsF(letters)
        needed = metrics.boundingRect(room, _FLAGS, label)
        if needed.width() <= room.width() and needed.height() <= room.height():
            return letters, label
    right = Qt.TextElideMode.ElideRight
    words = (metrics.elidedText(word, right, room.width()) for word in label.split())
    return letters, " ".join(words)
