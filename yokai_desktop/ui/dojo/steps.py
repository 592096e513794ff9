"""The steps of a lesson as a row of stations: done, here, to come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.theme import Role, Themed, theme

_SIDE, _GAP, _RADIUS = 34, 14, 7


class StepRow(QWidget, Themed):
    """``show_steps(total, now, done)``; what it shows is said by the line beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._total, self._now, self._done = 1, 0, 0
        self._is_stamped = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def show_steps(self, total: int, now: int, done: int, *, is_stamped: bool = False) -> None:
        """How many there are, which is played (from 0), and how many are behind.

        ``is_stamped``: the one that was played is done.
        """
        self._total, self._now, self._done = total, now, done
        self._is_stamped = is_stamped
        self.update()

    def sizeHint(self) -> QSize:
        side = theme().px(_SIDE)
        return QSize(self._total * (side + theme().px(_GAP)), side + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = style.px(_GAP)
        side = min(style.px(_SIDE), (self.width() - gap * (self._total - 1)) / self._total)
        y = (self.height() - side) / 2
        painter.setFont(style.font(Role.BUTTON))
        for number in range(self._total):
            box = QRectF(number * (side + gap), y, side, side)
            is_done = number < self._done
            is_here = number == self._now and not (self._is_stamped and is_done)
            if number:
                painter.setPen(QPen(colours.seal if is_done or is_here else colours.plate_line, 3))
                middle = box.center().y()
                painter.drawLine(int(box.left() - gap), int(middle), int(box.left()), int(middle))
            painter.setPen(QPen(colours.coin_edge if is_here else colours.plate_line, 1.5))
            ground = colours.moon if is_here else colours.seal if is_done else colours.plate_field
            painter.setBrush(ground)
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
            if is_done and not is_here:
                inner = box.adjusted(side * 0.25, side * 0.25, -side * 0.25, -side * 0.25)
                dpr = self.devicePixelRatioF()
                pictures.paint(painter, "icons/check", inner, dpr, colours.seal_paper)
            else:
                painter.setPen(colours.ink if is_here else colours.plate_text)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number + 1))
