"""Where everything of a chance curve lies: steps, rounds, and marks that keep out of each other's
way.  Plain numbers; nothing is painted here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from yokai_desktop.models.review.parts import RoundPart
from yokai_desktop.models.review.story import CurveRow, Mark

MASK = 22
"""The mask of who made a mistake, beside its mark."""
_MARK, _STEM, _LONGER, _STEMS = 24, 34, 26, 4
_GAP = 2
_SMALL = 14


@dataclass(frozen=True)
class PlacedMark:
    """A mark on its stem; the mask stands beside it, or nowhere where there is no room."""

    mark: Mark
    row: int
    foot: QPointF
    """Where its stem meets the curve."""
    box: QRectF
    mask: QRectF | None


@dataclass(frozen=True)
class CurveLayout:
    """``area`` is what is drawn in, axis and names left out; lengths are pixels."""

    area: QRectF
    parts: tuple[RoundPart, ...]
    rows: tuple[CurveRow, ...]
    u: float = 1.0

    @cached_property
    def _starts(self) -> dict[int, int]:
        """Before each round, how many steps there were."""
        starts, count = {}, 0
        for part in self.parts:
            starts[part.number] = count
            count += len(part.places)
        return starts

    @cached_property
    def steps(self) -> int:
        return max(1, sum(len(part.places) for part in self.parts))

    def x(self, step: float) -> float:
        """The left edge of a step, counted over the whole game."""
        return self.area.left() + self.area.width() * step / self.steps

    def y(self, chance: float) -> float:
        return self.area.bottom() - self.area.height() * chance

    def column(self, number: int) -> QRectF:
        """The room of a round."""
        part = next(part for part in self.parts if part.number == number)
        start = self._starts[number]
        left, right = self.x(start), self.x(start + len(part.places))
        return QRectF(left, self.area.top(), right - left, self.area.height())

    def step_of(self, row: CurveRow) -> int:
        """Which step of the whole game a row is."""
        part = next(part for part in self.parts if part.number == row.round)
        return self._starts[row.round] + part.places.index(row.at)

    def strip(self, place: int) -> QRectF:
        """The room of a row, from top to bottom."""
        step = self.step_of(self.rows[place])
        left = self.x(step)
        return QRectF(left, self.area.top(), self.x(step + 1) - left, self.area.height())

    def row_at(self, x: float) -> int:
        """The row under a point, -1 if there is none."""
        for place in range(len(self.rows)):
            strip = self.strip(place)
            if strip.left() <= x < strip.right():
                return place
        return -1

    def lines(self, by_rounds: bool) -> list[list[QPointF]]:
        """The curve: one line, or one a round where every round begins anew."""
        lines: list[list[QPointF]] = []
        last = None
        for place, row in enumerate(self.rows):
            strip = self.strip(place)
            if not lines or (by_rounds and row.round != last):
                lines.append([])
            last = row.round
            lines[-1].append(QPointF(strip.left(), self.y(row.chance)))
            following = self.rows[place + 1] if place + 1 < len(self.rows) else None
            if following is None or (by_rounds and following.round != row.round):
                lines[-1].append(QPointF(strip.right(), self.y(row.after)))
        return lines

    @cached_property
    def marks(self) -> tuple[PlacedMark, ...]:
        """Our side's below the curve, the others' above; a mark without room is a small one."""
        placed: list[PlacedMark] = []
        taken: list[QRectF] = []
        for place, row in enumerate(self.rows):
            strip = self.strip(place)
            for number, mark in enumerate(row.marks):
                part = (number + 1) / (len(row.marks) + 1)
                chance = row.chance + (row.after - row.chance) * part
                foot = QPointF(strip.left() + strip.width() * part, self.y(chance))
                found = self._free(mark, place, foot, taken)
                taken += [found.box] + ([found.mask] if found.mask is not None else [])
                placed.append(found)
        return tuple(placed)

    def _free(self, mark: Mark, row: int, foot: QPointF, taken: Sequence[QRectF]) -> PlacedMark:
        side, mask = max(20.0, _MARK * self.u), max(18.0, MASK * self.u)
        down = 1 if mark.is_ours else -1
        for length in range(_STEMS):
            y = foot.y() + down * (_STEM + length * _LONGER) * self.u
            box = QRectF(foot.x() - side / 2, y - side / 2, side, side)
            for left in (box.right() + _GAP, box.left() - _GAP - mask):
                face = QRectF(left, y - mask / 2, mask, mask)
                both = box.united(face).adjusted(-1, -1, 1, 1)
                room = self.area.adjusted(-side / 2, 0, side / 2, 0)
                if room.contains(both) and not any(both.intersects(other) for other in taken):
                    return PlacedMark(mark, row, foot, box, face)
        small = max(12.0, _SMALL * self.u)
        return PlacedMark(
            mark, row, foot, QRectF(foot.x() - small / 2, foot.y() - small / 2, small, small), None
        )
