"""How the round went and how it would have gone on: the answer solid, the game dashed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.models.review.trying import Trying
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.review.words import percent_words
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_HEIGHT, _DOT = 150, 4.0
_AXIS = (0.0, 0.5, 1.0)


class TryCurve(QWidget):
    """``show_trying`` draws it; its words tell the two chances."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before: list[float] = []
        self._then: list[float] = []
        self._best = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self._changed)

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(240), theme().scale.line(_HEIGHT))

    def show_trying(self, trying: Trying) -> None:
        """The curve of the position's round, for the one who decided."""
        decision = trying.decision
        played = next((each for each in decision.choices if each.action == decision.action), None)
        self._before = [p.chance for p in trying.curve if p.at <= decision.index]
        self._best = decision.choices[0].chance
        after = [p.chance for p in trying.curve if p.at > decision.index]
        self._then = [played.chance, *after] if played is not None else after
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
        box = QRectF(self.rect()).adjusted(left, metrics.height() / 2, -8, -metrics.height() / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        for share in _AXIS:
            y = box.bottom() - box.height() * share
            painter.setPen(QPen(colours.ink2 if share == 0.5 else colours.paper_line, 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(colours.ink2)
            place = QRectF(0, y - metrics.height() / 2, left - 6, metrics.height())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight), percent_words(share))
        steps = max(1, len(self._before) + max(1, len(self._then)) - 1)

        def spot(step: int, chance: float) -> QPointF:
            across = box.left() + box.width() * step / steps
            return QPointF(across, box.bottom() - box.height() * chance)

        now = len(self._before)
        solid = [spot(step, chance) for step, chance in enumerate(self._before)]
        here = solid[-1:]
        best = spot(now, self._best)
        pen = QPen(colours.ink, 2.2)
        painter.setPen(pen)
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
