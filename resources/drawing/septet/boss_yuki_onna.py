"""Snow's boss: Yuki-onna, the woman of the snow, her hair in the wind of a winter night."""

from __future__ import annotations

from kit import GOLD, SEAL, WHITE, Doc, brush, circ, ellipse, right, swell, sym

from .scene import Scene
from .symbols import snow

SCENE = Scene("#C9DEE9", "#16304F", 1, "#FFFFFF", 0.16, (98, 88, 56))

BLUE = "#4C86B8"
HAIR = "#1B2238"
SHEEN = "#7FA3C4"
SKIN = "#F4F6F4"
ICE = "#BFD8E6"


def _hair(d: Doc) -> None:
    d.plate(
        "146,14 190,18 222,44 240,82 268,96 286,93c 286,114c 270,120 256,124c 272,135 282,138c"
        " 282,166c 268,170 256,170c 266,186 278,196c 278,220c 264,218 250,212c 258,238 273,256c"
        " 273,280c 252,279 232,262c 240,304 266,344c 216,350 170,300 110,300 92,346 70,360c"
        " 64,340 66,290 48,330c 50,270 62,220 66,170 62,118 74,58 106,24",
        HAIR,
    )
    strands = (
        "196,44 230,88 258,104 285,103",
        "206,70 236,118 262,144 281,150",
        "214,110 236,158 260,190 277,203",
        "216,150 232,210 254,240 272,258",
        "216,200 224,262 240,306 258,334",
    )
    d.strokes(strands, 2.6, SHEEN)


def _robe(d: Doc) -> None:
    robe = "150,246 190,260 230,286 250,336 243,375c 34,361c 44,336 68,288 112,260"
    d.inked(robe, WHITE, 6)
    d.plate("40,361c 50,340 72,302 98,282c 84,330 80,362c", ICE)
    d.plate("239,374c 244,350 226,302 204,282c 218,330 216,373c", ICE)
    d.inked("130,200c 170,200c 171,244 184,262c 150,318c 116,262c 129,244", SKIN, 4)
    d.plate("130,208c 170,208c 171,232 152,250 130,232", "#B9CDD9")
    d.inked("184,252c 202,264c 172,322 124,364c 98,364c 150,320", BLUE, 4.5)
    d.inked("116,252c 98,264c 130,326 178,370c 206,372c 150,308", WHITE, 4.5)
    d.p(swell("110,268 142,328 190,364", 2.6, 0.2, 0.2), BLUE)


def _front_hair(d: Doc) -> None:
    """The left curtain hangs, the right one is lifted by the wind."""
    d.plate(
        "138,40c 100,50 74,86 66,140 66,200 58,270 62,352c 82,300 94,240 92,190 96,150"
        " 104,116 120,90 140,72c",
        HAIR,
    )
    d.plate(
        "136,40c 186,44 220,78 236,126 258,162 280,172c 280,184c 258,188 232,174c 242,206 262,226c"
        " 226,212 208,176 202,140 190,110 166,86 138,72c",
        HAIR,
    )
    strands = (
        "132,52 98,76 82,126 80,190 72,280",
        "136,60 108,84 92,130 88,180",
        "140,50 186,62 214,102 234,146 270,174",
        "142,60 180,80 206,120 218,168 240,204",
    )
    d.strokes(strands, 2.6, SHEEN)
    loose = ("104,112 98,150 104,196 100,226", "196,116 206,150 200,186 212,214")
    d.strokes(loose, 3, HAIR, a=0.5, b=0.05, peak=0.2)


def _face(d: Doc) -> None:
    """Eyes lowered: a heavy lid, an ice-blue iris under it."""
    with d.half():
        d.plate(right("13,153c 24,147 38,146 50,142c 44,156 30,161 20,159"), WHITE)
        d.p(circ(181, 152, 7.4), BLUE)
        d.p(circ(181, 152, 3.4))
        d.plate(right("10,154c 22,140 40,137 54,138c 44,146 30,149.5"), SKIN)
        d.p(brush(right("10,156,1 22,149.5,4.6 36,147.5,5.4 52,140,3 58,133,.6")))
        d.p(swell(right("17,159 30,162.5 44,157"), 1.6, 0.1, 0.1))
        d.plate(right("34,143c 44,137 53,127c 53,136 49,143"), "#7FB0D0", 0.8)
        d.plate(ellipse(176, 112, 10, 4, -12), "#8FA3B2")
        d.plate(ellipse(186, 182, 10, 6), "#A9CBDE", 0.6)
    d.p(brush("150,150,.5 154,176,1.8 147,185,2.6 144,182,.6"))
    d.plate("137,203c 144,199.5 150,202 156,199.5 163,203c 156,210 150,212 144,210", SEAL)
    d.p(swell("136,202.6 150,205 164,202.6", 1.7, 0.3, 0.3), "#4A120C")


def _flakes(d: Doc, places: tuple[tuple[float, float, float], ...], colour: str, w: float) -> None:
    with d.stamp([f"translate({x} {y}) scale({s})" for x, y, s in places]):
        d.p(snow(w), colour)


def portrait(d: Doc) -> None:
    """Head and shoulders, a little tilted, flakes around her."""
    with d.tr("translate(140 44) scale(.8) rotate(-4 150 150) translate(-150 0)"):
        _hair(d)
        _robe(d)
        face = "0,72 34,78 52,104 56,140 51,176 35,208 14,226 0,229"
        d.inked(sym(face), SKIN, 4.6, thin=0.35)
        _front_hair(d)
        _face(d)
    _flakes(d, ((131, 76, 0.2),), GOLD, 11)
    falling = ((216, 36, 0.3), (190, 62, 0.13), (72, 172, 0.2), (66, 36, 0.14), (226, 262, 0.17))
    _flakes(d, (*falling, (66, 232, 0.13)), WHITE, 9)
    _flakes(d, ((204, 290, 0.2),), BLUE, 9)
