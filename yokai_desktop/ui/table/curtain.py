"""The curtain between two people at one screen: it hides everything until the next one is there."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui import pictures
from yokai_desktop.ui.parts.buttons import HERO, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.motion import IN_OUT, Tween
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import Role, Themed, theme

_SIDE_PART = 0.23
_ROD_TOP, _ROD = 30, 20
_TABS = 12
_WAVES = 0.13
_FOLDS = 3


class Curtain(QWidget, Themed):
    """Opaque from the first frame.  ``opened`` comes when the person says who they are."""

    opened = Signal(int)
    """The seat of the person who is here now; emitted before the cloth moves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = -1
        self._name, self._mask, self._others = "", "person-1", ""
        self._cloths: list[tuple[QRectF, QPixmap]] = []
        self._open = 0.0
        self.pace = Pace()
        self.clock = Clock(self)
        self._title = Label(role=Role.PAGE_TITLE, colour="plate_text", parent=self)
        self._line = Label(role=Role.PROMPT, colour="plate_sub", wraps=True, parent=self)
        self._button = Button(kind=PRIMARY, height=HERO, parent=self)
        self._key = Label(role=Role.SECONDARY, colour="plate_sub", parent=self)
        self._foot = Label(role=Role.SECONDARY, colour="plate_sub", parent=self)
        for label in (self._title, self._line, self._key, self._foot):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button.clicked.connect(self._enter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()
        self.follow_theme()
        self.hide()

    @property
    def is_closed(self) -> bool:
        """Whether it hides the table."""
        return self.isVisible() and self._open == 0.0

    def call(self, seat: int, name: str, mask: str, others: str = "") -> None:
        """Close at once and call a person; ``others`` is a line about who has played."""
        self.seat, self._name, self._mask, self._others = seat, name, mask, others
        self._open = 0.0
        self.clock.stop()
        self.retranslate()
        self._show_words(True)
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.raise_()
        self.show()
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.repaint()

    def retranslate(self) -> None:
        name = self._name
        self._title.setText(self.tr("{name}, the table is yours").format(name=name))
        self._line.setText(
            self.tr("Everybody else looks away. Your cards appear when you open the curtain.")
        )
        self._button.setText(self.tr("I am {name}").format(name=name))
        self._key.setText(self.tr("or press Space"))
        self._foot.setText(self._others)
        self.setAccessibleName(self._title.text())
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        if self._open or not self.isVisible():
            return
        self._show_words(False)
        self.opened.emit(self.seat)

        def show(part: float) -> None:
            self._open = max(part, 1e-6)
            self.update()

        self.clock.play(Tween(self.pace.ms(Span.CURTAIN), show, curve=IN_OUT, after=self.hide))

    def _show_words(self, shown: bool) -> None:
        for widget in (self._title, self._line, self._button, self._key, self._foot):
            widget.setVisible(shown)

    def restyle(self) -> None:
        self._cloths = []
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._cloths = []
        self._place()

    def _place(self) -> None:
        """Everything is centred under the mask."""
        look = theme()
        width, y = self.width(), self._moon().bottom() + look.px(34)
        for widget, gap in (
            (self._title, 4),
            (self._line, 28),
            (self._button, 10),
            (self._key, 0),
        ):
            hint = widget.sizeHint()
            if widget is self._button:
                w = max(hint.width(), look.px(300))
            else:
                words = widget.fontMetrics().horizontalAdvance(widget.text()) + look.px(30)
                w = min(width - look.px(80), words)
                if widget.hasHeightForWidth():
                    hint.setHeight(widget.heightForWidth(w))
            widget.setGeometry(round((width - w) / 2), round(y), w, hint.height())
            y += hint.height() + look.px(gap)
        foot = self._foot.sizeHint()
        self._foot.setGeometry(0, self.height() - look.px(62), width, foot.height())

    def _moon(self) -> QRectF:
        side = theme().px(300)
        return QRectF((self.width() - side) / 2, theme().px(96), side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, whole = theme(), QRectF(self.rect())
        fade = 1.0 - self._open
        if self.pace.reduced and self._open:
            painter.setOpacity(fade)
        elif self._open == 0.0:
            painter.fillRect(whole, look.colours.plate_field)
        if not self._cloths:
            self._cloths = self._weave()
        slid = 0.0 if self.pace.reduced else self._open
        for place, (box, cloth) in enumerate(self._cloths):
            dx = (-1, 0, 1)[place] * slid * (box.width() + 4)
            dy = -slid * whole.height() * 1.02 if place == 1 else 0.0
            painter.drawPixmap(box.topLeft() + QPointF(dx, dy), cloth)
        if self._open == 0.0:
            self._paint_rod(painter)
            self._paint_mask(painter)

    def _weave(self) -> list[tuple[QRectF, QPixmap]]:
        """The three cloths, painted once per size."""
        width, height = self.width(), self.height()
        edge = width * _SIDE_PART
        boxes = [
            QRectF(0, 0, edge, height),
            QRectF(edge, 0, width - 2 * edge, height),
            QRectF(width - edge, 0, edge, height),
        ]
        return [(box, self._weave_one(box, place)) for place, box in enumerate(boxes)]

    def _weave_one(self, box: QRectF, place: int) -> QPixmap:
        colours, look = theme().colours, theme()
        pixmap = pictures.blank(
            QSize(math.ceil(box.width()) + 1, round(box.height())), self.devicePixelRatioF()
        )
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = box.width(), box.height()
        folds = QLinearGradient(0, 0, width, 0)
        dark, light = QColor(colours.plate_field), QColor(colours.brocade)
        folds.setColorAt(0.0, dark)
        count = _FOLDS if place == 1 else 2
        for fold in range(count):
            middle = (fold + 0.5) / count
            folds.setColorAt(middle, light)
            if fold < count - 1:
                folds.setColorAt((fold + 1) / count, colours.lacquer_deep)
        folds.setColorAt(1.0, dark)
        hem = height - look.px(70) + (6, -8, 0)[place]
        cloth = QPainterPath(QPointF(0, 0))
        cloth.lineTo(width, 0)
        cloth.lineTo(width, hem)
        cloth.cubicTo(width * 0.66, hem - 14, width * 0.33, hem + 16, 0, hem)
        cloth.closeSubpath()
        painter.fillRect(QRectF(0, 0, width, height), colours.plate_field)
        painter.setClipPath(cloth)
        painter.fillPath(cloth, folds)
        self._dye_waves(painter, width, hem)
        fall = QLinearGradient(0, hem - look.px(90), 0, hem)
        clear, deep = QColor(colours.plate_field), QColor(colours.plate_field)
        clear.setAlphaF(0)
        deep.setAlphaF(0.35)
        fall.setColorAt(0, clear)
        fall.setColorAt(1, deep)
        painter.fillRect(QRectF(0, hem - look.px(90), width, look.px(110)), fall)
        painter.end()
        return pixmap

    def _dye_waves(self, painter: QPainter, width: float, hem: float) -> None:
        colours, radius = theme().colours, theme().px(46)
        line = QColor(colours.bar_sub)
        line.setAlphaF(0.45)
        rows = max(3, round(self.height() * _WAVES / (radius / 2)))
        painter.setPen(QPen(line, 1.4))
        for row in range(rows + 2):
            y = hem - self.height() * _WAVES + row * radius / 2 + radius
            x = -radius if row % 2 else 0.0
            while x < width + radius:
                for part in (1.0, 0.72, 0.44):
                    painter.setBrush(colours.plate_bottom if part == 1.0 else Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(QPointF(x, y), radius * part, radius * part)
                x += radius * 2

    def _paint_rod(self, painter: QPainter) -> None:
        look = theme()
        colours = look.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        top, thick = look.px(_ROD_TOP), look.px(_ROD)
        painter.fillRect(QRectF(0, 0, self.width(), top), colours.plate_field)
        wood = QLinearGradient(0, top, 0, top + thick)
        wood.setColorAt(0, colours.wood_top)
        wood.setColorAt(0.25, colours.wood_shine)
        wood.setColorAt(0.5, colours.wood_top)
        wood.setColorAt(1, colours.wood_bottom)
        painter.setBrush(wood)
        painter.drawRoundedRect(QRectF(-6, top, self.width() + 12, thick), 9, 9)
        side, tall = look.px(40), look.px(36)
        for tab in range(_TABS):
            x = self.width() * (tab + 0.5) / _TABS - side / 2
            box = QRectF(x, top - look.px(8), side, tall)
            painter.setBrush(colours.plate_bottom)
            painter.setPen(QPen(colours.plate_field, 1))
            painter.drawRoundedRect(box, 4, 4)
            stitch = QPen(colours.bar_sub, 1, Qt.PenStyle.DotLine)
            painter.setPen(stitch)
            y = box.bottom() - 5
            painter.drawLine(QPointF(box.left() + 6, y), QPointF(box.right() - 6, y))

    def _paint_mask(self, painter: QPainter) -> None:
        colours, moon = theme().colours, self._moon()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.moon)
        painter.drawEllipse(moon)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.coin_light, 1.5))
        rim = moon.width() * 0.045
        painter.drawEllipse(moon.adjusted(rim, rim, -rim, -rim))
        self._paint_cords(painter, moon)
        side = moon.width() * 0.76
        box = QRectF(0, 0, side, side)
        box.moveCenter(moon.center())
        pictures.paint(painter, f"masks/{self._mask}", box, self.devicePixelRatioF())

    def _paint_cords(self, painter: QPainter, moon: QRectF) -> None:
        """Red cords that hold the mask, with a tassel at each end."""
        colours, w = theme().colours, moon.width()
        for way in (-1, 1):
            ear = moon.center() + QPointF(way * w * 0.26, -w * 0.07)
            end = moon.center() + QPointF(way * w * 0.335, w * 0.42)
            cord = QPainterPath(ear)
            cord.cubicTo(
                ear + QPointF(way * w * 0.17, w * 0.05),
                end + QPointF(way * w * 0.08, -w * 0.32),
                end,
            )
            for colour, thick in ((colours.seal_foot, 0.034), (colours.seal_top, 0.024)):
                pen = QPen(colour, w * thick)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(cord)
            tassel = QPainterPath(end + QPointF(-w * 0.028, 0))
            tassel.lineTo(end + QPointF(w * 0.028, 0))
            tassel.lineTo(end + QPointF(w * 0.045, w * 0.125))
            tassel.lineTo(end + QPointF(-w * 0.045, w * 0.125))
            tassel.closeSubpath()
            painter.setPen(QPen(colours.seal_foot, 1.5))
            painter.setBrush(colours.seal_top)
            painter.drawPath(tassel)
            painter.setPen(QPen(colours.moon, w * 0.016))
            y = end.y() + w * 0.03
            painter.drawLine(QPointF(end.x() - w * 0.03, y), QPointF(end.x() + w * 0.03, y))
