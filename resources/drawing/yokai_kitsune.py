"""Kitsune: four white fox masks with red and gold painting, before a red evening.

1 serene, 2 wrath with a dropped jaw, 3 sly with a leaf on the brow, 4 asleep among fox fires.
"""

from __future__ import annotations

from pathlib import Path

from kit import GOLD, INK, WHITE
from pen import Pen, both
from yokai_frame import AXIS, draw_portraits, paint_field, paint_frame, stamp_seal

_RED = "#C8452F"
_DEEP = "#832314"
_NIGHT = "#4A140C"
_MOON = "#E2BE74"


def _begin(sky: str, disc: tuple[float, float, float, str] | None) -> Pen:
    pen = Pen(300, 300)
    paint_field(pen, _RED, sky, disc=disc)
    paint_frame(pen, "kitsune")
    return pen


def _cheek_marks(pen: Pen, upper: bool = True) -> None:
    """Red whisker strokes, three or without the upper one two; call inside a mirrored half."""
    if upper:
        pen.line("113,158 98,160 82,170", 8, 0.55, 0.05, _RED, peak=0.25)
    pen.line("108,174 94,176 80,185", 7, 0.55, 0.05, _RED, peak=0.25)
    pen.line("94,188 84,191 74,198", 5.5, 0.55, 0.05, _RED, peak=0.25)


def _jewel(pen: Pen) -> None:
    """The flame jewel on the forehead."""
    pen.plate(both("0,98! 9,116 7,128 0,132"), _RED)
    with pen.half():
        pen.plate("12,104! 22,116 18,128 9,133! 13,118", GOLD)


def _muzzle_lines(pen: Pen) -> None:
    pen.line("15,182 17,206 26,228", 3, 0.05, 0.1)


def serene() -> Pen:
    """Laughing crescent eyes."""
    pen = _begin(_DEEP, (150, 116, 74, _MOON))
    with pen.placed(AXIS, 2, 0.94):
        draw_serene_head(pen)
    stamp_seal(pen)
    return pen


def draw_serene_head(pen: Pen) -> None:
    """The smiling fox alone, upright around the axis."""
    pen.inked(
        both(
            "0,94 20,91 36,82! 54,44 84,12! 101,56 104,104 113,140 122,172! 92,192 62,214"
            " 46,240 30,264 0,273"
        ),
        WHITE,
        6.5,
    )
    with pen.half():
        pen.plate("52,82! 62,54 83,27! 93,62 90,98! 72,86", _RED)
        pen.line("62,84 72,62 83,44", 4, 0.2, 0.1, WHITE)
        _cheek_marks(pen)
        pen.plate("20,170! 38,146 66,131 101,118! 84,138 70,152 46,156", _RED)
        pen.brush("19,172,1.2 33,158,7 52,150,10 72,151,7.5 90,158,1")
        pen.oval(37, 116, 9.5, 6, -38)
        _muzzle_lines(pen)
    _jewel(pen)
    pen.plate(both("0,226 13,224 17,230 9,240 0,245"), INK)
    pen.line("0,243 0,252", 3.5, 0.8, 0.8)
    with pen.half():
        pen.brush("0,252,3 14,256,5 28,249,4 39,234,1")
        pen.line("20,238 44,234 66,238", 2.4, 0.3, 0.05)
        pen.line("21,242 44,243 62,252", 2.4, 0.3, 0.05)


def wrath() -> Pen:
    """Gold eyes under knotted brows, fangs over a dropped jaw."""
    pen = _begin(_NIGHT, (150, 112, 74, _MOON))
    with pen.placed(AXIS, -1, 0.93):
        pen.inked(both("0,236 34,236! 36,256 24,276 0,283"), WHITE, 5.5)
        pen.plate(both("0,238 27,238! 26,256 16,268 0,272"), _DEEP)
        pen.plate(both("0,262 12,258 17,264 9,272 0,273"), _RED)
        pen.inked(
            both(
                "0,94 20,91 36,84! 56,46 90,14! 104,60 104,106 112,142 122,176! 94,192 66,210"
                " 50,230 38,250 0,258"
            ),
            WHITE,
            6.5,
        )
        with pen.half():
            pen.plate("53,84! 64,56 88,29! 96,66 91,100! 74,87", _RED)
            pen.line("63,86 74,64 87,46", 4, 0.2, 0.1, WHITE)
            _cheek_marks(pen)
            pen.plate("10,172! 34,140 66,126 98,109! 92,146 66,173 36,178", _RED)
            pen.plate("17,168! 36,146 62,137 92,124! 82,150 58,166 36,170", GOLD)
            pen.dot(52, 152, 10.5)
            pen.dot(48.5, 148.5, 3, WHITE)
            pen.brush("9,174,2 32,147,10 62,134,10 98,118,1")
            pen.line("20,170 46,172 78,156", 4, 0.3, 0.2)
            pen.brush("27,127,1.5 36,118,10 52,109,11 76,95,1")
        _jewel(pen)
        pen.plate(both("0,214 14,211 18,218 10,229 0,233"), INK)
        with pen.half():
            pen.brush("0,236,4 14,241,5.5 32,238,5 47,220,1")
            pen.inked("16,239! 20,250 22,262! 29,250 31,238!", WHITE, 3, 0.8)
            pen.line("13,182 18,196 30,204", 4, 0.1, 0.1)
            pen.line("9,192 14,205 28,214", 4, 0.1, 0.1)
    stamp_seal(pen)
    return pen


def sly() -> Pen:
    """Head tilted, one eye winking, the leaf for shape-shifting on the brow."""
    pen = _begin(_DEEP, (192, 108, 68, _MOON))
    with pen.placed(AXIS - 2, 154, 0.93, -8), pen.placed(0, -164):
        draw_sly_head(pen)
    stamp_seal(pen)
    return pen


def draw_sly_head(pen: Pen) -> None:
    """The winking fox alone, upright around the axis."""
    pen.inked(
        both(
            "0,96 20,93 36,85! 58,52 92,26! 104,66 104,106 112,142 122,174! 92,194 62,216"
            " 46,240 30,262 0,271"
        ),
        WHITE,
        6.5,
    )
    with pen.half():
        pen.plate("54,85! 66,60 89,40! 96,70 91,101! 73,88", _RED)
        pen.line("64,87 75,68 88,53", 4, 0.2, 0.1, WHITE)
        _cheek_marks(pen)
        pen.plate("14,172! 36,144 66,130 104,112! 88,142 68,162 42,170", _RED)
        _muzzle_lines(pen)
    _wink(pen)
    _half_lidded_eye(pen)
    _leaf(pen)
    pen.plate(both("0,226 13,224 17,230 9,240 0,245"), INK)
    pen.brush("-26,246,1 -13,254,5 2,252,5 18,249,5.5 32,238,4 38,228,1")
    pen.inked("9,250! 12,258 16,263! 19,256 21,247!", WHITE, 3, 0.8)
    for whisker in ("-20,238 -44,234 -66,238", "-21,242 -44,243 -62,252"):
        pen.line(whisker, 2.4, 0.3, 0.05)
    for whisker in ("40,230 54,226 70,229", "40,236 54,236 68,243"):
        pen.line(whisker, 2.4, 0.3, 0.05)


def _wink(pen: Pen) -> None:
    """The fox's right eye, pressed shut."""
    pen.brush("-19,172,1.2 -33,160,7 -52,152,10 -72,152,8 -92,160,1")
    pen.oval(-38, 120, 9.5, 6, 38)


def _half_lidded_eye(pen: Pen) -> None:
    """The fox's left eye: a gold iris half under its lid."""
    pen.plate("19,167! 38,154 64,146 88,132! 78,154 56,166 36,169", GOLD)
    pen.dot(53, 158, 9)
    pen.plate("16,168! 34,146 64,130 92,124! 86,138 64,149 38,158", _RED)
    pen.dot(49, 158, 2.6, WHITE)
    pen.brush("14,171,2 36,157,9 62,147,10.5 96,126,1")
    pen.line("22,169 46,171 76,157", 4, 0.3, 0.2)
    pen.brush("22,128,1 34,114,8 54,106,10 80,102,1")


def _leaf(pen: Pen) -> None:
    """A gold leaf laid on the forehead."""
    with pen.placed(3, 110, 1, 12):
        pen.inked("0,-34! 15,-22 18,-4 10,12 0,22! -10,12 -18,-4 -15,-22", GOLD, 4.6, 0.7)
        pen.line("0,-26 0,-4 0,30", 4, 0.3, 0.6)
        with pen.half():
            pen.line("0,2 7,-4 12,-12", 3, 0.4, 0.1)
            pen.line("0,12 6,8 10,2", 3, 0.4, 0.1)


def asleep() -> Pen:
    """Lids lowered, ears drooping, two fox fires keeping watch."""
    pen = _begin(_NIGHT, None)
    for x, y, size in ((150, 70, 0.96), (113, 90, 0.56), (187, 90, 0.56)):
        _fox_fire(pen, x, y, size)
    with pen.placed(AXIS, 166, 0.92), pen.placed(0, -164):
        pen.inked(
            both(
                "0,100 20,98 40,92! 68,58 108,36! 111,74 104,110 112,146 122,176! 92,195 62,216"
                " 46,240 30,262 0,271"
            ),
            WHITE,
            6.5,
        )
        with pen.half():
            pen.plate("57,89! 76,64 101,50! 104,78 94,107! 76,95", _RED)
            pen.line("68,91 82,74 97,63", 4, 0.2, 0.1, WHITE)
            _cheek_marks(pen, upper=False)
            pen.plate("20,160! 44,149 72,148 100,136! 92,160 66,178 38,175", _RED)
            pen.brush("18,158,1.2 36,170,8 56,175,10.5 78,168,8 96,150,1")
            for lash in ("46,176 43,184 38,191", "62,177 64,186 64,194", "78,170 84,178 88,185"):
                pen.line(lash, 4, 0.7, 0.1, peak=0.2)
            pen.oval(38, 122, 11, 5.5, -14)
            _muzzle_lines(pen)
        _jewel(pen)
        pen.plate(both("0,228 13,226 17,232 9,242 0,246"), INK)
        with pen.half():
            pen.brush("0,250,3 10,254,4.6 20,251,4 27,244,1")
            pen.line("20,240 44,238 64,244", 2.4, 0.3, 0.05)
            pen.line("21,245 42,248 58,258", 2.4, 0.3, 0.05)
    stamp_seal(pen)
    return pen


def _fox_fire(pen: Pen, x: float, y: float, size: float) -> None:
    """A floating flame, pale inside."""
    with pen.placed(x, y, size):
        pen.inked("0,26 -18,16 -20,-4 -8,-22! -6,-10 0,-20 4,-40! 18,-20 20,6 14,20", _MOON, 5)
        pen.plate("0,20 -8,12 -6,0 2,-14! 8,0 9,12", WHITE)


PORTRAITS = [serene, wrath, sly, asleep]


def draw(out: Path) -> list[Path]:
    """Write ``cards/yokai/kitsune-<1..4>.svg`` under `out`."""
    return draw_portraits(out, "kitsune", PORTRAITS)


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
