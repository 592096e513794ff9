"""Small ornaments: lock cord, seals, lead token, moon.  Kanji are brush strokes, never text."""

from __future__ import annotations

from pathlib import Path

from kit import INK, PAPER, SEAL, circ, rrect, seal
from ornaments_cord import draw_bow
from ornaments_kanji import draw_kanji
from pen import Pen

RANK_SEALS = {"seal-one": "one", "seal-two": "two", "seal-three": "three"}


def draw(out: Path) -> list[Path]:
    """Write ``ornaments/*.svg`` under `out`."""
    folder = out / "ornaments"
    written = [
        _cord().save(folder / "cord.svg", "Lock cord"),
        _seal().save(folder / "seal.svg", "Seal"),
        _token().save(folder / "token-lead.svg", "Lead token"),
        _moon().save(folder / "moon.svg", "Moon"),
        _sign("uncanny", INK).save(folder / "sign-uncanny.svg", "Sign: uncanny"),
    ]
    for name, sign in RANK_SEALS.items():
        written.append(_stamp(sign).save(folder / f"{name}.svg", f"Seal {sign}"))
    for name in ("full", "win"):
        written.append(_stamp(name).save(folder / f"seal-{name}.svg", f"Seal {name}"))
    return written


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
    """A full moon crossed by two drifting clouds."""
    pen = Pen(400, 400)
    pen.doc.p(circ(200, 200, 180), "#E9C979")
    pen.doc.p(circ(200, 200, 169) + circ(200, 200, 166), "#F3E3B4", rule="evenodd")
    return pen


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
