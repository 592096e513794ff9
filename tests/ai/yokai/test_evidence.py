"""Readers of the conventions: what a partner's move or hint makes likely."""

from __future__ import annotations

from random import Random

from tests.ai.yokai.tables import after, dealt
from yokai_desktop.ai.yokai.evidence import likelihood
from yokai_desktop.ai.yokai.levels import LEVELS_BY_NAME, Level
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.past import past_of
from yokai_desktop.engine.yokai.state import YokaiState

MIXED = "kpro prok rokp okpr"
EXPERT = LEVELS_BY_NAME["expert"]
NOVICE = LEVELS_BY_NAME["novice"]


def joined_by_first_player() -> YokaiState:
    """Seat 0 has seen the cards 0 and 7, both foxes, and puts 0 beside 7; seat 1 is to act."""
    return after(dealt(MIXED), "look 0", "look 7", "move 0 4,1", "reveal")


def mind_of(state: YokaiState, level: Level = EXPERT) -> Mind:
    return Mind(state.view(state.tableau.seat), level, Random(5))


def test_two_seen_cards_put_together_are_read_as_family() -> None:
    mind = mind_of(joined_by_first_player())
    assert mind.kin(0, 7) > 0.7


def test_the_novice_reads_no_moves() -> None:
    mind = mind_of(joined_by_first_player(), NOVICE)
    assert mind.kin(0, 7) < 0.5


def test_a_seen_card_moved_beside_nothing_of_its_family_is_unlikely() -> None:
    state = joined_by_first_player()
    (_, act), *_ = past_of(state.view(1)).acts
    families = [int(family) for family in state.families]
    masks = [sum(1 << card for card in range(16) if families[card] == f) for f in range(4)]
    assert likelihood(act, families, masks) == 0
    apart = families.copy()
    apart[0], apart[1] = apart[1], apart[0]
    masks = [sum(1 << card for card in range(16) if apart[card] == f) for f in range(4)]
    assert likelihood(act, apart, masks) < -200


def test_an_unseen_card_that_moves_tells_little() -> None:
    state = after(dealt(MIXED), "look 0", "look 1", "move 15 4,2", "reveal")
    mind = mind_of(state)
    assert mind.kin(15, 11) < 0.6


def test_a_hint_is_read_as_true() -> None:
    start = dealt(MIXED, options={"first": "0"})
    state = after(start, "look 0", "look 7", "move 0 4,1", "reveal", "look 1", "look 2")
    state = after(state, "move 12 -1,2")
    hint = state.tableau.turned_up[0]
    state = after(state, f"hint {hint} 7", "look 3", "look 4", "move 12 0,3", "reveal")
    seen_by_other = mind_of(after(state, "look 5", "look 6", "move 12 -1,2", "reveal"))
    named = sum(seen_by_other.odds[7][family] for family in hint.families)
    assert named > 0.9 * seen_by_other.worlds or seen_by_other.known[7] >= 0


def test_own_looks_are_certain() -> None:
    state = after(dealt(MIXED), "look 0")
    mind = mind_of(state)
    assert mind.odds[0][0] == mind.worlds


def test_every_world_has_four_of_each_family_and_keeps_what_was_seen() -> None:
    mind = mind_of(joined_by_first_player())
    for families in mind.belief.families:
        assert sorted(families) == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
        assert all(k in (-1, f) for k, f in zip(mind.known, families, strict=True))
