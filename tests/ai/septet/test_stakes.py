"""Players know the score: what ends of rounds are worth, and what they would give up for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ai.septet.tables import states_of
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import new_round
from yokai_desktop.ai.septet.match_odds import game_odds, seal_odds, stakes_of
from yokai_desktop.ai.septet.stakes import FULL
from yokai_desktop.engine.septet.cards import Family, boss, mask_of
from yokai_desktop.engine.septet.kernel import BY_BOSSES, BY_TRICKS
from yokai_desktop.engine.septet.state import SeptetState


def playing(way: str, scores: tuple[int, ...]) -> SeptetState:
    state = next(state for state in states_of(way, "stakes") if state.phase == "play")
    return replace(state, scores=scores, trump=Family.WIND)


def ended(state: SeptetState, taker: int, over: int, *families: Family) -> Imagined:
    """A round ended by a taker whose side has captured these bosses."""
    r = new_round(state.mode)
    r.trump = Family.WIND.suit
    r.taker, r.over = taker, over
    captured = mask_of(boss(family) for family in families)
    if r.side(taker) == 0:
        r.b0 = captured
    else:
        r.b1 = captured
    return r


CHEAP = (Family.WIND, Family.EARTH, Family.CHARM, Family.LIGHTNING)
DEAR = (Family.LIGHTNING, Family.DARKNESS, Family.FIRE, Family.SNOW)


def test_more_points_are_worth_more_early_in_a_game() -> None:
    state = playing("four", (0, 0))
    stakes = stakes_of(state.view(0))
    cheap = stakes.worth(ended(state, 0, BY_BOSSES, *CHEAP), 0)
    dear = stakes.worth(ended(state, 0, BY_BOSSES, *DEAR), 0)
    assert FULL >= dear > cheap > stakes.worth(ended(state, 1, BY_BOSSES, *CHEAP), 0)


def test_points_beyond_the_goal_are_worth_nothing() -> None:
    state = playing("four", (5, 5))
    stakes = stakes_of(state.view(0))
    assert stakes.worth(ended(state, 0, BY_BOSSES, *CHEAP), 0) == FULL
    assert stakes.worth(ended(state, 0, BY_BOSSES, *DEAR), 0) == FULL
    assert stakes.worth(ended(state, 1, BY_BOSSES, *CHEAP), 0) == 0


def test_points_that_let_the_others_win_the_game_cost_most() -> None:
    state = playing("four", (0, 4))
    stakes = stakes_of(state.view(0))
    cheap = stakes.worth(ended(state, 1, BY_BOSSES, *CHEAP), 0)
    dear = stakes.worth(ended(state, 1, BY_BOSSES, *DEAR), 0)
    assert cheap > dear == 0


def test_the_worths_of_two_sides_add_up() -> None:
    state = playing("four", (3, 2))
    stakes = stakes_of(state.view(0))
    for taker in (0, 1):
        r = ended(state, taker, BY_BOSSES, *DEAR)
        assert stakes.worth(r, 0) + stakes.worth(r, 1) == pytest.approx(FULL, abs=2)


def test_seven_tricks_of_one_of_three_make_both_others_win() -> None:
    state = playing("three", (0, 0, 0))
    stakes = stakes_of(state.view(0))
    r = ended(state, 1, BY_TRICKS)
    assert [stakes.has_won(r, side) for side in range(3)] == [True, False, True]
    assert stakes.won_points(r) == 3
    assert stakes.worth(r, 1) < stakes.worth(r, 0)


def test_the_odds_of_a_game_are_chances() -> None:
    mode = playing("three", (0, 0, 0)).mode
    assert game_odds(mode, (0, 0, 0)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert sum(game_odds(mode, (5, 2, 0))) == pytest.approx(1)
    assert game_odds(mode, (7, 0, 0)) == (1, 0, 0)


def test_the_race_of_seals_favours_who_is_ahead() -> None:
    assert seal_odds(4, 2, 2) == 0.5
    assert seal_odds(4, 3, 2) > 0.5
    assert seal_odds(4, 4, 2) == 1
