"""A partner's plate: who it is, and the steps of the last turn as signs with names of places."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.yokai.trace import Deed, TurnTrace
from yokai_desktop.ui.parts.pips import paint_pips, pips_width
from yokai_desktop.ui.parts.plate import Plate
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.seat_signs import paint_shape_of
from yokai_desktop.ui.yokai.step_line import StepLine, least_width, smaller, way_for

_SHAPE, _COIN, _GAP = 22, 30, 9
_KEY, _KEY_GAP = 20, 8
_PIP, _PIP_GAP = 8, 12
_INSET, _CORNER = 4, 12
_LEAST_WIDTH = 96
_SMALL_NAME, _SMALLEST_NAME = 0.75, 0.6
"""How much smaller than usual the letters of a name become to make room for the level, and before
the name ends in dots.
"""


class PartnerPlate(Plate):
    """``asked`` when it is clicked: show this turn alone.

    Where name, level and signs have no room beside the mask, the mask is as high as the name and
    the signs lie below both.
    """

    asked = Signal()
    resized = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, stretches=True)
        self._least_note = self._least_way = 0
        self._is_led_compact = self._needs_compact = False
        self._measured_for: tuple[object, ...] = ()
        self._turn: TurnTrace | None = None
        self._seat = 0
        self._key = ""
        self._level = (0, 0)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turn(self, seat: int, turn: TurnTrace | None, key: str) -> None:
        """The last turn of a seat; ``key`` shows it again."""
        if (seat, turn, key) != (self._seat, self._turn, self._key):
            self._seat, self._turn, self._key = seat, turn, key
            self.update()

    def show_level(self, number: int, most: int) -> None:
        """How strong a computer partner is, as pips, where its words have no room."""
        if (number, most) != self._level:
            self._level = (number, most)
            self.update()

    def agree_mask(self, *, is_compact: bool) -> None:
        """Have no larger mask than the plate with the least room."""
        if is_compact is not self._is_led_compact:
            self._is_led_compact = is_compact
            self.update()

    def agree_words(self, least_note: int, least_way: int) -> None:
        """Say no more than the plate with the least room."""
        if (least_note, least_way) != (self._least_note, self._least_way):
            self._least_note, self._least_way = least_note, least_way
            self.update()

    @property
    def note_number(self) -> int | None:
        """Which of its notes has room beside the name; None where there is nothing to say."""
        return self._fitting_note(self._name) if self._notes else None

    def _note(self, name: str) -> str:
        at = max(self._least_note, self._fitting_note(name))
        return next(iter(self._notes[at:]), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._turn is not None:
            self.asked.emit()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_LEAST_WIDTH), super().minimumSizeHint().height())

    # the two ways it is laid out

    @property
    def is_compact(self) -> bool:
        """Whether the mask is as high as the name alone."""
        return self._is_led_compact or self.needs_compact

    @property
    def needs_compact(self) -> bool:
        """Whether name and signs need more room than there is beside the large mask.

        All measures begin with this, so it is worked out once for what is shown.
        """
        shown = self._name, self._has_lead, self._level, self._turn, self.size(), theme().scale
        if shown != self._measured_for:
            self._measured_for, self._needs_compact = shown, self._measure()
        return self._needs_compact

    def _measure(self) -> bool:
        left = super().disc_box().right() + theme().px(_GAP)
        words = self._name_width() + self._key_room() + self._pips_room(theme().scale.line(_PIP))
        signs = least_width(self._deeds)
        return words > self._words_right - left or signs > self._signs_right() - left

    def disc_box(self) -> QRectF:
        if not self.is_compact:
            return super().disc_box()
        box, inset = self.plate_box(), theme().px(_INSET)
        side = min(box.height() * 0.56, self._name_height()) - inset / 2
        return QRectF(box.left() + inset, box.top() + inset, side, side)

    def left_corner(self, box: QRectF) -> float:
        return theme().px(_CORNER) if self.is_compact else super().left_corner(box)

    def name_font(self) -> QFont:
        if not self.is_compact:
            return super().name_font()
        usual, wide = theme().font(Role.NAME), max(1.0, self._name_width())
        room = self.name_right() - self._words_left
        beside_pips = (room - self._pips_room(theme().px(_PIP))) / wide
        if beside_pips >= _SMALL_NAME:
            return smaller(usual, beside_pips)
        return smaller(usual, max(_SMALLEST_NAME, room / wide))

    def name_right(self) -> float:
        if not self.is_compact:
            return super().name_right() - self._key_room()
        coin = theme().px(_COIN) if self._has_lead else 0
        return self._words_right - (self._key_room() if self._shows_key() else coin)

    def _shows_key(self) -> bool:
        """A plate that is too narrow for its name has no room to name its key."""
        if self._turn is None:
            return False
        if not self.is_compact:
            return True
        words = self._name_width() + self._pips_room(theme().px(_PIP))
        return self._words_left + words + self._key_room() <= self._words_right

    def _key_room(self) -> float:
        style = theme()
        coin = style.px(_COIN) if self._has_lead else 0
        return (
            style.scale.line(_KEY) + style.px(_KEY_GAP) + coin if self._turn is not None else coin
        )

    def _pips_room(self, side: float) -> float:
        most = self._level[1]
        return theme().px(_PIP_GAP) + pips_width(side, most) if most else 0.0

    def _name_width(self) -> float:
        return QFontMetricsF(theme().font(Role.NAME)).horizontalAdvance(self._name)

    def _name_height(self) -> float:
        return QFontMetricsF(theme().font(Role.NAME)).height()

    # signs

    @property
    def _deeds(self) -> tuple[Deed, ...]:
        return self._turn.deeds if self._turn is not None else ()

    @property
    def steps(self) -> StepLine:
        """The steps with as many words as there is room for."""
        return StepLine.told(self._deeds, max(self._least_way, self.way_number))

    @property
    def way_number(self) -> int:
        """Which way to tell the steps has room."""
        return way_for(self._deeds, self.signs_room())

    def _signs_left(self) -> float:
        if self.is_compact:
            return self.plate_box().left() + theme().px(_INSET) + 2
        return self._words_left

    def signs_room(self) -> float:
        """How much room there is for them."""
        return self._signs_right() - self._signs_left()

    def _signs_right(self) -> float:
        return self.plate_box().right() - theme().px(2 * _INSET)

    def shown_words(self) -> tuple[str, str, str]:
        """The signs stand for the line below the name."""
        name, note, sub = super().shown_words()
        return name, note, "" if self._turn is not None else sub

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, box, disc = theme(), self.plate_box(), self.disc_box()
        side = style.px(_SHAPE) if not self.is_compact else disc.height() * 0.46
        middle = QPointF(disc.left() + disc.width() * 0.9, disc.bottom() - side * 0.36)
        paint_shape_of(painter, self._seat, middle, side)
        self._paint_level(painter)
        if self._shows_key():
            self._paint_key(painter, box)
        if self._turn is not None:
            self._paint_signs(painter, box)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """With signs below it the name stands higher."""
        super()._paint_words(painter, box.translated(0, self._name_shift()))

    def _name_shift(self) -> float:
        if self.is_compact:
            return self.disc_box().center().y() - self.plate_box().center().y()
        return -self._line_height() / 2 if self._turn is not None else 0.0

    def _line_height(self) -> float:
        return QFontMetricsF(theme().font(Role.SECONDARY)).height()

    def level_box(self) -> QRectF | None:
        """Where the level is told by pips: beside the name, if its words have no room there."""
        name, note, _ = self.shown_words()
        level, most = self._level
        if note or not level:
            return None
        style = theme()
        left = self._words_left + QFontMetricsF(self.name_font()).horizontalAdvance(name)
        left += style.px(_PIP_GAP)
        side = float(style.px(_PIP) if self.is_compact else style.scale.line(_PIP))
        wide = pips_width(side, most)
        if left + wide > self.name_right():
            return None
        middle = self.plate_box().center().y() + self._name_shift()
        return QRectF(left, middle - side / 2, wide, side)

    def _paint_level(self, painter: QPainter) -> None:
        box = self.level_box()
        if box is not None:
            ink, middle = theme().colours.plate_sub, box.center().y()
            paint_pips(painter, box.left(), middle, box.height(), *self._level, ink)

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        style = theme()
        side = float(style.scale.line(_KEY))
        coin = style.px(_COIN) if self._has_lead else 0
        left = box.right() - side - style.px(_KEY_GAP) - coin
        key = QRectF(left, box.top() + style.px(5), side, side)
        painter.setPen(QPen(style.colours.plate_sub, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(key, 4, 4)
        painter.setFont(style.font(Role.CAPTION))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self._key)

    def _paint_signs(self, painter: QPainter, box: QRectF) -> None:
        if self.is_compact:
            middle = (self.disc_box().bottom() + box.bottom()) / 2
        else:
            middle = box.center().y() + self._name_height() * 0.46
        steps = self.steps
        steps.paint(painter, self._signs_left(), middle, steps.factor_for(self.signs_room()))
