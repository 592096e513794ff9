"""What stands beside the Septet table, and the room that is left for the table.

The scores at the left; log, advice and memory at the right where the window is wide enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property

from PySide6.QtCore import QRectF

LOG_FROM_WIDTH = 1280
"""Narrower windows have no room for the log beside the table."""
RAIL, SMALLEST_RAIL = 272, 208
MOST_COLUMN, COLUMN_SHARE = 350, 0.22
"""A column is never wider than this, or than its share of the window where that is more."""
LEAST_ASIDE, LEAST_TABLE = 244, 430
"""The narrowest column beside the table, and the narrowest table beside one."""
TIGHT = 1.55
"""Text so many times larger than the table leaves no room for ornament."""
NARROW = 960
"""A table narrower than this, as beside a review, has no more room than one with large text."""


class Side(Enum):
    """Where the scores stand."""

    LEFT = auto()
    RIGHT = auto()
    NONE = auto()


@dataclass(frozen=True)
class Room:
    """What stands on a table beside its cards; lessons and trials need less than a game."""

    rail: Side = Side.LEFT
    rail_height: float = 0.0
    """Of a scroll at the right: what it needs."""
    log: bool = True
    """Whether a wide table has a column for the log."""
    prompt: bool = True
    """Whether something is asked between the mat and the hand."""
    buttons: bool = True
    """Whether anything is done with buttons; else large words leave no column for them."""
    has_open_hands: bool = False
    """Whether all cards lie open, and large enough to be read."""
    head: float = 0.0
    foot: float = 0.0
    """Pixels above and below the cards, between the columns, for what a page lays there."""


WHOLE = Room()


@dataclass(frozen=True)
class SeptetColumns:
    """All lengths are pixels; ``u`` is the window's factor, ``card_factor`` the chosen size."""

    width: float
    height: float
    players: int
    u: float = 1.0
    text: float = 1.0
    """How much larger than usual the text is."""
    card_factor: float = 1.0
    aside: bool = False
    """Whether advice, the memory panel or an open log needs a column of its own."""
    room: Room = WHOLE
    """What else stands on the table."""

    @property
    def has_log_column(self) -> bool:
        needed = LOG_FROM_WIDTH * (1 + (self.text - 1) * 0.5)
        return self.width >= needed and not self.has_straws and self.room.log

    @property
    def has_straws(self) -> bool:
        return self.players == 2

    @property
    def is_tight(self) -> bool:
        """The text is large for the table, or the table narrow: plates close up, hands of others
        are only counted, and the buttons leave their row to the prompt."""
        return self.text > TIGHT * self.u or self.width < NARROW * self.u

    @property
    def has_aside(self) -> bool:
        """A column beside the table for advice, memory or an open log, where the log has none."""
        return self.aside and not self.has_log_column and self._room_aside >= LEAST_TABLE

    @property
    def _room_aside(self) -> float:
        """What such a column leaves for the table."""
        return self.width - self.rail.right() - self.column_width - 30 * self.u

    @property
    def is_close(self) -> bool:
        """The plates close up in one row: there is no room beside the mat."""
        return self.is_tight or (self.has_aside and not self.has_straws)

    def _wide(self, least: float) -> float:
        """The width of a column, which grows less than the words in it: the cards need room too."""
        growth = 1 + (self.text - 1) * 0.4
        most = max(MOST_COLUMN * growth, COLUMN_SHARE * self.width)
        return min(max(least, RAIL * self.u) * growth, most)

    @property
    def column_width(self) -> float:
        """Of what stands at the right of the table: log, advice, memory."""
        return self._wide(LEAST_ASIDE)

    @cached_property
    def aside_column(self) -> QRectF:
        """Where advice and memory stand; over the scores where nothing else is free."""
        if self.has_log_column:
            return self.log
        if not self.has_aside:
            return self.rail
        top = 14 * self.u
        left = self.width - self.column_width - self.margin * 0.6
        return QRectF(left, top, self.column_width, self.height - 2 * top)

    @property
    def margin(self) -> float:
        return 11 * self.u

    @cached_property
    def rail(self) -> QRectF:
        """The score scroll, its rods included."""
        wide = self._wide(SMALLEST_RAIL)
        top = 14 * self.u
        if self.room.rail is Side.RIGHT:
            wide = min(wide, self.width * 0.3)
            high = min(self.room.rail_height, self.height - 2 * top)
            return QRectF(self.width - wide - self.margin * 0.6, top, wide, high)
        if self.room.rail is Side.NONE:
            wide = 0
        return QRectF(self.margin * 0.6, top, wide, self.height - 2 * top)

    @cached_property
    def log(self) -> QRectF:
        """The column of the log and of the last trick, where the window is wide enough."""
        wide = self._wide(SMALLEST_RAIL)
        left = self.width - wide - self.margin * 0.6
        top = 14 * self.u
        return QRectF(left, top, wide, self.height - 2 * top)

    @property
    def ceiling(self) -> float:
        """Where the table begins, below what a page lays above it."""
        return self.room.head

    @property
    def floor(self) -> float:
        """Where the table ends."""
        return self.height - self.room.foot

    @property
    def high(self) -> float:
        """The height of the table."""
        return self.floor - self.ceiling

    @cached_property
    def table(self) -> QRectF:
        """Between the rails."""
        left = self.rail.right() + 14 * self.u
        if self.room.rail is Side.RIGHT:
            left, right = self.margin, self.rail.left() - 12 * self.u
        elif self.has_log_column:
            right = self.log.left() - 10 * self.u
        elif self.has_aside:
            right = self.aside_column.left() - 10 * self.u
        else:
            right = self.width - self.margin
        return QRectF(left, self.ceiling, right - left, self.high)
