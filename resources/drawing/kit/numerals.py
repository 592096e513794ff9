"""Numerals: skeletons in a box 60 by 90, inked with a broad nib."""

from __future__ import annotations

from .brushes import nib
from .colours import INK
from .document import Doc
from .points import placed

DIG: dict[str, tuple[str, ...]] = {
    "0": ("30,7 15,14 9,32 9,58 15,78 30,85 45,78 51,58 51,32 45,14 30,7",),
    "1": ("17,22 26,17 35,7", "34,9 34,45 34,84", "17,84 34,83 51,84"),
    "2": ("9,25 14,12 30,7 46,14 49,30 40,48 24,65 9,82", "9,82 25,80 40,82.5 53,81"),
    "3": (
        "10,19 18,9 31,7 45,14 46,28 38,38 25,42",
        "25,42 42,45 51,58 47,75 32,85 17,83 8,73",
    ),
    "4": ("37,7 25,32 7,60", "7,60 30,59 55,60", "41,36 41,60 41,86"),
    "5": (
        "50,9 33,10 17,9",
        "17,9 15,24 13,40",
        "13,40 27,35 42,40 51,55 47,74 32,85 17,83 8,75",
    ),
    "6": ("45,10 30,14 15,33 9,57 15,77 31,85 46,77 51,60 44,45 31,41 17,47 10,60",),
    "7": ("8,22 9,12 20,10 36,11 52,9", "52,9 40,34 30,58 26,86"),
    "8": (
        "30,43 15,34 12,20 20,9 31,7 43,10 48,22 42,34 30,43",
        "30,43 16,52 9,66 15,80 31,85 46,79 51,66 44,52 30,43",
    ),
    "9": ("50,30 44,42 30,49 16,44 9,30 15,14 30,7 44,13 51,31 48,56 36,74 17,84",),
    "A": ("30,6 20,40 5,84", "30,6 41,40 54,84", "15,58 30,57 46,58"),
}


def numeral(
    d: Doc,
    ch: str,
    x: float,
    y: float,
    h: float,
    col: str = INK,
    halo: str | None = None,
    wt: float = 1,
) -> None:
    """One digit of height `h` with its corner at (x, y); `wt` makes the nib broader."""
    s = h / 90
    strokes = [placed(stroke, x, y, s) for stroke in DIG[ch]]
    if halo:
        for stroke in strokes:
            d.p(nib(stroke, 15 * s + 5, 7 * s + 5), halo)
    for stroke in strokes:
        d.p(nib(stroke, 16 * s * wt, 8 * s * wt), col)
