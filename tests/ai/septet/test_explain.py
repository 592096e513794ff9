"""Advice: every legal card ranked, with chances, points and a reason."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.septet.tables import QUICK_LEVELS, WAYS, states_of
from tests.ai.septet.test_positions import POSITIONS, budget, view_of
from yokai_desktop.ai.septet.explain import Advice, advise
from yokai_desktop.ai.septet.reasons import Reason
from yokai_desktop.engine.septet.phase import Phase


@pytest.mark.parametrize("way", WAYS)
def test_advice_covers_the_choices_with_sound_numbers(way: str) -> None:
    for state in states_of(way, "advice", every=6):
        assert state.to_act is not None
        view = state.view(state.to_act)
        advice = advise(view, QUICK_LEVELS["master"], Random(1))
        actions = [piece.action for piece in advice]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(view.legal)
        if view.phase == Phase.PLAY:
            assert set(actions) == set(view.legal)
        for piece in advice:
            assert 0 <= piece.win_chance <= 1
            assert 0 <= piece.points <= 16


def best_advice(words: str) -> list[Advice]:
    found = [index for index, entry in enumerate(POSITIONS) if words in entry["title"]]
    return [advise(view_of(index), budget("master"), Random(index))[0] for index in found]


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
    assert advise(view, budget("expert"), Random(3)) == advise(view, budget("expert"), Random(3))
