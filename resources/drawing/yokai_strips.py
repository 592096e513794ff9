"""The strips of the Yōkai game: hints, blank hints, affinity cards and their backs."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from kit import GOLD, INDIGO, PAPER, circ, clipped, in_rrect, rrect, seal, seigaiha
from marks import FAMILIES, draw_mark
from ornaments_cord import draw_bow
from pen import Pen

WIDTH, HEIGHT = 300, 156

_STRIP = "#FBF4E4"
_EDGE = "#A99A78"
_INNER = "#DCCFB0"
_MARK_SIZE = {1: 112, 2: 102, 3: 80}


def draw(out: Path) -> list[Path]:
    """Write the 14 hints, the blank hint, the 6 affinity cards and all backs."""
    folder = out / "cards" / "yokai"
    written = []
    for count in (1, 2, 3):
        for families in combinations(FAMILIES, count):
            name = "-".join(families)
            written.append(_hint(families).save(folder / f"hint-{name}.svg", f"Hint {name}"))
    written.append(_blank_hint().save(folder / "hint-blank.svg", "Blank hint"))
    for first, second in combinations(FAMILIES, 2):
        pen = _affinity(first, second)
        title = f"Affinity {first} {second}"
        written.append(pen.save(folder / f"affinity-{first}-{second}.svg", title))
    written.append(_back(WIDTH, HEIGHT, 14).save(folder / "hint-back.svg", "Hint back"))
    written.append(_affinity_back().save(folder / "affinity-back.svg", "Affinity back"))
    written.append(_back(300, 300, 20).save(folder / "back.svg", "Back"))
    return written


def _hint(families: tuple[str, ...]) -> Pen:
    pen = _strip()
    size = _MARK_SIZE[len(families)]
    step = 90 if len(families) == 3 else 128
    left = WIDTH / 2 - step * (len(families) - 1) / 2
    for place, family in enumerate(families):
        with pen.placed(left + step * place, HEIGHT / 2, size / 100):
            draw_mark(pen, family)
    return pen


def _blank_hint() -> Pen:
    pen = _strip()
    seal(pen.doc, WIDTH / 2 - 31, HEIGHT / 2 - 31, 62, -3)
    return pen


def _affinity(first: str, second: str) -> Pen:
    pen = _strip(GOLD)
    with pen.placed(150, 78, 0.72):
        draw_bow(pen, reach=76)
    for family, x in ((first, 57), (second, 243)):
        with pen.placed(x, 78, 0.76):
            draw_mark(pen, family)
    return pen


def _strip(inner: str = _INNER) -> Pen:
    """A paper strip with an inner line whose corners are cut in."""
    pen = Pen(WIDTH, HEIGHT)
    pen.doc.p(rrect(0, 0, WIDTH, HEIGHT, 14), _EDGE)
    pen.doc.p(rrect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 11.8), _STRIP)
    pen.doc.line(_cut_corners(10, 10, WIDTH - 20, HEIGHT - 20, 9), inner, 2.2)
    return pen


def _cut_corners(x: float, y: float, width: float, height: float, cut: float) -> str:
    """A rectangle whose corners are hollowed by quarter circles."""
    right, foot = x + width, y + height

    def bite(to_x: float, to_y: float) -> str:
        return f"A{cut} {cut} 0 0 0 {to_x} {to_y}"

    return (
        f"M{x + cut} {y}L{right - cut} {y}{bite(right, y + cut)}L{right} {foot - cut}"
        f"{bite(right - cut, foot)}L{x + cut} {foot}{bite(x, foot - cut)}L{x} {y + cut}"
        f"{bite(x + cut, y)}z"
    )


def _back(width: float, height: float, radius: float) -> Pen:
    """Indigo waves, paper rim, red seal in a cleared disc."""
    clear = 50 if height > 200 else 42
    pen = _waves(width, height, radius, clear)
    x, y = width / 2, height / 2
    pen.doc.p(circ(x, y, clear - 3) + circ(x, y, clear - 5.4), "#8FA3C8", rule="evenodd")
    size = clear * 1.16
    seal(pen.doc, x - size / 2, y - size / 2, size, -3)
    return pen


def _waves(width: float, height: float, radius: float, clear: float) -> Pen:
    """Indigo seigaiha in a paper rim, with a disc of radius `clear` left free in the middle."""
    pen = Pen(width, height)
    doc = pen.doc
    doc.p(rrect(0, 0, width, height, radius), "#141C30")
    doc.p(rrect(2.6, 2.6, width - 5.2, height - 5.2, radius - 2.2), PAPER)
    doc.p(rrect(8.6, 8.6, width - 17.2, height - 17.2, radius - 6), "#141C30")
    field = rrect(10.2, 10.2, width - 20.4, height - 20.4, radius - 7)
    doc.p(field, INDIGO)
    doc.p(field, doc.grad([(0, "#0F1626", 0.9), (0.5, "#0F1626", 0)]))
    waves = seigaiha(width, height, 25)
    inside = in_rrect(11.4, 11.4, width - 22.8, height - 22.8, radius - 8)
    centre = (width / 2, height / 2)

    def in_field(point: tuple[float, float]) -> bool:
        away = (point[0] - centre[0]) ** 2 + (point[1] - centre[1]) ** 2
        return inside(point) and away > clear**2

    doc.line(clipped(waves, in_field), "#7088B4", 1.9)
    return pen


def _affinity_back() -> Pen:
    pen = _waves(WIDTH, HEIGHT, 14, 0)
    with pen.placed(150, 76, 1.16):
        draw_bow(pen, reach=118)
    return pen


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
