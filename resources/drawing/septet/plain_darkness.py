"""Darkness's plain yokai: a shadow that eats the moon, from a sliver to a total eclipse."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from kit import INK, Doc, circ, contour, mix, placed, polar, rot, swell

from .families import Family
from .mist import mist

MOON = "#F3E3B2"
CARVED = "#A5A3A5"
PLUME = "#EFE3C0"
TILT = -18


class Pose(NamedTuple):
    """Radius and middle of the moon, the part of it in shadow, bats (x, y, size, turn), grass."""

    radius: float
    x: float
    y: float
    shadow: float
    bats: tuple[tuple[float, float, float, float], ...] = ()
    grass: tuple[tuple[float, float, float], ...] = ()


_POSES = {
    0: Pose(42, 152, 252, 0.2, grass=((181, 296, 0.95),)),
    1: Pose(54, 149, 226, 0.38, grass=((178, 278, 1.1), (206, 278, 0.8))),
    3: Pose(65, 148, 196, 0.52, ((206, 84, 0.5, 14),)),
    4: Pose(70, 148, 186, 0.68, ((204, 78, 0.56, 14), (86, 70, 0.42, -12))),
    5: Pose(75, 148, 178, 0.83, ((206, 64, 0.6, 14), (84, 76, 0.46, -12), (140, 40, 0.4, 4))),
    6: Pose(78, 147, 182, 0.95, ((146, 46, 0.72, 0), (212, 78, 0.5, 20), (82, 78, 0.5, -20))),
}
_BAT = (
    "0,-6c 5,-14c 8,-7 14,-4 24,-20 48,-20c 42,-8 42,2c 36,-4 30,2c 26,-2 18,8c 12,6 0,16c"
    " -12,6 -18,8c -26,-2 -30,2c -36,-4 -42,2c -42,-8 -48,-20c -24,-20 -14,-4 -8,-7 -5,-14c"
)


def _shadow_outline(pose: Pose) -> list[tuple[Any, ...]]:
    """The left edge of the moon, and back along the edge of the shadow, half an ellipse."""
    r = pose.radius
    bow = r * (2 * pose.shadow - 1)
    edge = [polar(0, 0, r, 180 + 22.5 * i) for i in range(9)]
    back = [(bow * math.cos(t), r * math.sin(t)) for t in map(math.radians, (-60, -30, 0, 30, 60))]
    outline = [(*edge[0], "c"), *edge[1:-1], (*edge[-1], "c"), *back]
    return placed(rot(outline, TILT), pose.x, pose.y)


def _carved_lines(pose: Pose) -> list[list[tuple[Any, ...]]]:
    """Lines that follow the moon's edge inside the shadow, more of them where there is room."""
    count = 1 + (pose.shadow > 0.3) + (pose.shadow > 0.5)
    lines = []
    for part, reach in ((0.86, 52), (0.72, 42), (0.58, 30))[:count]:
        angles = (270 + reach * k / 2 for k in (-2, -1, 0, 1, 2))
        line = [polar(0, 0, pose.radius * part, angle) for angle in angles]
        lines.append(placed(rot(line, TILT), pose.x, pose.y))
    return lines


def _pampas_grass(d: Doc, x: float, y: float, size: float) -> None:
    """Two blades and a bent stalk whose plume hangs to the left."""
    for blade in ("0,0 6,-34 24,-60", "-2,0 -4,-30 -16,-52"):
        d.p(swell(placed(blade, x, y, size), 3.6, 0.9, 0.1, peak=0.2), INK)
    d.p(swell(placed("0,0 4,-50 -4,-92", x, y, size), 3.4, 0.9, 0.6), INK)
    strands = (
        "-4,-92 -18,-100 -36,-88",
        "-3,-90 -16,-94 -32,-79",
        "-2,-86 -14,-88 -27,-71",
        "-1,-81 -11,-82 -21,-65",
        "0,-76 -8,-75 -15,-60",
    )
    for strand in strands:
        d.p(swell(placed(strand, x, y, size), 5.6, 0.2, 0.1, peak=0.6), INK)
        d.p(swell(placed(strand, x, y, size), 2.6, 0.1, 0.1, peak=0.6), PLUME)


def picture(d: Doc, family: Family, standing: int) -> None:
    """The eclipse of this standing."""
    pose = _POSES[standing]
    shadow = _shadow_outline(pose)
    d.p(circ(pose.x, pose.y + 1.2, pose.radius + 3.8), INK)
    d.p(circ(pose.x, pose.y, pose.radius), MOON)
    d.plate(shadow, mix(family.colour, family.deep, 0.55))
    d.p(contour(shadow, 4.4, 0.7, taper=0.3), INK)
    d.strokes(_carved_lines(pose), 3.6, CARVED, a=0.05, b=0.05)
    for x, y, size, turn in pose.bats:
        d.plate(placed(rot(_BAT, turn), x, y, size), INK)
    for tuft in pose.grass:
        _pampas_grass(d, *tuft)
    mist(d, pose.x - 84, pose.y + pose.radius * 0.64, 104, 116, 38, pose.radius * 0.21 + 3)
