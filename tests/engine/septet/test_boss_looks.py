"""S1.7: plain or shining bosses are the same game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.engine.septet.view import SeptetView


def _match(players: int, bosses: str) -> Match:
    return Match(SEPTET, SEPTET.setup(players, {"bosses": bosses}, "looks"))


@pytest.mark.parametrize("players", SEPTET.players)
def test_s1_7_both_looks_deal_play_and_score_alike(players: int) -> None:
    plain, shining = _match(players, "plain"), _match(players, "shining")
    assert plain.opening == shining.opening
    rng = Random(players)
    while (seat := plain.to_act) is not None:
        legal = plain.state.legal()
        assert shining.state.legal() == legal
        action = rng.choice(legal)
        assert plain.play(seat, action) == shining.play(seat, action)
    assert shining.outcome == plain.outcome


def test_s1_7_views_say_how_the_bosses_look_and_nothing_else_differs() -> None:
    plain, shining = _match(4, "plain"), _match(4, "shining")
    one, other = plain.view(0), shining.view(0)
    assert isinstance(one, SeptetView)
    assert isinstance(other, SeptetView)
    assert not one.mode.bosses_shine
    assert other.mode.bosses_shine
    assert replace(other, mode=one.mode) == one


def test_s1_7_a_record_without_the_option_has_plain_bosses() -> None:
    record = _match(4, "shining").record()
    assert Match.replay(record).setup["bosses"] == "shining"
    del record["options"]["bosses"]
    assert not mode_of(Match.replay(record).setup).bosses_shine
