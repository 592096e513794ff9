"""Long and rounded things: ribbons, spirals, banks of cloud."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .brushes import brush, swell, width_at
from .colours import INK
from .curves import circ, n, open_spline, sample
from .document import Doc
from .points import Outline, points, polar


def ribbon(d: Doc, stroke: Outline, colour: str, edge: float = 3.4, ink: str = INK) -> None:
    """A band along (x, y, width) with an ink line of `edge` on both sides, thinner at thin ends."""
    knots = points(stroke)
    d.p(brush([(x, y, w + 2 * edge * min(1, 0.1 + w / 4)) for x, y, w in knots]), ink)
    d.p(brush([(x, y, max(w, 0.3)) for x, y, w in knots]), colour)


def bands(d: Doc, stroke: Outline, every: int, w: float, colour: str, bow: float = 3) -> None:
    """Stripes across a ribbon, bent by `bow`, at every `every`-th eighth of its stretches."""
    knots = points(stroke)
    widths = [float(p[2]) for p in knots]
    for (x, y), (tx, ty), place in sample(open_spline(knots), 8)[every // 2 : -4 : every]:
        length = math.hypot(tx, ty)
        tx, ty = tx / length, ty / length
        reach = max(width_at(widths, place) / 2 - 1.6, 0.5)
        across = [
            (x - ty * reach, y + tx * reach),
            (x + tx * bow, y + ty * bow),
            (x + ty * reach, y - tx * reach),
        ]
        d.p(swell(across, w, 0.9, 0.9), colour)


def spiral(
    x: float, y: float, start: float, end: float, angle: float, turn: float, count: int = 9
) -> list[tuple[float, float]]:
    """Points of a spiral about (x, y) from radius `start` to `end`, turning by `turn` degrees."""
    found = []
    for i in range(count):
        t = i / (count - 1)
        found.append(polar(x, y, start + (end - start) * t, angle + turn * t))
    return found


def _puff(x: float, y: float, r: float, floor: float | None) -> str:
    """A round puff, cut off flat at `floor`."""
    if floor is None or y + r <= floor:
        return circ(x, y, r)
    reach = math.sqrt(r * r - (floor - y) ** 2)
    large = int(floor > y)
    return f"M{n(x - reach)} {n(floor)}A{n(r)} {n(r)} 0 {large} 1 {n(x + reach)} {n(floor)}z"


def cloud(
    d: Doc,
    puffs: Sequence[tuple[float, float, float]],
    colour: str,
    edge: float = 3,
    ink: str = INK,
    floor: float | None = None,
) -> None:
    """Round puffs (x, y, radius) grown together into one outline; a bank ends at its `floor`."""
    for x, y, r in puffs:
        d.p(_puff(x, y, r + edge, floor), ink)
    for x, y, r in puffs:
        d.p(_puff(x, y, r, floor), colour)
