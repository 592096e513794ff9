"""How the round went and how it would have gone on: the answer solid, the game dashed.

Both have their names beside them, and the dashed line ends where the round did.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.models.review.trying import Trying
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.words import percent_words
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_HEIGHT, _DOT = 150, 4.0
_AXIS = (0.0, 0.5, 1.0)
_NAME = 0.6
"""Of the width: the most that the name of a choice takes."""


class TryCurve(QWidget):
    """``show_trying`` draws it; its words tell the two chances."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before: list[float] = []
        self._then: list[float] = []
        self._best = 0.0
        self._ticks: list[str] = []
        self._first = 0
        """How many places of the curve come before the first step that has a number."""
        self._name = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self._changed)

    @property
    def ending(self) -> float | None:
        """Where the dashed line ends."""
        return self._then[-1] if self._then else None

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(240), theme().scale.line(_HEIGHT))

    def show_trying(self, face: ReviewFace, trying: Trying) -> None:
        """The curve of the position's round, for the one who decided."""
        decision = trying.decision
        part = next((each for each in face.parts if each.number == decision.round), None)
        played = next((each for each in decision.choices if each.action == decision.action), None)
        self._before = [p.chance for p in trying.curve if p.at <= decision.index]
        self._best = decision.choices[0].chance
        after = [p.chance for p in trying.curve if p.at > decision.index]
        self._then = [played.chance, *after] if played is not None else after
        if part is not None and part.result is not None:
            self._then.append(part.result)
        self._ticks = [face.short_step_words(p.round, p.step) for p in trying.curve if p.step]
        self._first = len(trying.curve) - len(self._ticks)
        self._name = face.choice_name(decision, decision.choices[0].action)
        text = translate("Review", "With the best choice {best}, in the game {played}.")
        self.setAccessibleName(
            text.format(
                best=percent_words(self._best),
                played=percent_words(self._then[0] if self._then else self._best),
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        font = style.font(Role.LIMIT)
        metrics = QFontMetricsF(font)
        left = max(metrics.horizontalAdvance(percent_words(each)) for each in _AXIS) + 8
        line = metrics.height()
        box = QRectF(self.rect()).adjusted(left, line / 2, -8, -1.6 * line)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        for share in _AXIS:
            y = box.bottom() - box.height() * share
            painter.setPen(QPen(colours.ink2 if share == 0.5 else colours.paper_line, 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(colours.ink2)
            place = QRectF(0, y - line / 2, left - 6, line)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight), percent_words(share))
        steps = max(1, len(self._before) + max(1, len(self._then)) - 1)

        def spot(step: int, chance: float) -> QPointF:
            across = box.left() + box.width() * step / steps
            return QPointF(across, box.bottom() - box.height() * chance)

        self._paint_ticks(painter, box, [spot(step, 0).x() for step in range(steps + 1)])
        now = len(self._before)
        solid = [spot(step, chance) for step, chance in enumerate(self._before)]
        here = solid[-1:]
        best = spot(now, self._best)
        painter.setPen(QPen(colours.ink, 2.2))
        painter.drawPolyline([*solid, best])
        pen = QPen(colours.ink3, 1.8)
        pen.setDashPattern([2.5, 2.5])
        painter.setPen(pen)
        dashed = [spot(now + step, chance) for step, chance in enumerate(self._then)]
        painter.drawPolyline([*here, *dashed])
        painter.setPen(Qt.PenStyle.NoPen)
        for point, colour in ((best, colours.right), *((p, colours.ink3) for p in dashed[:1])):
            painter.setBrush(colour)
            painter.drawEllipse(point, _DOT, _DOT)
        painter.setPen(colours.ink)
        _paint_name(painter, best, box, self._name, above=True)
        if dashed:
            painter.setPen(colours.ink2)
            words = translate("Review", "in the game")
            _paint_name(painter, dashed[0], box, words, above=False)

    def _paint_ticks(self, painter: QPainter, box: QRectF, across: list[float]) -> None:
        """The numbers of steps below the axis, as many as have room."""
        line = QFontMetricsF(painter.font()).height()
        free = box.left() - line
        painter.setPen(theme().colours.ink2)
        for x, words in zip(across[self._first :], self._ticks, strict=False):
            wide = QFontMetricsF(painter.font()).horizontalAdvance(words)
            if x - wide / 2 > free:
                place = QRectF(x - wide, box.bottom() + 0.3 * line, 2 * wide, line)
                painter.drawText(place, int(Qt.AlignmentFlag.AlignHCenter), words)
                free = x + wide / 2 + line


def _paint_name(painter: QPainter, at: QPointF, box: QRectF, words: str, *, above: bool) -> None:
    """A name beside a point: where there is room to its right, else to its left."""
    metrics = QFontMetricsF(painter.font())
    words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width() * _NAME)
    wide, line = metrics.horizontalAdvance(words), metrics.height()
    is_right = at.x() + wide + 2 * _DOT + 2 <= box.right()
    left = at.x() + 2 * _DOT if is_right else at.x() - 2 * _DOT - wide
    is_above = at.y() - line >= 0 if above else at.y() + line > box.bottom()
    top = at.y() - line if is_above else at.y() + _DOT / 2
    painter.drawText(QRectF(left, top, wide + 2, line), int(Qt.AlignmentFlag.AlignLeft), words)
