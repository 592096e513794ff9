"""The A: a shikigami, a doll of cut paper that a master sends out. The only black card."""

from __future__ import annotations

import math
from itertools import pairwise

from kit import (
    GOLD,
    INK,
    SEAL,
    WHITE,
    Doc,
    brush,
    placed,
    polar,
    poly,
    right,
    rot,
    rrect,
    seal,
    swell,
    sym,
)

from .families import Family
from .grounds import HEIGHT, WIDTH
from .slip import RIGHT_EDGE, slip

RANK = 1
MIDDLE_X, MIDDLE_Y = 147, 196
LEAF_GREEN = "#A9D3AF"
FOLD = "#E6DCC6"

_DOLL = (
    "0,79 17,85 27,102 23,120 12,132c 13,143c 36,145 88,140c 91,172 88,206c 62,201 36,199c"
    " 42,236 56,288c 28,281 0,280"
)
_SHADED_HALF = "0,79c " + _DOLL.removeprefix("0,79 ").removesuffix(" 0,280") + " 0,280c"
_SPELL = (
    "140,214,1 149,211,4.5 160,212,1",
    "150,209,4.5 149,224,4 144,235,1",
    "138,236,1 151,230,5 163,233,2.4 155,243,4.4 141,253,1",
    "151,246,4.5 150,260,5 155,271,1",
    "139,263,1 146,256,4 162,258,1",
)
_STREAMER = (
    "-6,2 7,2 7,18 15,18 15,34 23,34 20,54 7,54 7,41 -1,41 -1,25 -6,25",
    "7,18 15,18 15,34 7,25",
)


def _trigrams(d: Doc) -> None:
    """A ring of the eight trigrams: three bars each, whole or broken."""
    for number in range(8):
        angle = math.radians(45 * number)
        x, y = MIDDLE_X + 79 * math.sin(angle), MIDDLE_Y - 110 * math.cos(angle)
        for rise, length, bit in ((7.5, 31, 1), (0, 28.5, 2), (-7.5, 26, 4)):
            half = length / 2
            pieces = ((-half, -2.6), (2.6, half)) if number & bit else ((-half, half),)
            for piece in pieces:
                bar = [(x + along, y - rise, 3.8) for along in piece]
                d.p(brush(rot(bar, 45 * number, x, y), 1), GOLD)


def _doll(d: Doc) -> None:
    """White paper, the right half a shade darker: one fold."""
    doll = sym(_DOLL)
    d.plate(placed(doll, 5, 6), "#000000", 0.55)
    d.plate(doll, WHITE)
    d.plate(right(_SHADED_HALF), FOLD)
    with d.half():
        d.p(swell(right("13,144 21,170 36,199"), 2.4, 0.4, 0.4), "#B9AC92")
        d.p(swell(right("60,150 64,176 62,200"), 1.6, 0.2, 0.2), "#C9BDA4")
        d.p(brush(right("5,108,.6 11,107,3.2 18,102,.6")))
    tips = [polar(150, 176, 25, 144 * i) for i in range(6)]
    for a, b in pairwise(tips):
        d.p(brush([(*a, 4), (*b, 4)], 1), SEAL)
    for stroke in _SPELL:
        d.p(brush(stroke))


def _cord(d: Doc) -> None:
    """A twisted cord along the top with two paper streamers."""
    twists = 15
    for i in range(twists):
        sag = 1 - (2 * i / (twists - 1) - 1) ** 2
        x, y = RIGHT_EDGE + 9 + i * 12.4, 27 + 9 * sag
        twist = [(x - 8, y + 6, "c"), (x - 3, y - 7), (x + 9, y - 6, "c"), (x + 3, y + 7)]
        d.plate(twist, "#E9CB86" if i % 2 else GOLD)
    for x in (92, 190):
        for outline, colour in zip(_STREAMER, (WHITE, "#D8CDB6"), strict=True):
            d.p(poly(*placed(outline, x, 37, 0.82)), colour)


def shikigami_card(family: Family) -> Doc:
    """The A of the Wind family."""
    d = Doc(WIDTH, HEIGHT)
    d.p(rrect(0, 0, WIDTH, HEIGHT, 16), INK)
    d.p(rrect(8, 8, 234, 334, 10), d.grad([(0, "#41414F", 1), (0.55, INK, 1)]))
    edge = [(RIGHT_EDGE, 9, 1.2), (RIGHT_EDGE, 175, 2), (RIGHT_EDGE, 341, 1.2)]
    d.p(brush(edge, 1), GOLD)
    _trigrams(d)
    with d.tr(f"translate({MIDDLE_X} {MIDDLE_Y}) scale(.69) translate(-150 -184)"):
        _doll(d)
    _cord(d)
    frame = rrect(3, 3, 244, 344, 13.5) + rrect(7.4, 7.4, 235.2, 335.2, 10.2)
    d.p(rrect(0, 0, WIDTH, HEIGHT, 16) + rrect(3, 3, 244, 344, 13.5), INK, rule="evenodd")
    d.p(frame, GOLD, rule="evenodd")
    slip(d, family, RANK, WHITE, GOLD, INK)
    seal(d, 206, 306, 27)
    return d
