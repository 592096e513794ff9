"""The family symbols, one colour each, in a box from -50 to 50.

Gaps are real gaps of at least five units and no part is thinner than eight, so that a symbol still
reads when it is sixteen pixels wide.
"""

from __future__ import annotations

import math

from kit import Doc, brush, n, placed, polar, poly, rot, shape

FLAME_HEART = (
    "112,-8c 135,32 127,70 142,102 152,142 138,185 101,204 62,187 48,147 60,107 84,74 95,34"
)
FLAME_RIGHT = (
    "178,26c 193,66 190,94 206,128 208,166 188,206 152,229 113,237c"
    " 144,213 162,186 168,148 160,112 156,82 171,56"
)
FLAME_LEFT = (
    "20,48c 29,78 45,100 41,124 32,152 39,190 58,215 87,237c"
    " 48,230 12,208 -8,168 -5,134 11,106 8,80"
)
FLAME_MIDDLE = (100, 114)


def flame_part(part: str, x: float, y: float, scale: float) -> list[tuple[float, ...]]:
    """A part of the crest flame with its middle at (x, y)."""
    return placed(part, x - FLAME_MIDDLE[0] * scale, y - FLAME_MIDDLE[1] * scale, scale)


def wind() -> str:
    """A triple swirl."""
    arm = (
        (0, 48.5, 1),
        (28, 46, 8),
        (60, 41.5, 15),
        (95, 34, 21),
        (128, 26.5, 23.5),
        (156, 21.5, 21),
    )
    text = ""
    for turn in (0, 120, 240):
        text += brush([(*polar(0, 0, radius, angle + turn + 20), w) for angle, radius, w in arm])
    return text


def earth() -> str:
    """A mountain: the cap above, the slopes below a jagged gap of bare paper."""
    cap = (
        "-13,-44c -6,-41 0,-45 6,-41 13,-44c 19,-28 25,-14c 13,-3c 5,-12c -3,3c -11,-9c -18,-3c"
        " -25,-14c -19,-28"
    )
    slopes = "30,-4c 38,14 50,40c 0,43 -50,40c -38,14 -30,-4c -18,9c -10,2c -3,17c 6,1c 13,9c"
    return shape(cap) + shape(slopes)


def charm() -> str:
    """A folding fan: five broad blades over a handle."""
    x, y = 0, 33
    blades, spread, gap = 5, 61, 3.2
    step = 2 * spread / blades
    text = ""
    for i in range(blades):
        left, right = -spread + i * step, -spread + (i + 1) * step

        def at(radius: float, angle: float, inset: float) -> tuple[float, float]:
            return polar(x, y, radius, angle + math.degrees(inset / radius))

        inset_left, inset_right = (gap if i else 0), (-gap if i < blades - 1 else 0)
        text += shape(
            [
                (*at(27, left, inset_left), "c"),
                (*at(67, left, inset_left), "c"),
                polar(x, y, 73, (left + right) / 2),
                (*at(67, right, inset_right), "c"),
                (*at(27, right, inset_right), "c"),
                polar(x, y, 27.5, (left + right) / 2),
            ]
        )
    return text + brush([(*polar(x, y, 19, 0), 13), (*polar(x, y, -10, 0), 13)], 1)


def lightning() -> str:
    """A broken bolt: two jagged halves."""
    return poly((14, -50), (-36, 1), (-9, 2), (-19, 18), (22, -13), (3, -14), (33, -50)) + poly(
        (28, -9), (-14, 24), (6, 25), (-24, 52), (42, 13), (19, 13), (44, -12)
    )


def darkness() -> str:
    """A crescent."""
    return "M10 -48A49 49 0 1 0 46 22A38 38 0 1 1 10 -48z"


def fire() -> str:
    """A flame of three tongues: a drop cupped by two crescents, its core bare paper."""
    core = "103,104c 81,138 82,164 102,177 122,164 121,138"
    parts = (FLAME_HEART, FLAME_RIGHT, FLAME_LEFT, core)
    return "".join(shape(flame_part(part, 0, 0, 0.42)) for part in parts)


def snow(w: float = 9) -> str:
    """A six-fold crystal."""
    text = ""
    for turn in range(0, 360, 60):
        text += brush(rot([(0, 0, w), (0, -48, w)], turn), 1)
        for side in (-15, 15):
            text += brush(rot([(0, -24, w * 0.85), (side, -38, w * 0.85)], turn), 1)
    return text


SYMBOLS = {
    "wind": wind,
    "earth": earth,
    "charm": charm,
    "lightning": lightning,
    "darkness": darkness,
    "fire": fire,
    "snow": snow,
}


def symbol(d: Doc, family: str, x: float, y: float, size: float, colour: str) -> None:
    """A family symbol `size` wide with its middle at (x, y)."""
    rule = "evenodd" if family == "fire" else None
    with d.tr(f"translate({n(x)} {n(y)}) scale({round(size / 100, 3)})"):
        d.p(SYMBOLS[family](), colour, rule=rule)
