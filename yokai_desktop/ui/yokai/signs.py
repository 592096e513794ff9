"""Small signs painted on the cards of the grid: hint strips, cords, eyes, notes, verdicts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import RATIOS, face
from yokai_desktop.ui.parts.seal import paint_cross, paint_tick
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.typeface import sized_font
from yokai_desktop.ui.yokai.names import hint_picture, mark_of

STRIP_RATIO = RATIOS["hint"]
"""Height of a hint card by its width."""
STRIP_PART = 0.52
"""How much of a locked card its hint covers while the card is face down."""
CORD_RATIO = 80 / 300
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
    height = width * CORD_RATIO
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


def paint_note(painter: QPainter, card: QRectF, note: Note, same: str, dpr: float) -> None:
    """A person's own note, at the lower left.

    One family: *is*, with a line of ink; several: *or*, with a bar between them; struck: *not*,
    dashed.  Three that are possible are drawn as *not* the fourth.  ``same`` is a place.
    """
    struck = note.excluded
    listed = note.families
    if len(listed) == len(FAMILIES) - 1:
        listed, struck = (), tuple(f for f in FAMILIES if f not in note.families)
    part = 0.38 if len(listed) + len(struck) == 1 else 0.30
    left, bottom = card.left() + card.width() * 0.04, card.bottom() - card.width() * 0.04
    if listed:
        width = _paint_slip_of(painter, QPointF(left, bottom), card.width() * part, listed, dpr)
        left += width + 2
    if struck and not listed:
        _paint_struck(painter, QPointF(left, bottom), card.width() * part, struck, dpr)
    if same:
        _paint_same(painter, card, same, is_low=not (listed or struck))


def _paint_slip_of(
    painter: QPainter, corner: QPointF, side: float, families: tuple[Family, ...], dpr: float
) -> float:
    """Marks side by side, a slanting bar between them; ``corner`` is the lower left one."""
    gap = side * 0.16
    width = len(families) * side + (len(families) - 1) * gap + 6
    slip = QRectF(corner.x(), corner.y() - side - 4, width, side + 4)
    ink = theme().colours.ink
    painter.setPen(QPen(ink, 2 if len(families) == 1 else 1))
    painter.setBrush(theme().colours.paper_hi)
    painter.drawRoundedRect(slip, 4, 4)
    for place, family in enumerate(families):
        x = slip.left() + 3 + place * (side + gap)
        mark = QRectF(round(x), round(slip.top() + 2), round(side), round(side))
        pictures.paint(painter, mark_of(family), mark, dpr)
        if place:
            painter.setPen(QPen(ink, 1.4))
            middle = x - gap / 2
            low, high = QPointF(middle - 2, slip.bottom() - 4), QPointF(middle + 2, slip.top() + 4)
            painter.drawLine(low, high)
    return width


def _paint_struck(
    painter: QPainter, corner: QPointF, side: float, families: tuple[Family, ...], dpr: float
) -> None:
    width = len(families) * (side + 2) + 4
    slip = QRectF(corner.x(), corner.y() - side - 4, width, side + 4)
    ink = theme().colours.ink
    painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
    painter.setBrush(theme().colours.paper_hover)
    painter.drawRoundedRect(slip, 4, 4)
    for place, family in enumerate(families):
        x = slip.left() + 3 + place * (side + 2)
        mark = QRectF(round(x), round(slip.top() + 2), round(side), round(side))
        painter.save()
        painter.setOpacity(0.55)
        pictures.paint(painter, mark_of(family), mark, dpr)
        painter.restore()
        pen = QPen(ink, max(1.8, side * 0.09))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(mark.bottomLeft(), mark.topRight())


def _paint_same(painter: QPainter, card: QRectF, same: str, *, is_low: bool) -> None:
    """*= L13*: of the same family as the card there."""
    style = theme()
    words = f"= {same}"
    font = style.font(Role.CAPTION, min(1.0, card.width() / 84))
    room = (card.width() * 0.92 - 8) / QFontMetricsF(font).horizontalAdvance(words)
    painter.setFont(sized_font(Role.CAPTION.family, font.pixelSize() * min(1.0, room)))
    metrics = QFontMetricsF(painter.font())
    slip = QRectF(0, 0, metrics.horizontalAdvance(words) + 8, metrics.height() + 2)
    slip.moveLeft(card.left() + card.width() * 0.04)
    if is_low:
        slip.moveBottom(card.bottom() - card.width() * 0.04)
    else:
        slip.moveTop(card.top() + card.width() * 0.04)
    paint_slip(painter, slip)
    painter.setPen(style.colours.ink)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, words)


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
