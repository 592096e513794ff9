"""Law 5: what a seat cannot see changes nothing in what its partner chooses."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.yokai.tables import QUICK_LEVELS, WAYS, chosen, played
from tests.engine.yokai.worlds import world_of
from yokai_desktop.ai.yokai.choose import LEVELS
from yokai_desktop.engine.yokai.hints import PAIRS
from yokai_desktop.engine.yokai.state import YokaiState


def shuffled(state: YokaiState, rng: Random) -> YokaiState:
    """Another world that looks the same to the seat to act."""
    seat = state.tableau.seat
    view = state.view(seat)
    hidden = [card for card in range(16) if view.families[card] is None]
    left = [state.families[card] for card in hidden]
    rng.shuffle(left)
    families = list(state.families)
    for card, family in zip(hidden, left, strict=True):
        families[card] = family
    pile = list(state.pile)
    rng.shuffle(pile)
    pairs = [
        rng.choice(PAIRS) if affinity.pair is None else affinity.pair
        for affinity in view.affinities
    ]
    return world_of(view, families, pile, pairs)


@pytest.mark.parametrize("way", WAYS)
def test_hidden_cards_do_not_change_the_choice(way: str) -> None:
    rng = Random(way)
    changed = 0
    for number, (state, _) in enumerate(played(way, f"fair {way}", QUICK_LEVELS["novice"])):
        if number % (29 if "shape" in WAYS[way][1] else 7):
            continue
        other = shuffled(state, rng)
        changed += other.families != state.families
        for level in LEVELS:
            here = chosen(state, QUICK_LEVELS[level], "fair")
            assert chosen(other, QUICK_LEVELS[level], "fair") == here
    assert changed > 0
