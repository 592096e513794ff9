"""Earth's plain yokai: a hill that becomes a mountain, then a range with the sun behind it."""

from __future__ import annotations

from typing import Any, NamedTuple

from kit import INK, PAPER, WHITE, Doc, brush, circ, contour, mix, placed, points, swell

from .families import Family
from .mist import mist

SUN = "#E2BE74"
PINE = "#3F5A46"


class Peak(NamedTuple):
    """A mountain: middle of its foot, half its breadth, its height, whether snow lies on it."""

    x: float
    y: float
    reach: float
    height: float
    snow: bool = True


class Pose(NamedTuple):
    """Peaks from the far one to the near one, the sun, and pines (x, y, size)."""

    peaks: tuple[Peak, ...]
    sun: tuple[float, float, float] | None
    pines: tuple[tuple[float, float, float], ...]


_POSES = {
    0: Pose((Peak(148, 296, 76, 40, False),), None, ((142, 262, 1.05),)),
    1: Pose((Peak(148, 290, 80, 78, False),), None, ((92, 286, 0.9), (196, 288, 0.75))),
    2: Pose((Peak(148, 280, 86, 118),), None, ()),
    3: Pose((Peak(184, 264, 58, 78), Peak(132, 276, 74, 132)), None, ()),
    4: Pose((Peak(184, 258, 58, 96), Peak(138, 274, 80, 164)), (204, 110, 25), ()),
    6: Pose(
        (Peak(98, 256, 42, 92), Peak(198, 258, 42, 108), Peak(148, 272, 86, 190)),
        (204, 70, 30),
        (),
    ),
}
_SLOPES = (
    "-15,96c -8,100 0,96 7,100 16,96c 30,68 56,30 100,0c 50,-3 0,-4 -50,-3 -100,0c -56,30 -30,68"
)
_CAP = (
    "-15,96c -8,100 0,96 7,100 16,96c 24,79 35,61c 28,58 25,50c 17,57 12,64c 6,53 1,43c -5,54"
    " -9,61c -15,54 -20,47c -27,57 -34,61c -24,79"
)
_CARVED = (
    "32,44 44,30 64,14",
    "12,36 18,24 30,11",
    "1,30 2,20 4,9",
    "-10,34 -15,22 -24,10",
    "-33,43 -45,28 -66,13",
)


def _mountain(d: Doc, family: Family, peak: Peak) -> None:
    """Slopes that sweep out like a skirt and dissolve into the paper at the foot."""

    def at(outline: str) -> list[tuple[Any, ...]]:
        """An outline drawn 100 high and 100 to either side, fitted to the peak."""
        return [
            (peak.x + p[0] * peak.reach / 100, peak.y - p[1] * peak.height / 100, *p[2:])
            for p in points(outline)
        ]

    d.plate(at(_SLOPES), PAPER)
    fading = [(0, family.deep, 1), (0.3, family.colour, 1), (0.95, family.colour, 0)]
    d.plate(at(_SLOPES), d.grad(fading))
    if peak.snow:
        d.plate(at(_CAP), WHITE)
        d.p(contour(at(_CAP), 3.2, 0.7), INK)
    d.strokes([at(line) for line in _CARVED], 3.4, mix(family.colour, PAPER, 0.65))
    d.p(swell(at("-100,0 -56,30 -30,68 -15,96"), 6.6, 0.05, 0.7, peak=0.65), INK)
    d.p(swell(at("16,96 30,68 56,30 100,0"), 6.6, 0.7, 0.05, peak=0.35), INK)
    d.p(swell(at("-16,96 -8,100 0,96 7,100 17,96"), 4.4, 0.8, 0.8), INK)


def _pine(d: Doc, x: float, y: float, size: float) -> None:
    """A crooked trunk with three flat clouds of needles."""
    d.p(brush(placed("0,4,5.5 -3,-14,4.5 3,-36,3", x, y, size)), INK)
    for dx, dy, reach in ((-11, -17, 14), (11, -26, 13), (0, -38, 14)):
        needles = [(-reach, 3, "c"), (-reach * 0.4, -7), (reach * 0.4, -7), (reach, 3, "c"), (0, 5)]
        d.inked(placed(placed(needles, dx, dy), x, y, size), PINE, 3, thin=0.6)


def picture(d: Doc, family: Family, standing: int) -> None:
    """The mountains of this standing."""
    pose = _POSES[standing]
    if pose.sun:
        d.p(circ(*pose.sun), SUN)
    for peak in pose.peaks:
        _mountain(d, family, peak)
    front = pose.peaks[-1]
    mist(d, 60, front.y - 14, 98, 112, 58, 13)
    for pine in pose.pines:
        _pine(d, *pine)
