"""Soft shadows, baked once per theme and drawn in nine pieces behind cards, plates and sheets."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from yokai_desktop.ui.theme import theme

_SAMPLES = 40
"""Pixels of a baked corner; drawn stretched, which a soft shadow does not show."""


@dataclass(frozen=True)
class _Cast:
    drop: float
    blur: float
    opacity: float


class Shadow(Enum):
    """The shadows of the program: how far down, how soft, how dark."""

    NONE = _Cast(0, 0, 0)
    CARD = _Cast(3, 5, 0.45)
    RAISED = _Cast(8, 18, 0.50)
    DRAGGED = _Cast(16, 16, 0.55)
    PLATE = _Cast(3, 8, 0.35)
    SCROLL = _Cast(6, 18, 0.40)
    SHEET = _Cast(18, 50, 0.55)
    TILE = _Cast(14, 34, 0.50)

    @property
    def reach(self) -> int:
        """How far the shadow can be seen beyond the edge of what casts it."""
        return math.ceil(self.value.blur * 1.5 + self.value.drop)


@cache
def _corner(rgb: int, opacity: float) -> QPixmap:
    """The top left quarter of a shadow's edge: from nothing to full over the whole pixmap."""
    ramp = [
        0.5 * (1 + math.erf((index / (_SAMPLES - 1) * 6 - 3) / math.sqrt(2)))
        for index in range(_SAMPLES)
    ]
    image = QImage(_SAMPLES, _SAMPLES, QImage.Format.Format_ARGB32)
    colour = QColor.fromRgb(rgb)
    for y, down in enumerate(ramp):
        for x, across in enumerate(ramp):
            colour.setAlphaF(opacity * down * across)
            image.setPixel(x, y, colour.rgba())
    return QPixmap.fromImage(image)


@cache
def _quarter(rgb: int, opacity: float, mirrored: bool, upside_down: bool) -> QPixmap:
    flip = QTransform.fromScale(-1 if mirrored else 1, -1 if upside_down else 1)
    return _corner(rgb, opacity).transformed(flip)


def draw_shadow(painter: QPainter, box: QRectF, kind: Shadow, factor: float = 1.0) -> None:
    """Paint the shadow of a box, ``factor`` times its usual size (the window's factor)."""
    if kind is Shadow.NONE:
        return
    cast: _Cast = kind.value
    colours = theme().colours
    opacity = cast.opacity * colours.shadow_strength
    rgb = colours.shadow.rgb()
    soft = cast.blur * 1.5 * factor
    inside = min(soft, box.width() / 2, box.height() / 2)
    outer = box.translated(0, cast.drop * factor).adjusted(-soft, -soft, soft, soft)
    side = soft + inside
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    last = _SAMPLES - 1
    middle_width, middle_height = outer.width() - 2 * side, outer.height() - 2 * side
    left, right, top, bottom = outer.left(), outer.right(), outer.top(), outer.bottom()
    whole = QRectF(0, 0, _SAMPLES, _SAMPLES)
    for mirrored, flipped in ((False, False), (True, False), (False, True), (True, True)):
        x, y = right - side if mirrored else left, bottom - side if flipped else top
        quarter = _quarter(rgb, opacity, mirrored, flipped)
        painter.drawPixmap(QRectF(x, y, side, side), quarter, whole)
    if middle_width > 0:
        column = QRectF(last, 0, 1, _SAMPLES)
        x = left + side
        top_edge, bottom_edge = (_quarter(rgb, opacity, False, flip) for flip in (False, True))
        painter.drawPixmap(QRectF(x, top, middle_width, side), top_edge, column)
        painter.drawPixmap(QRectF(x, bottom - side, middle_width, side), bottom_edge, column)
    if middle_height > 0:
        row = QRectF(0, last, _SAMPLES, 1)
        y = top + side
        left_edge, right_edge = (_quarter(rgb, opacity, flip, False) for flip in (False, True))
        painter.drawPixmap(QRectF(left, y, side, middle_height), left_edge, row)
        painter.drawPixmap(QRectF(right - side, y, side, middle_height), right_edge, row)
    if middle_width > 0 and middle_height > 0:
        colour = QColor(colours.shadow)
        colour.setAlphaF(opacity)
        painter.fillRect(QRectF(left + side, top + side, middle_width, middle_height), colour)
    painter.restore()
