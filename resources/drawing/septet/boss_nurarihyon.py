"""Darkness's boss: Nurarihyon, the old man with the long head, a guest nobody invited."""

from __future__ import annotations

from kit import (
    GOLD,
    INK,
    WHITE,
    Doc,
    brush,
    circ,
    clipped,
    contour,
    ellipse,
    in_poly,
    swell,
    tatewaku,
)

from .scene import Scene

SCENE = Scene("#B9B6B8", "#15151C", 1, "#FFFFFF", 0.16, (100, 82, 46), "#EFE3C0")

SKIN = "#EBD9BB"
SHADE = "#C7AB86"
SPOT = "#B08F69"
LIP = "#9A4A3A"
ROBE = "#3B3B46"
ROBE_LINE = "#85858F"
HAIR = "#F4F1E8"

_HEAD = (
    "90,174 92,148 106,112 132,76 166,48 202,38 226,52 230,82 216,116 194,148 180,182 178,226c"
    " 132,252c 116,260 100,262 90,256c 89,246 91,239c 86,236 85,231c 87,225 85,221c 74,221 70,214"
    " 76,204 84,190"
)


def _robe(d: Doc) -> None:
    robe = "120,256 176,216c 212,228 239,254 243,290 243,344c 60,344c 62,318 84,290"
    d.plate(robe, ROBE)
    d.line(clipped(tatewaku(250, 350, 15), in_poly(robe)), ROBE_LINE, 1.6)
    d.p(contour(robe, 5.4))


def _collars(d: Doc) -> None:
    inner = "182,204c 194,214 198,226c 176,262 132,300 110,344c 94,344c 118,290 140,262 166,236"
    d.inked(inner, WHITE, 4.4)
    outer = "198,216c 212,224 214,236c 190,274 152,304 132,344c 106,344c 136,296 178,262"
    d.inked(outer, GOLD, 4.4)


def _skull(d: Doc) -> None:
    """Long as a gourd, furrowed across, spotted with age."""
    d.plate(_HEAD, SKIN)
    d.plate(
        "228,72c 226,92 213,116 193,147 179,182 177,225c 160,236c 158,200 170,164 192,128 212,98",
        SHADE,
    )
    d.p(contour(_HEAD, 5.6))
    furrows = (
        "96,160 108,153 124,153 136,158",
        "101,142 116,136 134,138 148,145",
        "112,122 124,119 138,121",
    )
    d.strokes(furrows, 3.2, a=0.1, b=0.1, peak=0.35)
    d.strokes(("158,74 168,66 176,76 188,68 196,76",), 2.6, SHADE)
    for x, y, a, b in (
        (206, 62, 6, 4.4),
        (192, 92, 4.4, 3.2),
        (216, 78, 3, 2.4),
        (180, 108, 3, 2.2),
    ):
        d.plate(ellipse(x, y, a, b, -30), SPOT)


def _ear(d: Doc) -> None:
    wisps = (
        "164,188 178,192 188,206",
        "166,198 177,207 183,222",
        "162,208 171,220 172,236",
    )
    d.strokes(wisps, 7.5, INK, a=0.3, b=0.1, peak=0.4)
    d.strokes(wisps, 3.8, HAIR, a=0.3, b=0.05, peak=0.4)
    d.inked("138,196c 140,180 156,174 166,184 168,200 158,218 156,238 146,238 144,220", SKIN, 4.6)
    d.p(brush("145,196,1 150,185,3.4 160,188,3.4 158,204,3 150,216,1"))
    d.p(swell("150,200 154,206 148,214", 2.6, 0.2, 0.1))


def _face(d: Doc) -> None:
    """Seen from the side: the lid half down, one corner of the mouth up."""
    eye = "92,202c 101,194 114,193 126,196c 118,205 104,208"
    d.plate(eye, "#F6E9C4")
    d.p(circ(104, 199.5, 5))
    d.p(brush("88,203,1.5 99,195,6.5 114,192,7 133,198,1"))
    d.strokes(("93,206 108,210 122,204",), 2.8)
    brow = "83,196c 84,180 96,171 110,171 130,182c 121,181 116,184c 108,181 102,187c 94,186 83,196c"
    d.inked(brow, HAIR, 4)
    d.p(brush("84,222,2 92,223,4.4 98,216,4 96,207,.6"))
    d.p(swell("101,214 116,222 126,240", 3.4, 0.1, 0.1))
    d.p(swell("130,206 138,220 136,238", 3, 0.1, 0.1))
    d.plate("87,232c 100,232 112,230c 106,240 95,243 90,240", LIP)
    d.p(brush("86,232,2 98,234,4.4 110,230,3.6 116,223,.8"))
    goatee = "92,256c 98,262 110,261c 112,276 100,290 78,297c 92,284 90,270"
    d.inked(goatee, HAIR, 4)
    d.strokes(("102,266 101,278 92,288",), 2.2, SHADE)


def _pipe(d: Doc) -> None:
    """A long thin pipe between the lips, its smoke rising beside the face."""
    smoke = "62,246,1 57,228,4.6 65,206,5.6 57,182,6 63,160,5 57,140,.5"
    d.p(brush(smoke), "#D9D7D8")
    d.p(brush("92,235,6.5 63,259,6.5", 1))
    d.p(brush("92,235,2.8 84,241.5,2.8", 1), GOLD)
    d.inked("56,250c 62,252 68,251c 69,259 65,264 58,263", GOLD, 3.4)


def portrait(d: Doc) -> None:
    """He turns his long head away from us and smokes, quite at home."""
    _robe(d)
    _collars(d)
    _skull(d)
    _ear(d)
    _face(d)
    _pipe(d)
