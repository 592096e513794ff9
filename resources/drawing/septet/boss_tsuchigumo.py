"""Earth's boss: Tsuchigumo, the earth spider with the face of an ogre."""

from __future__ import annotations

from kit import (
    INK,
    WHITE,
    Doc,
    bands,
    brush,
    circ,
    contour,
    ellipse,
    ribbon,
    right,
    swell,
    sym,
)

from .scene import Scene

SCENE = Scene("#DCCBE0", "#2C1A40", 0.95, "#FFFFFF", 0.14, (146, 120, 80), "#F0D9A0")

VIOLET = "#8F6EAB"
DEEP = "#3C2852"
LILAC = "#B79CC9"
BONE = "#F0DFC4"
CLAY = "#CF9A68"
AMBER = "#EFC24F"

_LEGS = (
    # thigh and shin, from the lowest pair to the topmost
    ("30,272,20 54,294,26 68,332,15", "67,328,16 76,354,16 68,382,12 44,410,.5"),
    ("46,236,20 72,232,27 95,254,16", "93,252,17 105,282,18 103,318,13 86,362,.5"),
    ("44,214,20 66,180,27 82,146,23 91,122,15", "90,124,16 104,148,17 106,184,13 95,236,.5"),
    ("30,196,18 30,140,26 40,84,25 58,34,15", "57,36,17 82,36,18 99,64,13 104,128,.5"),
)


def _web(d: Doc) -> None:
    """Threads that hang in the sky behind the beast."""
    spokes = (
        "150,-4 70,130",
        "150,-4 120,140",
        "150,-4 180,140",
        "150,-4 230,130",
        "150,-4 30,60",
        "150,-4 270,60",
    )
    rings = (
        "52,34 76,62 100,74 128,82 150,84 172,82 200,74 224,62 248,34",
        "84,22 100,42 116,50 134,56 150,57 166,56 184,50 200,42 216,22",
    )
    d.strokes((*spokes, *rings), 1.8, LILAC, a=0.8, b=0.8)


def _legs(d: Doc) -> None:
    with d.half():
        for thigh, shin in _LEGS:
            for part in (shin, thigh):
                ribbon(d, right(part), VIOLET, 3.4)
                bands(d, right(part), 6, 5, DEEP)


def _abdomen(d: Doc) -> None:
    hump = sym("0,72 40,80 72,108 84,156 74,214 0,240")
    d.inked(hump, DEEP, 6.5, thin=0.7)
    d.plate(sym("0,84c 8,92 10,108 0,124c"), AMBER)
    with d.half():
        d.plate(right("14,90c 34,92 52,106 60,122c 48,112 30,104 16,104c"), LILAC)
        d.plate(right("12,116c 36,114 60,128 72,152c 56,138 34,128 12,132c"), LILAC)


def _head(d: Doc) -> None:
    mane = (
        "0,132 26,138 38,120c 44,136 56,142 72,132c 72,148 78,158 96,160c 86,172 84,184 98,200c"
        " 86,204 82,216 92,236c 82,236 78,250 86,270c 76,268 70,278 74,300c 62,310 40,300 0,300"
    )
    d.plate(sym(mane), INK)
    face = "0,158 30,158 56,172 70,200 68,230 76,258 66,292 46,322 20,338 0,341"
    d.inked(sym(face), BONE, 6, thin=0.5)
    with d.half():
        strands = ("34,136 44,150 58,158", "66,142 74,160 82,168", "80,184 84,200 80,220")
        d.strokes(map(right, strands), 2.4, LILAC)
        jaw_plane = "74,254c 68,290 46,320 20,336 0,339c 0,330c 24,324 46,304 58,276"
        d.plate(right(jaw_plane), CLAY)


def _eyes(d: Doc) -> None:
    """Two eyes of an ogre, and above them the six of the spider."""
    with d.half():
        socket = "6,240c 20,216 44,206 70,198c 74,224 58,248 28,252"
        d.plate(right(socket), CLAY)
        eye = right("13,240c 26,224 44,220 64,212c 62,232 46,246 28,247")
        d.plate(eye, AMBER)
        d.p(circ(185, 232, 8))
        d.p(contour(eye, 4.4, 0.75))
        d.p(circ(182.5, 232, 2), WHITE)
        d.p(brush(right("3,247,3 14,225,13 36,215,15 75,190,1")))
        d.p(swell(right("22,254 42,258 62,244"), 3.2, 0.1, 0.1))
        for x, y, r in ((13, 190, 7), (31, 180, 6.4), (47, 185, 5)):
            d.p(circ(150 + x, y, r))
            d.p(circ(150 + x, y, r - 2.6), AMBER)
        d.p(swell(right("5,206 8,218 4,230"), 4, 0.1, 0.3))


def _muzzle(d: Doc) -> None:
    with d.half():
        d.p(brush(right("9,246,1.5 10,258,4 24,264,6 30,274,5.5 20,283,4 8,281,1")))
        d.plate(ellipse(161, 279, 5.6, 3.6, -8), INK)
        d.p(brush(right("32,268,1 50,266,4.6 62,276,5 64,292,1")))
    mouth = sym("0,296 26,293 54,284c 54,304 40,324 0,328")
    d.plate(mouth, "#5E1710")
    d.plate(sym("0,299 24,296 48,289c 46,298 26,306 0,308"), "#F1E4C4")
    d.plate(sym("0,318 12,315 22,318 12,325 0,326"), "#C8452F")
    with d.half():
        d.strokes(map(right, ("9,298 9,307", "21,297 21,306")), 2.2, a=0.7, b=0.7)
    d.p(swell("150,299 150,308", 2.2, 0.7, 0.7))
    d.p(contour(mouth, 5, 0.6))
    with d.half():
        hook = "34,288c 48,282 62,290c 66,316 54,346 22,366c 34,344 38,318"
        d.inked(right(hook), DEEP, 5, thin=0.7)
        d.p(swell(right("56,300 56,322 44,346"), 4, 0.1, 0.05), LILAC)


def portrait(d: Doc) -> None:
    """The spider crouches, seen from the front, its legs all around."""
    with d.tr("translate(146 14) scale(.79) translate(-150 0)"):
        _web(d)
        _legs(d)
        _abdomen(d)
        with d.tr("translate(150 236) scale(.86) translate(-150 -240)"):
            _head(d)
            _eyes(d)
            _muzzle(d)
