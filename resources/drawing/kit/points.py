"""Points, and the short text in which outlines are written down.

`"0,72 34,78 52,104c"` is three points, the last of them a corner; a third number is the width of
the brush there: `"9,174,2 32,147,10"`. Every tool of the kit takes such a text or a list of tuples
`(x, y)`, `(x, y, "c")`, `(x, y, width)`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

Point = tuple[float, float]
Points = Sequence[tuple[Any, ...]]
Outline = str | Points

AXIS = 150
"""The middle of the 300 wide grid in which portraits are drawn."""


def points(outline: Outline) -> list[tuple[Any, ...]]:
    """The points of an outline, whether it is written as text or given as tuples."""
    if not isinstance(outline, str):
        return list(outline)
    found: list[tuple[Any, ...]] = []
    for word in outline.split():
        numbers = tuple(float(part) for part in word.rstrip("c").split(","))
        found.append((*numbers, "c") if word.endswith("c") else numbers)
    return found


def sym(half: Outline, cx: float = AXIS) -> list[tuple[Any, ...]]:
    """Mirror half an outline, given from top to bottom with x as distance from the axis."""
    right_side = points(half)
    outline = [(cx + p[0], *p[1:]) for p in right_side]
    outline += [(cx - p[0], *p[1:]) for p in reversed(right_side) if abs(p[0]) > 1e-6]
    return outline


def right(outline: Outline, cx: float = AXIS) -> list[tuple[Any, ...]]:
    """Points whose x is given as distance to the right of the axis."""
    return [(cx + p[0], *p[1:]) for p in points(outline)]


def mir(outline: Outline, cx: float = AXIS) -> list[tuple[Any, ...]]:
    """The same points on the other side of the axis."""
    return [(2 * cx - p[0], *p[1:]) for p in points(outline)]


def rot(
    outline: Outline,
    deg: float,
    cx: float = 0,
    cy: float = 0,
    sc: float = 1,
    dx: float = 0,
    dy: float = 0,
) -> list[tuple[Any, ...]]:
    """Turn points by `deg` about (cx, cy), scale them by `sc`, move them by (dx, dy)."""
    c, s = math.cos(math.radians(deg)) * sc, math.sin(math.radians(deg)) * sc
    return [
        (
            cx + dx + (p[0] - cx) * c - (p[1] - cy) * s,
            cy + dy + (p[0] - cx) * s + (p[1] - cy) * c,
            *p[2:],
        )
        for p in points(outline)
    ]


def placed(outline: Outline, x: float, y: float, scale: float = 1) -> list[tuple[Any, ...]]:
    """Points drawn around the origin, scaled and moved to (x, y); brush widths stay as they are."""
    return [(x + p[0] * scale, y + p[1] * scale, *p[2:]) for p in points(outline)]


def ellipse(
    x: float, y: float, a: float, b: float, rot: float = 0, m: int = 8
) -> list[tuple[Any, ...]]:
    """`m` points of an ellipse with half axes `a` and `b`, turned by `rot` degrees."""
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    angles = (2 * math.pi * i / m for i in range(m))
    return [
        (
            x + a * math.cos(t) * c - b * math.sin(t) * s,
            y + a * math.cos(t) * s + b * math.sin(t) * c,
        )
        for t in angles
    ]


def polar(cx: float, cy: float, radius: float, deg: float) -> Point:
    """The point at `radius` from (cx, cy); 0 degrees is up, angles grow clockwise."""
    t = math.radians(deg)
    return cx + radius * math.sin(t), cy - radius * math.cos(t)


def area(outline: Points) -> float:
    """Signed area of a polygon; the sign tells which way round it runs."""
    ring = [*outline[1:], outline[0]]
    twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, ring, strict=True))
    return float(twice) / 2
