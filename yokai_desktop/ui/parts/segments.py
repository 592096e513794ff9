"""A few choices side by side in one well; one of them is chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, Themed, theme


class _Segment(RingFocus, QAbstractButton, Themed):
    ring_radius = 6

    def __init__(self, value: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.value, self.line = value, ""
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.follow_theme()

    def _title_font(self) -> QFont:
        """Numbers that stand alone are set in the face made for them."""
        return theme().font(Role.NUMBER if self.text().isdecimal() else Role.BUTTON)

    def sizeHint(self) -> QSize:
        look = theme()
        titles = QFontMetricsF(self._title_font())
        lines = QFontMetricsF(look.font(Role.CAPTION))
        width = max(titles.horizontalAdvance(self.text()), lines.horizontalAdvance(self.line))
        height = titles.height() + (lines.height() if self.line else 0)
        smallest = look.px(54 if self.line else 36)
        return QSize(round(width) + look.px(16), max(smallest, round(height) + look.px(8)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        colours = look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        if self.isChecked():
            painter.setPen(QPen(colours.seal, 2))
            painter.setBrush(colours.paper_hi)
            painter.drawRoundedRect(box, 5, 5)
        elif self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.paper_hover)
            painter.drawRoundedRect(box, 5, 5)
        title_font, line_font = self._title_font(), look.font(Role.CAPTION)
        titles, lines = QFontMetricsF(title_font), QFontMetricsF(line_font)
        height = titles.height() * 0.94 + (lines.height() if self.line else 0)
        top = box.center().y() - height / 2
        centre = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.setFont(title_font)
        painter.setPen(colours.ink if self.isChecked() else colours.ink2)
        painter.drawText(QRectF(box.left(), top, box.width(), titles.height()), centre, self.text())
        if self.line:
            painter.setFont(line_font)
            painter.setPen(colours.ink2)
            below = QRectF(box.left(), top + titles.height() * 0.94, box.width(), lines.height())
            painter.drawText(below, centre, self.line)


class Segments(Surface, Themed):
    """``chosen(value)`` tells a choice made by the user; ``set_value`` chooses silently."""

    chosen = Signal(str)

    def __init__(self, values: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 4, 4, 4)
        self._row.setSpacing(2)
        self._segments: dict[str, _Segment] = {}
        for value in values:
            segment = _Segment(value, self)
            segment.clicked.connect(lambda _=False, v=value: self.chosen.emit(v))
            self._segments[value] = segment
            self._group.addButton(segment)
            self._row.addWidget(segment, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if values:
            self.set_value(values[0])
        self.follow_theme()

    def set_words(self, value: str, title: str, line: str = "") -> None:
        """What a choice is called."""
        segment = self._segments[value]
        segment.setText(title)
        segment.line = line
        segment.setAccessibleDescription(line)
        segment.updateGeometry()
        segment.update()

    def value(self) -> str:
        return next((v for v, s in self._segments.items() if s.isChecked()), "")

    def set_value(self, value: str) -> None:
        if value in self._segments:
            self._segments[value].setChecked(True)

    def set_possible(self, value: str, possible: bool) -> None:
        """Whether a choice can be made now."""
        self._segments[value].setEnabled(possible)
