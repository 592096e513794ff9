"""The red seal: the program's mark, a stamp on what was achieved, a tick on what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.drawn_square import DrawnSquare
from yokai_desktop.ui.theme import theme

MARK = "妖"
_NUMBER = 24
_TILTS = (-5.0, 3.0, -2.0, 6.0, -4.0, 7.0, 1.0)


def tilt(index: int) -> float:
    """The angle of the n-th stamp of a row; always the same one."""
    return _TILTS[index % len(_TILTS)]


def paint_number(painter: QPainter, middle: QPointF, number: int) -> None:
    """A small red disc with a number, as on the drawings of the rules."""
    colours, side = theme().colours, theme().px(_NUMBER)
    disc = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.setPen(QPen(colours.seal_edge, 1))
    painter.setBrush(colours.seal)
    painter.drawEllipse(disc)
    painter.setPen(colours.seal_paper)
    painter.setFont(theme().kanji_font(side * 0.62))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))


def paint_seal(
    painter: QPainter, box: QRectF, kanji: str = MARK, angle: float = 0.0, rim: bool = True
) -> None:
    """Stamp a seal into a box; with no kanji it bears a tick."""
    colours = theme().colours
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center())
    painter.rotate(angle)
    side = box.width()
    square = QRectF(-side / 2, -side / 2, side, side)
    radius = side * 0.12
    painter.setPen(QPen(colours.seal_paper, max(1.0, side * 0.03)) if rim else Qt.PenStyle.NoPen)
    painter.setBrush(colours.seal)
    painter.drawRoundedRect(square, radius, radius)
    if kanji:
        painter.setPen(colours.seal_paper)
        painter.setFont(theme().kanji_font(side * 0.76))
        painter.drawText(square.adjusted(-4, -4, 4, 4), Qt.AlignmentFlag.AlignCenter, kanji)
    else:
        paint_tick(painter, square.adjusted(*(side * k for k in (0.26, 0.28, -0.26, -0.28))))
    painter.restore()


def paint_tick(painter: QPainter, box: QRectF, colour: QColor | None = None) -> None:
    """A tick filling a box."""
    pen = QPen(colour or theme().colours.seal_paper, box.width() * 0.18)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    middle = QPointF(box.left() + box.width() * 0.36, box.bottom() - box.height() * 0.04)
    start = QPointF(box.left(), box.center().y() + box.height() * 0.06)
    painter.drawPolyline([start, middle, box.topRight()])


def paint_cross(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A cross filling a box."""
    pen = QPen(colour, box.width() * 0.18)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(box.topLeft(), box.bottomRight())
    painter.drawLine(box.topRight(), box.bottomLeft())


class SealStamp(DrawnSquare):
    """A seal as a widget; say what the kanji means with ``setToolTip`` and an accessible name."""

    def __init__(
        self,
        kanji: str = MARK,
        side: int = 26,
        angle: float = 0.0,
        parent: QWidget | None = None,
    ) -> None:
        self._kanji, self._design, self._angle = kanji, side, angle
        room = 1.2 if angle else 1.06
        super().__init__(lambda: round(self._side * room), parent)

    @property
    def _side(self) -> int:
        """The mark beside large words is large too; what is stamped askew is an ornament."""
        scale = theme().scale
        return scale.px(self._design) if self._angle else scale.line(self._design)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        seal = QRectF(0, 0, self._side, self._side)
        seal.moveCenter(box.center())
        paint_seal(painter, seal, self._kanji, self._angle)
