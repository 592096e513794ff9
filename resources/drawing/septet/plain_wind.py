"""Wind's plain yokai: a triple swirl that widens and carries more and more leaves."""

from __future__ import annotations

from kit import INK, Doc, brush, placed, polar, rot, swell

from .families import Family

DRY_BRUSH = "#DDE7D6"
GINKGO = "#E2B64A"

_ARM = (
    # angle, radius, width
    (-34, 58, 0.2),
    (-8, 57, 4.5),
    (24, 54, 10),
    (58, 47.5, 15),
    (92, 38.5, 18.5),
    (124, 29, 20),
    (150, 23, 18.5),
)
_DRY_LINES = ((-14, 78, 2.2, 3.2), (2, 66, -1.6, 2.2), (20, 104, 5.4, 2.6))
_LEAF = "0,20c -3,9 -16,2 -20,-9c -12,-17 -2,-15c 0,-9c 4,-16 13,-16 20,-8c 15,3 3,9"
_LEAF_PLACES = {
    # x, y, turn
    1: ((200, 122, 62),),
    2: ((206, 112, 56), (86, 250, 236)),
    3: ((212, 100, 50), (78, 112, -52), (146, 288, 160)),
    4: ((212, 78, 40), (80, 84, -40), (88, 294, 205), (172, 306, 158)),
    5: ((150, 40, 10), (214, 68, 44), (78, 74, -36), (80, 296, 210), (168, 312, 158)),
}
_SCALES = {1: 0.7, 2: 0.86, 3: 1.04, 4: 1.2, 5: 1.4}


def _swirl(d: Doc, family: Family, x: float, y: float, scale: float, turn: float) -> None:
    for arm in (0, 120, 240):
        start = turn + arm - 5

        def at(angle: float, radius: float, start: float = start) -> tuple[float, float]:
            return polar(x, y, radius * scale, angle + start)

        stroke = [(*at(angle, radius), width * scale) for angle, radius, width in _ARM]
        edge = 3.2 + 2.8 * scale
        d.p(brush([(px, py, width + edge) for px, py, width in stroke]), INK)
        d.p(brush([(px, py, max(width, 0.3)) for px, py, width in stroke]), family.colour)
        for first, last, shift, width in _DRY_LINES:
            line = []
            for i in range(5):
                angle = first + (last - first) * i / 4
                radius = 57 - max(0, angle + 8) ** 1.25 * 0.062 + shift
                line.append(at(angle, radius))
            d.p(swell(line, width * (0.5 + scale / 2), 0.05, 0.05, peak=0.4), DRY_BRUSH)


def _leaf(d: Doc, x: float, y: float, turn: float) -> None:
    d.inked(placed(rot(_LEAF, turn), x, y), GINKGO, 3.4, thin=0.6)
    d.p(swell(placed(rot("0,20 1,28 5,33", turn), x, y), 3, 0.9, 0.3))
    for vein in ("0,14 -6,2 -11,-4", "0,14 6,3 11,-3"):
        d.p(swell(placed(rot(vein, turn), x, y), 1.8, 0.2, 0.2))


def picture(d: Doc, family: Family, standing: int) -> None:
    """The swirl of this standing, one leaf for every step."""
    scale = _SCALES[standing]
    _swirl(d, family, 148, 182, scale, 22 * standing)
    for place in _LEAF_PLACES[standing]:
        _leaf(d, *place)
