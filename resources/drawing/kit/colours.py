"""The palette of the print room and how its inks are mixed."""

from __future__ import annotations

INK = "#22201C"
PAPER = "#F6EFE0"
WHITE = "#FFFBF2"
SEAL = "#B5382A"
GOLD = "#C79A3A"
INDIGO = "#1F2A44"


def channels(colour: str) -> tuple[int, int, int]:
    """The red, green and blue parts of a `#RRGGBB` colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, t: float) -> str:
    """The colour a part `t` of the way from `a` to `b`."""
    red, green, blue = (
        round(x + (y - x) * t) for x, y in zip(channels(a), channels(b), strict=True)
    )
    return f"#{red:02X}{green:02X}{blue:02X}"
