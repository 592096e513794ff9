"""Where everything lies on the Septet table, for any window and number of players.

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
PLATE_MASK, PLATE_SIZE, PARTNER_WORDS = 88, 14.5, 9.8
"""What a plate needs beside its words, the size of their text, and the longest words on a
partner's plate (it tells the level too) in such sizes."""
BACK_WIDTH = 52
OPEN_CARD, OPEN_STEP, OPEN_ROW, OPEN_ROWS = 74, 54, 3, 68
"""A card of an open hand, how much of it the next one leaves free, and the rows of a rival."""
_TILTS = {4: (0.0, -4.0, -3.0, 4.0), 3: (0.0, -4.0, 4.0)}
COIN = 34
LIFT_ROOM = 48
FAN_RATIO = 1.53
"""The height of a fan by the width of its cards."""
LEAST_TRICK = 58
"""The narrowest cards of a trick, in the smallest window."""
PROMPT_SIZE, PROMPT_LINE = 19, 1.4
"""The size of the prompt's text, and how much higher its lines are."""
MOST_ROW = 1000
"""The prompt and its buttons are never wider apart."""


class SeptetGeometry(SeptetColumns):
    """Where cards, plates and buttons lie on the table that the columns leave."""

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
    def over_table(self) -> QRectF:
        """All between the rails above the prompt: for what has no room beside the table.

        A scroll that lies here has its mount, narrower than its rods, over the edges of the plates.
        """
        side, top = 14 * self.u, self.ceiling - 4 * self.u
        left, wide = self.table.left() - side, self.table.width() + 2 * side
        return QRectF(left, top, wide, self.prompt_top - 2 * self.u - top)

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

    @cached_property
    def coin(self) -> QRectF:
        """Where the coin lies while the viewer leads: by their place, clear of all buttons."""
        side, spot = COIN * self.u, self.trick(0)
        x, y = spot.x + spot.width / 2 + side * 0.4, spot.y + spot.width * RATIO / 2 - side
        if self.is_tight:
            x, y = self.tools.left(), self.tools.top()
            if not self.room.buttons:
                x, y = self.mat.right() - 1.2 * side, y + 0.2 * side
        return QRectF(x, y, side, side)

    def laid(self, place: int, hand: int) -> list[Spot]:
        """Three cards of another player that lie face down by a hand of so many, to be passed."""
        plate, u = self.plate(place), self.u
        width = max(26.0, BACK_WIDTH * 0.6 * u)
        x, y = plate.right() - width, plate.bottom() - width * 0.5
        backs = self.backs(place, hand)
        if backs and self.players == 4 and place == 2:
            x = backs[-1].x + (150 * self.text + 20) * u
            y = backs[-1].y
        elif backs:
            x = (backs[0].x + backs[-1].x) / 2
            y = backs[0].y + (BACK_WIDTH * RATIO / 2 + 34 * self.text) * u + width * RATIO / 2
        return [Spot(x + off * width * 0.42, y, width, off * 5) for off in (-1, 0, 1)]

    @property
    def _plate_width(self) -> float:
        wide = PLATE_WIDTH if self.room.log else LESSON_PLATE
        return wide * self.u * (1 + (self.text - 1) * 0.3)

    @property
    def _plate_height(self) -> float:
        return PLATE_HEIGHT * self.u * (1 + (self.text - 1) * 0.36)

    def plate(self, place: int) -> QRectF:
        """The plate of another player; the viewer has none but the hand."""
        wide, high = self._plate_width, self._plate_height
        table, u = self.table, self.u
        if self.is_close:
            others = self.players - 1
            wide = min(wide * 1.3, table.width() / others - (0 if self.is_tight else 4))
            step = (table.width() - wide) / max(1, others - 1)
            return QRectF(table.left() + (place - 1) * step, self.ceiling + 2 * u, wide, high)
        if self.players == 3:
            return QRectF(self._beside_mat(place == 1, wide), self.mat.top() - 10 * u, wide, high)
        if place == 2:
            if self.room.log:
                wide = max(wide, PLATE_MASK * u + PARTNER_WORDS * self._scale.text_px(PLATE_SIZE))
            top = self.ceiling + 2 * u
            return QRectF(table.center().x() - wide - 12 * u, top, wide, high)
        y = self.mat.top() + self.mat.height() * 0.22
        return QRectF(self._beside_mat(place == 1, wide), y, wide, high)

    def _beside_mat(self, is_left: bool, wide: float) -> float:
        """At the edge of the table, but never far from the mat."""
        far = 90 * self.u
        if is_left:
            return max(self.table.left() - 4, self.mat.left() - far - wide)
        return min(self.table.right() - wide + 4, self.mat.right() + far)

    def backs(self, place: int, count: int) -> list[Spot]:
        """The cards in another player's hand, seen from behind; none where they are counted."""
        if self.room.has_open_hands:
            return self._open_hand(place, count)
        if self.is_close:
            return []
        plate, u = self.plate(place), self.u
        wide = self._back_width
        step = wide * 0.3
        if self.players == 4 and place == 2:
            left, middle = plate.right() + 28 * u, plate.center().y() + 5 * u
            step = min(step, 150 * u / max(1, count - 1))
        else:
            room = plate.width() - 10 * u
            step = min(step, (room - wide) / max(1, count - 1))
            left, middle = plate.left() + 8 * u, plate.bottom() + 16 * u + wide * RATIO / 2
        return [Spot(left + wide / 2 + i * step, middle, wide) for i in range(count)]

    def _open_hand(self, place: int, count: int) -> list[Spot]:
        """Cards that lie open: in a row beside or under the plate, or in rows of three."""
        plate, u, wide = self.plate(place), self.u, self._open_width
        across, left, right = count, plate.left(), plate.right()
        top = plate.bottom() + 6 * u
        if self.players == 4 and place == 2 and not self.is_close:
            left, right = plate.right() + 16 * u, self.table.right() - 4 * u
            top = self.ceiling + 4 * u
        elif not self.is_close:
            across, left = OPEN_ROW, plate.left() + 4 * u
        step = min(OPEN_STEP * u, (right - left - wide) / max(1, min(across, count) - 1))
        return [
            Spot(
                left + wide / 2 + (number % across) * step,
                top + wide * RATIO / 2 + (number // across) * OPEN_ROWS * u,
                wide,
            )
            for number in range(count)
        ]

    @property
    def _open_width(self) -> float:
        """The width of a card in the open hand of another player."""
        return max(34.0, OPEN_CARD * self.u * (0.72 if self.is_close else 1.0))

    @property
    def _back_width(self) -> float:
        return max(34.0, BACK_WIDTH * self.u)

    @property
    def pile(self) -> Spot:
        """Where cards are dealt from."""
        middle = self.mat.center()
        return Spot(middle.x(), middle.y(), self.trick_width * 0.8)

    @cached_property
    def tools(self) -> QRectF:
        """For buttons, beside the mat where the text is large."""
        left = self.mat.right() + 12 * self.u
        return QRectF(left, self.mat.top(), self.table.right() - left, self.mat.height())
