"""How a layout compares with the shape asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.shapes import Shape


@dataclass(frozen=True)
class ShapeFit:
    """The shape laid over the cards so that it covers as many as possible."""

    shape: tuple[Place, ...]
    """Its places, in the numbers of the grid."""
    covered: frozenset[Place]
    missing: frozenset[Place]
    """Places of the shape where no card lies."""
    strays: frozenset[Place]
    """Cards that lie outside."""


@lru_cache(maxsize=64)
def best_fit(places: tuple[Place, ...], shape: Shape) -> ShapeFit:
    """The best of all rotations, mirror images and positions; the first of equals."""
    cards = frozenset(places)
    best: tuple[Place, ...] = ()
    most = -1
    for form in shape.forms:
        shifts = {(card.x - part.x, card.y - part.y) for card in places for part in form}
        for dx, dy in sorted(shifts):
            laid = tuple(Place(x + dx, y + dy) for x, y in form)
            count = sum(place in cards for place in laid)
            if count > most:
                best, most = laid, count
    wanted = frozenset(best)
    return ShapeFit(best, cards & wanted, wanted - cards, cards - wanted)
