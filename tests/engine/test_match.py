"""A match: the only gate, and its record."""

import pytest

from yokai_desktop.engine.catalog import GAMES, game_named
from yokai_desktop.engine.contract import BadSetup, Event, IllegalAction
from yokai_desktop.engine.match import BadRecord, Match, Seat
from yokai_desktop.engine.septet.game import SEPTET


def finished() -> Match:
    match = Match(SEPTET, SEPTET.setup(2, {"scoring": "standard"}, seed="end"))
    while match.to_act is not None:
        match.play(match.to_act, match.state.legal()[0])
    return match


def test_the_catalogue_knows_its_games_by_name() -> None:
    assert [game.name for game in GAMES] == ["septet", "yokai"]
    assert game_named("septet") is SEPTET
    assert game_named("chess") is None


def test_a_match_needs_a_seat_for_every_player() -> None:
    with pytest.raises(BadSetup) as refused:
        Match(SEPTET, SEPTET.setup(4), [Seat(), Seat("novice")])
    assert refused.value.reason == "wrong_seat_count"


def test_seats_are_people_unless_a_level_is_named() -> None:
    match = Match(SEPTET, SEPTET.setup(2))
    assert [seat.is_person for seat in match.seats] == [True, True]
    assert not Seat("novice").is_person


def test_nothing_is_played_after_the_end() -> None:
    match = finished()
    with pytest.raises(IllegalAction) as refused:
        match.play(0, match.actions[-1])
    assert refused.value.reason == "game_is_over"


def test_an_action_taken_back_leaves_the_match_as_it_was_with_its_marks() -> None:
    match = Match(SEPTET, SEPTET.setup(4, seed="back"))
    match.play(0, match.state.legal()[0])
    match.mark(0, "hint")
    before = Match.read(match.text())
    action = match.state.legal()[0]
    match.play(1, action)
    match.mark(1, "hint")
    assert match.take_back() == action
    assert match.state == before.state
    assert match.actions == before.actions
    assert [(mark.at, mark.seat) for mark in match.marks] == [(1, 0), (1, 1)]


def test_matches_are_equal_by_record_and_state() -> None:
    assert finished() == finished()
    assert finished() != Match(SEPTET, SEPTET.setup(2, seed="end"))
    assert finished() != "a match"
    with pytest.raises(TypeError):
        hash(finished())


def test_names_and_marks_are_part_of_the_record() -> None:
    match = Match(SEPTET, SEPTET.setup(2, seed="n"), [Seat(name="Ōé <b>"), Seat("master")])
    match.mark(0, "hint")
    again = Match.read(match.text())
    assert again.seats == match.seats
    assert again.marks == match.marks


def test_an_explicit_deal_stands_in_the_record_instead_of_a_seed() -> None:
    record = Match(SEPTET, SEPTET.setup(2, seed="n")).record()
    assert "seed" in record
    assert "deal" not in record
    with pytest.raises(BadRecord) as refused:
        Match.replay({**record, "deal": {"hands": []}, "seed": "n"})
    assert refused.value.reason == "seed_or_deal"


def test_events_are_seen_by_everybody_unless_they_say_otherwise() -> None:
    event = Event()
    assert event.seen_by(0) is event


def test_a_deeply_nested_text_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        Match.read("[" * 100_000)
    assert refused.value.reason == "not_json"


@pytest.mark.parametrize("seat", [{"player": 5}, {"player": "person", "name": ["Anna"]}, "person"])
def test_a_seat_that_is_none_is_refused(seat: object) -> None:
    record = Match(SEPTET, SEPTET.setup(2, seed="n")).record()
    with pytest.raises(BadRecord) as refused:
        Match.replay({**record, "seats": [seat, seat]})
    assert refused.value.reason == "bad_field"
    assert refused.value.facts == {"field": "seats"}
