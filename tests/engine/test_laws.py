"""The laws every game keeps, whatever its options: random play, records, values, secrets."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.option_sets import OPTION_SETS, OptionSet
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.marks import AID_MARK, AIDS, BRANCH, HINT, TAKEN_BACK
from yokai_desktop.engine.match import BadRecord, Match, Seat

every_game = pytest.mark.parametrize("options", OPTION_SETS, ids=str)
some_seeds = st.integers(0, 10**6)


def played(options: OptionSet, seed: int, most: int = 10**6) -> Match:
    """A match played at random, up to a number of actions."""
    match = options.match(str(seed))
    rng = Random(seed)
    while match.to_act is not None and len(match.actions) < most:
        match.play(match.to_act, rng.choice(match.state.legal()))
    return match


@every_game
@settings(max_examples=5, deadline=None)
@given(seed=some_seeds)
def test_law_1_random_play_ends_and_only_then_nobody_acts(options: OptionSet, seed: int) -> None:
    match = options.match(str(seed))
    rng = Random(seed)
    while match.to_act is not None:
        assert match.outcome is None
        legal = match.state.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        match.play(match.to_act, rng.choice(legal))
    assert match.outcome is not None
    assert match.state.legal() == ()
    for seat in range(match.setup.players):
        assert match.view(seat).legal == ()


@every_game
@settings(max_examples=4, deadline=None)
@given(seed=some_seeds)
def test_law_2_actions_read_back_and_records_replay(options: OptionSet, seed: int) -> None:
    match = played(options, seed)
    match.mark(0, "hint")
    for action in match.actions:
        assert match.game.read_action(str(action)) == action
    again = Match.read(match.text())
    assert again == match
    assert again.state == match.state
    assert again.marks == match.marks


@every_game
@settings(max_examples=4, deadline=None)
@given(seed=some_seeds, steps=st.integers(0, 60))
def test_law_3_play_leaves_the_old_state_untouched(
    options: OptionSet, seed: int, steps: int
) -> None:
    match = played(options, seed, steps)
    before, copy = match.state, repr(match.state)
    if match.to_act is not None:
        for action in Random(seed).sample(before.legal(), k=min(3, len(before.legal()))):
            first, events = before.play(action)
            second, again = before.play(action)
            assert first == second
            assert events == again
    assert repr(before) == copy
    assert played(options, seed, steps).state == before


@every_game
@settings(max_examples=4, deadline=None)
@given(seed=some_seeds, steps=st.integers(0, 80))
def test_every_offered_action_is_accepted(options: OptionSet, seed: int, steps: int) -> None:
    match = played(options, seed, steps)
    if match.to_act is None:
        return
    legal = match.state.legal()
    assert all(match.state.refusal(action) is None for action in legal)
    assert match.view(match.to_act).legal == legal


@every_game
def test_law_7_a_record_cut_anywhere_is_refused(options: OptionSet) -> None:
    text = json.dumps(played(options, 3, 12).record())
    for end in range(len(text)):
        with pytest.raises(BadRecord):
            Match.read(text[:end])


@every_game
def test_law_7_a_damaged_record_is_refused_with_a_reason(options: OptionSet) -> None:
    record = played(options, 3, 12).record()
    damages: list[tuple[dict[str, Json], str]] = [
        ({"format": 2}, "unknown_format"),
        ({"format": "1"}, "bad_field"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": None}, "bad_field"),
        ({"options": {"what": "ever"}}, "unknown_option"),
        ({"options": {"what": 1}}, "bad_field"),
        ({"options": []}, "bad_field"),
        ({"seats": []}, "wrong_player_count"),
        ({"seats": [1, 2]}, "bad_field"),
        ({"seats": [record["seats"][0]] * 10**6}, "wrong_player_count"),
        ({"seats": {"name": "x" * 99}}, "bad_field"),
        ({"seats": {"name": "\ud800"}}, "bad_field"),
        ({"seats": {"name": 7}}, "bad_field"),
        ({"seats": {"player": "../../../x"}}, "bad_field"),
        ({"seats": {"player": "random"}}, "bad_field"),
        ({"seats": {"player": ["novice"]}}, "bad_field"),
        ({"options": {str(number): "" for number in range(99)}}, "bad_field"),
        ({"options": {"x" * 2_000: ""}}, "bad_field"),
        ({"options": {"variant": "x" * 2_000}}, "bad_field"),
        ({"seed": 7}, "bad_field"),
        ({"seed": "x" * 2_000}, "bad_field"),
        ({"seed": "a\u202eb"}, "bad_field"),
        ({"seed": "\ud800"}, "bad_field"),
        ({"deal": {}}, "seed_or_deal"),
        ({"actions": {}}, "bad_field"),
        ({"actions": [1]}, "bad_action"),
        ({"actions": ["jump"]}, "bad_action"),
        ({"actions": ["pass " + "fire-9 " * 10**5]}, "bad_action"),
        ({"actions": ["done"] * 30_000}, "record_too_long"),
        ({"marks": 3}, "bad_field"),
        ({"marks": [[0, 1]]}, "bad_field"),
        ({"marks": [["0", 1, "hint"]]}, "bad_field"),
        ({"marks": [[99, 1, "hint"]]}, "bad_field"),
        ({"marks": [[True, 1, "hint"]]}, "bad_field"),
        ({"marks": [[0, 9, "hint"]]}, "bad_field"),
        ({"marks": [[0, -1, "hint"]]}, "bad_field"),
        ({"marks": [[0, 1, "<b>"]]}, "bad_field"),
        ({"marks": [[0, 1, "memory of all"]]}, "bad_field"),
        ({"marks": [[0, 1, "took back nothing"]]}, "bad_field"),
        ({"marks": [[0, 1, "took back  " + record["actions"][0]]]}, "bad_field"),
        ({"marks": [[0, 1, "hint"]] * 10**6}, "bad_field"),
    ]
    for damage, reason in damages:
        if isinstance(damage.get("seats"), dict):
            damage = {"seats": [record["seats"][0] | damage["seats"]] * options.players}
        with pytest.raises(BadRecord) as refused:
            Match.replay(record | damage)
        assert refused.value.reason == reason, damage
    strangers: list[Json] = [None, [], "text", {}, {"game": "septet"}]
    for foreign in strangers:
        with pytest.raises(BadRecord) as refused:
            Match.replay(foreign)
        assert refused.value.reason == "not_a_record"


@every_game
def test_everything_that_a_record_notes_reads_back(options: OptionSet) -> None:
    match = played(options, 3, 12)
    for what in (HINT, BRANCH, *(AID_MARK + aid for aid in AIDS)):
        match.mark(1, what)
    match.mark(0, f"{TAKEN_BACK}{match.actions[-1]}")
    assert Match.read(match.text()).marks == match.marks
    for level in match.game.levels:
        match.seats = (Seat(level, "Jun"), *match.seats[1:])
        assert Match.read(match.text()).seats == match.seats


@every_game
def test_an_action_after_the_end_is_refused(options: OptionSet) -> None:
    record = played(options, 3).record()
    with pytest.raises(BadRecord) as refused:
        Match.replay(record | {"actions": [*record["actions"], record["actions"][-1]]})
    assert refused.value.facts["why"] == "game_is_over"


@every_game
def test_replay_can_stop_at_any_action(options: OptionSet) -> None:
    match = played(options, 4, 20)
    match.mark(0, "hint")
    half = Match.replay(match.record(), until=len(match.actions) // 2)
    assert half.actions == match.actions[: len(match.actions) // 2]
    assert half.marks == []
