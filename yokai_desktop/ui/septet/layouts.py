"""Where the cards of a fan and of a row lie.  Plain numbers, no widgets."""

from __future__ import annotations

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.ratio import RATIO

WIDEST_STEP = 0.48
"""Of the card's width, from one card of a fan to the next."""
TILT = 1.5
"""Degrees from one card to the next, up to ten cards."""
DROP = 0.83
"""How far the fan falls towards its ends, in design pixels."""
SIDE_ROOM = 36


def fan(
    count: int,
    middle: float,
    top: float,
    width: float,
    room: float,
    u: float,
    *,
    bottom: float,
    tilt: float = TILT,
) -> list[Spot]:
    """A hand of cards held open, no wider than ``room`` and never below ``bottom``."""
    if count == 0:
        return []
    last = (count - 1) / 2
    step = min(WIDEST_STEP * width, (room - width - SIDE_ROOM * u) / max(1, count - 1))
    turn = tilt * min(1.0, 10 / count)
    drop = DROP * turn / TILT * u
    outermost = Spot(0, 0, width, turn * last).bounds(RATIO).height() / 2
    height = width * RATIO / 2
    free = bottom - top - height - outermost
    if last and drop * last * last > free:
        drop = max(0.0, free / (last * last))
    return [
        Spot(middle + off * step, top + height + drop * off * off, width, turn * off)
        for off in (place - last for place in range(count))
    ]


def row(count: int, left: float, middle: float, width: float, step: float) -> list[Spot]:
    """Cards side by side, overlapping where the step is smaller than the width."""
    return [Spot(left + width / 2 + place * step, middle, width) for place in range(count)]
