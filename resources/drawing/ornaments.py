"""Small ornaments: lock cord, seals, lead token, moon.  Kanji are brush strokes, never text."""

from __future__ import annotations

from pathlib import Path

from kit import GOLD, INDIGO, INK, PAPER, SEAL, circ, rrect, seal
from ornaments_cord import draw_bow
from ornaments_kanji import draw_kanji
from pen import Pen, points


def draw(out: Path) -> list[Path]:
    """Write ``ornaments/*.svg`` under `out`."""
    folder = out / "ornaments"
    return [
        _cord().save(folder / "cord.svg", "Lock cord"),
        _seal().save(folder / "seal.svg", "Seal"),
        _token().save(folder / "token-lead.svg", "Lead token"),
        _moon().save(folder / "moon.svg", "Moon"),
        _cloud().save(folder / "cloud.svg", "Drifting cloud"),
        _mask_cords().save(folder / "mask-cords.svg", "Cords of a mask"),
        _sign("uncanny", INK).save(folder / "sign-uncanny.svg", "Sign: uncanny"),
        _stamp("win").save(folder / "seal-win.svg", "Seal win"),
    ]


def _cord() -> Pen:
    pen = Pen(300, 80)
    with pen.placed(150, 37):
        draw_bow(pen, reach=144)
    return pen


def _seal() -> Pen:
    pen = Pen(100, 100)
    seal(pen.doc, 7, 10, 83, -2)
    return pen


def _stamp(sign: str) -> Pen:
    """A red stamp with a paper rim and one sign carved out of it."""
    pen = Pen(100, 100)
    pen.doc.p(rrect(3, 3, 94, 94, 11), PAPER)
    pen.doc.p(rrect(6.5, 6.5, 87, 87, 8.5), SEAL)
    with pen.placed(50, 50, 0.66):
        draw_kanji(pen, sign, PAPER)
    return pen


def _sign(sign: str, colour: str) -> Pen:
    """A sign alone, in one colour."""
    pen = Pen(100, 100)
    with pen.placed(50, 50, 0.96):
        draw_kanji(pen, sign, colour)
    return pen


def _token() -> Pen:
    """A gold coin with the sign for "first"."""
    pen = Pen(100, 100)
    doc = pen.doc
    doc.p(circ(50, 51.5, 46.5), "#3E2D0A")
    doc.p(circ(50, 50, 46), "#5B430F")
    doc.p(circ(50, 50, 43), doc.grad([(0, "#F3DB9A", 1), (0.5, "#D2A84C", 1), (1, "#9A7426", 1)]))
    doc.p(circ(50, 50, 37.5) + circ(50, 50, 35.6), "#8A661C", rule="evenodd")
    with pen.placed(50, 50, 0.56):
        draw_kanji(pen, "first", "#3A2A08")
    return pen


def _moon() -> Pen:
    """A full moon with a thin inner ring."""
    pen = Pen(400, 400)
    pen.doc.p(circ(200, 200, 180), "#E9C979")
    pen.doc.p(circ(200, 200, 169) + circ(200, 200, 166), "#F3E3B4", rule="evenodd")
    return pen


def _cloud() -> Pen:
    """A band of mist in one colour, its ends rounded at different lengths."""
    pen = Pen(300, 60)
    for x, y, width in ((70, 4, 170), (0, 20, 230), (40, 36, 260)):
        pen.doc.p(rrect(x, y, width, 20, 10), INDIGO)
    pen.doc.p(rrect(100, 14, 90, 36, 4), INDIGO)
    return pen


def _mask_cords() -> Pen:
    """Two red cords with tassels, to hang behind a mask that lies at (20, 10), 100 by 100."""
    pen = Pen(140, 140)
    with pen.placed(70, 0), pen.half():
        cord = points("26,50,4 44,44,4 55,58,4 56,78,4 53,100,4 53,116,4")
        pen.ribbon(cord, SEAL, 2.4, "#5E170E")
        pen.inked("48,114! 53,111 58,114! 61,136! 53,138 45,136!", SEAL, 1.8, 0.8, ink="#5E170E")
        for fringe in ("50,122 49,129 48,134", "53,122 53,129 53,135", "56,122 57,129 58,134"):
            pen.line(fringe, 1.2, 0.3, 0.3, "#5E170E")
        pen.brush("47.6,117.5,2.6 53,118.2,2.8 58.4,117.5,2.6", GOLD)
    return pen


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
