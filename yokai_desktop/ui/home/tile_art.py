"""The picture on the tile of a game: its ground, framed, and its cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.games.game_face import GameFace

_RADIUS = 8


def tile_art(game: GameFace, size: QSize, dpr: float, *, with_cards: bool = True) -> QPixmap:
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
    game.paint_tile_ground(painter, box, dpr)
    if with_cards:
        game.paint_tile_cards(painter, box, dpr)
    painter.end()
    return pixmap
