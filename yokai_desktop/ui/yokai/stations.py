"""The way of a turn as stations on a cord: what is done, what comes now, what comes later."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.seal import paint_tick
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.geometry import is_text_large

STEPS = (Step.FIRST_LOOK, Step.SECOND_LOOK, Step.MOVE, Step.HINT)
_ICONS = ("eye", "eye", "move", "hint")
_SIDE, _RADIUS, _CORD, _HALO = 50, 10, 3, 4
_PITCH, _NARROW_PITCH = 92, 66


class Stations(QWidget, Themed):
    """``show_step`` lights one of them; ``is_own`` tells whether it is the viewer's turn.

    ``count_moves`` shows moves instead, where only these count.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = Step.FIRST_LOOK
        self._is_own = False
        self._labels: tuple[str, ...] = ("", "", "", "")
        self._moves: tuple[int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    @property
    def shown(self) -> tuple[Step, bool]:
        return self._step, self._is_own

    def count_moves(self, moves: tuple[int, int] | None) -> None:
        """So many moves were made, so many are enough; None shows the steps of a turn."""
        if moves != self._moves:
            self._moves = moves
            self.updateGeometry()
            self._name_moves()
            self.update()

    def _name_moves(self) -> None:
        if self._moves is not None:
            made, enough = self._moves
            words = self.tr("Move {number} of {enough}") if made < enough else ""
            self._labels = (words.format(number=made + 1, enough=enough),)
            self.setAccessibleName(self._labels[0])

    @property
    def _count(self) -> int:
        """How many stand in the row: a spare move has one too."""
        if self._moves is None:
            return len(STEPS)
        made, enough = self._moves
        return max(made, enough)

    def show_step(self, step: Step, is_own: bool) -> None:
        """Which step is being played, and whether by the viewer."""
        before = self._step, self._is_own, self._labels
        self._step, self._is_own = step, is_own
        look = self.tr("Look")
        self._labels = (look, look, self.tr("Move"), self.tr("Hint"))
        if step in STEPS:
            place = STEPS.index(step)
            words = self.tr("Step {number} of 4: {name}")
            self.setAccessibleName(words.format(number=place + 1, name=self._labels[place]))
        self._name_moves()
        if before != (self._step, self._is_own, self._labels):
            self.update()

    def _side(self) -> int:
        return theme().px(_SIDE)

    def _pitch(self) -> int:
        is_narrow = is_text_large() or self._moves is not None
        return theme().px(_NARROW_PITCH if is_narrow else _PITCH)

    def _edge(self) -> int:
        """Beside the first and the last station, so that their words are whole."""
        usual = theme().px(14)
        if is_text_large() or self._moves is not None:
            return usual
        return max(usual, ceil((self._pitch() - self._side()) / 2))

    def sizeHint(self) -> QSize:
        """Where text is large the stations stand close, without their words."""
        style = theme()
        tall = self._side() + 2 * style.px(_HALO)
        if not is_text_large():
            tall += style.px(6) + round(QFontMetricsF(style.font(Role.BUTTON)).height())
        wide = (self._count - 1) * self._pitch() + self._side() + 2 * self._edge()
        if self._moves is not None:
            words = QFontMetricsF(style.font(Role.BUTTON)).horizontalAdvance(self._labels[0])
            wide = max(wide, round(words) + style.px(28))
        return QSize(wide, tall)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, pitch, halo = self._side(), self._pitch(), style.px(_HALO)
        now = STEPS.index(self._step) if self._step in STEPS else len(STEPS)
        if self._moves is not None:
            now = self._moves[0]
        left = self._edge()
        y = halo + side / 2
        for place in range(self._count - 1):
            start = left + place * pitch + side
            colour = style.colours.seal if place < now else style.colours.panel_line
            painter.setPen(QPen(colour, style.px(_CORD)))
            painter.drawLine(QPointF(start, y), QPointF(start + pitch - side, y))
        for place in range(self._count):
            box = QRectF(left + place * pitch, halo, side, side)
            self._paint_station(painter, place, now, box)
        if self._moves is not None and not is_text_large():
            painter.setFont(style.font(Role.BUTTON))
            painter.setPen(style.colours.text)
            top = halo + side + style.px(6)
            under = QRectF(left, top, self.width() - left, self.height() - top)
            painter.drawText(under, int(Qt.AlignmentFlag.AlignTop), self._labels[0])

    def _paint_station(self, painter: QPainter, place: int, now: int, box: QRectF) -> None:
        style = theme()
        colours = style.colours
        radius = style.px(_RADIUS)
        words = colours.text
        if place == now and self._is_own:
            halo = QColor(colours.moon)
            halo.setAlphaF(0.34)
            painter.setPen(QPen(halo, 2 * style.px(_HALO)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, radius, radius)
            fill, edge, sign = colours.moon, colours.coin_dark, colours.best_text
            words = colours.text
        elif place < now:
            fill, edge, sign = colours.seal, colours.seal_edge, colours.seal_paper
        elif place == now:
            fill, edge, sign = colours.panel, colours.gold_hi, colours.panel_text
            words = colours.text
        else:
            fill, edge, sign = colours.panel, colours.panel_line, colours.panel_muted
        painter.setPen(QPen(edge, 1.4))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, radius, radius)
        if place < now:
            reach = box.width() * 0.34
            paint_tick(painter, box.adjusted(reach, reach * 1.1, -reach, -reach * 1.1), sign)
        elif self._moves is not None and place != now:
            painter.setFont(style.font(Role.BUTTON))
            painter.setPen(sign)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(place + 1))
        else:
            inner = round(box.width() * 0.48)
            icon = QRectF(0, 0, inner, inner)
            icon.moveCenter(box.center())
            icon.moveTopLeft(QPointF(round(icon.left()), round(icon.top())))
            name = _ICONS[place] if self._moves is None else "move"
            pictures.paint(painter, f"icons/{name}", icon, self.devicePixelRatioF(), sign)
        if is_text_large() or self._moves is not None:
            return
        painter.setFont(style.font(Role.BUTTON))
        painter.setPen(words)
        pitch = self._pitch()
        widest = max(map(painter.fontMetrics().horizontalAdvance, self._labels))
        if widest > pitch - style.px(6) and place != min(now, 3):
            return  # On a small screen only the step that is played has its word.
        under = QRectF(box.center().x() - pitch / 2, box.bottom() + style.px(6), pitch, 60)
        painter.drawText(
            under,
            int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop),
            self._labels[place],
        )
