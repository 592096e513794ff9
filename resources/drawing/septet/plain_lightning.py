"""Lightning's plain yokai: a broken bolt alone, then a cloud that throws more and more of them."""

from __future__ import annotations

from typing import NamedTuple

from kit import Doc, cloud, contour, mix, placed, spiral, swell

from .families import Family

STORM = "#6E6A63"
STORM_LIGHT = "#CFC8B4"
SHINE = "#FBF0CC"

_UPPER = (
    "14,-54c -12,-24 -36,1c -22,2 -9,2c -14,10 -21,20c 2,5 22,-13c 12,-14 3,-14c 19,-34 35,-54c"
)
_LOWER = "28,-8c 8,9 -14,24c -4,25 6,25c -8,40 -28,58c 10,36 42,13c 30,13 19,13c 32,1 45,-12c"
_UPPER_SHADE = (
    "-36,1c -22,2 -9,2c -14,10 -21,20c 2,5 22,-13c 16,-14 10,-14c -2,-2 -11,4c -6,-3 0,-8c"
    " -14,-7 -28,-7c"
)
_LOWER_SHADE = (
    "-14,24c -4,25 6,25c -8,40 -28,58c 10,36 42,13c 35,13 28,13c 12,27 -2,39c 10,25 16,17c"
    " 4,18 -6,18c"
)
_SHINES = ("25,-49 8,-28 -12,-9", "15,-48 -4,-26 -16,-12", "38,-8 24,6 6,16")


class Pose(NamedTuple):
    """Bolts as (x, y, scale), and the puffs of the cloud above them."""

    bolts: tuple[tuple[float, float, float], ...]
    puffs: tuple[tuple[float, float, float], ...]


_POSES = {
    0: Pose(((146, 250, 0.95),), ()),
    1: Pose(((146, 206, 1.4),), ()),
    2: Pose(((140, 212, 1.62),), ((112, 84, 24), (150, 72, 30), (186, 86, 22))),
    4: Pose(
        ((106, 196, 1.25), (200, 236, 0.88)),
        ((86, 84, 24), (122, 66, 32), (166, 68, 30), (206, 86, 22)),
    ),
    5: Pose(
        ((92, 176, 0.86), (132, 256, 1.02), (202, 172, 0.82)),
        ((82, 82, 22), (116, 62, 32), (162, 60, 36), (206, 84, 24)),
    ),
    6: Pose(
        ((82, 164, 0.6), (136, 216, 1.52), (211, 272, 0.54)),
        ((86, 76, 22), (112, 54, 30), (152, 48, 34), (192, 58, 28), (214, 82, 18)),
    ),
}


def _bolt(d: Doc, family: Family, x: float, y: float, scale: float) -> None:
    shade = mix(family.colour, family.deep, 0.4)
    for part, shaded in ((_UPPER, _UPPER_SHADE), (_LOWER, _LOWER_SHADE)):
        outline = placed(part, x, y, scale)
        d.plate(outline, family.colour)
        d.plate(placed(shaded, x, y, scale), shade)
        d.p(contour(outline, 4.4 + 1.4 * scale, 0.6, taper=0.35))
    for shine in _SHINES:
        d.p(swell(placed(shine, x, y, scale), 2 + scale, 0.05, 0.05), SHINE)


def picture(d: Doc, family: Family, standing: int) -> None:
    """The bolts of this standing."""
    pose = _POSES[standing]
    for bolt in pose.bolts:
        _bolt(d, family, *bolt)
    cloud(d, pose.puffs, STORM, 3.2)
    for x, y, r in pose.puffs:
        d.p(swell(spiral(x, y, r * 0.72, r * 0.2, -100, 400), 3.4, 0.1, 0.5, peak=0.6), STORM_LIGHT)
