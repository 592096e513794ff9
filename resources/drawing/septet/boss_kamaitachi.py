"""Wind's boss: Kamaitachi, the weasel that rides the whirlwind on sickles instead of paws."""

from __future__ import annotations

from kit import (
    INK,
    WHITE,
    Doc,
    brush,
    circ,
    contour,
    ellipse,
    points,
    ribbon,
    spiral,
    swell,
)

from .scene import Scene

SCENE = Scene("#BFD8B8", "#17402A", 0.9, "#FFFFFF", 0.13, (128, 116, 80), "#F0DDA2")

FUR = "#C4823F"
DARK_FUR = "#5B3318"
CREAM = "#FBF0DA"
STEEL = "#EDF3EF"
BACK_OF_BLADE = "#93ADA4"
BREEZE = "#E9F3E4"
GREEN = "#4F8A5B"

_SPINE = (
    "146,112,50 178,134,54 199,176,56 195,226,56 167,262,50 130,279,36 98,279,25 72,260,17"
    " 63,232,10 70,208,1"
)
_BELLY = "140,140,12 160,152,22 174,182,26 172,218,26 152,244,20 134,256,8 120,262,.5"


def _sickle(d: Doc, blade: str, back: str) -> None:
    """A blade with the darker bevel along its back."""
    d.plate(blade, STEEL)
    d.plate(back, BACK_OF_BLADE)
    d.p(contour(blade, 5.6, 0.6, taper=0.35))


def _far_arm(d: Doc) -> None:
    """Raised behind the head, the blade sweeping over it."""
    _sickle(
        d,
        "206,98c 204,52 164,20 116,20 64,58c 108,46 150,54 174,74 184,106c",
        "205,92c 200,54 164,24 118,25 78,46c 116,31 162,36 190,62 199,100c",
    )
    arm = (
        "190,172 188,140 180,116 181,98 188,88 199,85 210,89 216,101 215,114 221,128 220,150"
        " 208,176"
    )
    d.plate(arm, FUR)
    d.p(swell(arm, 4.8, 0.5, 0.5))
    d.strokes(("191,91 190,98 192,105", "204,90 206,98 205,105"), 3, DARK_FUR)


def _body(d: Doc) -> None:
    ribbon(d, _SPINE, FUR, 3.4)
    d.p(brush(_BELLY), CREAM)
    hairs = (
        "201,142 213,160 218,182",
        "202,188 211,204 210,224",
        "193,238 200,246 194,262",
        "172,270 170,280 154,286",
        "126,281 112,287 100,284",
    )
    d.strokes(hairs, 4.4, DARK_FUR, a=0.1, b=0.05, peak=0.4)


def _jaw(d: Doc) -> None:
    d.plate("66,124c 96,128 122,126c 124,148 84,160c", "#832314")
    d.plate("90,148c 98,138 112,134 120,138 108,152", "#C8452F")
    jaw = "126,126c 127,148 108,165 88,170 68,160c 74,155 77,149c 92,151 108,145 117,131"
    d.inked(jaw, CREAM, 5)
    d.inked("80,151c 79,142 76,137c 85,141 90,149c", WHITE, 2.6)


def _head(d: Doc) -> None:
    ear = "140,88c 137,68 148,57 163,61 171,76 164,98c"
    d.inked(ear, FUR, 5, heavy=(1, 0.4))
    d.plate("147,86c 146,74 153,67 161,72 162,82 157,92c", DARK_FUR)
    head = (
        "56,115 62,106 82,100 101,88 128,80 156,89 174,110c 173,130 167,148c 158,143 152,142c"
        " 150,152 141,160c 138,148 130,142 122,128c 104,131 84,130 66,127"
    )
    d.inked(head, FUR, 5.6, thin=0.5)
    d.plate("58,118 70,113 86,116 102,123 122,126c 104,128 84,127.5 66,125", CREAM)
    d.plate("130,130c 146,123 164,120c 166,130 163,141c 156,137 148,136c 146,144 142,150c", CREAM)
    d.plate("76,112c 86,99 104,89 130,88 150,96c 138,114 120,123 98,121", DARK_FUR)
    d.p(contour(head, 5.6, 0.5))
    nape = "160,96,12 172,110,18 178,130,16 176,142,8"
    d.p(brush(nape), FUR)


def _face(d: Doc) -> None:
    eye = "90,112c 102,101 118,97 134,96c 128,108 114,115 101,115"
    d.plate(eye, "#F0C552")
    d.p(circ(110, 105.5, 5.4))
    d.p(contour(eye, 3.4, 0.7))
    d.p(circ(108, 105, 1.6), WHITE)
    d.p(brush("80,111,2 96,101,9 116,93,11 146,88,1"))
    d.plate(ellipse(60, 112, 8.5, 6.5, -24), INK)
    d.inked("72,127.5c 74,139 79,146c 84,138 86,129c", WHITE, 3)
    d.inked("98,130c 100,135 102,138c 106,134 108,129c", WHITE, 2.4)
    d.strokes(("86,118 108,120 132,132", "86,121 106,126 126,142"), 2, a=0.3, b=0.05)


def _near_arm(d: Doc) -> None:
    """Lowered in front, the blade about to cut upwards."""
    _sickle(
        d,
        "136,226c 114,248 84,246 64,222 60,176c 76,202 96,212 120,206c",
        "134,226c 112,243 86,240 68,218 61,188c 76,224 102,232 130,220c",
    )
    arm = "160,166 152,186 138,194 123,198 117,210 121,222 134,229 152,226 174,212 188,192 192,168"
    d.plate(arm, FUR)
    d.p(swell(arm, 4.8, 0.1, 0.3))
    d.strokes(("121,204 128,206 134,205", "121,217 128,217 134,219"), 3, DARK_FUR)
    d.p(swell("178,186 170,202 154,209", 3.6, 0.1, 0.1), DARK_FUR)


def _gust(d: Doc, line: list[tuple[float, float]], width: float) -> None:
    """A curl of wind: thin where it begins, broad where it rolls up."""
    last = len(line) - 1
    stroke = [(x, y, 0.5 + (width - 0.5) * (i / last) ** 0.7) for i, (x, y) in enumerate(line)]
    ribbon(d, stroke, BREEZE, 2.6)


def _whirlwind(d: Doc) -> None:
    """Gusts that cross below the beast and roll up at both sides."""
    _gust(
        d, [*points("226,250 226,276 196,306 150,316"), *spiral(98, 300, 22, 7, 170, 330, 10)], 11
    )
    _gust(d, [*points("60,292 74,326 130,336"), *spiral(174, 312, 24, 8, 190, -330, 10)], 11)


def portrait(d: Doc) -> None:
    """The beast turns in the air, one sickle raised, one lowered."""
    with d.tr("translate(4 0)"):
        _far_arm(d)
        _body(d)
        _jaw(d)
        _head(d)
        _face(d)
        _near_arm(d)
    _whirlwind(d)
