"""Rokurokubi: four women whose necks wander while the body stays where it is.

1 serene, 2 laughing over her shoulder, 3 grieving in a knot, 4 asleep on her own coils.
"""

from __future__ import annotations

from pathlib import Path

from kit import PAPER, clipped, in_poly, mix, tatewaku
from pen import Pen, Point, arc_points, both, points
from yokai_frame import FAMILY_COLOURS, draw_portraits, paint_field, paint_frame, stamp_seal
from yokai_rokurokubi_head import SKIN, draw_head

_VIOLET, _DEEP = FAMILY_COLOURS["rokurokubi"]
_LINING = "#C8452F"


def _begin(moon: tuple[float, float, float]) -> Pen:
    pen = Pen(300, 300)
    paint_field(pen, "#EFE3DC", _DEEP, 0.85, (*moon, "#E9C979"))
    return pen


def _neck(pen: Pen, path: list[Point], root: float = 30, tip: float = 22) -> None:
    """The neck along `path`, a little thinner towards the head."""
    last = len(path) - 1
    pen.ribbon([(x, y, root + (tip - root) * i / last) for i, (x, y) in enumerate(path)], SKIN)


def _robe_back(pen: Pen, x: float) -> None:
    """Shoulders and the red lining behind the neck; `x` is the axis of the body."""
    half = both("0,246 20,226! 44,231 70,243 86,262 92,286! 40,286 0,286")
    robe = [(min(max(px + x, 22), 278), *rest) for px, *rest in half]
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
    pen = _begin((206, 104, 54))
    _robe_back(pen, 86)
    path = [(86, 278), (86, 262), *arc_points(120, 248, 34, 180, 270, 4), (160, 214)]
    path += arc_points(198, 181, 33, 90, -90, 5)
    path += [(150, 148), *arc_points(112, 114, 34, 90, 270, 5), (140, 82), (164, 96)]
    _neck(pen, path)
    _robe_front(pen, 86)
    paint_frame(pen, "rokurokubi")
    with pen.placed(176, 106, 1.14, 13):
        draw_head(pen, "serene")
    stamp_seal(pen)
    return pen


def laughing() -> Pen:
    """The neck climbs over the top and the head leans out before it, laughing."""
    pen = _begin((92, 96, 54))
    _robe_back(pen, 206)
    path = [(206, 278), (206, 248), (203, 214), (205, 180), (212, 148)]
    path += [*arc_points(164, 114, 50, 4, -176, 7), (116, 144)]
    _neck(pen, path)
    _robe_front(pen, 206)
    paint_frame(pen, "rokurokubi")
    with pen.placed(117, 176, 1.2, -12):
        draw_head(pen, "laughing")
    stamp_seal(pen)
    return pen


def grieving() -> Pen:
    """The neck runs all around the head, a ring closed upon its grief."""
    pen = _begin((100, 104, 46))
    _robe_back(pen, 214)
    ring = arc_points(150, 148, 97, 10, -205, 9)
    curl = arc_points(103.7, 169.5, 46, 155, 15, 6)
    _neck(pen, [(214, 280), (218, 246), (232, 208), *ring, *curl[1:]])
    _robe_front(pen, 214)
    paint_frame(pen, "rokurokubi")
    with pen.placed(150, 146, 1.02, -8):
        draw_head(pen, "grieving")
    stamp_seal(pen)
    return pen


def asleep() -> Pen:
    """A bend of the neck for a pillow, and the head laid down on it."""
    pen = _begin((212, 92, 42))
    _robe_back(pen, 84)
    path = [(84, 278), (84, 268), *arc_points(118, 264, 34, 180, 270, 4), (160, 230)]
    path += [*arc_points(206, 198, 32, 90, -90, 5), (184, 166), (164, 168)]
    _neck(pen, path)
    _robe_front(pen, 84)
    paint_frame(pen, "rokurokubi")
    with pen.placed(136, 124, 1.22, -22):
        draw_head(pen, "asleep")
    stamp_seal(pen)
    return pen


PORTRAITS = [serene, laughing, grieving, asleep]


def draw(out: Path) -> list[Path]:
    """Write ``cards/yokai/rokurokubi-<1..4>.svg`` under `out`."""
    return draw_portraits(out, "rokurokubi", PORTRAITS)


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
