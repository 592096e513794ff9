"""What a player with a perfect memory knows is still out: bosses and the highest cards.

Only what the seat has seen counts: cards played, its own, and those that lie open on the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from yokai_desktop.engine.septet.cards import Card, Family, boss, cards_in, mask_of, shining_boss
from yokai_desktop.engine.septet.kernel import ACE, DECK, DECK_WITH_SHINING
from yokai_desktop.engine.septet.view import SeptetView


class Whereabouts(Enum):
    """Where a boss is, as far as the seat can know."""

    OURS = "ours"
    THEIRS = "theirs"
    HAND = "hand"
    """In one's own hand or straw pile."""
    SEEN = "seen"
    """Open on the table, where it is nobody's yet or out of the round."""
    OUT = "out"


@dataclass(frozen=True)
class FamilyMemory:
    """One family: where its sevens are, and its highest card that has not been seen."""

    family: Family
    bosses: tuple[Whereabouts, ...]
    top: Card | None
    """None once all of them have been seen."""


def still_out(view: SeptetView) -> tuple[FamilyMemory, ...]:
    """All families, in their order."""
    unseen = _unseen(view)
    return tuple(
        FamilyMemory(
            family,
            tuple(_whereabouts(view, card, unseen) for card in _sevens(view, family)),
            _highest(unseen & family.suit),
        )
        for family in Family
    )


def _sevens(view: SeptetView, family: Family) -> tuple[Card, ...]:
    plain = boss(family)
    return (plain, shining_boss(family)) if view.mode.has_shining else (plain,)


def _unseen(view: SeptetView) -> int:
    played = [played.card for trick in view.tricks for played in trick.cards]
    seen = mask_of((*played, *(played.card for played in view.trick), *view.hand))
    for straw in view.straws:
        seen |= mask_of(p.card for p in (*straw.up, *straw.down) if p.card is not None)
    for card in (view.trump_card, view.discard):
        seen |= card.bit if card is not None else 0
    deck = DECK_WITH_SHINING if view.mode.has_shining else DECK
    return deck & ~seen


def _highest(cards: int) -> Card | None:
    if not cards:
        return None
    found = cards_in(cards)
    return next((card for card in found if card.bit == ACE), found[-1])


def _whereabouts(view: SeptetView, card: Card, unseen: int) -> Whereabouts:
    own = view.mode.side_of(view.seat)
    for side, captured in enumerate(view.captured):
        if card in captured:
            return Whereabouts.OURS if side == own else Whereabouts.THEIRS
    if card.bit & unseen:
        return Whereabouts.OUT
    straw = view.straws[view.seat] if view.straws else None
    mine = [p.card for p in (*straw.up, *straw.down)] if straw is not None else []
    return Whereabouts.HAND if card in (*view.hand, *mine) else Whereabouts.SEEN
