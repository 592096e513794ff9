"""Fire's plain yokai: a lone drop that grows into a flame of five tongues throwing sparks."""

from __future__ import annotations

from typing import NamedTuple

from kit import PAPER, Doc, placed, swell

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
    """How large the fire is, where its foot stands, how many tongues and sparks it has."""

    scale: float
    foot: float
    tongues: int
    sparks: int


_POSES = {
    0: Pose(0.5, 302, 1, 0),
    2: Pose(0.5, 300, 3, 0),
    3: Pose(0.62, 292, 3, 1),
    4: Pose(0.74, 288, 3, 2),
    5: Pose(0.6, 286, 5, 3),
    6: Pose(0.7, 296, 5, 4),
}


def picture(d: Doc, family: Family, standing: int) -> None:
    """The fire of this standing."""
    pose = _POSES[standing]
    x, scale = 147, pose.scale
    y = pose.foot - 122 * scale
    line = 4.8 + 2.2 * standing / 6

    if pose.tongues == 5:
        for part in (FLAME_RIGHT, FLAME_LEFT):
            outer = flame_part(part, x, y - 12 * scale, scale * 1.2)
            d.inked(outer, family.deep, line, thin=0.5, taper=0.22)
    if pose.tongues >= 3:
        for part in (FLAME_RIGHT, FLAME_LEFT):
            d.inked(flame_part(part, x, y, scale), family.colour, line, thin=0.5, taper=0.22)
        for stroke, width in _SIDE_LINES:
            d.p(swell(flame_part(stroke, x, y, scale), width, 0.1, 0.1), CARVED)
    d.inked(flame_part(FLAME_HEART, x, y, scale), family.colour, line, thin=0.5, taper=0.22)
    d.inked(flame_part(_CORE, x, y, scale), CORE_GOLD, 4, ink=family.deep)
    d.plate(flame_part(_BARE, x, y, scale), PAPER)
    for stroke, width in _HEART_LINES:
        d.p(swell(flame_part(stroke, x, y, scale), width, 0.1, 0.1), CARVED)
    for spark_x, spark_y, size in _SPARKS[: pose.sparks]:
        spark = placed(flame_part(FLAME_HEART, 0, 0, size), spark_x, spark_y)
        d.inked(spark, family.colour, 3.4)
