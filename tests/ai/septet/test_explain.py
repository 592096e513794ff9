"""Advice: every legal card ranked, with chances, points and a reason."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.septet.tables import WAYS, states_of
from tests.ai.septet.test_positions import POSITIONS, view_of
from yokai_desktop.ai.septet.explain import Advice, advise
from yokai_desktop.ai.septet.rating import rate
from yokai_desktop.ai.septet.reasons import Reason
from yokai_desktop.ai.septet.weighing import weigh
from yokai_desktop.engine.septet.phase import Phase


@pytest.mark.parametrize("way", WAYS)
def test_advice_covers_the_choices_with_sound_numbers(way: str) -> None:
    for state in states_of(way, "advice", every=6):
        assert state.to_act is not None
        view = state.view(state.to_act)
        advice = advise(view, 8, Random(1))
        actions = [piece.action for piece in advice]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(view.legal)
        if view.phase == Phase.PLAY:
            assert set(actions) == set(view.legal)
        for piece in advice:
            assert 0 <= piece.points <= 16
            if len(view.legal) == 1:
                assert piece.win_chance is None
                continue
            assert piece.win_chance is not None
            assert 0 <= piece.win_chance <= 1
            assert piece.error >= 0


def best_advice(words: str) -> list[Advice]:
    found = [index for index, entry in enumerate(POSITIONS) if words in entry["title"]]
    return [advise(view_of(index), 200, Random(index))[0] for index in found]


def test_reasons_tell_what_the_position_is_about() -> None:
    feeding = best_advice("four: give the partner the boss that wins the round")
    assert {piece.reason for piece in feeding} == {Reason.FEEDS_PARTNER}
    assert all(piece.win_chance == 1 for piece in feeding)
    winning = best_advice("three: take the trick that brings the last boss needed")
    assert {piece.reason for piece in winning} == {Reason.WINS_ROUND}
    leaving = best_advice("leave the boss to the partner who has won it")
    assert Reason.WINS_BOSS not in {piece.reason for piece in leaving}


def test_equal_seeds_give_equal_advice() -> None:
    view = view_of(0)
    assert advise(view, 30, Random(3)) == advise(view, 30, Random(3))


@pytest.mark.parametrize("way", ["four", "three", "two", "seven next"])
def test_a_lead_is_only_said_to_be_taken_by_the_likeliest_taker(way: str) -> None:
    said = 0
    for state in states_of(way, "lead", every=7):
        assert state.to_act is not None
        view = state.view(state.to_act)
        if view.phase != Phase.PLAY or len(view.legal) == 1:
            continue
        for piece in advise(view, 8, Random(1)):
            takes, is_own = piece.facts["takes"], piece.facts["taker"] == view.seat
            assert isinstance(takes, float)
            if piece.reason is Reason.TAKES_LEAD:
                assert is_own
                assert takes >= 0.5
            if piece.reason is Reason.GIVES_LEAD_AWAY:
                assert takes < 0.85 or not is_own
            said += piece.reason in (Reason.TAKES_LEAD, Reason.GIVES_LEAD_AWAY)
    assert said > 2


@pytest.mark.parametrize(
    ("way", "every"), [("four", 5), ("three", 8), ("two", 9), ("seven next", 8)]
)
def test_advice_and_review_agree_within_their_errors(way: str, every: int) -> None:
    compared = 0
    for state in states_of(way, "agree", every):
        assert state.to_act is not None
        view = state.view(state.to_act)
        if len(view.legal) == 1:
            continue
        advice = advise(view, 150, Random(1))
        rating = rate(view, weigh(view, None, 600, Random(2)), Random(2))
        chances = {choice.action: choice for choice in rating.choices}
        best = chances[str(advice[0].action)]
        assert best.gap <= 4 * best.gap_error + 2 * advice[0].error
        for piece in advice:
            other = chances[str(piece.action)]
            assert piece.win_chance is not None
            assert abs(piece.win_chance - other.chance) <= 5 * (piece.error + other.error) + 0.02
            compared += 1
    assert compared > 12
