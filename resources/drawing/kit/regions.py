"""Regions, and cutting lines and polygons to them.

Cutting happens here and never in the SVG, because QtSvg ignores clip paths.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from .curves import Segment, bez, bezd, open_spline, pt, runs, sample
from .points import Outline, Point, area

Region = Callable[[Point], bool]
Primitive = Segment | tuple[Point, Point]
"""A piece of a pattern: a cubic segment or a straight line."""

_STEPS = 10
_HALVINGS = 7


def in_rrect(x: float, y: float, w: float, h: float, r: float) -> Region:
    """Whether a point lies in a rectangle with rounded corners."""

    def inside(p: Point) -> bool:
        nearest_x = min(max(p[0], x + r), x + w - r)
        nearest_y = min(max(p[1], y + r), y + h - r)
        in_box = x <= p[0] <= x + w and y <= p[1] <= y + h
        return in_box and math.hypot(p[0] - nearest_x, p[1] - nearest_y) <= r

    return inside


def in_poly(outline: Outline) -> Region:
    """Whether a point lies in a smooth closed outline."""
    pieces, _ = runs(outline)
    ring = [s[0] for run in pieces for s in sample(run, 6)]

    def inside(p: Point) -> bool:
        odd = False
        for a, b in zip(ring, [ring[-1], *ring[:-1]], strict=True):
            crosses = (a[1] > p[1]) != (b[1] > p[1])
            if crosses and p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]:
                odd = not odd
        return odd

    return inside


def _crossing(s: Segment, inside: Region, inner: float, outer: float) -> float:
    """The last place inside, between a place inside and one outside."""
    for _ in range(_HALVINGS):
        middle = (inner + outer) / 2
        if inside(bez(s, middle)):
            inner = middle
        else:
            outer = middle
    return inner


def _part(s: Segment, t0: float, t1: float) -> Segment:
    """The part of a segment between two places, as a segment of its own."""
    p0, p1, d0, d1 = bez(s, t0), bez(s, t1), bezd(s, t0), bezd(s, t1)
    h = (t1 - t0) / 3
    return (
        p0,
        (p0[0] + d0[0] * h, p0[1] + d0[1] * h),
        (p1[0] - d1[0] * h, p1[1] - d1[1] * h),
        p1,
    )


def _spans(s: Segment, inside: Region) -> list[tuple[float, float]]:
    """The stretches of a segment that lie inside."""
    state = [inside(bez(s, i / _STEPS)) for i in range(_STEPS + 1)]
    spans: list[tuple[float, float]] = []
    start: float | None = 0.0 if state[0] else None
    for i in range(_STEPS):
        here, there = i / _STEPS, (i + 1) / _STEPS
        if not state[i] and state[i + 1]:
            start = _crossing(s, inside, there, here)
        elif state[i] and not state[i + 1] and start is not None:
            spans.append((start, _crossing(s, inside, here, there)))
            start = None
    if start is not None:
        spans.append((start, 1.0))
    return [(a, b) for a, b in spans if b - a > 0.01]


def clipped(primitives: Iterable[Primitive], inside: Region) -> str:
    """Path text of the parts of a pattern that lie inside a region."""
    text = ""
    last = ""
    for primitive in primitives:
        curve = primitive if len(primitive) == 4 else open_spline(primitive)[0]
        for t0, t1 in _spans(curve, inside):
            a, b, c, d = _part(curve, t0, t1)
            text += "" if last == pt(a) else "M" + pt(a)
            text += f"L{pt(d)}" if len(primitive) == 2 else f"C{pt(b)} {pt(c)} {pt(d)}"
            last = pt(d)
    return text


def _cut_side(polygon: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    """Cut a polygon at one side of a box (Sutherland and Hodgman's way)."""

    def inside(p: Point) -> bool:
        return sign * p[axis] >= sign * limit

    def crossing(a: Point, b: Point) -> Point:
        t = (limit - a[axis]) / (b[axis] - a[axis])
        other = a[1 - axis] + (b[1 - axis] - a[1 - axis]) * t
        return (limit, other) if axis == 0 else (other, limit)

    kept: list[Point] = []
    for a, b in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        if inside(a):
            kept.append(a)
        if inside(a) != inside(b):
            kept.append(crossing(a, b))
    return kept


def polyclip(
    polygons: Iterable[Sequence[Point]], x0: float, y0: float, x1: float, y1: float
) -> str:
    """Path text of polygons cut to a box."""
    text = ""
    for polygon in polygons:
        kept = list(polygon)
        for axis, limit, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
            kept = _cut_side(kept, axis, limit, sign)
        if len(kept) > 2 and abs(area(kept)) > 1:
            text += "M" + "L".join(pt(p) for p in kept) + "z"
    return text
