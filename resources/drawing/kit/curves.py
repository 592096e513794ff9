"""Smooth curves: chord-length splines through points, as cubic Bézier segments."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from .points import Outline, Point, Points, points

Segment = tuple[Point, Point, Point, Point]
Sample = tuple[Point, Point, float]
"""A point of a curve, its direction there, and its place (segment number and fraction)."""


def n(value: float) -> str:
    """A number with at most one decimal, as short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def pt(p: tuple[Any, ...]) -> str:
    """A point as path text."""
    return f"{n(p[0])} {n(p[1])}"


def open_spline(outline: Points) -> list[Segment]:
    """Segments of a smooth curve through the points, from the first to the last."""
    knots = [(float(p[0]), float(p[1])) for p in outline]
    count = len(knots)
    if count == 2:
        a, b = knots
        third = ((2 * a[0] + b[0]) / 3, (2 * a[1] + b[1]) / 3)
        two_thirds = ((a[0] + 2 * b[0]) / 3, (a[1] + 2 * b[1]) / 3)
        return [(a, third, two_thirds, b)]
    chord = [max(1e-6, math.dist(p, q)) for p, q in pairwise(knots)]
    slope = [
        ((q[0] - p[0]) / d, (q[1] - p[1]) / d)
        for p, q, d in zip(knots, knots[1:], chord, strict=False)
    ]
    tangent: list[Point] = [(0.0, 0.0)] * count
    for i in range(1, count - 1):
        before, after = chord[i - 1], chord[i]
        tangent[i] = (
            (slope[i - 1][0] * after + slope[i][0] * before) / (before + after),
            (slope[i - 1][1] * after + slope[i][1] * before) / (before + after),
        )
    tangent[0] = (2 * slope[0][0] - tangent[1][0], 2 * slope[0][1] - tangent[1][1])
    tangent[-1] = (2 * slope[-1][0] - tangent[-2][0], 2 * slope[-1][1] - tangent[-2][1])
    segments: list[Segment] = []
    for i, d in enumerate(chord):
        a, b, at, bt = knots[i], knots[i + 1], tangent[i], tangent[i + 1]
        leaving = (a[0] + at[0] * d / 3, a[1] + at[1] * d / 3)
        arriving = (b[0] - bt[0] * d / 3, b[1] - bt[1] * d / 3)
        segments.append((a, leaving, arriving, b))
    return segments


def closed_spline(outline: Points) -> list[Segment]:
    """Segments of a smooth closed curve through the points."""
    count = len(outline)
    wrapped = [outline[i % count] for i in range(-2, count + 3)]
    return open_spline(wrapped)[2 : 2 + count]


def runs(outline: Outline) -> tuple[list[list[Segment]], bool]:
    """A closed outline cut at its corners into smooth runs, and whether it has no corner."""
    ring = points(outline)
    corners = [i for i, p in enumerate(ring) if len(p) > 2]
    if not corners:
        return [closed_spline(ring)], True
    ends = [*corners[1:], corners[0] + len(ring)]
    found = []
    for a, b in zip(corners, ends, strict=True):
        found.append(open_spline([ring[i % len(ring)] for i in range(a, b + 1)]))
    return found, False


def dsegs(segments: list[Segment], move: bool = True) -> str:
    """Segments as path text; without `move` they continue the path before them."""
    text = "M" + pt(segments[0][0]) if move else ""
    return text + "".join(f"C{pt(b)} {pt(c)} {pt(d)}" for _, b, c, d in segments)


def shape(outline: Outline) -> str:
    """A closed smooth shape as path text."""
    pieces, _ = runs(outline)
    return "".join(dsegs(run, i == 0) for i, run in enumerate(pieces)) + "z"


def poly(*corners: tuple[Any, ...]) -> str:
    """A polygon with straight sides as path text."""
    return "M" + "L".join(pt(p) for p in corners) + "z"


def bez(s: Segment, t: float) -> Point:
    """The point of a segment at `t` from 0 to 1."""
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (
        a * s[0][0] + b * s[1][0] + c * s[2][0] + d * s[3][0],
        a * s[0][1] + b * s[1][1] + c * s[2][1] + d * s[3][1],
    )


def bezd(s: Segment, t: float) -> Point:
    """The direction of a segment at `t`, as long as the curve is fast."""
    u = 1 - t
    a, b, c = 3 * u * u, 6 * u * t, 3 * t * t
    return (
        a * (s[1][0] - s[0][0]) + b * (s[2][0] - s[1][0]) + c * (s[3][0] - s[2][0]),
        a * (s[1][1] - s[0][1]) + b * (s[2][1] - s[1][1]) + c * (s[3][1] - s[2][1]),
    )


def sample(segments: list[Segment], k: int = 4) -> list[Sample]:
    """`k` samples of every segment, and the end of the last."""
    found = [
        (bez(s, j / k), bezd(s, j / k), i + j / k) for i, s in enumerate(segments) for j in range(k)
    ]
    last = segments[-1]
    found.append((bez(last, 1), bezd(last, 1), float(len(segments))))
    return found


def arc(cx: float, cy: float, r: float, a0: float, a1: float) -> list[Segment]:
    """A circular arc between two angles in degrees (0 is to the right, clockwise)."""
    pieces = max(1, math.ceil(abs(a1 - a0) / 91))
    found: list[Segment] = []
    for i in range(pieces):
        u = math.radians(a0 + (a1 - a0) * i / pieces)
        v = math.radians(a0 + (a1 - a0) * (i + 1) / pieces)
        h = 4 / 3 * math.tan((v - u) / 4) * r
        p = (cx + r * math.cos(u), cy + r * math.sin(u))
        q = (cx + r * math.cos(v), cy + r * math.sin(v))
        leaving = (p[0] - h * math.sin(u), p[1] + h * math.cos(u))
        arriving = (q[0] + h * math.sin(v), q[1] - h * math.cos(v))
        found.append((p, leaving, arriving, q))
    return found


def circ(x: float, y: float, r: float) -> str:
    """A circle as path text."""
    half = f"a{n(r)} {n(r)} 0 1 1 "
    return f"M{n(x - r)} {n(y)}{half}{n(2 * r)} 0{half}{n(-2 * r)} 0z"


def rrect(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rectangle with rounded corners as path text."""
    turn = f"a{n(r)} {n(r)} 0 0 1 "
    return (
        f"M{n(x + r)} {n(y)}h{n(w - 2 * r)}{turn}{n(r)} {n(r)}"
        f"v{n(h - 2 * r)}{turn}{n(-r)} {n(r)}"
        f"h{n(2 * r - w)}{turn}{n(-r)} {n(-r)}"
        f"v{n(2 * r - h)}{turn}{n(r)} {n(-r)}z"
    )
