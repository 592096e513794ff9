"""The back of every card: indigo hemp leaves with a single red seal."""

from __future__ import annotations

import math

from kit import INDIGO, PAPER, Doc, asanoha, circ, clipped, in_rrect, n, rrect, seal

from .grounds import HEIGHT, WIDTH

NIGHT = "#141C30"


def back_card() -> Doc:
    """The back; its pattern is centred on the seal."""
    d = Doc(WIDTH, HEIGHT)
    d.p(rrect(0, 0, WIDTH, HEIGHT, 16), NIGHT)
    d.p(rrect(3, 3, 244, 344, 13.5), PAPER)
    d.p(rrect(9, 9, 232, 332, 9), NIGHT)
    field = rrect(10.6, 10.6, 228.8, 328.8, 8)
    d.p(field, INDIGO)
    d.p(field, d.grad([(0, "#0F1626", 0.9), (0.45, "#0F1626", 0)]))
    unit = WIDTH / 6
    top = HEIGHT / 2 - 6 * unit * math.sqrt(3) / 2
    with d.tr(f"translate(0 {n(top)})"):
        leaves = asanoha(WIDTH, 360 - top, unit)
        d.line(clipped(leaves, in_rrect(12, 12 - top, 226, 326, 7)), "#7B90B8", 1.6)
    d.p(circ(125, 175, 44), INDIGO)
    d.p(circ(125, 175, 40) + circ(125, 175, 37.6), "#8FA3C8", rule="evenodd")
    seal(d, 99, 149, 52, -3)
    return d
