"""The pictures on the two tiles: a fan of Septet cards, a corner of a Yōkai grid."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from yokai_desktop.ui.faces import card_size, face
from yokai_desktop.ui.parts.patterns import hemp_leaves, pattern_brush, waves
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.pictures import blank
from yokai_desktop.ui.theme import theme

_RADIUS = 8
_FAN = (
    ("septet/earth-4", -0.60, 0.21, -24.0),
    ("septet/fire-11", 0.34, 0.10, 11.0),
    ("septet/wind-3", -0.31, 0.08, -10.0),
    ("septet/snow-7", 0.62, 0.15, 22.0),
    ("septet/charm-7", 0.03, 0.0, 0.0),
)
"""Card, place to the right of the middle and below it in cards, turn; the last lies on top."""

_GRID = (
    ("back", "kitsune-1", "back", "back", "back"),
    ("rokurokubi-1", "kitsune-2", "oni-1", "back", "back"),
    ("", "back", "kappa-1", "", ""),
)


def tile_art(game: str, size: QSize, dpr: float, *, with_cards: bool = True) -> QPixmap:
    """The picture of a tile; without cards it is quick, for the first moment."""
    pixmap = blank(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    box = QRectF(0, 0, size.width(), size.height())
    frame = QPainterPath()
    frame.addRoundedRect(box, _RADIUS, _RADIUS)
    painter.setClipPath(frame)
    if game == "septet":
        _septet_ground(painter, box, dpr)
    else:
        _yokai_ground(painter, box, dpr)
    if with_cards:
        (_fan if game == "septet" else _grid)(painter, box, dpr)
    painter.end()
    return pixmap


def _septet_ground(painter: QPainter, box: QRectF, dpr: float) -> None:
    colours = theme().colours
    dusk = QLinearGradient(box.topLeft(), box.bottomLeft())
    dusk.setColorAt(0, colours.dusk_top)
    dusk.setColorAt(1, colours.dusk_bottom)
    painter.fillRect(box, dusk)
    line = QColor(colours.seal_paper)
    line.setAlphaF(0.10)
    painter.fillRect(box, pattern_brush(hemp_leaves(line.rgba(), dpr, 30)))


def _yokai_ground(painter: QPainter, box: QRectF, dpr: float) -> None:
    colours = theme().colours
    water = QLinearGradient(box.topLeft(), box.bottomLeft())
    water.setColorAt(0, colours.water_top)
    water.setColorAt(1, colours.water_bottom)
    painter.fillRect(box, water)
    line = QColor(colours.seal_paper)
    line.setAlphaF(0.10)
    painter.fillRect(box, pattern_brush(waves(line.rgba(), dpr, 16)))


def _fan(painter: QPainter, box: QRectF, dpr: float) -> None:
    width = min(box.height() * 0.50, box.width() * 0.36)
    size = card_size("septet", width)
    for name, right, below, turn in _FAN:
        painter.save()
        x = box.center().x() + right * box.width() * 0.66
        painter.translate(QPointF(x, box.height() * 0.47 + below * size.height()))
        painter.rotate(turn)
        spot = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        draw_shadow(painter, spot, Shadow.RAISED, 0.6)
        painter.drawPixmap(spot.topLeft(), face(name, size, dpr))
        painter.restore()


def _grid(painter: QPainter, box: QRectF, dpr: float) -> None:
    pitch = max(box.height() * 0.31, box.width() * 0.25)
    side = round(pitch * 0.913)
    size = QSize(side, side)
    left = box.center().x() - pitch * 2.0
    top = box.center().y() - pitch * 1.62
    for row, names in enumerate(_GRID):
        for column, name in enumerate(names):
            if not name:
                continue
            spot = QRectF(left - pitch * 0.12 + column * pitch, top + row * pitch, side, side)
            draw_shadow(painter, spot, Shadow.CARD, 1.0)
            painter.drawPixmap(spot.topLeft(), face(f"yokai/{name}", size, dpr))
