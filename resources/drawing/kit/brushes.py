"""Ink: strokes that swell and taper, and the contour of a shape, as filled outlines."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from .curves import Sample, closed_spline, dsegs, n, open_spline, pt, runs, sample
from .points import Outline, Point, area, points


def _sides(samples: list[Sample], widths: list[float]) -> tuple[list[Point], list[Point]]:
    """The left and the right edge of a stroke of these widths."""
    left: list[Point] = []
    right: list[Point] = []
    for (p, t, _), w in zip(samples, widths, strict=False):
        length = math.hypot(*t) or 1
        nx, ny = -t[1] / length, t[0] / length
        left.append((p[0] + nx * w / 2, p[1] + ny * w / 2))
        right.append((p[0] - nx * w / 2, p[1] - ny * w / 2))
    return left, right


def _stroke(samples: list[Sample], widths: list[float]) -> str:
    """A stroke with round ends where it is wide enough to show them."""
    left, right = _sides(samples, widths)
    right.reverse()
    first, last = widths[0], widths[-1]
    text = dsegs(open_spline(left))
    text += (
        f"A{n(last / 2)} {n(last / 2)} 0 0 0 {pt(right[0])}" if last > 0.9 else f"L{pt(right[0])}"
    )
    text += dsegs(open_spline(right), False)
    text += f"A{n(first / 2)} {n(first / 2)} 0 0 0 {pt(left[0])}" if first > 0.9 else ""
    return text + "z"


def width_at(widths: list[float], place: float) -> float:
    """The brush width at a place of the stroke: a smooth curve through the given widths."""
    last = len(widths) - 1
    i = min(int(place), last - 1)
    t = place - i
    before, a, b, after = widths[max(i - 1, 0)], widths[i], widths[i + 1], widths[min(i + 2, last)]
    rise_a, rise_b = (b - before) / 2, (after - a) / 2
    value = (
        (2 * t**3 - 3 * t * t + 1) * a
        + (t**3 - 2 * t * t + t) * rise_a
        + (-2 * t**3 + 3 * t * t) * b
        + (t**3 - t * t) * rise_b
    )
    return max(value, 0.05)


def brush(stroke: Outline, k: int = 3) -> str:
    """A brush stroke through (x, y, width), as path text."""
    knots = points(stroke)
    samples = sample(open_spline(knots), k)
    widths = [float(p[2]) for p in knots]
    return _stroke(samples, [width_at(widths, place) for _, _, place in samples])


def swell(
    line: Outline, w: float, a: float = 0.25, b: float = 0.25, k: int = 3, peak: float = 0.5
) -> str:
    """A stroke `a * w` wide at its start, `w` at `peak` of its length, `b * w` at its end."""
    knots = points(line)
    if len(knots) == 2:
        (x0, y0), (x1, y1) = knots[0][:2], knots[1][:2]
        return brush([(x0, y0, w * a), ((x0 + x1) / 2, (y0 + y1) / 2, w), (x1, y1, w * b)], k)
    lengths = [0.0]
    for p, q in pairwise(knots):
        lengths.append(lengths[-1] + math.dist(p[:2], q[:2]))
    stroke: list[tuple[Any, ...]] = []
    for p, length in zip(knots, lengths, strict=True):
        t = length / lengths[-1]
        end, rise = (a, t / peak) if t < peak else (b, (1 - t) / (1 - peak))
        stroke.append((p[0], p[1], w * (end + (1 - end) * math.sin(rise * math.pi / 2))))
    return brush(stroke, k)


def contour(
    outline: Outline,
    w: float = 5,
    thin: float = 0.45,
    heavy: tuple[float, float] = (0, 1),
    taper: float = 0.5,
    k: int = 3,
) -> str:
    """The ink line around a shape.

    It is `w` wide where the outline faces `heavy`, `thin * w` on the other side, and narrows to a
    part `taper` of that towards corners.
    """
    ring = points(outline)
    pieces, smooth = runs(ring)
    turn = 1 if area(ring) > 0 else -1
    reach = math.hypot(*heavy) or 1
    text = ""
    for run in pieces:
        samples = sample(run, k)
        count = len(samples)
        widths = []
        for i, (_, t, _) in enumerate(samples):
            length = math.hypot(*t) or 1
            facing = turn * (t[1] * heavy[0] - t[0] * heavy[1]) / (length * reach)
            part = thin + (1 - thin) * (0.5 + 0.5 * facing)
            if not smooth:
                from_corner = min(i, count - 1 - i) / (count / 2)
                part *= taper + (1 - taper) * min(1, from_corner * 2.2)
            widths.append(w * part)
        if smooth:
            outer, inner = _sides(samples[:-1], widths)
            text += dsegs(closed_spline(outer)) + "z" + dsegs(closed_spline(inner[::-1])) + "z"
        else:
            text += _stroke(samples, widths)
    return text


def nib(line: Outline, thick: float = 15, thin: float = 6.5, ang: float = 35, k: int = 4) -> str:
    """A line written with a broad nib held at `ang` degrees: its width follows its direction."""
    samples = sample(open_spline(points(line)), k)
    held = math.radians(ang)
    widths = [
        thin + (thick - thin) * abs(math.sin(math.atan2(t[1], t[0]) + held)) for _, t, _ in samples
    ]
    return _stroke(samples, widths)
