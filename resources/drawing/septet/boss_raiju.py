"""Lightning's boss: Raijū, the thunder beast that falls from the clouds with the bolt."""

from __future__ import annotations

from kit import (
    INK,
    WHITE,
    Doc,
    circ,
    cloud,
    contour,
    right,
    spiral,
    swell,
    sym,
)

from .scene import Scene
from .symbols import symbol

SCENE = Scene("#F4E3A8", "#4A3608", 0.95, "#FFF3C4", 0.3, (146, 128, 84), "#FBF0CC")

GOLD_BOLT = "#F2C53D"
PALE_BOLT = "#FCEBA6"
FUR = "#34426E"
DARK_FUR = "#1E2746"
LIGHT_FUR = "#7283B4"
STORM = "#5C6488"
STORM_LIGHT = "#A9B0C9"

_RISING_BOLT = "50,92c 80,36c 67,29c 109,5c 97,47c 107,52c 74,96c"
_FALLING_BOLT = (
    "40,226c 88,256c 76,265c 104,294c 93,301c 107,354c 74,316c 85,308c 58,284c 71,273c 34,250c"
)


def _bolts(d: Doc) -> None:
    """Bolts leap off the beast, two up and two down."""
    with d.half():
        for bolt in (_RISING_BOLT, _FALLING_BOLT):
            d.inked(right(bolt), GOLD_BOLT, 5.4, thin=0.7, taper=0.8)
        shine = ("74,70 88,52 98,26", "84,298 91,314 98,332")
        d.strokes(map(right, shine), 4.4, PALE_BOLT)


def _ruff(d: Doc) -> None:
    """Neck and chest, where the fur stands on end."""
    ruff = (
        "0,220 48,232 64,262c 62,271 59,279c 68,292 72,311c 63,311 59,315c 66,334 67,354c"
        " 56,350 50,354c 46,376 0,390"
    )
    d.inked(sym(ruff), DARK_FUR, 6)
    with d.half():
        hairs = ("44,284 52,300 54,318", "30,306 38,322 40,340", "12,316 18,334 17,352")
        d.strokes(map(right, hairs), 3.4, LIGHT_FUR)


def _head(d: Doc) -> None:
    with d.half():
        ear = "30,128c 36,82 70,40c 90,76 88,138c"
        d.inked(right(ear), FUR, 6, heavy=(1, 0.3))
        d.plate(right("48,112c 52,88 68,62c 78,86 76,118c"), "#C8452F")
        d.p(swell(right("56,112 60,92 68,74"), 4, 0.3, 0.1), DARK_FUR)
    head = (
        "0,112 28,110 56,118 78,138 88,162 108,176c 96,183 91,189c 102,201 104,216c"
        " 91,214 83,220c 88,234 85,250c 72,246 64,252 54,296 26,318 0,322"
    )
    d.inked(sym(head), FUR, 6.8, thin=0.5)
    with d.half():
        d.plate(
            right("106,178c 92,184 90,190c 98,202 100,213c 86,210 76,214 74,196 86,176"), LIGHT_FUR
        )
        d.plate(right("84,222c 84,236 82,246c 70,240 62,240 66,226"), LIGHT_FUR)


def _muzzle(d: Doc) -> None:
    muzzle = "0,204c 16,210 28,226 52,236 64,252 58,270 40,272 0,262"
    jaw = sym("0,270 40,268 54,264c 56,288 36,314 0,318")
    d.inked(jaw, LIGHT_FUR, 5)
    mouth = sym("0,262 40,262 54,256c 52,278 34,302 0,304")
    d.plate(mouth, "#5E1710")
    d.plate(sym("0,284 16,280 26,288 14,300 0,302"), "#C8452F")
    d.p(swell("150,286 150,300", 2.6, 0.3, 0.1), "#832314")
    d.p(contour(mouth, 4.6, 0.6))
    with d.half():
        d.inked(right("24,303c 29,290 31,280c 37,288 39,297c"), WHITE, 3)
    d.inked(sym(muzzle), LIGHT_FUR, 5, thin=0.35)
    with d.half():
        d.inked(right("22,266c 25,282 30,292c 37,280 40,268c"), WHITE, 3.4)
        d.inked(right("7,264c 8,270 11,275c 15,270 16,265c"), WHITE, 2.6)
        d.strokes(map(right, ("26,244 36,248 46,256", "22,252 32,257 40,264")), 2.8)
        d.p(swell(right("18,212 28,222 30,232"), 3.4, 0.1, 0.1))
    nose = sym("0,222 16,219 24,227 14,240 0,246")
    d.plate(nose, INK)
    d.p(swell("140,226 147,224 154,225", 3, 0.1, 0.1), STORM_LIGHT)
    d.p(swell("150,244 150,262", 4, 0.9, 0.8))


def _eyes(d: Doc) -> None:
    with d.half():
        socket = "6,208c 14,188 34,176 60,170 82,160c 84,186 66,208 34,214"
        d.plate(right(socket), DARK_FUR)
        eye = right("15,206c 28,191 46,187 68,180c 66,196 50,209 30,211")
        d.plate(eye, PALE_BOLT)
        d.p(circ(188, 195.5, 7.6), "#C8452F")
        d.p(circ(188, 195.5, 3.8))
        d.p(contour(eye, 4, 0.75))
        brow = (
            "6,202c 8,184 18,172 30,168c 26,162 28,154c 40,162 50,162c 52,154 58,148c"
            " 64,154 72,154c 80,148 94,132c 92,158 78,174 52,182 26,188"
        )
        d.inked(right(brow), GOLD_BOLT, 4.6)
        d.p(swell(right("24,216 46,218 66,206"), 3.2, 0.1, 0.1))


def _clouds(d: Doc) -> None:
    """Storm clouds that the beast leans on, each puff rolled up."""
    puffs = ((146, 322, 30), (190, 330, 26), (222, 330, 19))
    cloud(d, puffs, STORM, 3.2, floor=343)
    for x, y, r in puffs:
        curl = spiral(x, y - 4, r * 0.6, r * 0.16, -100, 400)
        d.p(swell(curl, 3.2, 0.1, 0.5, peak=0.6), STORM_LIGHT)


def portrait(d: Doc) -> None:
    """The head of the beast, bolts around it, clouds below."""
    with d.tr("translate(146 12) scale(.82) translate(-150 0)"):
        _bolts(d)
        _ruff(d)
        with d.tr("translate(150 172) scale(.9) translate(-150 -180)"):
            _head(d)
            _eyes(d)
            _muzzle(d)
            symbol(d, "lightning", 150, 138, 34, GOLD_BOLT)
    _clouds(d)
