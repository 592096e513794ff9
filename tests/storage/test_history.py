"""Games kept for good: what goes in comes back, with its people and its result."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from tests.played_games import (
    AIKO,
    BEN,
    play_by_chance,
    septet_game,
    septet_match,
    septet_won_by,
    yokai_lost,
    yokai_won,
)
from yokai_desktop.ai.players import PLAYERS
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.names import clean_name
from yokai_desktop.engine.player_levels import STRENGTHS
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.finding import GameFilter, find, modes
from yokai_desktop.storage.history import LONGEST_TEXT, Entry, History, now
from yokai_desktop.storage.names import name_key
from yokai_desktop.storage.profiles import NameRefused, Profiles
from yokai_desktop.storage.summaries import aid_of, strength, summary_of

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.fixture
def history() -> History:
    return History(Database(None))


def keep(history: History, match: Match, hours: int = 0, aid: str = "") -> int:
    number = history.add(Entry(match, NOON + timedelta(hours=hours), aid))
    assert number is not None
    return number


def test_a_game_is_found_by_its_record(history: History) -> None:
    match = septet_game()
    assert history.number_of(match) is None
    keep(history, match)
    latest = keep(history, match, hours=1)
    keep(history, yokai_won())
    assert history.number_of(match) == latest


def test_a_game_comes_back_as_it_was_played(history: History) -> None:
    match = septet_game()
    match.mark(0, "hint")
    number = keep(history, match)
    assert history.match(number) == match
    (game,) = history.games([number])
    assert (game.game, game.mode, game.code) == ("septet", "4-advanced", "AAA-AAA")
    assert game.played == NOON
    assert game.scores == match.outcome.scores if match.outcome else ()
    assert (game.actions, game.hints, game.branched) == (len(match.actions), 1, False)
    assert [seat.name for seat in game.seats] == ["Aiko", "", "", ""]
    assert [seat.is_person for seat in game.seats] == [True, False, False, False]


def test_a_cooperative_game_keeps_rank_and_memory_aid(history: History) -> None:
    number = keep(history, yokai_won(turns=10), aid="looks")
    (game,) = history.games([number])
    assert (game.mode, game.result, game.scores, game.tier) == ("second-1", "won", (11,), 2)
    assert game.aid == "looks"


@pytest.mark.parametrize(
    ("match", "result"),
    [
        (septet_won_by(0, (AIKO, BEN)), "shared"),
        (septet_won_by(0, (AIKO, Seat("novice"))), "won"),
        (septet_won_by(1, (AIKO, Seat("novice"))), "lost"),
        (septet_game((Seat("novice"), Seat("adept"))), "watched"),
        (play_by_chance(septet_match((AIKO, BEN)), most=20), "abandoned"),
        (yokai_lost(), "lost"),
    ],
)
def test_the_result_is_that_of_the_people(history: History, match: Match, result: str) -> None:
    (game,) = history.games([keep(history, match)])
    assert game.result == result
    assert (game.scores == ()) == (result == "abandoned")
    assert all((seat.won is None) == (result == "abandoned") for seat in game.seats)


def test_rivals_are_the_weakest_of_the_other_side() -> None:
    seats = (AIKO, Seat("expert"), Seat("master"), Seat("apprentice"))
    rivals = [seat.rivals for seat in summary_of(septet_game(seats)).seats]
    assert rivals == ["apprentice", "people", "apprentice", "people"]
    assert {seat.rivals for seat in summary_of(yokai_won()).seats} == {""}


def test_levels_have_the_order_of_the_computer_players() -> None:
    for players in PLAYERS.values():
        assert sorted(players.levels, key=STRENGTHS.index) == list(players.levels)
    assert strength("unheard-of") < strength("novice")


def test_every_boss_taken_and_every_round_won_is_counted() -> None:
    match = septet_game()
    summary = summary_of(match)
    results = match.state.results  # type: ignore[attr-defined]
    assert sum(summary.rounds_won.values()) == sum(len(result.winners) for result in results)
    assert 0 < sum(summary.bosses_taken.values()) <= 7 * len(results)


@pytest.mark.parametrize("variant", ["seven_next", "seven_next_short"])
def test_seven_next_is_a_mode_of_its_own(variant: str) -> None:
    assert summary_of(septet_game(options={"variant": variant})).mode == variant


def test_the_strongest_memory_aid_noted_counts() -> None:
    match = yokai_won()
    assert aid_of(match) == ""
    for aid in ("looks", "full", "none"):
        match.mark(0, f"memory {aid}")
    assert aid_of(match) == "full"


def test_a_custom_game_is_told_from_a_level() -> None:
    summary = summary_of(yokai_won(options={"children": "yes"}))
    assert summary.mode == "second-custom"
    assert summary.yokai is not None
    assert summary.yokai.level is None


def test_the_same_game_is_kept_once(history: History) -> None:
    entry = Entry(septet_game(), NOON)
    assert history.add(entry) is not None
    assert history.add(entry) is None
    assert history.count() == 1
    assert history.add(Entry(entry.match, NOON + timedelta(days=1))) is not None


def test_a_game_offered_twice_is_recognised(history: History) -> None:
    match = septet_game()
    assert not history.ends_with(match)
    keep(history, match)
    assert history.ends_with(match)
    keep(history, yokai_won())
    assert not history.ends_with(match)


def test_games_can_be_deleted_with_everything_that_belongs_to_them(history: History) -> None:
    numbers = [keep(history, septet_game()), keep(history, yokai_won())]
    history.delete(numbers[:1])
    assert history.count() == 1
    assert history.games(numbers)[0].game == "yokai"
    assert history.record(numbers[0]) is None
    assert history.match(numbers[0]) is None
    assert history.entry(numbers[0]) is None
    history.delete(numbers)
    for table in ("game", "record", "seat", "yokai_result", "rounds_won", "bosses_taken"):
        assert history.database.value(f"SELECT count(*) FROM {table}") == 0


def test_finding_by_game_mode_result_person_and_words(history: History) -> None:
    other = (Seat(name="Zoé"), Seat("novice"), Seat("adept"), Seat("expert"))
    septet = keep(history, septet_won_by(0, other), 0)
    won = keep(history, yokai_won(), 1)
    lost = keep(history, yokai_lost((Seat(name="Ben"), Seat("casual")), "XYZ-123", 2), 30)
    database = history.database
    assert find(database, GameFilter()) == [lost, won, septet]
    assert find(database, GameFilter(descending=False)) == [septet, won, lost]
    assert find(database, GameFilter(game="yokai")) == [lost, won]
    assert find(database, GameFilter(mode="second-2")) == [lost]
    assert find(database, GameFilter(result="won")) == [won, septet]
    ben = next(who for who in Profiles(database).all() if who.name == "Ben")
    assert find(database, GameFilter(profile=ben.id)) == [lost, won]
    assert find(database, GameFilter(words="ZOÉ")) == [septet]
    assert find(database, GameFilter(words="aiko 2026-11")) == [won]
    assert find(database, GameFilter(words="xyz")) == [lost]
    assert find(database, GameFilter(words="aiko xyz")) == []
    assert find(database, GameFilter(words="100%_'\"")) == []
    assert modes(database) == [
        ("septet", "4-advanced"),
        ("yokai", "second-1"),
        ("yokai", "second-2"),
    ]


@pytest.mark.parametrize(
    ("column", "first"),
    [("game", "septet"), ("mode", "4-advanced"), ("players", "Aiko"), ("result", "lost")],
)
def test_games_are_sorted_by_any_column(history: History, column: str, first: str) -> None:
    keep(history, yokai_won((BEN, BEN)))
    keep(history, septet_won_by(1, (AIKO, Seat("novice"), Seat("novice"), Seat("novice"))))
    numbers = find(history.database, GameFilter(sort=column, descending=False))
    game = history.games(numbers)[0]
    assert first in (game.game, game.mode, game.seats[0].name, game.result)
    assert find(history.database, GameFilter(sort=column)) == numbers[::-1]


def test_a_renamed_person_is_renamed_in_every_game(history: History) -> None:
    number = keep(history, yokai_won())
    profiles = Profiles(history.database)
    aiko = next(who for who in profiles.all() if who.name == "Aiko")
    profiles.rename(aiko.id, "  Aïko‮ <b>妖</b>\n ")
    record = history.record(number)
    assert record is not None
    assert record["seats"][0]["name"] == "Aïko <b>妖</b>"
    assert history.games([number])[0].seats[0].name == "Aïko <b>妖</b>"
    profiles.rename(aiko.id, "AÏKO‮ <b>妖</b>")


def test_a_name_belongs_to_one_person_whatever_its_case(history: History) -> None:
    profiles = Profiles(history.database)
    keep(history, yokai_won((Seat(name="Aiko"), Seat("casual"))), 0)
    keep(history, yokai_won((Seat(name="AIKO"), Seat("casual"))), 1)
    (aiko,) = profiles.all()
    assert (aiko.name, aiko.games, aiko.won) == ("Aiko", 2, 2)
    assert aiko.last_played == NOON + timedelta(hours=1)
    ben = profiles.add("Ben")
    for refused, reason in (("aikO", "taken"), (" \n", "empty")):
        with pytest.raises(NameRefused) as error:
            profiles.rename(ben, refused)
        assert error.value.reason == reason
        with pytest.raises(NameRefused):
            profiles.add(refused)
    assert [(who.name, who.games) for who in profiles.all()] == [("Aiko", 2), ("Ben", 0)]
    assert profiles.names() == [(aiko.id, "Aiko"), (ben, "Ben")]


def test_a_deleted_person_leaves_games_of_a_former_player(history: History) -> None:
    number = keep(history, yokai_won())
    profiles = Profiles(history.database)
    aiko = next(who for who in profiles.all() if who.name == "Aiko")
    profiles.delete(aiko.id, with_games=False)
    (game,) = history.games([number])
    assert [(seat.name, seat.is_former) for seat in game.seats] == [("", True), ("Ben", False)]
    assert "Aiko" not in str(history.record(number))
    assert [who.name for who in profiles.all()] == ["Ben"]
    entry = history.entry(number)
    assert entry is not None
    assert entry.former == {0}


def test_a_deleted_person_can_take_along_what_belongs_to_nobody_else(history: History) -> None:
    shared = keep(history, yokai_won())
    alone = keep(history, yokai_won((AIKO, Seat("casual"))))
    profiles = Profiles(history.database)
    aiko = next(who for who in profiles.all() if who.name == "Aiko")
    profiles.delete(aiko.id, with_games=True)
    assert [game.id for game in history.games([shared, alone])] == [shared]


def test_abandoned_and_continued_games_are_no_results_of_a_person(history: History) -> None:
    branched = yokai_won()
    branched.mark(0, BRANCH)
    keep(history, branched)
    keep(history, play_by_chance(septet_match((AIKO, BEN)), most=5))
    assert {who.games for who in Profiles(history.database).all()} == {0}


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Aiko \t  Ben ", "Aiko Ben"),
        ("é", "é"),
        ("a\u2028b\x00c\ud800d", "a b c d"),
        ("妖" * 60, "妖" * 40),
        ("👩‍👧", "👩‍👧"),
    ],
)
def test_names_are_any_writing_on_one_line(written: str, kept: str) -> None:
    assert clean_name(written) == kept


def test_names_are_told_apart_without_case_or_width() -> None:
    assert name_key("ＡＩＫＯ") == name_key("aiko")
    assert name_key("Straße") == name_key("STRASSE")


def test_the_present_is_written_to_the_second() -> None:
    assert now().microsecond == 0
    assert now().utcoffset() == timedelta(0)


def test_a_record_that_is_too_long_is_not_read(history: History) -> None:
    number = keep(history, yokai_won())
    with history.database.writing() as connection:
        text = json.dumps({"seats": [], "more": "x" * LONGEST_TEXT})
        connection.execute("UPDATE record SET text = ?", (text,))
    with pytest.raises(StorageError) as error:
        history.record(number)
    assert error.value.reason == "unreadable"
