"""What a player can be sure of: by the cards seen, hints taken as true, and four of each family."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from yokai_desktop.engine.yokai.cards import ALL_FAMILIES, CARDS, FAMILIES, FAMILY_SIZE, Family
from yokai_desktop.engine.yokai.kernel import adjacency_of, count_groups, family_masks
from yokai_desktop.engine.yokai.view import YokaiView

MOST_WORLDS = 20_000


def allowed(view: YokaiView) -> list[int]:
    """For every card the families that its own look or hint leave, as a set of bits."""
    return [
        family.bit if family is not None else int(hint) if hint is not None else ALL_FAMILIES
        for family, hint in zip(view.families, view.tableau.hints, strict=True)
    ]


def possible(view: YokaiView) -> list[int]:
    """For every card the families it can be of in some deal that fits, as a set of bits."""
    options = allowed(view)
    found = [0] * CARDS
    for card in range(CARDS):
        for family in FAMILIES:
            if options[card] & family.bit:
                narrowed = (*options[:card], family.bit, *options[card + 1 :])
                if _can_be_dealt(narrowed):
                    found[card] |= family.bit
    return found


def only_family(view: YokaiView, card: int) -> Family | None:
    """The one family a card can be of; None if there are several."""
    left = possible(view)[card]
    return next((family for family in FAMILIES if family.bit == left), None)


def worlds(view: YokaiView) -> Iterator[tuple[Family, ...]]:
    """Every deal that fits."""
    yield from _deals(allowed(view), (), [FAMILY_SIZE] * len(FAMILIES))


def is_surely_at_peace(view: YokaiView) -> bool | None:
    """Whether each family is together in every deal that fits; None if there are too many.

    For games without affinity and shape.
    """
    adjacency = adjacency_of(list(view.tableau.cells))
    for number, families in enumerate(worlds(view)):
        if number == MOST_WORLDS:
            return None
        masks = family_masks(list(families))
        if any(count_groups(adjacency, mask) > 1 for mask in masks):
            return False
    return True


def _deals(
    options: list[int], dealt: tuple[Family, ...], left: list[int]
) -> Iterator[tuple[Family, ...]]:
    if len(dealt) == CARDS:
        yield dealt
        return
    if not _can_be_dealt(tuple(options[len(dealt) :]), tuple(left)):
        return
    for family in FAMILIES:
        if options[len(dealt)] & family.bit and left[family]:
            rest = [count - (at == family) for at, count in enumerate(left)]
            yield from _deals(options, (*dealt, family), rest)


@cache
def _can_be_dealt(options: tuple[int, ...], left: tuple[int, ...] = (FAMILY_SIZE,) * 4) -> bool:
    """Whether the families left can be given to these cards (Hall's condition)."""
    for some in range(1, ALL_FAMILIES + 1):
        cards = sum(option & ~some == 0 for option in options)
        room = sum(count for at, count in enumerate(left) if some >> at & 1)
        if cards > room:
            return False
    return True
