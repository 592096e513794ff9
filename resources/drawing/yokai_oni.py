"""Oni: four blue demons with gold horns and shaggy hair, under a pale sky.

1 wrath, 2 laughing, 3 one-horned with an iron club, 4 weeping.
"""

from __future__ import annotations

from pathlib import Path

from kit import GOLD, INK, WHITE
from pen import Pen, both, points
from yokai_frame import AXIS, draw_portraits, paint_field, paint_frame, stamp_seal
from yokai_oni_parts import (
    DEEP,
    draw_beard,
    draw_face,
    draw_hair,
    draw_horns,
    draw_limp_hair,
    draw_nose,
    draw_tusk,
)

_EYE = "#F1DFA8"
_MOUTH = "#832314"
_TONGUE = "#C8452F"
_TEETH = "#F1E4C4"
_SUN = "#EBCF8C"


def _begin(sun: tuple[float, float, float]) -> Pen:
    pen = Pen(300, 300)
    paint_field(pen, "#EAF0F4", "#6FA0CF", 0.9, (*sun, _SUN))
    return pen


def wrath() -> Pen:
    """Knotted brows, bared teeth, tusks that rise from the lower jaw."""
    pen = _begin((150, 120, 92))
    paint_frame(pen, "oni")
    with pen.placed(AXIS, 5, 0.87):
        draw_beard(pen)
        draw_hair(pen)
        draw_horns(pen)
        draw_face(pen)
        with pen.half():
            pen.plate("4,150! 10,132 24,122 44,122 66,108 92,104! 88,122 72,136 46,144 24,142", INK)
            eye = points("16,158! 30,146 52,143 78,138! 72,160 52,171 30,169")
            pen.plate(eye, _EYE)
            pen.contour(eye, 4.5, 0.7)
            pen.dot(46, 155, 9.5)
            pen.dot(43, 152, 3, WHITE)
            pen.line("24,178 48,182 74,170", 3.2)
            pen.line("6,118 8,104 20,96", 4, 0.2, 0.1)
            draw_nose(pen)
            pen.line("46,190 66,202 78,226", 4.6, 0.1, 0.15)
        mouth = both("0,218 30,214 56,206 72,196! 74,220 60,242 32,252 0,253")
        pen.plate(mouth, _MOUTH)
        pen.plate(both("0,222 28,219 52,212! 52,222 28,230 0,231"), _TEETH)
        with pen.half():
            for x, y in ((12, 231), (27, 229), (41, 225)):
                pen.line(f"{x},{y - 11} {x + 0.5},{y}", 2.2, 0.6, 0.8)
        pen.line("0,222 0,230", 2.2, 0.6, 0.8)
        pen.plate(both("0,240 16,238 26,244 14,250 0,251"), _TONGUE)
        pen.contour(mouth, 5.5, 0.55)
        with pen.half():
            draw_tusk(pen, "38,247! 44,226 54,204 60,188! 66,208 66,228 60,243!")
        pen.line("-20,262 0,265 20,262", 3)
    stamp_seal(pen)
    return pen


def laughing() -> Pen:
    """Eyes pressed shut with mirth, the mouth wide open."""
    pen = _begin((206, 96, 62))
    paint_frame(pen, "oni")
    with pen.placed(AXIS, 152, 0.9, 6), pen.placed(0, -156):
        draw_hair(pen)
        with pen.half():
            pen.inked(
                "34,88! 40,64 60,44 94,36! 82,56 78,76 76,98! 54,96", GOLD, 5.5, heavy=(1, 0.4)
            )
            for ring in ("36,76 54,82 76,80", "46,58 62,64 80,62"):
                pen.line(ring, 3.4, 0.3, 0.2)
        draw_face(pen)
        with pen.half():
            pen.plate("12,128! 22,112 44,104 68,106 88,122! 72,122 50,118 30,122", INK)
            pen.brush("14,162,1.5 30,144,10 50,138,12 72,146,10 88,164,1.5")
            pen.line("30,160 50,154 70,160", 3.6)
            draw_nose(pen)
            pen.line("42,184 62,186 80,200", 4.6)
        mouth = both("0,210 28,208 56,202 78,190! 79,214 65,238 36,252 0,255")
        pen.plate(mouth, _MOUTH)
        pen.plate(both("0,212 28,210 56,204 74,195! 70,210 44,221 0,225"), _TEETH)
        with pen.half():
            for x, y in ((14, 217), (30, 215), (46, 210)):
                pen.line(f"{x},{y - 8} {x + 0.5},{y + 6}", 2.4, 0.6, 0.8)
        pen.line("0,212 0,224", 2.4, 0.6, 0.8)
        pen.plate(both("0,236 22,230 42,237 26,249 0,252"), _TONGUE)
        pen.line("0,237 0,248", 3, 0.2, 0.2, _MOUTH)
        pen.contour(mouth, 5.5, 0.55)
        with pen.half():
            draw_tusk(pen, "52,209! 54,221 60,231! 67,219 68,200!")
    stamp_seal(pen)
    return pen


def one_horned() -> Pen:
    """A single horn, a sidelong look, the iron club on the shoulder."""
    pen = _begin((98, 96, 62))
    _club(pen)
    paint_frame(pen, "oni")
    with pen.placed(AXIS - 6, 6, 0.9):
        draw_hair(pen)
        pen.inked("-34,92! -30,62 -16,34 14,2! 10,32 18,60 32,92! 0,98", GOLD, 5.5, heavy=(1, 0.4))
        for ring in ("-31,76 -4,86 27,78", "-27,58 -4,66 18,60", "-19,42 -4,47 11,42"):
            pen.line(ring, 3.6, 0.3, 0.3)
        draw_face(pen)
        with pen.half():
            pen.plate("6,146! 14,130 34,124 62,118 94,118! 84,130 56,138 30,142", INK)
            eye = points("14,162! 28,152 54,148 84,150! 74,168 52,174 30,172")
            pen.plate(eye, _EYE)
        for x in (58, -40):
            pen.dot(x, 158, 11)
            pen.dot(x + 3, 157, 2.8, WHITE)
        with pen.half():
            pen.plate("11,164! 24,146 54,140 90,143! 90,152 54,151 28,155", DEEP)
            pen.brush("10,165,2 28,153,8 54,150,9.5 90,150,1.5")
            pen.line("18,168 46,178 76,168", 4, 0.2, 0.2)
            draw_nose(pen)
        pen.line("-44,192 -62,202 -70,220", 4.6, 0.1, 0.15)
        pen.line("48,188 68,194 78,206", 4.6, 0.1, 0.15)
        pen.brush("-54,234,1.5 -34,227,6 0,225,7 32,226,6.5 52,217,5 62,206,1.5")
        with pen.half():
            draw_tusk(pen, "22,226! 27,211 35,198! 42,211 43,226!")
        pen.line("-22,244 0,248 24,243", 4)
        pen.plate(both("0,250! 8,256 18,254! 18,266 10,276 0,284!"), INK)
    stamp_seal(pen)
    return pen


def _club(pen: Pen) -> None:
    """The studded club, leaning out of the picture behind the head."""
    iron = "#4A4A52"
    with pen.placed(232, 138, 1, 22):
        pen.inked("-16,-128! 0,-136 16,-128! 20,-60 14,40 10,150! -10,150! -14,40 -20,-60", iron, 6)
        for row, y in enumerate((-108, -80, -52, -24, 4)):
            for x in (-9, 9) if row % 2 else (-12, 0, 12):
                pen.dot(x, y, 4.6, INK)
                pen.dot(x - 0.8, y - 1, 2.6, _TEETH)


def weeping() -> Pen:
    """Grieving brows, brimming eyes, a trembling mouth between tusks."""
    pen = _begin((108, 92, 58))
    paint_frame(pen, "oni")
    with pen.placed(AXIS, 148, 0.9, -5), pen.placed(0, -158):
        draw_limp_hair(pen)
        pen.inked("24,84! 26,56 40,28 66,8! 60,40 62,66 60,92! 42,92", GOLD, 5.5, heavy=(1, 0.4))
        pen.inked(
            "-60,92! -61,66 -60,54! -52,60! -46,48! -38,56! -30,46! -25,60 -24,84!", GOLD, 5.5
        )
        for ring in ("25,68 42,74 60,70", "28,52 44,57 60,52", "36,36 48,40 60,34"):
            pen.line(ring, 3.4, 0.3, 0.2)
        pen.line("-60,74 -42,78 -25,72", 3.4, 0.3, 0.2)
        draw_face(pen)
        with pen.half():
            pen.plate("8,108! 18,112 44,120 66,132 88,150! 66,146 40,136 18,128", INK)
            eye = points("18,156! 34,146 56,148 82,166! 68,176 48,178 28,170")
            pen.plate(eye, _EYE)
            pen.dot(46, 159, 11)
            pen.dot(42, 155, 3.4, WHITE)
            pen.brush("14,156,2 32,145,9 56,148,9.5 86,168,1.5")
            pen.line("22,168 46,180 78,170", 4, 0.2, 0.2)
            pen.line("4,126 6,114 2,102", 4, 0.2, 0.1)
            draw_nose(pen)
            tear = points("60,178! 70,196 70,208 60,214 50,208 51,196")
            pen.plate(tear, "#DDEBF2")
            pen.contour(tear, 4, 0.7)
        pen.brush("-50,246,1.5 -36,232,6 -14,226,7 0,228,6 14,226,7 36,232,6 50,246,1.5")
        with pen.half():
            draw_tusk(pen, "24,232! 26,244 32,256! 39,246 40,235!")
        pen.line("-16,246 0,243 16,246", 3.6)
    stamp_seal(pen)
    return pen


PORTRAITS = [wrath, laughing, one_horned, weeping]


def draw(out: Path) -> list[Path]:
    """Write ``cards/yokai/oni-<1..4>.svg`` under `out`."""
    return draw_portraits(out, "oni", PORTRAITS)


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
