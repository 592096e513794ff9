"""What the curtain is painted with: dyed cloths, a rod, a mask before the moon."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.theme import theme

_ROD_TOP, _ROD = 30, 20
_TABS = 12
_WAVES = 0.13
_FOLDS = 3
_HEM = 92
_HANGS = (-6, 12, -8)
"""How much lower each cloth hangs than the others."""
_SLIT = 3
_SHADE = 34
"""The gap at both sides of a cloth, and how far its edge lies in the shade."""


def woven_cloth(box: QRectF, place: int, dpr: float) -> QPixmap:
    """One of the three cloths, the middle one being number 1."""
    colours, style = theme().colours, theme()
    pixmap = pictures.blank(QSize(math.ceil(box.width()) + 1, round(box.height())), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, height = box.width(), box.height()
    folds = QLinearGradient(0, 0, width, 0)
    dark, light = QColor(colours.plate_field), QColor(colours.brocade)
    folds.setColorAt(0.0, dark)
    count = _FOLDS if place == 1 else 2
    for fold in range(count):
        middle = (fold + 0.5) / count
        folds.setColorAt(middle, light)
        if fold < count - 1:
            folds.setColorAt((fold + 1) / count, colours.lacquer_deep)
    folds.setColorAt(1.0, dark)
    hem = height - style.px(_HEM) + style.px(_HANGS[place])
    left = style.px(_SLIT) if place > 0 else 0
    right = width - (style.px(_SLIT) if place < 2 else 0)
    cloth = QPainterPath(QPointF(left, 0))
    cloth.lineTo(right, 0)
    cloth.lineTo(right, hem)
    cloth.cubicTo(width * 0.66, hem - style.px(14), width * 0.33, hem + style.px(16), left, hem)
    cloth.closeSubpath()
    painter.fillRect(QRectF(0, 0, width, height), colours.plate_field)
    painter.setClipPath(cloth)
    painter.fillPath(cloth, folds)
    _dye_waves(painter, width, height)
    _shade_edges(painter, left, right, height)
    fall = QLinearGradient(0, hem - style.px(90), 0, hem)
    fall.setColorAt(0, _shadow(0))
    fall.setColorAt(1, _shadow(0.35))
    painter.fillRect(QRectF(0, hem - style.px(90), width, style.px(110)), fall)
    painter.end()
    return pixmap


def _shadow(strength: float) -> QColor:
    shadow = QColor(theme().colours.plate_field)
    shadow.setAlphaF(strength)
    return shadow


def _shade_edges(painter: QPainter, left: float, right: float, height: float) -> None:
    """Cloths fall back where they end, so that they are told from their neighbours."""
    shade = theme().px(_SHADE)
    for edge, inwards in ((left, shade), (right, -shade)):
        shading = QLinearGradient(edge, 0, edge + inwards, 0)
        shading.setColorAt(0, _shadow(0.8))
        shading.setColorAt(1, _shadow(0))
        painter.fillRect(QRectF(edge, 0, inwards, height).normalized(), shading)


def _dye_waves(painter: QPainter, width: float, height: float) -> None:
    """Waves at one height on all cloths, however low they hang."""
    colours, radius = theme().colours, theme().px(46)
    line = QColor(colours.bar_sub)
    line.setAlphaF(0.45)
    top = height - theme().px(_HEM) - height * _WAVES
    rows = max(3, round(height * _WAVES / (radius / 2)))
    painter.setPen(QPen(line, 1.4))
    for row in range(rows + 3):
        y = top + row * radius / 2 + radius
        x = -radius if row % 2 else 0.0
        while x < width + radius:
            for part in (1.0, 0.72, 0.44):
                painter.setBrush(colours.plate_bottom if part == 1.0 else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x, y), radius * part, radius * part)
            x += radius * 2


def paint_rod(painter: QPainter, width: float) -> None:
    """The rod over all cloths, with its tabs."""
    style = theme()
    colours = style.colours
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    top, thick = style.px(_ROD_TOP), style.px(_ROD)
    painter.fillRect(QRectF(0, 0, width, top), colours.plate_field)
    wood = QLinearGradient(0, top, 0, top + thick)
    wood.setColorAt(0, colours.wood_top)
    wood.setColorAt(0.25, colours.wood_shine)
    wood.setColorAt(0.5, colours.wood_top)
    wood.setColorAt(1, colours.wood_bottom)
    painter.setBrush(wood)
    painter.drawRoundedRect(QRectF(-6, top, width + 12, thick), 9, 9)
    side, tall = style.px(40), style.px(36)
    for tab in range(_TABS):
        x = width * (tab + 0.5) / _TABS - side / 2
        box = QRectF(x, top - style.px(8), side, tall)
        painter.setBrush(colours.plate_bottom)
        painter.setPen(QPen(colours.plate_field, 1))
        painter.drawRoundedRect(box, 4, 4)
        stitch = QPen(colours.bar_sub, 1, Qt.PenStyle.DotLine)
        painter.setPen(stitch)
        y = box.bottom() - 5
        painter.drawLine(QPointF(box.left() + 6, y), QPointF(box.right() - 6, y))


def paint_caller(painter: QPainter, moon: QRectF, mask: str, dpr: float) -> None:
    """The mask of the person who is called, before the moon."""
    colours = theme().colours
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.moon)
    painter.drawEllipse(moon)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.coin_light, 1.5))
    rim = moon.width() * 0.045
    painter.drawEllipse(moon.adjusted(rim, rim, -rim, -rim))
    _paint_cords(painter, moon)
    side = moon.width() * 0.76
    box = QRectF(0, 0, side, side)
    box.moveCenter(moon.center())
    pictures.paint(painter, f"masks/{mask}", box, dpr)


def _paint_cords(painter: QPainter, moon: QRectF) -> None:
    """Red cords that hold the mask, with a tassel at each end."""
    colours, w = theme().colours, moon.width()
    for way in (-1, 1):
        ear = moon.center() + QPointF(way * w * 0.26, -w * 0.07)
        end = moon.center() + QPointF(way * w * 0.335, w * 0.42)
        cord = QPainterPath(ear)
        cord.cubicTo(
            ear + QPointF(way * w * 0.17, w * 0.05),
            end + QPointF(way * w * 0.08, -w * 0.32),
            end,
        )
        for colour, thick in ((colours.seal_foot, 0.034), (colours.seal_top, 0.024)):
            pen = QPen(colour, w * thick)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(cord)
        tassel = QPainterPath(end + QPointF(-w * 0.028, 0))
        tassel.lineTo(end + QPointF(w * 0.028, 0))
        tassel.lineTo(end + QPointF(w * 0.045, w * 0.125))
        tassel.lineTo(end + QPointF(-w * 0.045, w * 0.125))
        tassel.closeSubpath()
        painter.setPen(QPen(colours.seal_foot, 1.5))
        painter.setBrush(colours.seal_top)
        painter.drawPath(tassel)
        painter.setPen(QPen(colours.moon, w * 0.016))
        y = end.y() + w * 0.03
        painter.drawLine(QPointF(end.x() - w * 0.03, y), QPointF(end.x() + w * 0.03, y))
