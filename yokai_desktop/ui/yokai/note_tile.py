"""A family on the pad of notes: its mark, its key, its name, and what the note says of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.models.yokai.notes import NOTHING, Note
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.fitting import fit_words, smallest_width
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.seal import paint_tick
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.names import mark_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name

_WIDE, _TALL, _MARK = 118, 92, 44
_ROOM_FOR_KEY = 84
"""A narrower tile shows no key; the line below tells it."""


class NoteTile(RingFocus, QAbstractButton):
    """A click: it may be; with Shift or the right button: it is not (``struck``)."""

    struck = Signal()

    def __init__(self, family: Family, key: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.family, self._key = family, key
        self._note = NOTHING
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def show_note(self, note: Note) -> None:
        self._note = note
        name = family_name(self.family)
        if self.family in note.families:
            words = translate("Yokai", "{family}: perhaps").format(family=name)
        elif self.family in note.excluded:
            words = translate("Yokai", "{family}: certainly not").format(family=name)
        else:
            words = translate("Yokai", "{family}: no note").format(family=name)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_WIDE), theme().scale.line(_TALL))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(56), self.sizeHint().height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.button() == Qt.MouseButton.RightButton or shift:
            self.setDown(False)
            self.struck.emit()
        else:
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 5, -5, -2)
        maybe = self.family in self._note.families
        never = self.family in self._note.excluded
        pen = QPen(colours.seal if maybe else colours.paper_edge, 2 if maybe else 1)
        if never:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(colours.paper_hover if self.underMouse() else colours.paper_hi)
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(style.font(Role.CAPTION))
        words = QFontMetricsF(painter.font())
        mark = self._mark_box(box, words.height())
        painter.setOpacity(0.45 if never else 1.0)
        pictures.paint(painter, mark_of(self.family), mark, self.devicePixelRatioF())
        painter.setOpacity(1.0)
        if never:
            strike = QPen(colours.ink, 2.5)
            strike.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(strike)
            painter.drawLine(mark.bottomLeft(), mark.topRight())
        self._paint_words(painter, box, words)
        if maybe:
            seal = 16.0
            middle = QPointF(box.right() - 3, box.top() + 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.seal)
            spot = QRectF(middle.x() - seal / 2, middle.y() - seal / 2, seal, seal)
            painter.drawRoundedRect(spot, 3, 3)
            paint_tick(painter, spot.adjusted(4, 5, -4, -5), colours.seal_paper)

    def says_name(self, room: float) -> bool:
        """Whether the names of all families have room: else the marks alone tell them."""
        return all(smallest_width(Role.CAPTION, family_name(each)) <= room for each in FAMILIES)

    def _mark_box(self, box: QRectF, words: float) -> QRectF:
        style = theme()
        if self.says_name(box.width() - 6):
            side = min(float(style.px(_MARK)), box.height() - words - 10, box.width() - 8)
            return QRectF(box.left() + 8, box.top() + 6, side, side)
        side = min(float(style.scale.line(_MARK)), box.height() - 12, box.width() - 12)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(box.center())
        return mark

    def _paint_words(self, painter: QPainter, box: QRectF, metrics: QFontMetricsF) -> None:
        colours = theme().colours
        if box.width() >= _ROOM_FOR_KEY:
            painter.setPen(colours.ink2)
            key = QRectF(box.right() - 30, box.top() + 12, 18, 18)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(key, 3, 3)
            painter.drawText(key, Qt.AlignmentFlag.AlignCenter, str(self._key))
        painter.setPen(colours.ink)
        if not self.says_name(box.width() - 6):
            return
        name = fit_words(painter, Role.CAPTION, family_name(self.family), box.width() - 6)
        line = QRectF(box.left(), box.bottom() - metrics.height() - 4, box.width(), 0)
        line.setBottom(box.bottom() - 2)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
