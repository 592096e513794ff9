"""How the families of an open grid stand: in one piece, with one card apart, or in several."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.yokai.cards import FAMILIES, Family, Place
from yokai_desktop.engine.yokai.view import YokaiView

_SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


@dataclass(frozen=True)
class Standing:
    """One family: the sizes of its groups, the largest first."""

    family: Family
    groups: tuple[int, ...]

    @property
    def is_together(self) -> bool:
        return len(self.groups) == 1

    @property
    def has_one_apart(self) -> bool:
        return len(self.groups) == 2 and self.groups[-1] == 1


def standings(view: YokaiView) -> tuple[Standing, ...]:
    """All four families; cards that are hidden belong to none."""
    found = []
    for family in FAMILIES:
        numbers = (n for n, known in enumerate(view.families) if known == family)
        places = {view.tableau.places[number] for number in numbers}
        found.append(Standing(family, _groups(places)))
    return tuple(found)


def _groups(places: set[Place]) -> tuple[int, ...]:
    left, sizes = set(places), []
    while left:
        group = [left.pop()]
        for place in group:
            for dx, dy in _SIDES:
                beside = Place(place.x + dx, place.y + dy)
                if beside in left:
                    left.remove(beside)
                    group.append(beside)
        sizes.append(len(group))
    return tuple(sorted(sizes, reverse=True))
