"""Pictures for the rules of Septet: a trick on the table, and what covers what in a straw pile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPixmap

from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP
from yokai_desktop.models.cards import CardLook
from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.parts.seal import paint_number
from yokai_desktop.ui.septet.names import BACK
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.card_art import paint_card

_TRICK = (
    ("lightning-6", QPointF(0, 1), False),
    ("lightning-9", QPointF(-1, 0), True),
    ("snow-12", QPointF(0, -1), False),
    ("lightning-4", QPointF(1, 0), False),
)
"""The cards in order of play, where they lie, and whether they win: the example of the rules."""
_ON_TOP = ("earth-4", "snow-9", "", "", "fire-7", "darkness-10")
"""Two neighbours have been played."""
_TURNED_UP = {3: "charm-8"}
"""So this card of the row below is free."""


def trick_picture(size: QSize, dpr: float) -> QPixmap:
    """Four cards around the middle, numbered in order of play, the winner with a golden edge."""
    pixmap = blank(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    height = size.height() * 0.42
    width = height / RATIO
    middle = QPointF(size.width() / 2, size.height() / 2)
    places = [middle + QPointF(at.x() * width * 1.6, at.y() * height * 0.52) for _, at, _ in _TRICK]
    for (card, _, wins), place in zip(_TRICK, places, strict=True):
        _card(painter, f"septet/{card}", place, width, dpr, CardLook(best=wins))
    for number, place in enumerate(places, start=1):
        paint_number(painter, place + QPointF(width * 0.56, 0), number)
    painter.end()
    return pixmap


def straw_picture(size: QSize, dpr: float) -> QPixmap:
    """The row below in its full length, and the cards on it, each over the halves of two."""
    pixmap = blank(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    step = size.width() / (STRAW_DOWN + 0.2)
    width = step * 0.9
    height = width * RATIO
    top = (size.height() - height * 1.45) / 2 + height / 2
    for place in range(STRAW_DOWN):
        card = _TURNED_UP.get(place)
        look = CardLook(best=card is not None)
        spot = QPointF(step * (place + 0.6), top)
        _card(painter, f"septet/{card}" if card else BACK, spot, width, dpr, look)
    for place in range(STRAW_UP):
        if _ON_TOP[place]:
            spot = QPointF(step * (place + 1.1), top + height * 0.45)
            _card(painter, f"septet/{_ON_TOP[place]}", spot, width, dpr, CardLook())
    painter.end()
    return pixmap


def _card(
    painter: QPainter, picture: str, middle: QPointF, width: float, dpr: float, look: CardLook
) -> None:
    painter.save()
    painter.translate(middle)
    paint_card(painter, "septet", picture, width, dpr, look)
    painter.restore()
