"""The landscape of the home page: night over the sea, or dawn in the light theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.theme import theme

DISC_X, DISC_Y = 0.164, 0.29
DISC_RADIUS = 150
SIGN = "妖"
SEA = 0.74
"""Where the sea begins, as a share of the height."""
_WAVE_RADIUS, _WAVE_STEP = 44, 22
_UPPER_HALF = 180 * 16
"""As Qt counts angles."""


def painted_scene(size: QSize, dpr: float) -> QPixmap:
    """The whole landscape for a window of this size, without words."""
    colours = theme().colours
    width, height = size.width(), size.height()
    pixmap = blank(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sky = QLinearGradient(0, 0, 0, height * 0.8)
    for place, colour in (
        (0, colours.sky_top),
        (0.56, colours.sky_middle),
        (1, colours.sky_bottom),
    ):
        sky.setColorAt(place, colour)
    painter.fillRect(QRectF(0, 0, width, height), sky)
    _mountain(painter, colours.far_mountain, width * 0.24, height * 0.705, width * 0.15, height)
    _mountain(painter, colours.mountain, width * 0.035, height * 0.675, width * 0.13, height)
    _mountain(painter, colours.far_mountain, width * 0.82, height * 0.66, width * 0.22, height)
    _sea(painter, width, height)
    foot = QLinearGradient(0, height * 0.8, 0, height)
    clear = QColor(colours.scene_foot)
    clear.setAlpha(0)
    foot.setColorAt(0, clear)
    foot.setColorAt(1, colours.scene_foot)
    painter.fillRect(QRectF(0, height * 0.8, width, height * 0.2), foot)
    _disc(painter, width, height)
    painter.end()
    return pixmap


def _mountain(
    painter: QPainter, colour: QColor, x: float, top: float, half: float, foot: float
) -> None:
    """A smooth cone, steeper towards its top."""
    path = QPainterPath(QPointF(x - half, foot * 0.8))
    path.cubicTo(
        QPointF(x - half * 0.45, foot * 0.745), QPointF(x - half * 0.2, top), QPointF(x, top)
    )
    path.cubicTo(
        QPointF(x + half * 0.2, top),
        QPointF(x + half * 0.45, foot * 0.745),
        QPointF(x + half, foot * 0.8),
    )
    path.closeSubpath()
    painter.fillPath(path, colour)


def _sea(painter: QPainter, width: float, height: float) -> None:
    """Rows of waves, each over the lower half of the last: only upper halves need lines."""
    colours, u = theme().colours, theme().u
    radius, step = _WAVE_RADIUS * u, _WAVE_STEP * u
    line = QColor(colours.wave_line)
    rows = int((height * (1 - SEA) + radius) / step) + 2
    painter.setBrush(colours.wave)
    for row in range(rows):
        y = height * SEA + radius + row * step
        line.setAlphaF(max(0.10, 0.50 - 0.40 * row / max(1, rows - 3)))
        pen = QPen(line, 1.2)
        x = -radius + (radius if row % 2 else 0)
        while x < width + radius:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QPointF(x, y), radius, radius)
            painter.setPen(pen)
            for part in (1.0, 0.78, 0.56, 0.34):
                half = radius * part
                painter.drawArc(QRectF(x - half, y - half, 2 * half, 2 * half), 0, _UPPER_HALF)
            x += 2 * radius


def _disc(painter: QPainter, width: float, height: float) -> None:
    """The moon or the sun, with the program's sign and two bars of cloud."""
    style = theme()
    colours = style.colours
    radius = DISC_RADIUS * style.u
    middle = QPointF(width * DISC_X, height * DISC_Y)
    painter.setPen(Qt.PenStyle.NoPen)
    halo = QColor(colours.disc)
    for spread, strength in ((1.16, 0.05), (1.08, 0.07)):
        halo.setAlphaF(strength)
        painter.setBrush(halo)
        painter.drawEllipse(middle, radius * spread, radius * spread)
    painter.setBrush(colours.disc)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(colours.disc_sign)
    painter.setFont(style.kanji_font(radius * 1.02))
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box.adjusted(-9, -9, 9, 9), Qt.AlignmentFlag.AlignCenter, SIGN)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.cloud)
    bars = (
        (-1.62, -0.45, 1.02, 0.11),
        (-1.70, -0.355, 1.40, 0.10),
        (-0.75, 0.46, 0.98, 0.14),
        (-1.15, 0.58, 2.18, 0.13),
    )
    for left, top, length, thick in bars:
        bar = QRectF(
            middle.x() + left * radius, middle.y() + top * radius, length * radius, thick * radius
        )
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
