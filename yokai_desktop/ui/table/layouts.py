"""Where the cards of a fan, a row of backs and a trick lie.  Plain numbers, no widgets."""

from __future__ import annotations

from yokai_desktop.ui.table.spot import Spot

WIDEST_STEP = 0.48
NARROWEST_STEP = 0.24
"""Of the card's width: the left slip of every card stays visible."""
TILT = 1.5
"""Degrees from one card to the next, up to ten cards."""
DROP = 0.83


def fan(
    count: int, middle: float, top: float, width: float, room: float, u: float, tilt: float = TILT
) -> list[Spot]:
    """A hand of cards held open: ``top`` is where the highest card begins, ``room`` its width."""
    if count == 0:
        return []
    ratio = 1.4
    step = min(WIDEST_STEP * width, (room - width - 36 * u) / max(1, count - 1))
    step = max(step, 0.0)
    turn = tilt * min(1.0, 10 / count)
    spots = []
    for place in range(count):
        off = place - (count - 1) / 2
        angle = turn * off
        drop = DROP * turn / TILT * off * off * u
        spots.append(Spot(middle + off * step, top + width * ratio / 2 + drop, width, angle))
    return spots


def row(count: int, left: float, middle: float, width: float, step: float) -> list[Spot]:
    """Cards side by side, overlapping where the step is smaller than the width."""
    return [Spot(left + width / 2 + place * step, middle, width) for place in range(count)]
