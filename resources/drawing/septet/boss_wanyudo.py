"""Fire's boss: Wanyūdō, the burning wheel of an ox cart with a monk's head for a hub."""

from __future__ import annotations

from kit import (
    INK,
    WHITE,
    Doc,
    brush,
    circ,
    contour,
    ellipse,
    polar,
    right,
    swell,
    sym,
)

from .scene import Scene

SCENE = Scene("#F3B98C", "#3D0F0A", 0.95, "#F6D9A8", 0.16)

RED = "#C8452F"
FLAME_GOLD = "#F0B445"
PALE_FLAME = "#FBE3A6"
WOOD = "#6B3A22"
WOOD_LIGHT = "#B07A4C"
SKIN = "#F0B791"
FLUSH = "#D9774F"

CX, CY = 146, 182
RIM_OUTSIDE, RIM_INSIDE = 78, 65

_FLAMES = (
    "0,100c 14,88 26,68 22,32c 42,52 48,76 46,96c 56,86 64,72 62,54c 78,76 78,100 72,124c"
    " 79,120 83,110 82,98c 88,124 85,150 80,168c 82,165 84,160 85,152c 88,196 82,230 64,250"
    " 36,270 0,276"
)
_INNER_FLAMES = (
    "0,116c 16,104 28,86 28,60c 40,76 44,96 40,116c 54,106 62,94 64,78c 70,98 70,118 62,140c"
    " 73,134 77,128 79,118c 81,144 80,164 72,184c 77,184 80,182 82,178c 82,204 76,226 60,240"
    " 30,260 0,264"
)
_CREST = "118,112c 108,84 128,66 138,48 140,16c 158,36 156,56 164,68 178,84 180,100 172,112c"
_INNER_CREST = "128,116c 122,92 138,78 146,62 148,42c 156,60 156,72 162,84 168,96 168,104 164,116c"
_HEART_OF_CREST = "138,116c 136,100 146,90 149,76c 156,92 158,104 154,116c"


def _flames(d: Doc) -> None:
    """A mass of tongues, all drawn upwards by the heat, brighter towards the wheel."""
    d.inked(sym(_FLAMES, CX), RED, 5.4)
    d.plate(sym(_INNER_FLAMES, CX), FLAME_GOLD)
    d.inked(_CREST, RED, 5.4)
    d.plate(_INNER_CREST, FLAME_GOLD)
    d.plate(_HEART_OF_CREST, PALE_FLAME)


def _wheel(d: Doc) -> None:
    """Seven felloes, sixteen spokes, the glow of the fire behind them."""
    d.p(circ(CX, CY, RIM_OUTSIDE + 3.4))
    d.p(circ(CX, CY, RIM_OUTSIDE), WOOD_LIGHT)
    d.p(circ(CX, CY, RIM_OUTSIDE) + circ(CX, CY - 1.4, RIM_OUTSIDE - 4), WOOD, rule="evenodd")
    d.p(circ(CX, CY, RIM_INSIDE + 2.6))
    d.p(circ(CX, CY, RIM_INSIDE), PALE_FLAME)
    spokes = 16
    for i in range(spokes):
        angle = 360 * (i + 0.5) / spokes
        ends = [polar(CX, CY, 30, angle), polar(CX, CY, RIM_INSIDE + 1, angle)]
        d.p(brush([(x, y, 9.4) for x, y in ends], 1))
        d.p(brush([(x, y, 5) for x, y in ends], 1), WOOD_LIGHT)
    for i in range(7):
        angle = 360 * (i + 0.5) / 7
        joint = [polar(CX, CY, RIM_INSIDE + 2, angle), polar(CX, CY, RIM_OUTSIDE, angle)]
        d.p(swell(joint, 3.4, 0.8, 0.8))
        for side in (-5.5, 5.5):
            d.p(circ(*polar(CX, CY, (RIM_INSIDE + RIM_OUTSIDE) / 2 + 1, angle + side), 1.9))


def _head(d: Doc) -> None:
    """Drawn in the 300 grid: a shaven skull, the beard bristling over the rim."""
    with d.half():
        d.inked(right("58,196c 70,186 76,200 70,220 58,232c"), SKIN, 5.4)
    beard = (
        "0,210 56,196 62,214 70,238c 66,246 62,254c 70,262 72,274c 60,274 54,282c 58,294 56,306c"
        " 46,300 38,304c 38,318 32,330c 24,320 16,318c 12,338 0,362c"
    )
    d.plate(sym(beard), INK)
    skull = "0,122 30,126 52,148 60,184 58,218 48,250 26,272 0,276"
    d.inked(sym(skull), SKIN, 6.8, thin=0.5)
    lower_beard = "0,300c 14,298 36,280 50,246 58,214c 66,240 60,280 40,306 0,318"
    d.plate(sym(lower_beard), INK)
    with d.half():
        strands = ("52,256 56,272 52,288", "40,278 42,296 36,312", "20,294 20,312 14,326")
        d.strokes(map(right, strands), 2.6, FLUSH)
        d.plate(right("58,176c 60,210 50,246 34,258c 44,234 46,206 48,190"), FLUSH)


def _face(d: Doc) -> None:
    with d.half():
        wrinkles = ("4,146 20,142 34,148", "4,158 20,154 38,160")
        d.strokes(map(right, wrinkles), 3.2, a=0.3, b=0.1)
        eye = right("11,204c 22,194 38,192 54,188c 52,204 38,214 22,213")
        d.plate(eye, PALE_FLAME)
        d.p(circ(180, 201, 8))
        d.p(contour(eye, 4.6, 0.75))
        d.p(circ(177, 203, 2), WHITE)
        brow = "3,205c 5,190 17,181 34,181 46,170 63,161c 61,179 50,192 32,196 18,197"
        d.plate(right(brow), INK)
        d.p(swell(right("18,221 34,224 50,214"), 3.2, 0.1, 0.1))
        d.p(brush(right("8,204,1.5 9,220,4 22,228,6 27,238,5.5 19,247,4 7,245,1")))
        d.plate(ellipse(160, 243, 5, 3.4, -8), INK)
        d.p(swell(right("30,232 42,240 46,254"), 4.4, 0.1, 0.15))
    mouth = sym("0,256 20,253 38,244c 40,262 28,284 0,288")
    d.plate(mouth, "#5E1710")
    d.plate(sym("0,258 18,256 34,250c 32,260 18,266 0,267"), "#F1E4C4")
    d.plate(sym("0,278 10,275 17,279 9,285 0,286"), RED)
    with d.half():
        d.p(swell(right("10,257 10,266"), 2.2, 0.7, 0.7))
        d.p(swell(right("21,255 21,264"), 2.2, 0.7, 0.7))
    d.p(swell("150,258 150,267", 2.2, 0.7, 0.7))
    d.p(contour(mouth, 5.6, 0.6))


def portrait(d: Doc) -> None:
    """The wheel rolls towards us in its flames."""
    _flames(d)
    _wheel(d)
    with d.tr("translate(146 44) scale(.69) translate(-150 0)"):
        _head(d)
        _face(d)
