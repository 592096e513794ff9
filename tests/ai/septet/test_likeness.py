"""Which level plays like this: told by losses on equal positions, and little by style."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.ai.septet.tables import QUICK_LEVELS, new_match, play_on
from yokai_desktop.ai.reviews.reviewed import Effort
from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME
from yokai_desktop.ai.septet.likeness import (
    MANNERS,
    LikelyCard,
    Likeness,
    card_seen,
    cards_of,
    chances_of,
)
from yokai_desktop.ai.septet.review import decide, states_of
from yokai_desktop.ai.septet.weights import name_of
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import Mode, mode_of
from yokai_desktop.engine.septet.phase import Phase

MODES = [
    mode_of(SEPTET.setup(players, options))
    for players, options in ((4, {}), (3, {}), (2, {}), (4, {"variant": "seven_next"}))
]


def position(rng: Random) -> list[LikelyCard]:
    """Cards whose looks tell something of their gaps, as in real positions."""
    gaps = [0.0, *(rng.random() * 0.2 for _ in range(5))]
    looks = [round(rng.gauss(-600 * gap, 60)) for gap in gaps]
    return [
        card_seen(gap, 0.01, look, look + rng.randint(-30, 30), True)
        for gap, look in zip(gaps, looks, strict=True)
    ]


def game_of(level: str, mode: Mode, rng: Random, decisions: int) -> Likeness:
    """What a level would have played in so many positions."""
    seat = Likeness(mode)
    for _ in range(decisions):
        cards = position(rng)
        chances = chances_of(MANNERS[name_of(mode)], LEVELS_BY_NAME[level], cards)
        seat.add_card(cards, rng.choices(range(len(cards)), chances)[0])
    return seat


@pytest.mark.parametrize("mode", MODES, ids=name_of)
@pytest.mark.parametrize("level", LEVELS)
def test_many_decisions_tell_the_level_that_made_them(level: str, mode: Mode) -> None:
    told = game_of(level, mode, Random(level), 500).level()
    assert abs(LEVELS.index(told) - LEVELS.index(level)) <= (1 if mode.has_straws else 0)


def test_weaker_levels_are_expected_to_lose_more() -> None:
    expected = game_of("adept", MODES[0], Random(1), 300).expected
    assert expected == sorted(expected, reverse=True)


def test_who_plays_at_random_is_no_master_whatever_the_style() -> None:
    rng = Random(2)
    told: Counter[str] = Counter()
    for _ in range(30):
        seat = Likeness(MODES[0])
        for _ in range(30):
            cards = position(rng)
            seat.add_card(cards, rng.randrange(len(cards)))
        told[seat.level()] += 1
    assert told["novice"] > 25
    assert not told["expert"] + told["master"]


def test_where_nothing_was_at_stake_the_level_is_one_in_the_middle() -> None:
    seat = Likeness(MODES[0])
    for _ in range(20):
        seat.add_card([LikelyCard(0.0, 0.0, 0, 0, True)] * 3, 1)
    assert seat.level() == "adept"


def test_losses_before_the_first_trick_count() -> None:
    careless, careful = Likeness(MODES[1]), Likeness(MODES[1])
    for _ in range(40):
        careless.add_before("pass", 0.09, 0.01)
        careful.add_before("pass", 0.0, 0.01)
    assert careless.level() == "novice"
    assert careful.level() == "master"


def test_a_gap_measured_badly_counts_less() -> None:
    assert card_seen(0.1, 0.0, 0, 0, True).gap == 0.1
    assert 0.04 < card_seen(0.1, 0.08, 0, 0, True).gap < 0.06


def test_chances_of_real_cards_sum_to_one_and_favour_what_the_level_plays() -> None:
    match = new_match("four", "likeness")
    rng = Random(1)
    while len(match.actions) < 30:
        play_on(match, QUICK_LEVELS["adept"], rng)
    states = states_of(match)
    explained: Counter[str] = Counter()
    for index, state in enumerate(states[:-1]):
        if state.phase != Phase.PLAY or len(state.legal()) < 3:
            continue
        decision = decide(states, index, match.actions[index], Effort.BRIEF, Random(1))
        assert state.to_act is not None
        cards, played = cards_of(state.view(state.to_act), decision)
        assert decision.choices[played].action == str(match.actions[index])
        for name, level in LEVELS_BY_NAME.items():
            chances = chances_of(MANNERS["4"], level, cards)
            assert abs(sum(chances) - 1) < 1e-9
            explained[name] += round(1000 * chances[played])
    assert explained["adept"] > explained["apprentice"] > explained["novice"]
