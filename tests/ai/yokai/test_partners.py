"""What a partner foresees that its acts tell the others."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.yokai.tables import after, dealt
from yokai_desktop.ai.yokai.evidence import HINT, SeenAct
from yokai_desktop.ai.yokai.hinting import hint_value, hints, telling
from yokai_desktop.ai.yokai.levels import LEVELS_BY_NAME
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.moving import FORESEEN, as_seen, informing
from yokai_desktop.ai.yokai.planning import Candidate, candidates
from yokai_desktop.ai.yokai.reasons import Why
from yokai_desktop.ai.yokai.worlds import Belief, kin_right, masks_of, right_after
from yokai_desktop.engine.yokai.actions import PlaceHint
from yokai_desktop.engine.yokai.hints import BLANK, HINTS, PAIRS
from yokai_desktop.engine.yokai.state import YokaiState

MIXED = "kpro prok rokp okpr"
FULL = LEVELS_BY_NAME["expert"]


def mind_of(state: YokaiState, seed: int = 1) -> Mind:
    assert state.to_act is not None
    return Mind(state.view(state.to_act), FULL, Random(seed))


def told(mind: Mind, move: Candidate) -> float:
    assert mind.partners is not None
    return mind.partners.told(as_seen(mind, move))


def test_an_act_adds_to_what_is_right_by_how_likely_it_makes_each_world() -> None:
    """Two worlds, one of them the truth; a hint that is false in the other one."""
    truth = [card // 4 for card in range(16)]
    other = [*truth[:3], truth[4], truth[3], *truth[5:]]
    belief = Belief()
    belief.add(truth)
    belief.add(other)
    right = kin_right(belief, truth, 0)
    assert right == [4, 3]
    assert masks_of(truth)[0] == 0b1111
    everywhere = [0xFFFF] * 16
    hint = SeenAct(HINT, 3, 0xFFFF, 0xFFFF, 0xFFFF, everywhere, 1 << truth[3])
    assert 0.45 < right_after(hint, belief, right) < 0.5
    blank = SeenAct(HINT, 3, 0xFFFF, 0xFFFF, 0xFFFF, everywhere, 0b1111)
    assert right_after(blank, belief, right) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_known_pair_put_together_tells_and_a_known_card_among_strangers_misleads(
    players: int,
) -> None:
    """Cards 0 and 7 are kitsune, and have just been seen."""
    mind = mind_of(after(dealt(MIXED, players=players), "look 0", "look 7"))
    moves = [move for move in candidates(mind.layout, mind.same) if move.card == 0]
    together = [told(mind, move) for move in moves if move.near >> 7 & 1]
    among_strangers = [told(mind, move) for move in moves if not move.near >> 7 & 1]
    assert min(together) > 0.3
    assert sum(among_strangers) / len(among_strangers) < 0


def test_moves_that_tell_less_count_as_if_they_told_as_little_as_any() -> None:
    mind = mind_of(after(dealt(MIXED), "look 0", "look 7"))
    found = mind.moves(mind.layout, FULL.width)
    assert len(found) > FORESEEN
    flat = [float(number) for number in range(len(found))]
    costs = informing(mind, found, flat, FORESEEN)
    gains = [before - now for before, now in zip(flat, costs, strict=True)]
    assert gains[FORESEEN:] == pytest.approx([min(gains[:FORESEEN])] * (len(found) - FORESEEN))


def test_a_hint_is_worth_more_the_more_it_tells() -> None:
    state = after(dealt(MIXED), "look 0", "look 7", "move 0 4,1", "reveal")
    state = after(state, "look 5", "look 3", "move 12 -1,2", "reveal", "look 0", "look 7")
    state = after(state, "move 12 0,3")
    mind = mind_of(state)
    single = next(hint for hint in HINTS if hint.families == (state.families[7],))
    pair = next(hint for hint in PAIRS if state.families[7] in hint.families)
    assert telling(mind, single, 7) > telling(mind, pair, 7) > 0
    assert telling(mind, BLANK, 7) < telling(mind, pair, 7)


def test_only_the_strongest_foresee_and_only_without_a_shape() -> None:
    state = after(dealt(MIXED), "look 0", "look 7")
    for level in LEVELS_BY_NAME.values():
        mind = Mind(state.view(0), level, Random(1))
        assert (mind.partners is not None) == (level is FULL)
        worth = telling(mind, HINTS[0], 5)
        assert (worth == 15 * hint_value(mind, HINTS[0], 5)) == (level is not FULL)
    shaped = after(dealt(MIXED, options={"shape": "moon"}), "look 0", "look 7")
    assert mind_of(shaped).partners is None


def test_a_hint_on_a_card_that_others_have_not_seen_says_so() -> None:
    """Kitsune 0 and 7 lie together; the partner has seen card 7 alone."""
    state = after(dealt(MIXED), "look 0", "look 7", "move 0 4,1", "reveal")
    state = after(state, "look 7", "look 3", "move 12 -1,2", "reveal", "look 0", "look 7")
    mind = mind_of(after(state, "move 12 0,3"))
    reasons = {
        (option.card, option.why)
        for option in hints(mind)
        if isinstance(option.action, PlaceHint) and option.value > 0
    }
    assert reasons <= {(0, Why.TELLS_OTHERS), (7, Why.IS_AT_HOME)}
    told_of = [telling(mind, HINTS[0], card) for card in (0, 7)]
    assert told_of[0] > told_of[1]
