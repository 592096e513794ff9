"""Small signs painted on the cards of the grid: hint strips, cords, eyes, notes, verdicts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import face
from yokai_desktop.ui.parts.seal import paint_cross, paint_tick
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.names import hint_picture, mark_of

STRIP_RATIO = 156 / 300
"""Height of a hint card by its width."""
STRIP_PART = 0.52
"""How much of a locked card its hint covers while the card is face down."""
_CORD_RATIO = 80 / 300
_CORD_LINE = 0.22
_CORD_KNOT = 0.46
_OVERHANG = 6


def strip_box(card: QRectF, *, part: float = STRIP_PART) -> QRectF:
    """Where a hint lies on a card: over its lower part."""
    inset = max(2.0, card.width() * 0.04)
    height = card.height() * part - inset
    width = min(card.width() - 2 * inset, height / STRIP_RATIO)
    return QRectF(card.center().x() - width / 2, card.bottom() - inset - height, width, height)


def paint_strip(painter: QPainter, box: QRectF, hint: Hint, dpr: float) -> None:
    """A hint card in a box of about its proportions."""
    size = QSize(round(box.width()), round(box.height()))
    painter.drawPixmap(box.topLeft(), face(hint_picture(hint), size, dpr))


def paint_cord(painter: QPainter, card: QRectF, dpr: float) -> None:
    """The knotted cord round a locked card."""
    width = card.width() + 2 * _OVERHANG
    height = width * _CORD_RATIO
    top = card.top() + _CORD_LINE * card.height() - _CORD_KNOT * height
    box = QRectF(card.center().x() - width / 2, top, width, height)
    pictures.paint(painter, "ornaments/cord", box, dpr)


def paint_eye(painter: QPainter, middle: QPointF, side: float, colour: QColor, dpr: float) -> None:
    """A disc with an eye: somebody looked here."""
    colours = theme().colours
    is_light = colour.lightness() > 140
    painter.setPen(QPen(colours.best_text if is_light else colours.plate_text, max(1.0, side / 20)))
    painter.setBrush(colour)
    painter.drawEllipse(middle, side / 2, side / 2)
    inner = round(side * 0.66)
    box = QRectF(middle.x() - inner / 2, middle.y() - inner / 2, inner, inner)
    ink = colours.best_text if is_light else colours.plate_text
    pictures.paint(painter, "icons/eye", box, dpr, ink)


def paint_slip(painter: QPainter, box: QRectF, radius: float = 4.0) -> None:
    """A small slip of paper to write on."""
    colours = theme().colours
    painter.setPen(QPen(colours.strip_edge, 1))
    painter.setBrush(colours.paper_hi)
    painter.drawRoundedRect(box, radius, radius)


def paint_note(painter: QPainter, card: QRectF, note: Note, dpr: float) -> None:
    """A person's own note: perhaps these families, surely not those (struck out)."""
    listed = [(family, False) for family in note.families]
    listed += [(family, True) for family in note.excluded]
    if not listed:
        return
    side = min(card.width() * 0.26, (card.width() * 0.9 - 6) / len(listed) - 2)
    width = len(listed) * (side + 2) + 6
    slip = QRectF(card.left() + card.width() * 0.05, 0, width, side + 6)
    slip.moveBottom(card.bottom() - card.width() * 0.05)
    paint_slip(painter, slip)
    for place, (family, is_struck) in enumerate(listed):
        x = slip.left() + 4 + place * (side + 2)
        mark = QRectF(round(x), round(slip.top() + 3), round(side), round(side))
        painter.save()
        if is_struck:
            painter.setOpacity(0.55)
        pictures.paint(painter, mark_of(family), mark, dpr)
        painter.restore()
        if is_struck:
            pen = QPen(theme().colours.wrong, max(1.6, side * 0.11))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(mark.bottomLeft(), mark.topRight())


def paint_memory(painter: QPainter, card: QRectF, family: Family, dpr: float) -> None:
    """What the program recalls of a card: its family's mark on a slip in the corner."""
    side = card.width() * 0.36
    slip = QRectF(card.left() + card.width() * 0.06, card.top() + card.width() * 0.06, side, side)
    paint_slip(painter, slip, side * 0.14)
    inner = slip.adjusted(3, 3, -3, -3).toAlignedRect()
    pictures.paint(painter, mark_of(family), QRectF(inner), dpr)


def paint_verdict(painter: QPainter, middle: QPointF, side: float, is_true: bool) -> None:
    """A disc that says whether a hint was true."""
    colours = theme().colours
    painter.setPen(QPen(colours.plate_text, max(1.5, side / 16)))
    painter.setBrush(colours.right if is_true else colours.wrong)
    painter.drawEllipse(middle, side / 2, side / 2)
    reach = side * 0.2
    box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    if is_true:
        paint_tick(painter, box.adjusted(-1, 1, 1, -1), colours.plate_text)
    else:
        paint_cross(painter, box.adjusted(1, 1, -1, -1), colours.plate_text)
