"""Snow's plain yokai: a crystal that grows branch by branch while more flakes fall around it."""

from __future__ import annotations

from typing import NamedTuple

from kit import INK, PAPER, Doc, brush, circ, placed, polar, poly, rot, swell

from .families import Family
from .symbols import snow

SHINE = "#DCEAF1"

_STEM = ((0, -2, 6.5), (0, -30, 6), (0, -53, 3.4))


class Pose(NamedTuple):
    """Size of the crystal, where its branches leave the stem, size of its heart, flakes around."""

    scale: float
    branches: tuple[tuple[float, float], ...]
    heart: float
    flakes: int


_POSES = {
    1: Pose(0.86, ((-30, 9),), 0, 0),
    2: Pose(1.08, ((-32, 15),), 8, 1),
    3: Pose(1.24, ((-34, 13), (-20, 9)), 10, 2),
    4: Pose(1.4, ((-32, 17), (-18, 10)), 13, 3),
    5: Pose(1.54, ((-38, 12), (-27, 16), (-16, 9)), 12, 4),
    6: Pose(1.66, ((-42, 9), (-31, 17), (-20, 12)), 15, 5),
}
_FLAKES = (
    # x, y, size
    (78, 44, 0.26),
    (218, 66, 0.22),
    (80, 310, 0.24),
    (160, 328, 0.17),
    (140, 26, 0.17),
)


def _crystal(pose: Pose, x: float, y: float, extra: float) -> str:
    """All arms, `extra` units wider than drawn."""
    text = ""
    strokes: list[list[tuple[float, float, float]]] = [list(_STEM)]
    for start, reach in pose.branches:
        for side in (-1, 1):
            strokes.append([(0, start, 5.2), (side * reach, start - reach * 0.86, 3)])
    for turn in range(0, 360, 60):
        for stroke in strokes:
            turned = placed(rot(stroke, turn), x, y, pose.scale)
            wider = [(px, py, max(w * pose.scale + extra, 0.6)) for px, py, w in turned]
            text += brush(wider, 1)
    return text


def picture(d: Doc, family: Family, standing: int) -> None:
    """The crystal of this standing."""
    pose = _POSES[standing]
    x, y = 147, 178 + (6 - standing) * 6
    d.p(_crystal(pose, x, y, 4.6 + standing * 0.3), INK)
    d.p(_crystal(pose, x, y, 0), family.colour)
    inner = max(pose.heart, 5) + 4
    for turn in range(0, 360, 60):
        line = placed(rot([(0, -inner), (0, -34), (0, -50)], turn), x, y, pose.scale)
        d.p(swell(line, 3.2, 0.1, 0.1), SHINE)
    if pose.heart:
        corners = [polar(x, y, pose.heart * pose.scale, 60 * k + 30) for k in range(6)]
        d.p(poly(*corners), PAPER)
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
            d.p(brush([(*a, 4), (*b, 4)], 1), INK)
        d.p(circ(x, y, 3 + pose.heart * pose.scale * 0.2), family.deep)
    if pose.flakes:
        places = [f"translate({fx} {fy}) scale({size})" for fx, fy, size in _FLAKES[: pose.flakes]]
        with d.stamp(places):
            d.p(snow(11), family.colour)
