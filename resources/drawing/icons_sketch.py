"""How a symbolic icon is drawn: one ink, strokes of one weight, in tenths of a 24 px grid.

An icon is a tuple of orders, each a verb and its numbers:

    stroke x,y x,y ...      a round-ended line of weight 19
    thin x,y x,y ...        the same, weight 13
    ring x,y r              a circle line
    disc x,y r              a filled circle
    frame x,y w,h r         a rounded rectangle line
    block x,y w,h r         a filled rounded rectangle
    plate x,y! x,y ...      a filled outline
    poly x,y x,y ...        a filled polygon with softened corners
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from kit import INK, brush, circ, pt, rrect
from pen import Pen, points

Orders = tuple[str, ...]

WEIGHT = 19.0
THIN = 13.0


def draw_icon(folder: Path, name: str, orders: Orders) -> Path:
    """Write ``<name>.svg``, 24 by 24, in ink only."""
    pen = Pen(24, 24)
    with pen.placed(scale=0.1):
        for order in orders:
            _obey(pen, order)
    return pen.save(folder / f"{name}.svg", name)


def _obey(pen: Pen, order: str) -> None:
    verb, numbers = order.split(" ", 1)
    if verb in ("stroke", "thin"):
        weight = WEIGHT if verb == "stroke" else THIN
        pen.doc.p(brush([(x, y, weight) for x, y in points(numbers)]), INK)
    elif verb == "plate":
        pen.plate(numbers, INK)
    elif verb == "poly":
        corners = points(numbers)
        pen.doc.p("M" + "L".join(pt(corner) for corner in corners) + "z", INK)
        for (x, y), (next_x, next_y) in pairwise([*corners, corners[0]]):
            pen.doc.p(brush([(x, y, WEIGHT), (next_x, next_y, WEIGHT)]), INK)
    elif verb in ("ring", "disc"):
        (x, y), (radius,) = points(numbers)
        inner = circ(x, y, radius - WEIGHT) if verb == "ring" else ""
        pen.doc.p(circ(x, y, radius) + inner, INK, rule="evenodd")
    elif verb in ("frame", "block"):
        (x, y), (width, height), (radius,) = points(numbers)
        outline = rrect(x, y, width, height, radius)
        if verb == "frame":
            line = WEIGHT * 0.9
            outline += rrect(
                x + line, y + line, width - 2 * line, height - 2 * line, max(radius - line, 3)
            )
        pen.doc.p(outline, INK, rule="evenodd")
    else:
        raise ValueError(f"unknown order: {order}")
