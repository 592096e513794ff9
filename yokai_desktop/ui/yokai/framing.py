"""How a table that keeps still is seen: from the deal on, moved as seldom and as little as needed.

What is seen follows from the places at the beginning of every turn and from the room alone, so a
game that is loaded, or a window that is resized, shows the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from yokai_desktop.ui.yokai.camera import Extent
from yokai_desktop.ui.yokai.sight import Sight

PITCHES = (104, 92, 84, 72, 60, 46, 42, 38, 35, 32)
"""The distances between two places, in design pixels; below 46, where cards are small, they are
close together so that none is smaller than it must be.
"""
AT_FIRST = 7
"""So many columns and rows are seen at the deal at least."""
_LEAST, _LEAST_PLACES = 84, 5
"""Where words are large cards stay as large as this, in design pixels, as long as the square of the
deal and half of the places round it are in sight."""


def least_pitch(width: float, height: float, scale: float) -> float:
    """How far apart cards stay where words are large: what does not fit is moved into sight."""
    return float(int(min(_LEAST * scale, min(width, height) / _LEAST_PLACES)))


def framed(
    extents: Sequence[Extent],
    width: float,
    height: float,
    scale: float,
    *,
    at_first: float = AT_FIRST,
    smaller: float = 1.0,
    least: float = 0.0,
) -> Sight:
    """What is seen after these turns; each extent has the free places round the cards.

    It changes only where a free place would lie outside: first by whole places, then to the next
    smaller distance, down to ``least``.  It never grows by itself.
    """
    room = min(width, height)
    steps = [float(int(pitch * scale)) for pitch in PITCHES]
    steps = [pitch for pitch in steps if pitch > least] + [least] * (least > steps[-1])
    fitting = (at for at, pitch in enumerate(steps) if at_first * pitch <= room)
    step = next(fitting, len(steps) - 1)
    pitches = [float(int(pitch * smaller)) for pitch in steps]
    first = extents[0]
    column, row = (first.left + first.right) / 2, (first.top + first.bottom) / 2
    for extent in extents:
        while step < len(pitches) - 1 and not _fits(extent, width, height, pitches[step]):
            step += 1
        column = _shifted(column, extent.left, extent.right, width / pitches[step])
        row = _shifted(row, extent.top, extent.bottom, height / pitches[step])
    return Sight(pitches[step], column, row)


def _fits(extent: Extent, width: float, height: float, pitch: float) -> bool:
    return extent.columns * pitch <= width and extent.rows * pitch <= height


def _shifted(middle: float, first: int, last: int, seen: float) -> float:
    """The middle moved by whole places until all is seen; where that cannot be, all is centred.

    Where only the free places round the cards do not fit, the cards alone count.
    """
    if last - first + 1 > seen:
        if last - first - 1 > seen:
            return (first + last) / 2
        first, last = first + 1, last - 1
    before = ceil(max(0.0, middle - seen / 2 - (first - 0.5)))
    after = ceil(max(0.0, last + 0.5 - middle - seen / 2))
    moved = middle - before + after
    inside = moved - seen / 2 <= first - 0.5 and last + 0.5 <= moved + seen / 2
    return moved if inside else (first + last) / 2
