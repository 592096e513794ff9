"""The family symbols, one colour each, in a box from -50 to 50.

Gaps are real gaps of at least five units and no part is thinner than eight, so that a symbol still
reads when it is sixteen pixels wide.
"""

from __future__ import annotations

import math
from typing import Any

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


def flame_part(part: str, x: float, y: float, scale: float) -> list[tuple[Any, ...]]:
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
        "-12,-45c -5,-42 0,-45 5,-42 12,-45c 17,-32 24,-18c 13,-6c 5,-15c -3,0c -11,-13c -18,-6c"
        " -24,-18c -17,-32"
    )
    slopes = "29,-9c 38,12 51,38c 0,44 -51,38c -38,12 -29,-9c -18,6c -10,-1c -3,14c 6,-3c 14,6c"
    return shape(cap) + shape(slopes)


def charm() -> str:
    """A folding fan: a broad pleated leaf on four ribs, the windows between them cut out."""
    x, y = 0, 31
    spread, pleats = 50, 6
    step = 2 * spread / pleats
    outline: list[tuple[Any, ...]] = [(-5, 40), (*polar(x, y, 9, -spread - 30), "c")]
    for i in range(pleats):
        start = -spread + i * step
        outline += [(*polar(x, y, 63, start), "c"), polar(x, y, 69, start + step / 2)]
    outline += [(*polar(x, y, 63, spread), "c"), (*polar(x, y, 9, spread + 30), "c"), (5, 40)]
    text = shape(outline)
    for left in (-spread, -spread / 3, spread / 3):
        right = left + spread * 2 / 3
        window = [
            polar(x, y, radius, angle + math.degrees(inset / radius))
            for radius, angle, inset in (
                (40, left, 3.6),
                (40, right, -3.6),
                (17, right, -3.6),
                (17, left, 3.6),
            )
        ]
        text += poly(*window)
    return text


def lightning() -> str:
    """A broken bolt: two jagged halves."""
    upper = (
        "12,-52c -14,-24 -38,-3c -24,-2 -10,-1c -14,7 -22,18c 2,2 22,-17c 12,-18 3,-18c"
        " 18,-34 34,-52c"
    )
    lower = "29,-9c 8,10 -14,24c -4,25 7,26c -6,40 -25,53c 12,35 44,14c 32,13 20,13c 34,0 46,-13c"
    return shape(upper) + shape(lower)


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
    rule = "evenodd" if family in ("charm", "fire") else None
    with d.tr(f"translate({n(x)} {n(y)}) scale({round(size / 100, 3)})"):
        d.p(SYMBOLS[family](), colour, rule=rule)
