"""Where everything lies with two players: one mat holds both straw piles and, beside them, the
trick."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF

from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.columns import WHOLE, Room, Side
from yokai_desktop.ui.septet.geometry import COIN, SeptetGeometry
from yokai_desktop.ui.septet.mat_geometry import FAN_RATIO, LIFT_ROOM
from yokai_desktop.ui.septet.ratio import RATIO

STRAW_CARD, STRAW_GAP, STRAW_SPACE = 94, 10, 18
"""The width of a card of a straw pile, between two of them, and between the two piles."""
OVERLAP = 0.62
"""How far the row on top lies below the other, by the width of a card."""
NAME = 30
"""Left of a straw pile: whose it is."""
TRICK_PART, TRICK_CARD = 342, 124
"""The width of the mat's part for the trick, and of a card in it."""
STACKED_PART, NARROW = 140, 1180
"""That width where the cards of the trick lie one above the other: beside an open column in a
window that is narrower than this.
"""
HEAD = 44
"""Over the trick: its number and what was led."""
LED_TAG = 116
"""The width of the tag that tells what was led; without room for both there is no number."""
HAND_SHARE = 0.146
"""The width of a hand card by the height of the table."""
SMALL_TRICK, SMALL_DISCARD = 46, 44
PAD = 14


@dataclass(frozen=True)
class StrawGeometry(SeptetGeometry):
    """The table of two players."""

    @cached_property
    def table(self) -> QRectF:
        left = self.rail.right() + 14 * self.u
        right = self.width - self.margin
        if self.room.rail is Side.RIGHT:
            left, right = self.margin, self.rail.left() - 12 * self.u
        if self.has_aside:
            right = self.aside_column.left() - 10 * self.u
        return QRectF(left, self.ceiling, right - left, self.high)

    @cached_property
    def _straw_top(self) -> float:
        gap = (10 if self.is_tight else 14) * self.u
        return self.ceiling + self._plate_height + gap + self._pad

    @property
    def _pad(self) -> float:
        return PAD * self.u

    @property
    def _hand_height(self) -> float:
        """What the hand needs below the prompt."""
        return self._wanted_hand * FAN_RATIO + (LIFT_ROOM + 14) * self.u

    @property
    def _wanted_hand(self) -> float:
        share = HAND_SHARE * (0.86 if self.is_tight else 1)
        return min(share * self.high, 0.14 * self.table.width()) * self.card_factor

    @cached_property
    def mat(self) -> QRectF:
        top = self._straw_top - self._pad
        high = self._least_mat_height + self._spare
        return QRectF(self.table.left(), top, self.table.width(), high)

    @property
    def _least_mat_height(self) -> float:
        return 2 * (self.straw_height + self._pad) + STRAW_SPACE * self.u

    @cached_property
    def _spare(self) -> float:
        """Height that narrow piles leave over: the mat takes it."""
        below = self._hand_height + self.prompt_height + 12 * self.u
        top = self._straw_top - self._pad
        return max(0.0, self.floor - below - top - self._least_mat_height)

    @cached_property
    def prompt_top(self) -> float:
        return self.mat.bottom() + 10 * self.u

    @property
    def _buttons_beside(self) -> float:
        """Where the text is large: the width of the buttons, one over the other."""
        return self.button_column if self.is_tight else 0.0

    @property
    def action_row(self) -> QRectF:
        wide = self.table.width() - (self._buttons_beside + 12 * self.u if self.is_tight else 0)
        return QRectF(self.table.left(), self.prompt_top, wide, self.prompt_height)

    @cached_property
    def tools(self) -> QRectF:
        left = self.table.right() - self._buttons_beside
        return QRectF(left, self.prompt_top, self._buttons_beside, self.prompt_height)

    # the straw piles

    @cached_property
    def divider(self) -> float:
        """Between the piles and the trick."""
        wide = TRICK_PART * self.u
        if self._is_stacked:
            wide = STACKED_PART * self.u
        elif self.is_tight or self.width < NARROW or self.has_aside:
            wide = min(wide, 0.3 * self.table.width())
        return self.table.right() - wide

    @property
    def _is_stacked(self) -> bool:
        """Whether the cards of the trick lie one above the other: the piles need the width."""
        return self.has_aside and self.width < NARROW and not self.is_tight

    @cached_property
    def straw_width(self) -> float:
        room = self.divider - self.table.left() - NAME * self.u * self.text - 2 * self._pad
        by_width = room / STRAW_DOWN - STRAW_GAP * self.u
        least = self._hand_height + self.prompt_height + 16 * self.u
        high = self.floor - self._straw_top - STRAW_SPACE * self.u - self._pad - least
        by_height = high / 2 / (RATIO + OVERLAP)
        most = STRAW_CARD * self.u * self.card_factor
        return min(by_width, most, max(34.0, by_height))

    @property
    def straw_height(self) -> float:
        return self.straw_width * (RATIO + OVERLAP)

    def straw_top(self, place: int) -> float:
        """The viewer's pile is the nearer one."""
        if place == 1:
            return self._straw_top + self._spare * 0.3
        return self._straw_top + self._spare * 0.7 + self.straw_height + STRAW_SPACE * self.u

    @property
    def straw_left(self) -> float:
        pitch = self.straw_width + STRAW_GAP * self.u
        whole = pitch * STRAW_DOWN - STRAW_GAP * self.u
        first = self.table.left() + NAME * self.u * self.text
        return first + (self.divider - first - whole) / 2

    def straw_down(self, place: int, slot: int) -> Spot:
        pitch = self.straw_width + STRAW_GAP * self.u
        x = self.straw_left + self.straw_width / 2 + slot * pitch
        return Spot(x, self.straw_top(place) + self.straw_width * RATIO / 2, self.straw_width)

    def straw_up(self, place: int, index: int) -> Spot:
        assert 0 <= index < STRAW_UP
        below = self.straw_down(place, index)
        pitch = self.straw_width + STRAW_GAP * self.u
        return below.moved(pitch / 2, OVERLAP * self.straw_width)

    # the trick beside them

    @property
    def trick_part(self) -> QRectF:
        """The mat's part for the trick."""
        return self.mat.adjusted(self.divider - self.mat.left(), 0, 0, 0)

    @property
    def trick_head(self) -> QRectF:
        """The number of the trick; what was led stands beside it."""
        part, high = self.trick_part, HEAD * self.u * max(1.0, self.text * 0.8)
        wide = 4.6 * self.text_px(18)
        if self.is_tight or part.width() < wide + LED_TAG * self.u * self.text + 2 * self._pad:
            wide = 0.0
        return QRectF(part.left() + self._pad, part.top() + 4 * self.u, wide, high)

    @cached_property
    def trick_width(self) -> float:
        part = self.trick_part
        high = part.height() - self.trick_head.height() - 2.4 * self._pad
        wide, rows = (part.width() - 3 * self._pad) / 2, 1.9
        if self._is_stacked:
            wide, rows = part.width() - 2.8 * self._pad, 2.1
        return min(TRICK_CARD * self.u * self.card_factor, wide, high / rows / RATIO)

    def trick(self, place: int) -> Spot:
        """The rival's at the upper left, the viewer's at the lower right."""
        part, wide = self.trick_part, self.trick_width
        if place == 1:
            y = self.trick_head.bottom() + 4 * self.u + wide * RATIO / 2
            return Spot(part.left() + 1.2 * self._pad + wide / 2, y, wide, -3.0)
        y = part.bottom() - 1.4 * self._pad - wide * RATIO / 2
        return Spot(part.right() - 1.4 * self._pad - wide / 2, y, wide)

    @property
    def last_trick(self) -> QRectF:
        """The last trick, small, beside the rival's card; empty where there is no room."""
        part, rival = self.trick_part, self.trick(1).bounds(RATIO)
        left, top = rival.right() + 10 * self.u, rival.top()
        high = self.trick(0).bounds(RATIO).top() - top
        label = 1.5 * self.text_px(14.5)
        wide = 2 * (SMALL_TRICK + 6) * self.u
        room = part.right() - self._pad - left
        if self.is_tight or room < wide or high < label + SMALL_TRICK * RATIO * self.u:
            return QRectF()
        return QRectF(left + (room - wide) / 2, top, wide, high)

    @property
    def discard(self) -> QRectF:
        """The viewer's discard with its name, under the rival's card; empty without room."""
        part, own = self.trick_part, self.trick(0).bounds(RATIO)
        top = self.trick(1).bounds(RATIO).bottom() + 10 * self.u
        left = part.left() + self._pad
        box = QRectF(left, top, own.left() - 6 * self.u - left, part.bottom() - self._pad - top)
        small = SMALL_DISCARD * self.u
        fits = box.height() >= small * RATIO and box.width() >= small + 4.5 * self.text_px(14.5)
        return box if fits and not self.is_tight else QRectF()

    @cached_property
    def coin(self) -> QRectF:
        """Where the coin lies while the viewer leads: below their own pile's name."""
        side = COIN * self.u
        y = self.mat.bottom() - side - 6 * self.u
        return QRectF(self.table.left() + 10 * self.u, y, side, side)

    def plate(self, place: int) -> QRectF:
        top = self.ceiling + 4 * self.u
        return QRectF(self.table.left(), top, self._plate_width, self._plate_height)

    def backs(self, place: int, count: int) -> list[Spot]:
        is_open = self.room.has_open_hands
        if self.is_tight and not is_open:
            return []
        plate, u = self.plate(place), self.u
        wide, step = self._back_width, self._back_width * (0.8 if is_open else 0.3)
        left, middle = plate.right() + 24 * u, plate.center().y() + 2 * u
        return [Spot(left + wide / 2 + i * step, middle, wide) for i in range(count)]

    @property
    def pile(self) -> Spot:
        middle = (self.table.left() + self.divider) / 2
        return Spot(middle, self.mat.center().y(), self.trick_width * 0.8)


def geometry_of(
    width: float,
    height: float,
    players: int,
    u: float = 1.0,
    text: float = 1.0,
    card_factor: float = 1.0,
    aside: bool = False,
    room: Room = WHOLE,
) -> SeptetGeometry:
    """The geometry of a table of so many players."""
    kind = StrawGeometry if players == 2 else SeptetGeometry
    return kind(width, height, players, u, text, card_factor, aside, room)
