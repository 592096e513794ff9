"""Charm's boss: Kiyohime, whom jealousy turned into a demon with horns."""

from __future__ import annotations

from kit import (
    GOLD,
    INK,
    PAPER,
    SEAL,
    Doc,
    brush,
    circ,
    contour,
    ellipse,
    in_poly,
    mir,
    poly,
    right,
    swell,
    sym,
    uroko,
)

from .scene import Scene

SCENE = Scene("#E9B3BE", "#6E2743", 0.95, "#F3CBD1", 0.35, (145, 155, 87), "#F6DDA6")

DEEP = "#A34A68"
IVORY = "#F5E6C8"
TEETH = "#EBCB6B"
FANG = "#F7E2A0"


def _hair(d: Doc) -> None:
    """Falls straight and ends in points."""
    d.plate(
        sym(
            "0,84 42,90 84,110 110,150 120,210 122,280 126,340 126,400c 112,372 104,352c"
            " 108,388 104,414c 84,380 60,330 0,300"
        ),
        INK,
    )
    with d.half():
        strands = (
            "84,124 108,170 114,250 118,320",
            "98,160 106,230 108,320 116,360",
            "66,110 92,128 104,170",
        )
        d.strokes(map(right, strands), 2.2, DEEP)


def _horns(d: Doc) -> None:
    with d.half():
        d.inked(
            right("20,112c 26,76 46,38 92,2c 76,44 66,82 62,120c 40,116"), GOLD, 6, heavy=(1, 0.5)
        )
        d.strokes(map(right, ("21,100 42,108 63,104", "25,84 45,91 66,86")), 3.2, a=0.3, b=0.2)
        d.p(swell(right("38,80 48,54 70,26"), 4, 0.1, 0.05), "#EBD08A")


def _robe(d: Doc) -> None:
    robe = sym("0,350 50,352 70,372 104,384 122,398c 122,413c 0,413")
    d.plate(robe, "#4E1830")
    inside = in_poly(robe)
    scales = [scale for scale in uroko(300, 430, 25) if all(inside(p) for p in scale)]
    d.p("".join(poly(*scale) for scale in scales), "#94456A")
    d.p(contour(robe, 5), INK)
    collar = right("0,412c 58,354c 76,368c 22,414c 0,414c")
    d.inked(collar, PAPER, 4)
    d.inked(mir(collar), PAPER, 4)
    with d.half():
        lock = "84,300c 112,300c 124,350 126,400c 112,376 104,352c 106,388 98,414c 88,360"
        d.plate(right(lock), INK)


def _head(d: Doc) -> None:
    chin = d.grad([(0, IVORY, 1), (0.5, IVORY, 1), (0.78, "#EFC9A2", 1), (1, "#DC8E6E", 1)])
    face = "0,108 40,108 78,124 97,158 98,194 105,226 97,256 80,300 54,342 24,368 0,374"
    d.inked(sym(face), chin, 6.5, thin=0.5)
    hairline = "0,104c 30,100 70,112 100,150 104,196c 92,168 76,142 44,126 14,130 0,146c"
    d.plate(sym(hairline), INK)


def _eyes_and_nose(d: Doc) -> None:
    with d.half():
        locks = ("8,124 24,138 26,160", "64,132 84,158 88,184", "40,124 58,140 62,156")
        d.strokes(map(right, locks), 3.6, a=0.6, b=0.05, peak=0.2)
        smudged_brow = ellipse(194, 160, 15, 6, -14)
        d.plate(smudged_brow, "#8C7A66")
        socket = "8,216c 28,190 60,180 98,172c 96,206 76,232 44,236 22,228"
        d.plate(right(socket), "#D9946F")
        d.p(brush(right("4,214,3 14,196,10 36,184,13 66,182,10 98,164,1")))
        d.p(swell(right("7,178 9,190 5,202"), 4, 0.1, 0.3))
        eye = right("17,217c 34,200 60,195 88,188c 84,212 64,227 38,229")
        d.plate(eye, "#E7C35A")
        d.p(contour(eye, 5, 0.75))
        d.p(circ(200, 212, 9))
        d.p(circ(200, 212, 3.2), SEAL)
        d.p(swell(right("26,238 54,242 84,226"), 3.4, 0.1, 0.1))
        d.p(brush(right("12,222,1.5 12,242,4 28,252,6 36,266,6 26,277,4 10,276,1")))
        d.plate(ellipse(165, 271, 7, 4.4, -8), INK)
        cheek = "40,254,1 62,250,5 84,262,6 90,284,1"
        d.p(brush(right(cheek)))


def _mouth(d: Doc) -> None:
    mouth = sym("0,294 26,291 54,283 84,262c 82,290 64,322 32,344 0,348")
    d.plate(mouth, SEAL)
    d.plate(sym("0,302 26,299 52,292 75,276c 72,293 56,316 29,334 0,338"), "#5E1710")
    d.plate(sym("0,302 26,299 52,292 72,279c 65,293 46,305 24,312 0,313"), TEETH)
    d.plate(sym("0,338 26,335 48,323c 36,321 18,326 0,327"), TEETH)
    with d.half():
        gaps = ("11,302 11,313", "25,300 25,312", "50,294 50,305", "10,327 10,338", "25,325 25,336")
        d.strokes(map(right, gaps), 2.2, a=0.7, b=0.7)
        d.inked(right("31,299c 34,314 40,328c 45,312 46,295c"), FANG, 3.2)
        d.inked(right("47,330c 52,312 57,300c 62,310 63,318c"), FANG, 3.2)
    d.p(swell("150,302 150,313", 2.2, 0.7, 0.7))
    d.p(contour(mouth, 5.5, 0.6))
    d.p(swell("132,359 150,362 168,359", 3, 0.1, 0.1))


def portrait(d: Doc) -> None:
    """The horned mask, seen from the front."""
    with d.tr("translate(146 22) scale(.78) translate(-150 0)"):
        _hair(d)
        _horns(d)
        _robe(d)
        _head(d)
        _eyes_and_nose(d)
        _mouth(d)
