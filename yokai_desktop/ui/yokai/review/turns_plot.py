"""The turns of a reviewed game: marks above, moves still needed and what the team knew below."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.models.yokai.turns import TurnRow
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.marks import paint_mark
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.review.turn_words import turn_words
from yokai_desktop.words.joining import groups_of
from yokai_desktop.words.numbers import percent_text

translate = QCoreApplication.translate
_WASH = 0.1
"""How dark the ground is below the line of what the team knew."""
_HEIGHT, _SMALL_HEIGHT, _MARK, _MASK = 214, 156, 15, 24
_KEYS, _FLAG = 18, 11
"""What the names of the lines need besides their height, and the height of a flag below them."""


class TurnsPlot(RingFocus, QWidget):
    """``opened(index)`` asks for the first decision of a turn; arrows and Enter reach every one.

    One ``with_marks`` tells who played and how each turn is rated, too.
    """

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, with_marks: bool = True) -> None:
        super().__init__(parent)
        self._with_marks = with_marks
        self._position = -1
        self._face: ReviewFace | None = None
        self.turns: tuple[TurnRow, ...] = ()
        self.current = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        follow_style(self, self._restyled)

    def _restyled(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, theme().scale.line(_HEIGHT if self._with_marks else _SMALL_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def show_turns(self, face: ReviewFace, turns: tuple[TurnRow, ...]) -> None:
        self._face, self.turns = face, turns
        self.setAccessibleName(translate("YokaiReview", "Turn by turn"))
        self.setAccessibleDescription(self.text())
        self.update()

    def show_position(self, position: int) -> None:
        """The turn in which the review stands shines."""
        if position != self._position:
            self._position = position
            self.update()

    def _is_here(self, place: int) -> bool:
        """Whether a turn shines: the review stands in it, or the keyboard does."""
        following = self.turns[place + 1].index if place + 1 < len(self.turns) else 10_000
        is_current = self.turns[place].index <= self._position < following
        return is_current or (self.hasFocus() and place == self.current)

    def text(self) -> str:
        """All turns in words."""
        face = self._face
        return "" if face is None else groups_of(turn_words(face, turn) for turn in self.turns)

    def _left(self) -> float:
        metrics = QFontMetricsF(theme().font(Role.LIMIT))
        return metrics.horizontalAdvance("00") + 10

    def right(self) -> float:
        """The room of the axis at the right."""
        metrics = QFontMetricsF(theme().font(Role.LIMIT))
        return metrics.horizontalAdvance(percent_text(100)) + 8

    def _step(self) -> float:
        return (self.width() - self._left() - self.right()) / max(1, len(self.turns))

    def turn_at(self, x: float) -> TurnRow | None:
        """The turn under a point."""
        place = int((x - self._left()) // max(1.0, self._step()))
        return self.turns[place] if 0 <= place < len(self.turns) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from turn to turn, Enter opens one."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if way and self.turns and self._face is not None:
            self.current = max(0, min(len(self.turns) - 1, self.current + way))
            announce(self, turn_words(self._face, self.turns[self.current]))
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.turns:
            self.opened.emit(self.turns[self.current].index)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        turn = self.turn_at(event.position().x())
        if turn is not None:
            self.opened.emit(turn.index)

    def paintEvent(self, event: QPaintEvent) -> None:
        face = self._face
        if face is None or not self.turns:
            return
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(Role.LIMIT))
        metrics = QFontMetricsF(painter.font())
        head = style.px(_MASK) + 2 * style.px(_MARK) + 14 if self._with_marks else 2
        key = metrics.height() + _KEYS
        box = QRectF(
            self._left(),
            head + key,
            self._step() * len(self.turns),
            self.height() - head - key - metrics.height() - 8,
        )
        for place, turn in enumerate(self.turns):
            column = QRectF(box.left() + place * self._step(), 0, self._step(), self.height())
            if self._is_here(place):
                painter.fillRect(
                    column.adjusted(0, head + key - 4, 0, 0), style.colours.current_row
                )
            if self._with_marks:
                self._paint_head(painter, face, turn, column)
            words = QRectF(column.left(), box.bottom() + 3, column.width(), metrics.height())
            painter.setPen(style.colours.ink2)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), str(turn.number))
        end = self._paint_keys(painter, QRectF(box.left(), head, box.width(), key - _FLAG))
        self._paint_curves(painter, box)
        self._paint_flags(painter, box, end)

    def _paint_head(
        self, painter: QPainter, face: ReviewFace, turn: TurnRow, column: QRectF
    ) -> None:
        style = theme()
        side = min(style.px(_MASK), column.width() * 0.8)
        disc = QRectF(column.center().x() - side / 2, 1, side, side)
        paint_mask(painter, disc, face.mask(turn.seat), turn.seat, self.devicePixelRatioF())
        small = min(style.px(_MARK), column.width() / 2.4)
        for number, label in enumerate(
            label for label in turn.marks if label is not DecisionLabel.FORCED
        ):
            spot = QPointF(
                column.center().x() + (number % 2 - 1) * (small + 2) + 1,
                disc.bottom() + 3 + (number // 2) * (small + 2),
            )
            paint_mark(painter, QRectF(spot.x(), spot.y(), small, small), label, signed=False)

    def _paint_keys(self, painter: QPainter, line: QRectF) -> float:
        """What the lines are; returns where that ends."""
        colours = theme().colours
        metrics = QFontMetricsF(painter.font())
        x, y = line.left(), line.center().y()
        for words, pen in (
            (translate("YokaiReview", "moves still needed"), QPen(colours.ink, 2.2)),
            (translate("YokaiReview", "what the team knew"), self._dotted()),
        ):
            painter.setPen(pen)
            painter.drawLine(QPointF(x, y), QPointF(x + 24, y))
            painter.setPen(colours.ink2)
            painter.drawText(QPointF(x + 30, y + metrics.ascent() / 2 - 1), words)
            x += 30 + metrics.horizontalAdvance(words) + 20
        return x

    def _dotted(self) -> QPen:
        pen = QPen(theme().colours.sides[0], 2)
        pen.setDashPattern([1.5, 2])
        return pen

    def _paint_curves(self, painter: QPainter, box: QRectF) -> None:
        colours = theme().colours
        metrics = QFontMetricsF(painter.font())
        needs = [
            turn.need if turn.need is not None and turn.need >= 0 else None for turn in self.turns
        ]
        highest = max(2, *(need or 0 for need in needs))
        step = self._step()
        painter.setPen(QPen(colours.paper_line, 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.drawLine(box.topLeft(), box.topRight())
        painter.setPen(colours.ink2)
        for words, at in ((str(highest), box.top()), ("0", box.bottom())):
            spot = QRectF(0, at - metrics.height() / 2, self._left() - 5, metrics.height())
            painter.drawText(spot, int(Qt.AlignmentFlag.AlignRight), words)
        right = QRectF(box.right() + 4, 0, self.width() - box.right() - 4, metrics.height())
        for words, y in ((percent_text(100), box.top()), ("0", box.bottom())):
            right.moveTop(y - metrics.height() / 2)
            painter.drawText(right, int(Qt.AlignmentFlag.AlignLeft), words)
        painter.setPen(QPen(colours.ink, 2.2))
        stairs = []
        for place, need in enumerate(needs):
            if need is not None:
                y = box.bottom() - box.height() * need / highest
                begin = box.left() + place * step
                stairs += [QPointF(begin, y), QPointF(begin + step, y)]
        painter.drawPolyline(stairs)
        knew = [
            QPointF(box.left() + (place + 0.5) * step, box.bottom() - box.height() * share / 100)
            for place, turn in enumerate(self.turns)
            if (share := turn.knew) is not None
        ]
        if knew:
            below = [QPointF(knew[-1].x(), box.bottom()), QPointF(knew[0].x(), box.bottom())]
            wash = QColor(colours.sides[0])
            wash.setAlphaF(_WASH)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            painter.drawPolygon([*knew, *below])
            painter.setPen(self._dotted())
            painter.drawPolyline(knew)

    def _paint_flags(self, painter: QPainter, box: QRectF, free: float) -> None:
        """A red flag where peace was first possible, a dashed line where it was declared; their
        names stand above, from where there is room."""
        colours = theme().colours
        for place, turn in enumerate(self.turns):
            x = box.left() + place * self._step() + 2
            if turn.could_declare:
                painter.setPen(QPen(colours.seal, 2))
                painter.drawLine(QPointF(x, box.top() - _FLAG), QPointF(x, box.bottom()))
                painter.fillRect(QRectF(x, box.top() - _FLAG, 16, _FLAG), colours.seal)
                words = translate("YokaiReview", "peace is possible")
                free = self._name_line(painter, words, x, (free, box), colours.seal_text)
            if turn.is_declared:
                pen = QPen(colours.ink, 1.5, Qt.PenStyle.DashLine)
                painter.setPen(pen)
                top = box.top() - (0 if turn.could_declare else _FLAG)
                painter.drawLine(QPointF(x + 3, top), QPointF(x + 3, box.bottom()))
                if not turn.could_declare:
                    words = translate("YokaiReview", "declared")
                    free = self._name_line(painter, words, x + 3, (free, box), colours.ink)

    def _name_line(
        self,
        painter: QPainter,
        words: str,
        x: float,
        room: tuple[float, QRectF],
        colour: QColor,
    ) -> float:
        """The name of an upright line, above it: to its left where that is free, else over it.

        Nothing where there is no room; returns from where on the line of names is free.
        """
        free, box = room
        wide = QFontMetricsF(painter.font()).horizontalAdvance(words)
        left = x - wide / 2 if x - wide / 2 > free else free
        left = min(left, self.width() - wide - 2)
        if left < free or left > x + 4:
            return free
        painter.setPen(colour)
        painter.drawText(QPointF(left, box.top() - _FLAG - 4), words)
        return left + wide + 12
