"""Where the mat with the trick, the prompt below it and the viewer's hand lie.

Plain numbers from the window's size: zones as boxes, cards as spots.  Seats are counted from the
viewer, clockwise: 0 is the viewer at the bottom.
"""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QRectF

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.columns import SeptetColumns
from yokai_desktop.ui.septet.layouts import fan
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.theme.scale import SMALLEST_FACTOR, Scale

PLATE_WIDTH, PLATE_HEIGHT = 212, 77
LESSON_PLATE = 182
"""The width of a plate where only a name and a side stand on it."""
OPEN_CARD = 74
"""A card of an open hand."""
_TILTS = {4: (0.0, -4.0, -3.0, 4.0), 3: (0.0, -4.0, 4.0)}
LIFT_ROOM = 48
FAN_RATIO = 1.53
"""The height of a fan by the width of its cards."""
LEAST_TRICK = 58
"""The narrowest cards of a trick, in the smallest window."""
PROMPT_SIZE, PROMPT_LINE = 19, 1.4
"""The size of the prompt's text, and how much higher its lines are."""
MOST_ROW = 1000
"""The prompt and its buttons are never wider apart."""


class MatGeometry(SeptetColumns):
    """What lies in the middle of the table that the columns leave, from top to bottom."""

    @property
    def button_column(self) -> float:
        """Where the text is large: the width of the buttons beside the mat."""
        if not self.room.buttons:
            return 0.0
        return min(140 * self.u * self.text, self.table.width() * 0.4)

    @cached_property
    def prompt_top(self) -> float:
        hand = self._wanted_hand * FAN_RATIO + (LIFT_ROOM + 14) * self.u
        highest = self._mat_top + self._least_mat + 10 * self.u
        return max(highest, self.floor - hand - self.prompt_height)

    @property
    def prompt_height(self) -> float:
        """Room for two lines of the prompt; none where nothing is asked."""
        if not self.room.prompt:
            return 0.0
        return 2 * PROMPT_LINE * self._scale.text_px(PROMPT_SIZE) + 12

    def text_px(self, size: float) -> float:
        """The pixels of a text of this size."""
        return self._scale.text_px(size)

    @property
    def _scale(self) -> Scale:
        return Scale(self.u, round(self.text * 100))

    @property
    def _wanted_hand(self) -> float:
        """The width of a hand card where nothing stands in its way, four and three players."""
        wanted = min(0.196 * self.high - 18 * self.u, 0.176 * self.table.width(), 260)
        return wanted * self.card_factor

    @property
    def _mat_top(self) -> float:
        if self.players == 3 and not self.is_close:
            return self.ceiling + 24 * self.u
        top = self._plate_height + 6 * self.u
        if self.room.has_open_hands and self.players > 2:
            card = self._open_width * RATIO
            top = max(top, card + 12 * self.u) + (card + 6 * self.u if self.is_close else 0)
        return self.ceiling + top

    @property
    def _least_mat(self) -> float:
        """The height of a mat on which cards can still be read; with large text in one row."""
        card = RATIO * LEAST_TRICK * self.u / SMALLEST_FACTOR
        return card + self._trick_tags if self.is_tight else 2 * card + 30 * self.u

    @property
    def _trick_tags(self) -> float:
        """Where the text is large: the height that tags take on the mat beside the cards."""
        return (44 * self.text + 8) * self.u

    @property
    def _plate_width(self) -> float:
        wide = PLATE_WIDTH if self.room.log else LESSON_PLATE
        return wide * self.u * (1 + (self.text - 1) * 0.3)

    @property
    def _plate_height(self) -> float:
        return PLATE_HEIGHT * self.u * (1 + (self.text - 1) * 0.36)

    @property
    def _open_width(self) -> float:
        """The width of a card in the open hand of another player."""
        return max(34.0, OPEN_CARD * self.u * (0.72 if self.is_close else 1.0))

    @property
    def action_row(self) -> QRectF:
        """The prompt with its buttons, between the mat and the hand."""
        wide = self.table.width() - 8
        if not self.is_tight:
            wide = min(wide, MOST_ROW * self.u * self.text)
        left = self.table.center().x() - wide / 2
        return QRectF(left, self.prompt_top, wide, self.prompt_height)

    @cached_property
    def hand_width(self) -> float:
        """The width of a card in the viewer's hand."""
        room = self.floor - self.prompt_top - self.prompt_height - (LIFT_ROOM + 14) * self.u
        return max(60.0, min(self._wanted_hand, room / FAN_RATIO))

    def hand(self, count: int) -> list[Spot]:
        """The fan of the viewer's hand."""
        top = self.prompt_top + self.prompt_height + (LIFT_ROOM + 2) * self.u
        return fan(
            count,
            self.table.center().x(),
            top,
            self.hand_width,
            self.table.width(),
            self.u,
            bottom=self.floor - 6,
            tilt=1.1 if self.has_straws else 1.5,
        )

    @cached_property
    def mat(self) -> QRectF:
        """The cloth on which tricks are played."""
        if self.is_tight:
            bottom = self.prompt_top - 10 * self.u
            right = self.table.right() - self.button_column - 12 * self.u
            return QRectF(
                self.table.left(), self._mat_top, right - self.table.left(), bottom - self._mat_top
            )
        most = (416 if self.has_log_column else 475) * self.u
        plate = 0.0 if self.is_close else self._plate_width + 10 * self.u
        wide = min(most, self.table.width() - 2 * plate)
        top = self._mat_top
        return QRectF(
            self.table.center().x() - wide / 2, top, wide, self.prompt_top - top - 10 * self.u
        )

    @cached_property
    def trick_width(self) -> float:
        if self.is_tight:
            high = self.mat.height() - self._trick_tags
            return min(high / RATIO, self.mat.width() / self.players - 14 * self.u)
        wide = max(78.0, 0.75 * self.hand_width)
        return min(wide, (self.mat.height() - 58 * self.u) / 2 / RATIO, self.mat.width() / 3.5)

    def trick(self, place: int) -> Spot:
        """Where the card of a player lies, by their place at the table."""
        mat, wide = self.mat, self.trick_width
        high = wide * RATIO
        middle = mat.center()
        tilt = _TILTS[self.players][place]
        if self.is_tight:
            place = (place - 1) % self.players
            x = middle.x() + (place - (self.players - 1) / 2) * (wide + 10 * self.u)
            return Spot(x, mat.bottom() - 12 * self.u * self.text - high / 2, wide)
        low = Spot(middle.x(), mat.bottom() - 18 * self.u - high / 2, wide, tilt)
        if place == 0:
            return low
        if self.players == 3:
            way = -1 if place == 1 else 1
            y = mat.top() + 46 * self.u + high / 2
            return Spot(middle.x() + way * wide * 0.95, y, wide, tilt)
        if place == 2:
            return Spot(middle.x(), mat.top() + 18 * self.u + high / 2, wide, tilt)
        way = -1 if place == 1 else 1
        reach = min(1.2 * wide, mat.width() / 2 - wide / 2 - 14 * self.u)
        return Spot(middle.x() + way * reach, middle.y(), wide, tilt)
