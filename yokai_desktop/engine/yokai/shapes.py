"""The six shapes of the shape cards (Y1.4): drawings of our own, each of sixteen cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from yokai_desktop.engine.yokai.cards import FAMILY_SIZE, Place
from yokai_desktop.engine.yokai.kernel import cell_at, outline


@dataclass(frozen=True)
class Shape:
    """One shape: its name, its drawing, and the fewest moves from the start square to it."""

    name: str
    rows: tuple[str, ...]
    moves: int

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The cells of the drawing, row by row from (0, 0)."""
        return tuple(
            Place(x, y)
            for y, row in enumerate(self.rows)
            for x, cell in enumerate(row)
            if cell == "#"
        )

    @cached_property
    def forms(self) -> tuple[tuple[Place, ...], ...]:
        """The different rotations and mirror images of the shape (Y7.2)."""
        forms: dict[int, tuple[Place, ...]] = {}
        for flip in (1, -1):
            places = tuple(Place(flip * x, y) for x, y in self.places)
            for _ in range(4):
                places = tuple(Place(-y, x) for x, y in places)
                forms.setdefault(_outline(places), places)
        return tuple(forms.values())

    @cached_property
    def outlines(self) -> frozenset[int]:
        """The outlines that count as this shape: any rotation, mirror image and position."""
        return frozenset(_outline(places) for places in self.forms)

    @cached_property
    def splits(self) -> tuple[tuple[int, ...], ...]:
        """Every way to split the shape into four connected parts of four cells.

        Each gives for every cell of ``places`` the number of its part.
        """
        return tuple(_splits(self.places, (-1,) * len(self.places), 0))

    def __str__(self) -> str:
        return self.name


def _outline(places: tuple[Place, ...]) -> int:
    return outline([cell_at(x, y) for x, y in places])


def _splits(
    places: tuple[Place, ...], parts: tuple[int, ...], part: int
) -> Iterator[tuple[int, ...]]:
    """All ways to complete a split: ``parts`` holds -1 for the cells that have no part yet."""
    if -1 not in parts:
        yield parts
        return
    grown = {frozenset([parts.index(-1)])}
    for _ in range(FAMILY_SIZE - 1):
        grown = {
            cells | {cell}
            for cells in grown
            for cell, place in enumerate(places)
            if parts[cell] == -1
            and cell not in cells
            and any(
                abs(place.x - places[other].x) + abs(place.y - places[other].y) == 1
                for other in cells
            )
        }
    for cells in sorted(map(sorted, grown)):
        yield from _splits(
            places,
            tuple(part if cell in cells else known for cell, known in enumerate(parts)),
            part + 1,
        )


SHAPES = (
    Shape("lantern", (".##.", "####", "####", "####", ".##."), 2),
    Shape("stair", ("####...", ".####..", "..####.", "...####"), 4),
    Shape("mountain", ("...#...", "..###..", ".#####.", "#######"), 4),
    Shape("fan", (".#####.", "#######", "..###..", "...#..."), 4),
    Shape("moon", (".####", "###..", "##...", "###..", ".####"), 5),
    Shape("gate", ("#######", ".#...#.", ".#####.", ".#...#."), 6),
)
"""From the easiest to the hardest."""

SHAPE_NAMES = tuple(shape.name for shape in SHAPES)


def shape_named(name: str) -> Shape | None:
    """The shape of this name; None if there is none."""
    return next((shape for shape in SHAPES if shape.name == name), None)
