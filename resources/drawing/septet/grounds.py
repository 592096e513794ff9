"""The traditional pattern behind every family."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kit import (
    Doc,
    Point,
    Primitive,
    asanoha,
    clipped,
    in_rrect,
    kikko,
    polyclip,
    shippo,
    tatewaku,
    uroko,
    yagasuri,
    yamagata,
)

WIDTH, HEIGHT = 250, 350


class Box(NamedTuple):
    """Where a pattern is cut off."""

    x: float
    y: float
    w: float
    h: float
    r: float


_LINES: dict[str, Callable[[], Sequence[Primitive]]] = {
    "earth": lambda: kikko(WIDTH, HEIGHT, 21),
    "charm": lambda: shippo(WIDTH, HEIGHT, 50),
    "lightning": lambda: yamagata(WIDTH, HEIGHT, 21),
    "darkness": lambda: tatewaku(WIDTH, HEIGHT, 25),
    "snow": lambda: asanoha(WIDTH, HEIGHT, 41.7),
}
_FACES: dict[str, Callable[[], Sequence[Sequence[Point]]]] = {
    "wind": lambda: yagasuri(WIDTH, HEIGHT, 23.8),
    "fire": lambda: uroko(260, HEIGHT, 25),
}


def has_faces(family: str) -> bool:
    """Whether the pattern is made of filled faces, which need a paler colour than lines."""
    return family in _FACES


def ground(
    d: Doc, family: str, box: Box, colour: str, line: float = 1.6, opacity: float | None = None
) -> None:
    """The family's pattern inside a box."""
    if family in _FACES:
        inner = (box.x, box.y, box.x + box.w, box.y + box.h)
        d.p(polyclip(_FACES[family](), *inner), colour, opacity)
    else:
        d.line(clipped(_LINES[family](), in_rrect(*box)), colour, line, opacity)
