"""Fire's plain yokai: a lone drop that grows into a flame of five tongues throwing sparks."""

from __future__ import annotations

from typing import Any, NamedTuple

from kit import PAPER, Doc, swell

from .families import Family
from .symbols import FLAME_HEART, FLAME_LEFT, FLAME_RIGHT, flame_part

CORE_GOLD = "#E7B04A"
CARVED = "#F3C9A6"

_CORE = "104,88c 125,120 131,154 102,182 71,156 80,120"
_BARE = "103,128c 115,147 113,163 102,171 89,161 92,146"
_HEART_LINES = (("113,14 120,44 112,74", 4), ("104,34 103,58 91,86", 3))
_SIDE_LINES = (
    ("184,92 196,132 193,172", 4.6),
    ("176,92 183,132 180,172", 3.2),
    ("14,112 4,142 8,176", 4.6),
    ("24,118 18,146 22,174", 3.2),
)
_SPARKS = ((92, 74, 0.15), (206, 62, 0.13), (180, 36, 0.1), (116, 40, 0.09))


class Pose(NamedTuple):
    """Size of the fire, height of its heart, where its foot is, how many tongues and sparks."""

    scale: float
    heart: float
    foot: float
    tongues: int
    sparks: int


_POSES = {
    0: Pose(0.46, 1, 302, 1, 0),
    2: Pose(0.48, 1, 300, 3, 0),
    3: Pose(0.58, 1, 296, 3, 1),
    4: Pose(0.68, 1, 292, 3, 2),
    5: Pose(0.56, 1.16, 288, 5, 3),
    6: Pose(0.645, 1.24, 298, 5, 4),
}
OUTER_TONGUES = 1.24
FOOT = 122


def picture(d: Doc, family: Family, standing: int) -> None:
    """The fire of this standing."""
    pose = _POSES[standing]
    x = 147
    line = 4.8 + 2.2 * standing / 6

    def at(part: str, grow: float = 1, stretch: float = 1) -> list[tuple[Any, ...]]:
        """A part of the flame, grown from its foot, stretched upwards."""
        scale = pose.scale * grow
        placed_part = flame_part(part, x, pose.foot - FOOT * scale, scale)
        return [(p[0], pose.foot - (pose.foot - p[1]) * stretch, *p[2:]) for p in placed_part]

    if pose.tongues == 5:
        for part in (FLAME_RIGHT, FLAME_LEFT):
            d.inked(at(part, OUTER_TONGUES), family.deep, line, thin=0.5, taper=0.22)
    if pose.tongues >= 3:
        for part in (FLAME_RIGHT, FLAME_LEFT):
            d.inked(at(part), family.colour, line, thin=0.5, taper=0.22)
        for stroke, width in _SIDE_LINES:
            d.p(swell(at(stroke), width, 0.1, 0.1), CARVED)
    d.inked(at(FLAME_HEART, stretch=pose.heart), family.colour, line, thin=0.5, taper=0.22)
    d.inked(at(_CORE, stretch=pose.heart), CORE_GOLD, 4, ink=family.deep)
    d.plate(at(_BARE, stretch=pose.heart), PAPER)
    for stroke, width in _HEART_LINES:
        d.p(swell(at(stroke, stretch=pose.heart), width, 0.1, 0.1), CARVED)
    for spark_x, spark_y, size in _SPARKS[: pose.sparks]:
        d.inked(flame_part(FLAME_HEART, spark_x, spark_y, size), family.colour, 3.4)
