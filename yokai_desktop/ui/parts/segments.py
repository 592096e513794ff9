"""A few choices in one well, side by side where there is room; one of them is chosen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.parts.painted_button import PaintedButton
from yokai_desktop.ui.parts.pips import paint_pips, pips_width
from yokai_desktop.ui.parts.radio import Radio
from yokai_desktop.ui.parts.spoken import describe
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, Themed, theme

_RIM, _GAP = 4, 2
_PIP = 7


class Segment(PaintedButton, Radio, Themed):
    """One choice of the well."""

    corner = 5
    ring_radius = 6

    def __init__(self, value: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.value, self.line = value, ""
        self.pips: tuple[int, int] | None = None
        self.setCheckable(True)
        self.follow_theme()

    def _title_font(self) -> QFont:
        """Numbers that stand alone are set in the face made for them."""
        return theme().font(Role.NUMBER if self.text().isdecimal() else Role.BUTTON)

    def sizeHint(self) -> QSize:
        style = theme()
        titles = QFontMetricsF(self._title_font())
        lines = QFontMetricsF(style.font(Role.CAPTION))
        width = max(titles.horizontalAdvance(self.text()), lines.horizontalAdvance(self.line))
        height = titles.height() + (lines.height() if self.line else 0)
        if self.pips is not None:
            width = max(width, pips_width(style.px(_PIP), self.pips[1]))
            height += style.px(_PIP) + style.px(4)
        smallest = style.px(54 if self.line else 36)
        return QSize(round(width) + style.px(16), max(smallest, round(height) + style.px(8)))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        style = theme()
        colours = style.colours
        title_font, line_font = self._title_font(), style.font(Role.CAPTION)
        titles, lines = QFontMetricsF(title_font), QFontMetricsF(line_font)
        height = titles.height() * 0.94 + (lines.height() if self.line else 0)
        if self.pips is not None:
            height += style.px(_PIP) + style.px(4)
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
        if self.pips is not None:
            side = style.px(_PIP)
            left = box.center().x() - pips_width(side, self.pips[1]) / 2
            y = top + height - side / 2
            paint_pips(painter, left, y, side, *self.pips, colours.ink)


class Segments(Surface, Themed):
    """``chosen(value)`` tells a choice made by the user; ``set_value`` chooses silently.

    Where the well is too narrow for all of them in a row they stand one below the other.
    """

    chosen = Signal(str)
    segment = Segment
    """What the choices are made of."""

    def __init__(self, values: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._segments: dict[str, Segment] = {}
        for value in values:
            segment = self.segment(value, self)
            segment.clicked.connect(lambda _=False, v=value: self.chosen.emit(v))
            self._segments[value] = segment
            self._group.addButton(segment)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if values:
            self.set_value(values[0])
        self.follow_theme()

    def set_words(self, value: str, title: str, line: str = "") -> None:
        """What a choice is called."""
        segment = self._segments[value]
        if (title, line) == (segment.text(), segment.line):
            return
        segment.setText(title)
        if line != segment.line:
            segment.line = line
            describe(segment, line)
        self._words_changed()
        segment.update()

    def describe(self, value: str, words: str) -> None:
        """What a choice means, for those who listen and for a tooltip."""
        describe(self._segments[value], words)
        self._segments[value].setToolTip(words)

    def set_pips(self, value: str, level: int, most: int) -> None:
        """Dots below a choice that stands for a level."""
        self._segments[value].pips = (level, most)
        self._words_changed()

    def restyle(self) -> None:
        self._words_changed()

    def _words_changed(self) -> None:
        self.updateGeometry()
        self._place()

    def _hints(self) -> list[QSize]:
        return [segment.sizeHint() for segment in self._segments.values()]

    def _row_width(self) -> int:
        hints = self._hints()
        return sum(hint.width() for hint in hints) + (len(hints) - 1) * _GAP + 2 * _RIM

    def heightForWidth(self, width: int) -> int:
        heights = [hint.height() for hint in self._hints()]
        if width >= self._row_width():
            return max(heights, default=0) + 2 * _RIM
        return sum(heights) + (len(heights) - 1) * _GAP + 2 * _RIM

    def sizeHint(self) -> QSize:
        width = self._row_width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        widest = max((hint.width() for hint in self._hints()), default=0) + 2 * _RIM
        return QSize(widest, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        hints = self._hints()
        room = QRect(self.rect()).adjusted(_RIM, _RIM, -_RIM, -_RIM)
        if self.width() < self._row_width():
            top = room.top()
            for segment, hint in zip(self._segments.values(), hints, strict=True):
                segment.setGeometry(room.left(), top, room.width(), hint.height())
                top += hint.height() + _GAP
            return
        for segment, box in zip(self._segments.values(), _shared(room, hints), strict=True):
            segment.setGeometry(box)

    def value(self) -> str:
        return next((v for v, s in self._segments.items() if s.isChecked()), "")

    def set_value(self, value: str) -> None:
        """Choose silently; with an empty value nothing is chosen, others are ignored."""
        if value in self._segments:
            self._segments[value].setChecked(True)
        elif not value:
            self._group.setExclusive(False)
            for segment in self._segments.values():
                segment.setChecked(False)
            self._group.setExclusive(True)

    def has_keyboard(self) -> bool:
        """Whether the keyboard is on one of the choices."""
        return any(segment.hasFocus() for segment in self._segments.values())

    def take_keyboard(self) -> None:
        """Have it on what is chosen."""
        chosen = self._segments.get(self.value())
        if chosen is not None:
            chosen.setFocus(leading_hand().reason)

    @property
    def values(self) -> tuple[str, ...]:
        """All that can be chosen, from left to right."""
        return tuple(self._segments)

    def words_of(self, value: str) -> str:
        """What a choice is called."""
        return self._segments[value].text()

    def set_possible(self, value: str, possible: bool) -> None:
        """Let a choice be made, or not now."""
        self._segments[value].setEnabled(possible)


def _shared(room: QRect, hints: list[QSize]) -> list[QRect]:
    """A room shared out from left to right: evenly, but to nobody less than they need."""
    left = room.width() - (len(hints) - 1) * _GAP
    widths: dict[int, int] = {}
    for place in sorted(range(len(hints)), key=lambda place: -hints[place].width()):
        widths[place] = max(hints[place].width(), left // (len(hints) - len(widths)))
        left -= widths[place]
    boxes, x = [], room.left()
    for place in range(len(hints)):
        boxes.append(QRect(x, room.top(), widths[place], room.height()))
        x += widths[place] + _GAP
    return boxes
