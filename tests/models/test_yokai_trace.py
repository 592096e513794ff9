"""What everybody did, turn by turn: public facts, and never a face."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.yokai.games import at_step, new_match, play_until
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.events import Looked
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.trace import Kind, last_turns, since_own, trace_of, turns_of


def view_of(match: Match, seat: int = 0) -> YokaiView:
    view = match.view(seat)
    assert isinstance(view, YokaiView)
    return view


def test_at_the_first_turn_there_is_no_trace() -> None:
    assert trace_of(view_of(new_match())) == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_trace_is_every_turn_since_ones_own(players: int) -> None:
    match = play_until(new_match(players=players), at_step(Step.FIRST_LOOK, turn=2 * players))
    traced = trace_of(view_of(match))
    assert [turn.seat for turn in traced] == list(range(1, players))
    assert all(len(turn.deeds) == 4 for turn in traced)


@pytest.mark.parametrize("step", [Step.SECOND_LOOK, Step.MOVE, Step.HINT])
def test_it_stays_until_ones_own_turn_ends(step: Step) -> None:
    match = play_until(new_match(players=3), at_step(Step.FIRST_LOOK, turn=4))
    before = trace_of(view_of(match))
    play_until(match, at_step(step, turn=4))
    assert trace_of(view_of(match)) == before
    play_until(match, at_step(Step.FIRST_LOOK, seat=1, turn=5))
    assert trace_of(view_of(match)) == ()


def test_a_turn_that_is_being_played_counts() -> None:
    match = play_until(new_match(), at_step(Step.MOVE, seat=1))
    (turn,) = trace_of(view_of(match))
    assert [deed.kind for deed in turn.deeds] == [Kind.LOOK, Kind.LOOK]
    assert [deed.number for deed in turn.deeds] == [1, 2]


def test_a_deed_tells_the_place_where_its_card_lay_then() -> None:
    match = play_until(new_match(), at_step(Step.FIRST_LOOK, turn=5))
    for turn in turns_of(view_of(match).history)[:-1]:
        (moved,) = turn.of(Kind.MOVE)
        assert moved.start != moved.place
        for look in turn.of(Kind.LOOK):
            if look.card == moved.card:
                assert look.place == moved.start


def test_everybody_is_told_the_same_and_no_face() -> None:
    match = play_until(new_match(players=3), at_step(Step.FIRST_LOOK, turn=7))
    told = [turns_of(view_of(match, seat).history) for seat in range(3)]
    assert told[0] == told[1] == told[2]
    history = tuple(
        replace(event, family=None) if isinstance(event, Looked) else event
        for event in view_of(match).history
    )
    assert turns_of(history) == told[0]


def test_without_a_memory_aid_only_the_turn_being_played_is_drawn() -> None:
    match = play_until(new_match(players=3), at_step(Step.MOVE, seat=2))
    assert [turn.seat for turn in trace_of(view_of(match), remembers=False)] == [2]
    play_until(match, at_step(Step.FIRST_LOOK, turn=4))
    assert trace_of(view_of(match), remembers=False) == ()


def test_every_plate_has_the_last_turn_of_its_player() -> None:
    match = play_until(new_match(players=3), at_step(Step.SECOND_LOOK, seat=1, turn=4))
    turns = turns_of(view_of(match).history)
    assert {seat: turn.turn for seat, turn in last_turns(turns).items()} == {0: 4, 1: 5, 2: 3}
    assert since_own(turns, 1)[-1].seat == 0
