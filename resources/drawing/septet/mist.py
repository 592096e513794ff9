"""Kasumi: bands of mist with round ends, as printed landscapes use to hide and to divide."""

from __future__ import annotations

from kit import INK, PAPER, Doc, n


def _band(x: float, y: float, length: float, height: float, grow: float) -> str:
    r = height / 2
    end = f"a{n(r + grow)} {n(r + grow)} 0 0 1 0 "
    return (
        f"M{n(x + r)} {n(y - grow)}h{n(length - 2 * r)}{end}{n(2 * (r + grow))}"
        f"h{n(2 * r - length)}{end}{n(-2 * (r + grow))}z"
    )


def mist(
    d: Doc,
    x: float,
    y: float,
    upper: float,
    lower: float,
    offset: float,
    height: float,
    fill: str = PAPER,
    ink: str = INK,
) -> None:
    """Two bands grown together, the lower one moved by `offset`; the ink is heavier underneath."""
    for grow, drop, colour in ((1.6, 1.4, ink), (0, 0, fill)):
        d.p(_band(x, y + drop, upper, height, grow), colour)
        d.p(_band(x + offset, y + height + drop, lower, height, grow), colour)
