"""The door of the dojo on the home page: the fox, and what waits behind it."""

from __future__ import annotations

from datetime import date
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from yokai_desktop.dojo.catalog import lesson_words
from yokai_desktop.dojo.puzzle import puzzle_of
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.mistakes import Mistakes
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.dojo.learner import learner, library, next_lesson, reached
from yokai_desktop.ui.dojo.teacher import FOX
from yokai_desktop.ui.home.home_strip import HomeStrip
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate
_HEIGHT, _MARGIN, _RADIUS = 74, 5, 12


class DojoDoor(RingFocus, HomeStrip):
    """The whole strip is one door; nothing waiting leaves its line out."""

    ring_radius = 14

    def __init__(self) -> None:
        super().__init__()
        self._next = ""
        self._waiting = 0
        self._has_puzzle = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self.setText, lambda: translate("Dojo", "Dojo"))
        bind_text(self.setAccessibleName, self._spoken)
        bind_style(self.setFixedHeight, lambda: theme().scale.line(_HEIGHT) + 2 * _MARGIN)
        follow_style(self, self.update)

    def load(self) -> None:
        """Read what waits."""
        following = next_lesson()
        self._next = following.id if following is not None else ""
        today = date.today()
        puzzle = puzzle_of(today)
        self._has_puzzle = puzzle is not None and puzzle.item not in reached("puzzle")
        try:
            self._waiting = Mistakes(archive().history.database).waiting(learner(), today)
        except StorageError as error:
            archive().failed(error)
        self.setAccessibleName(self._spoken())
        self.update()

    def door(self) -> tuple[str, dict[str, Any]]:
        return "dojo", {}

    def lines(self) -> tuple[str, ...]:
        """What waits behind the door."""
        lesson = library().lesson(self._next) if self._next else None
        told = []
        if lesson is not None:
            text = translate("Dojo", "Next lesson: {title}")
            told.append(text.format(title=lesson_words(lesson).title))
        if self._waiting:
            told.append(
                translate("Dojo", "%n of your own mistakes wait(s) today", "", self._waiting)
            )
        if self._has_puzzle:
            told.append(translate("Dojo", "The puzzle of the day waits"))
        return tuple(told) or (translate("Dojo", "Learn by playing. Nothing here is counted."),)

    def _spoken(self) -> str:
        return sentences((f"{self.text()}.", *(f"{line}." for line in self.lines())))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(500), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(300), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        colours = look.colours
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(self.rect()).adjusted(0, _MARGIN, 0, -_MARGIN)
        draw_shadow(painter, box.adjusted(4, 0, -4, 0), Shadow.PLATE, look.u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.paper_hi if self.underMouse() else colours.paper)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        side = min(box.height() - 8, look.px(_HEIGHT) - 8)
        fox = QRectF(box.left() + look.px(14), box.center().y() - side / 2, side, side)
        pictures.paint(painter, FOX, fox, self.devicePixelRatioF())
        left = fox.right() + look.px(18)
        title = look.font(Role.SECTION)
        painter.setFont(title)
        painter.setPen(colours.ink)
        wide = QFontMetricsF(title).horizontalAdvance(self.text())
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(left, box.top(), wide + 4, box.height()), middle, self.text())
        words = look.font(Role.SECONDARY)
        metrics = QFontMetricsF(words)
        painter.setFont(words)
        painter.setPen(colours.ink2)
        left += wide + look.px(26)
        room = box.right() - left - look.px(14)
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
