"""The door of the dojo on the home page: the fox, and what waits behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.dojo.brought_in import BroughtIn
from yokai_desktop.ui.dojo.teacher import FOX
from yokai_desktop.ui.home.home_strip import HomeStrip
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route
from yokai_desktop.words.joining import sentences

if TYPE_CHECKING:
    from yokai_desktop.ui.dojo.waiting import TodaysTasks

translate = QCoreApplication.translate
_HEIGHT, _MARGIN, _RADIUS = 74, 5, 12


class DojoDoor(RingFocus, HomeStrip):
    """The whole strip is one door; nothing waiting leaves its line out."""

    ring_radius = 14

    def __init__(self) -> None:
        super().__init__()
        self._waiting: TodaysTasks | None = None
        self._brought_in = BroughtIn(self)
        self._brought_in.done.connect(self._show_waiting)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self.setText, lambda: translate("Dojo", "Dojo"))
        bind_text(self.setAccessibleName, self._spoken)
        bind_style(self.setFixedHeight, lambda: theme().scale.line(_HEIGHT) + 2 * _MARGIN)
        follow_style(self, self.update)

    def load(self) -> None:
        """Read what waits, as soon as the dojo has been brought in."""
        self._brought_in.ask()

    def _show_waiting(self) -> None:
        from yokai_desktop.ui.dojo.learner import today
        from yokai_desktop.ui.dojo.waiting import TodaysTasks

        self._waiting = TodaysTasks.of(today())
        self.setAccessibleName(self._spoken())
        self.update()

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
        draw_shadow(painter, box.adjusted(4, 0, -4, 0), Shadow.PLATE, style.u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.paper_hi if self.underMouse() else colours.paper)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        side = min(box.height() - 8, style.px(_HEIGHT) - 8)
        fox = QRectF(box.left() + style.px(14), box.center().y() - side / 2, side, side)
        pictures.paint(painter, FOX, fox, self.devicePixelRatioF())
        left = fox.right() + style.px(18)
        title = style.font(Role.SECTION)
        painter.setFont(title)
        painter.setPen(colours.ink)
        wide = QFontMetricsF(title).horizontalAdvance(self.text())
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(left, box.top(), wide + 4, box.height()), middle, self.text())
        words = style.font(Role.SECONDARY)
        metrics = QFontMetricsF(words)
        painter.setFont(words)
        painter.setPen(colours.ink2)
        left += wide + style.px(26)
        room = box.right() - left - style.px(14)
        shown = self._fitting(metrics, box.height())
        y = box.center().y() - len(shown) * metrics.height() / 2
        for line in shown:
            text = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, y, room, metrics.height()), middle, text)
            y += metrics.height()
        paint_answer(painter, self, box, _RADIUS, only=True)

    def _fitting(self, metrics: QFontMetricsF, height: float) -> tuple[str, ...]:
        """As many lines as there is room for."""
        most = max(1, int((height - 4) / metrics.height()))
        return self.lines()[:most]
