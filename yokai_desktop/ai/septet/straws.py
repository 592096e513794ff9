"""What two players choose before a round: a card to discard, bosses to tuck under."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.septet.passing import TO_RIVAL, Taste
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Show, Tuck
from yokai_desktop.engine.septet.cards import Card, mask_of
from yokai_desktop.engine.septet.view import SeptetView

_STRONG_STANDING = 4
"""A boss this high in its range often wins its trick; weaker ones are safer below."""


def choose_discard(view: SeptetView) -> Action:
    """The discard that leaves the best hand."""
    playable = mask_of(view.playable)
    trump = view.trump.suit if view.trump is not None else 0
    discards = [action for action in view.legal if isinstance(action, Discard)]
    taste = Taste(TO_RIVAL)
    return max(discards, key=lambda action: taste.worth(playable, action.card.bit, trump))


def choose_swap(view: SeptetView, rng: Random) -> Action:
    """Tuck weak bosses under, keep strong ones in reach."""
    shows = [action for action in view.legal if isinstance(action, Show)]
    if shows:
        return max(shows, key=lambda action: action.card.standing)
    weak = [
        action
        for action in view.legal
        if isinstance(action, Tuck) and _is_weak(view.straws[view.seat].up[action.place].card)
    ]
    return rng.choice(weak) if weak else Done()


def _is_weak(card: Card | None) -> bool:
    return card is not None and card.standing < _STRONG_STANDING
