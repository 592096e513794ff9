"""The door of the dojo on the home page: the fox, and what waits behind it."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.dojo.brought_in import BroughtIn
from yokai_desktop.ui.dojo.large_door import LargeDoor
from yokai_desktop.ui.dojo.teacher import FOX
from yokai_desktop.ui.home.home_strip import HomeStrip
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import bind_text, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route
from yokai_desktop.words.joining import sentences

if TYPE_CHECKING:
    from yokai_desktop.ui.dojo.waiting import TodaysTasks

translate = QCoreApplication.translate
_HEIGHT, _MARGIN, _RADIUS = 74, 5, 12
_RISE = 4
"""Pixels; there is a margin for it above."""


class DojoDoor(RingFocus, HomeStrip):
    """The whole strip is one door; nothing waiting leaves its line out.

    It is slim, or ``set_large`` with its picture; under the pointer the large one rises a little.
    """

    ring_radius = 14

    def __init__(self) -> None:
        super().__init__()
        self._waiting: TodaysTasks | None = None
        self._brought_in = BroughtIn(self)
        self._brought_in.done.connect(self._show_waiting)
        self._large = LargeDoor(self)
        self.is_large = False
        self.rise = 0.0
        self._rising = QVariantAnimation(self)
        self._rising.valueChanged.connect(self._set_rise)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self.setText, lambda: translate("Dojo", "Dojo"))
        bind_text(self.setAccessibleName, self._spoken)
        follow_style(self, self._follow_words)

    def load(self) -> None:
        """Read what waits, as soon as the dojo has been brought in."""
        self._brought_in.ask()

    def _show_waiting(self) -> None:
        from yokai_desktop.ui.dojo.learner import today
        from yokai_desktop.ui.dojo.waiting import TodaysTasks

        self._waiting = TodaysTasks.of(today())
        self.setAccessibleName(self._spoken())
        self._follow_words()

    def door(self) -> Route:
        return self._waiting.door if self._waiting is not None else routes.Dojo()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever has seen the offer of the first lesson is not offered it again."""
        super().hideEvent(event)
        if self._waiting is not None and self._waiting.is_new:
            from yokai_desktop.ui.dojo.learner import note_offered

            note_offered()
            self._waiting = None

    def lines(self) -> tuple[str, ...]:
        """What waits behind the door."""
        told = self._waiting.words() if self._waiting is not None else ()
        return told or (translate("Dojo", "Learn by playing. Nothing here counts."),)

    def large_height(self, width: int) -> int | None:
        """How high it is with its picture in a width; None where that has no room."""
        if theme().scale.is_text_large or not self._large.fits(width):
            return None
        return self._large.height(width, self.lines()) + 2 * _MARGIN

    def set_large(self, is_large: bool) -> None:
        """With its picture, or slim."""
        if is_large != self.is_large:
            self.is_large = is_large
            self._lift_to(0.0, at_once=True)
            self._follow_words()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self.is_large:
            self._lift_to(_RISE)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._lift_to(0.0)

    def _lift_to(self, rise: float, *, at_once: bool = False) -> None:
        value = preferences().value
        pace = Pace.of(str(value("animation")), bool(value("reduced_motion")))
        self._rising.stop()
        if at_once or pace.is_still or pace.reduced or not self.isVisible():
            self._set_rise(rise)
        elif rise != self.rise:
            self._rising.setDuration(round(pace.ms(Span.LIFT)))
            self._rising.setStartValue(self.rise)
            self._rising.setEndValue(float(rise))
            self._rising.start()

    def _set_rise(self, rise: float) -> None:
        self.rise = rise
        self.update()

    def _left(self) -> float:
        """Where its lines begin, behind the fox and its name."""
        style = theme()
        name = QFontMetricsF(style.font(Role.SECTION)).horizontalAdvance(self.text())
        return style.px(14) + self._fox_side() + style.px(18) + name + style.px(26)

    def _fox_side(self) -> int:
        return theme().px(_HEIGHT) - 8

    def _line_boxes(self) -> list[tuple[str, QRectF]]:
        """Every line below the one before, each as high as it needs in the room there is."""
        left, down = self._left(), 0.0
        room = max(1.0, self.width() - left - theme().px(14))
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        found = []
        for line in self.lines():
            endless = QRectF(0, 0, room, 10_000)
            high = metrics.boundingRect(endless, Qt.TextFlag.TextWordWrap, line).height()
            found.append((line, QRectF(left, down, room, high)))
            down += high
        return found

    def _follow_words(self) -> None:
        """It is higher where its lines need more than one row each."""
        if self.is_large:
            wanted = self._large.height(self.width(), self.lines())
            self.setFixedHeight(wanted + 2 * _MARGIN)
            self.update()
            return
        boxes = self._line_boxes()
        needed = ceil(boxes[-1][1].bottom()) + theme().px(16)
        self.setFixedHeight(max(theme().scale.line(_HEIGHT), needed) + 2 * _MARGIN)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._follow_words()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._follow_words()

    def _spoken(self) -> str:
        return sentences((f"{self.text()}.", *(f"{line}." for line in self.lines())))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(500), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(300), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(self.rect()).adjusted(0, _MARGIN, 0, -_MARGIN)
        box.translate(0, -self.rise)
        draw_shadow(painter, box.adjusted(4, 0, -4, self.rise), Shadow.PLATE, style.u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.paper_hi if self.underMouse() else colours.paper)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if self.is_large:
            lit = self.underMouse()
            self._large.paint(painter, box, self.text(), self.lines(), lit=lit)
        else:
            self._paint_slim(painter, box)
        paint_answer(painter, self, box, _RADIUS, only=True)

    def _paint_slim(self, painter: QPainter, box: QRectF) -> None:
        style, colours = theme(), theme().colours
        side = self._fox_side()
        fox = QRectF(box.left() + style.px(14), box.center().y() - side / 2, side, side)
        pictures.paint(painter, FOX, fox, self.devicePixelRatioF())
        painter.setFont(style.font(Role.SECTION))
        painter.setPen(colours.ink)
        name = QRectF(fox.right() + style.px(18), box.top(), self._left(), box.height())
        painter.drawText(name, int(Qt.AlignmentFlag.AlignVCenter), self.text())
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(colours.ink2)
        lines = self._line_boxes()
        top = box.center().y() - lines[-1][1].bottom() / 2
        for line, place in lines:
            painter.drawText(place.translated(0, top), int(Qt.TextFlag.TextWordWrap), line)
