"""Traditional patterns over a box `W` by `H`, as pieces to be cut to a region and drawn.

`uroko` and `yagasuri` are polygons to fill (`polyclip`), the others lines (`clipped`).
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from .curves import Segment, arc, dsegs, open_spline
from .points import Point
from .regions import Primitive

if TYPE_CHECKING:
    from .document import Doc


def seigaiha(W: float, H: float, u: float = 22) -> list[Segment]:
    """Waves of the blue sea: overlapping fans of three arcs."""
    found: list[Segment] = []
    for j in range(-1, int(H / (u / 2)) + 3):
        for i in range(-1, int(W / (2 * u)) + 2):
            x, y = i * 2 * u + (u if j % 2 else 0), j * u / 2
            for part, hidden in ((1, 30), (0.68, 14), (0.36, 0)):
                found += arc(x, y, u * part, -180 + hidden, -hidden)
    return found


def asanoha(W: float, H: float, u: float = 30) -> list[Primitive]:
    """Hemp leaves: a triangular grid, every triangle joined to its middle."""
    found: list[Primitive] = []
    h = u * math.sqrt(3) / 2
    for j in range(-1, int(H / h) + 2):
        for i in range(-1, int(W / u) + 2):
            x, y = i * u + (u / 2 if j % 2 else 0), j * h
            a, b, c, d = (x, y), (x + u, y), (x + u / 2, y + h), (x - u / 2, y + h)
            for p, q, r in ((a, b, c), (a, c, d)):
                # Not by `sum`, which rounds otherwise since Python 3.12: drawings are compared.
                middle = ((p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3)
                found += [(corner, middle) for corner in (p, q, r)]
            found += [(a, b), (a, c), (a, d)]
    return found


def shippo(W: float, H: float, u: float = 26) -> list[Segment]:
    """Seven treasures: circles that overlap by a quarter."""
    found: list[Segment] = []
    for j in range(-1, int(H / u * 2) + 3):
        for i in range(-1, int(W / u) + 2):
            found += arc(i * u + (u / 2 if j % 2 else 0), j * u / 2, u / 2, 0, 360)
    return found


def uroko(W: float, H: float, u: float = 24) -> list[list[Point]]:
    """Scales: rows of triangles."""
    found: list[list[Point]] = []
    h = u * 0.86
    for j in range(int(H / h) + 1):
        for i in range(-1, int(W / u) + 2):
            x, y = i * u + (u / 2 if j % 2 else 0), j * h
            found.append([(x, y + h), (x + u / 2, y), (x + u, y + h)])
    return found


def kikko(W: float, H: float, u: float = 15) -> list[Primitive]:
    """Tortoise shell: hexagons with a smaller one inside each."""
    found: list[Primitive] = []
    w = u * math.sqrt(3)
    for j in range(-1, int(H / (1.5 * u)) + 2):
        for i in range(-1, int(W / w) + 2):
            cx, cy = i * w + (w / 2 if j % 2 else 0), j * 1.5 * u
            turns = [(math.sin(k * math.pi / 3), -math.cos(k * math.pi / 3)) for k in range(7)]
            outer = [(cx + u * x, cy + u * y) for x, y in turns]
            inner = [(cx + u * 0.5 * x, cy + u * 0.5 * y) for x, y in turns]
            found += [(outer[0], outer[1]), (outer[1], outer[2]), (outer[5], outer[0])]
            found += [(inner[k], inner[k + 1]) for k in range(6)]
    return found


def tatewaku(W: float, H: float, u: float = 24) -> list[Segment]:
    """Rising steam: upright waves that part and meet."""
    found: list[Segment] = []
    h = u * 1.9
    for i in range(-1, int(W / u) + 2):
        a = u * 0.36 * (1 if i % 2 else -1)
        x = i * u
        for j in range(-1, int(H / h) + 1):
            y = j * h
            near, far = (x - a, y), (x + a, y + h / 2)
            found.append((near, (x - a, y + h * 0.2), (x + a, y + h * 0.3), far))
            found.append((far, (x + a, y + h * 0.7), (x - a, y + h * 0.8), (x - a, y + h)))
    return found


def yagasuri(W: float, H: float, u: float = 20) -> list[list[Point]]:
    """Arrow feathers: columns of chevrons, every other column half a step lower."""
    found: list[list[Point]] = []
    h = u * 2.6
    for i in range(-1, int(W / u) + 2):
        x = i * u
        for j in range(-2, int(H / h) + 2):
            y = j * h + (h / 2 if i % 2 else 0)
            upper: list[Point] = [(x, y), (x + u / 2, y + u * 0.5), (x + u, y)]
            found.append([*upper, *((px, py + h / 2) for px, py in reversed(upper))])
    return found


def yamagata(W: float, H: float, u: float = 20) -> list[Primitive]:
    """Mountain shapes: rows of zigzag."""
    found: list[Primitive] = []
    for j in range(-1, int(H / (u * 0.62)) + 2):
        y = j * u * 0.62
        for i in range(-1, int(W / u) + 1):
            low, top, next_low = (i * u, y + u * 0.5), (i * u + u / 2, y), (i * u + u, y + u * 0.5)
            found += [(low, top), (top, next_low)]
    return found


def mokume(
    d: Doc,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    col: str,
    op: float,
    step: float = 10,
    seed: int = 7,
) -> None:
    """Wood grain of the colour block: a few wavering lines, almost invisible, only in skies."""
    chance = random.Random(seed)
    y = y0 + step * 0.7
    knot_x, knot_y = x0 + (x1 - x0) * (0.3 + 0.4 * chance.random()), y0 + (y1 - y0) * 0.45
    text = ""
    while y < y1:
        line: list[Point] = []
        for i in range(6):
            x = x0 + (x1 - x0) * i / 5
            push = 22 * math.exp(-(((x - knot_x) / 55) ** 2)) * math.exp(-abs(y - knot_y) / 40)
            wavering = y + (push if y > knot_y else -push) + chance.uniform(-1.4, 1.4)
            line.append((x, min(max(wavering, y0 + 1), y1)))
        text += dsegs(open_spline(line))
        y += step * chance.uniform(0.6, 1.35)
    d.line(text, col, 1.1, op)
