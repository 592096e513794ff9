"""The rules of the grid once more, slow and plain: what the kernel is checked against."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

At = tuple[int, int]


def neighbours(place: At) -> tuple[At, At, At, At]:
    x, y = place
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


def hang_together(places: Iterable[At]) -> bool:
    """Whether all places can be reached from one of them side by side."""
    left = set(places)
    waiting = [left.pop()]
    while waiting and left:
        x, y = waiting.pop()
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if place in left:
                left.remove(place)
                waiting.append(place)
    return not left


def legal_moves(places: tuple[At, ...], locked: Collection[int]) -> set[tuple[int, At]]:
    """Y3.3, Y9.2: every card with every place it may go to, found by trying them all."""
    moves = set()
    for card, start in enumerate(places):
        if card in locked:
            continue
        others = {place for place in places if place != start}
        for end in {beside for place in others for beside in neighbours(place)} - others:
            if end != start and hang_together(others | {end}):
                moves.add((card, end))
    return moves


def random_layout(rng: Random) -> tuple[At, ...]:
    """Sixteen cards that hang together: lumps, strings and everything between."""
    stringy = rng.random()
    places: list[At] = [(rng.randrange(-50, 50), rng.randrange(-50, 50))]
    while len(places) < 16:
        from_here = places[-1] if rng.random() < stringy else rng.choice(places)
        place = rng.choice(neighbours(from_here))
        if place not in places:
            places.append(place)
    rng.shuffle(places)
    return tuple(places)
