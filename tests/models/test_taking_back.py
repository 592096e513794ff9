"""Taking a move back keeps the record honest."""

from __future__ import annotations

from tests.ui.yokai.games import any_deed, at_step, new_match, play_until
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.yokai.retelling import actions_with_views
from yokai_desktop.models.yokai.taking_back import can_take_back, take_back


def test_only_a_move_just_made_can_be_taken_back() -> None:
    match = new_match()
    assert not can_take_back(match, 0)
    play_until(match, at_step(Step.MOVE))
    assert not can_take_back(match, 0)
    play_until(match, at_step(Step.HINT))
    assert can_take_back(match, 0)
    assert not can_take_back(match, 1)


def test_record_without_the_move_is_what_was_before_it_and_says_so() -> None:
    match = play_until(new_match(), at_step(Step.MOVE))
    before = match.record()
    play_until(match, at_step(Step.HINT))
    move = match.actions[-1]
    match.mark(0, "memory looks")
    take_back(match, 0)
    assert match.record()["actions"] == before["actions"]
    assert [mark.what for mark in match.marks] == ["memory looks", f"took back {move}"]
    assert Match.replay(match.record()) == match


def test_move_is_taken_back_once_a_turn() -> None:
    match = play_until(new_match(), at_step(Step.HINT))
    take_back(match, 0)
    play_until(match, at_step(Step.HINT))
    assert not can_take_back(match, 0)
    play_until(match, at_step(Step.HINT, turn=3))
    assert can_take_back(match, 0)


def test_finished_game_is_told_again_with_what_its_players_knew() -> None:
    match = play_until(new_match(), lambda m: m.to_act is None)
    told = list(actions_with_views(match))
    assert [one.action for one in told] == match.actions
    assert {one.level for one in told} == {"", "novice"}
    for one in told:
        assert one.view.seat == one.seat == one.view.to_act
        assert one.action in one.view.legal
    assert told[0].question(match, 5).ticket == 5
    assert any_deed(told[0].view) in told[0].view.legal
