"""Where everything lies on the Septet table: around the mat the plates and hands of the others."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QRectF

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.mat_geometry import MatGeometry
from yokai_desktop.ui.septet.ratio import RATIO

PLATE_MASK, PLATE_SIZE, PARTNER_WORDS = 88, 14.5, 9.8
"""What a plate needs beside its words, the size of their text, and the longest words on a
partner's plate (it tells the level too) in such sizes."""
BACK_WIDTH = 52
OPEN_STEP, OPEN_ROW, OPEN_ROWS = 54, 3, 68
"""How much of an open card the next one leaves free, and the rows of a rival."""
COIN = 34


class SeptetGeometry(MatGeometry):
    """Where cards, plates and buttons lie, for any window and number of players."""

    @property
    def over_table(self) -> QRectF:
        """All between the rails above the prompt: for what has no room beside the table.

        A scroll that lies here has its mount, narrower than its rods, over the edges of the plates.
        """
        side, top = 14 * self.u, self.ceiling - 4 * self.u
        left, wide = self.table.left() - side, self.table.width() + 2 * side
        return QRectF(left, top, wide, self.prompt_top - 2 * self.u - top)

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
