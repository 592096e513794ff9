"""Rokurokubi: four women whose necks wander while the body stays where it is.

1 serene, 2 laughing over her shoulder, 3 grieving in a knot, 4 asleep on her own coils.
"""

from __future__ import annotations

import math
from pathlib import Path

from kit import PAPER, clipped, in_poly, mix, tatewaku
from pen import Pen, Point, both, points
from yokai_frame import FAMILY_COLOURS, draw_portraits, paint_field, paint_frame, stamp_seal
from yokai_rokurokubi_head import SKIN, draw_head

_VIOLET, _DEEP = FAMILY_COLOURS["rokurokubi"]
_LINING = "#C8452F"


def _begin(moon: tuple[float, float, float]) -> Pen:
    pen = Pen(300, 300)
    paint_field(pen, "#EFE3DC", _DEEP, 0.85, (*moon, "#E9C979"))
    return pen


def _arc(x: float, y: float, radius: float, start: float, end: float, steps: int) -> list[Point]:
    """Points on a true arc, so that the neck bends without kinks; angles in degrees, y down."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def _neck(pen: Pen, path: list[Point], root: float = 30, tip: float = 22) -> None:
    """The neck along `path`, a little thinner towards the head."""
    last = len(path) - 1
    pen.ribbon([(x, y, root + (tip - root) * i / last) for i, (x, y) in enumerate(path)], SKIN)


def _robe_back(pen: Pen, x: float) -> None:
    """Shoulders and the red lining behind the neck; `x` is the axis of the body."""
    robe = [
        (px + x, *rest)
        for px, *rest in both("0,246 20,226! 44,231 70,243 86,262 92,286! 40,286 0,286")
    ]
    pen.plate(robe, _VIOLET)
    pen.doc.line(clipped(tatewaku(300, 300, 15), in_poly(robe)), mix(_VIOLET, PAPER, 0.4), 2)
    pen.contour(robe, 6)
    with pen.placed(x):
        pen.inked("-24,228! -14,216 0,212 14,216 24,228! 12,252 0,268 -12,252", _LINING, 4.6)


def _robe_front(pen: Pen, x: float) -> None:
    """The crossed collars in front of the neck, the wearer's left side on top."""
    with pen.placed(x):
        for side in (-1, 1):
            under = [(side * px, *rest) for px, *rest in points(_UNDER_COLLAR)]
            over = [(side * px, *rest) for px, *rest in points(_OVER_COLLAR)]
            pen.inked(under, PAPER, 4)
            pen.inked(over, _DEEP, 4.6)


_UNDER_COLLAR = "14,220! 22,222! 12,246 -8,286! -20,286! 2,252"
_OVER_COLLAR = "20,221! 32,226! 24,250 8,286! -12,286! 10,250"


def serene() -> Pen:
    """The neck swings once to and fro; she looks down, amused."""
    pen = _begin((178, 112, 66))
    _robe_back(pen, 104)
    path = [(104, 276), (105, 256), (118, 238), (142, 229), (172, 226)]
    path += _arc(206, 191, 35, 86, -86, 5)
    path += [(168, 155), (128, 156)] + _arc(94, 118, 38, 98, 262, 5) + [(118, 84), (146, 96)]
    _neck(pen, path)
    _robe_front(pen, 104)
    paint_frame(pen, "rokurokubi")
    with pen.placed(168, 96, 1.26, 14):
        draw_head(pen, "serene")
    stamp_seal(pen)
    return pen


def laughing() -> Pen:
    """The neck climbs over the top and the head hangs back, laughing."""
    pen = _begin((120, 120, 62))
    _robe_back(pen, 190)
    path = [(190, 276), (190, 250), (202, 226), (222, 202)]
    path += _arc(196, 118, 52, 40, -90, 6) + _arc(176, 104, 40, -100, -190, 4)
    _neck(pen, path)
    _robe_front(pen, 190)
    paint_frame(pen, "rokurokubi")
    with pen.placed(106, 166, 1.3, -12):
        draw_head(pen, "laughing")
    stamp_seal(pen)
    return pen


def grieving() -> Pen:
    """The neck ties itself into a ring; the head bows over it."""
    pen = _begin((200, 96, 58))
    _robe_back(pen, 150)
    ring = _arc(150, 168, 46, 90, 430, 12)
    _neck(pen, [(150, 276), (150, 250), *ring, (176, 100)])
    _robe_front(pen, 150)
    paint_frame(pen, "rokurokubi")
    with pen.placed(150, 92, 1.22, -10):
        draw_head(pen, "grieving")
    stamp_seal(pen)
    return pen


def asleep() -> Pen:
    """Two coils for a pillow, and the head laid down on them."""
    pen = _begin((206, 84, 48))
    _robe_back(pen, 92)
    path = [(92, 276), (93, 254), (112, 236), (150, 230), (196, 232)]
    path += _arc(212, 206, 26, 80, -80, 4) + [(180, 178), (120, 178)]
    _neck(pen, path)
    _robe_front(pen, 92)
    paint_frame(pen, "rokurokubi")
    with pen.placed(136, 132, 1.3, -24):
        draw_head(pen, "asleep")
    stamp_seal(pen)
    return pen


PORTRAITS = [serene, laughing, grieving, asleep]


def draw(out: Path) -> list[Path]:
    """Write ``cards/yokai/rokurokubi-<1..4>.svg`` under `out`."""
    return draw_portraits(out, "rokurokubi", PORTRAITS)


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
