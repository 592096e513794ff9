"""Charm's plain yokai: a folding fan, shut on the weakest card, opened further step by step."""

from __future__ import annotations

from typing import NamedTuple

from kit import GOLD, INK, PAPER, SEAL, Doc, brush, circ, contour, polar, shape, swell

from .families import Family

MOON = "#F7E3B0"


class Pose(NamedTuple):
    """Half the angle of the fan, its length, where its rivet is, how far it leans."""

    opening: float
    length: float
    x: float
    y: float
    lean: float
    pleats: int


_POSES = {
    0: Pose(5, 150, 128, 262, 20, 2),
    1: Pose(17, 158, 136, 262, 8, 4),
    2: Pose(29, 152, 147, 258, 0, 6),
    3: Pose(42, 128, 147, 246, 0, 8),
    5: Pose(62, 98, 147, 190, 0, 10),
    6: Pose(76, 91, 147, 166, 0, 12),
}
_SECOND_FANS = {
    5: Pose(4, 130, 84, 286, 62, 2),
    6: Pose(76, 91, 147, 188, 180, 12),
}


class _Fan:
    """One fan; places on it are told by radius and angle from its rivet."""

    def __init__(self, d: Doc, family: Family, pose: Pose) -> None:
        self.d, self.family, self.pose = d, family, pose

    def at(self, part: float, angle: float) -> tuple[float, float]:
        """The place at a part of the length, at an angle from the middle."""
        pose = self.pose
        return polar(pose.x, pose.y, part * pose.length, angle + pose.lean)

    def _arc(self, part: float, start: float, end: float, count: int) -> list[tuple[float, float]]:
        return [self.at(part, start + (end - start) * i / count) for i in range(1, count)]

    def ribs(self) -> None:
        """Gilded ribs; the guards at both sides are broader."""
        opening, pleats = self.pose.opening, self.pose.pleats
        for i in range(pleats + 1):
            angle = -opening + 2 * opening * i / pleats
            width = 8.5 if i in (0, pleats) else 5
            ends = [self.at(-0.09, angle), self.at(0.5, angle)]
            self.d.p(brush([(*ends[0], width + 4), (*ends[1], width + 5)], 1), INK)
            self.d.p(brush([(*p, width) for p in ends], 1), GOLD)

    def leaf(self) -> None:
        """The paper: a deep band along the edge, pleats, a moon where there is room."""
        d, edge, pleats = self.d, self.pose.opening + 2, self.pose.pleats
        inner = self._arc(0.44, edge, -edge, 4)
        leaf = [
            (*self.at(0.44, -edge), "c"),
            (*self.at(0.98, -edge), "c"),
            *self._scallops(edge),
            (*self.at(0.98, edge), "c"),
            (*self.at(0.44, edge), "c"),
            *inner,
        ]
        d.plate(leaf, self.family.colour)
        band = [
            (*self.at(0.86, -edge), "c"),
            (*self.at(0.98, -edge), "c"),
            *self._scallops(edge),
            (*self.at(0.98, edge), "c"),
            (*self.at(0.86, edge), "c"),
            *self._arc(0.86, edge, -edge, 4),
        ]
        d.plate(band, self.family.deep)
        if edge > 25:
            d.p(circ(*self.at(0.68, edge * 0.34), self.pose.length * 0.14), MOON)
            for angle, part in ((-0.66, 0.62), (-0.42, 0.7), (-0.2, 0.61)):
                wave = [
                    self.at(part - 0.07, edge * (angle - 0.14)),
                    self.at(part + 0.03, edge * angle),
                    self.at(part - 0.06, edge * (angle + 0.16)),
                ]
                d.p(swell(wave, 4.6, 0.2, 0.1), PAPER)
        for i in range(1, pleats):
            angle = -self.pose.opening + 2 * self.pose.opening * i / pleats
            d.p(brush([(*self.at(0.45, angle), 1.4), (*self.at(0.97, angle), 2.4)], 1), INK)
        d.p(contour(leaf, 6.2, 0.6, taper=0.6), INK)

    def _scallops(self, edge: float) -> list[tuple[float, float]]:
        count = 2 * self.pose.pleats
        found = []
        for i in range(1, count):
            found.append(self.at(1.015 if i % 2 else 0.99, -edge + 2 * edge * i / count))
        return found

    def rivet(self) -> None:
        """The pin that holds the ribs."""
        self.d.p(circ(self.pose.x, self.pose.y, 9), INK)
        self.d.p(circ(self.pose.x, self.pose.y, 5.2), GOLD)

    def draw(self) -> None:
        """The whole fan."""
        self.ribs()
        self.leaf()
        self.rivet()


def _tassel(d: Doc, x: float, y: float) -> None:
    cord = [(x, y + 8, 3), (x + 14, y + 20, 3.6), (x - 5, y + 31, 3.6), (x + 5, y + 46, 3)]
    d.p(brush(cord), SEAL)
    fringe = [(x + 1, y + 44, "c"), (x + 9, y + 44, "c"), (x + 13, y + 68, "c"), (x + 5, y + 66)]
    d.p(shape([*fringe, (x - 3, y + 68, "c")]), SEAL)


def picture(d: Doc, family: Family, standing: int) -> None:
    """The fan of this standing; the two strongest are pairs, the last one makes a full round."""
    pose = _POSES[standing]
    second = _SECOND_FANS.get(standing)
    if second:
        _Fan(d, family, second).draw()
    else:
        _tassel(d, pose.x, pose.y)
    _Fan(d, family, pose).draw()
