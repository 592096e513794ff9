"""Mistakes to try again: who they wait for, when they come back, what they outlast."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from tests.played_games import AIKO, BEN, septet_game
from yokai_desktop.engine.match import Seat
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.mistakes import (
    DAYS,
    FEWEST,
    MOST_A_DAY,
    RESTS,
    AnswerKind,
    FoundPosition,
    Mistakes,
)
from yokai_desktop.storage.profiles import Profiles

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
TODAY = date(2026, 11, 18)
YOU = Seat()


@pytest.fixture
def database() -> Database:
    return Database(None)


@pytest.fixture
def mistakes(database: Database) -> Mistakes:
    return Mistakes(database)


def kept(database: Database, *seats: Seat, seed: str = "AAA-111") -> int:
    number = History(database).add(Entry(septet_game(seats, seed), NOON))
    assert number is not None
    return number


def position(at: int, seat: int = 0, loss: float = 0.1) -> FoundPosition:
    return FoundPosition(at, seat, loss, {"at": at})


def after(days: int) -> date:
    return TODAY + timedelta(days)


@pytest.fixture
def own(database: Database, mistakes: Mistakes) -> int:
    """The number of the one mistake of a nameless person."""
    mistakes.gather(kept(database, YOU, Seat("novice", "Ren")), [position(5)])
    return mistakes.session(None, TODAY)[0].id


def test_a_new_mistake_waits_at_once(mistakes: Mistakes, own: int) -> None:
    assert mistakes.waiting(None, TODAY) == 1
    assert mistakes.people(TODAY) == {None: 1}
    [found] = mistakes.session(None, TODAY)
    assert found.is_own
    assert (found.game, found.at, found.seat, found.data) == ("septet", 5, 0, {"at": 5})
    assert found.played == NOON


def test_right_answers_bring_it_back_after_1_3_7_and_21_days(mistakes: Mistakes, own: int) -> None:
    day = TODAY
    for days in DAYS:
        due = mistakes.answered(own, None, day, AnswerKind.RIGHT)
        assert due == day + timedelta(days)
        assert mistakes.waiting(None, due - timedelta(1)) == 0
        assert mistakes.waiting(None, due) == 1
        day = due
    assert mistakes.answered(own, None, day, AnswerKind.RIGHT) == RESTS
    assert mistakes.waiting(None, date(2999, 1, 1)) == 0


def test_a_wrong_answer_brings_it_back_the_same_day_once(mistakes: Mistakes, own: int) -> None:
    assert mistakes.answered(own, None, TODAY, AnswerKind.WRONG) == TODAY
    assert mistakes.waiting(None, TODAY) == 1
    assert mistakes.tried(None, TODAY) == 0
    assert mistakes.answered(own, None, TODAY, AnswerKind.WRONG) == after(1)
    assert mistakes.waiting(None, TODAY) == 0
    assert mistakes.tried(None, TODAY) == 1


def test_what_was_missed_begins_again(mistakes: Mistakes, own: int) -> None:
    mistakes.answered(own, None, TODAY, AnswerKind.RIGHT)
    mistakes.answered(own, None, after(1), AnswerKind.WRONG)
    assert mistakes.answered(own, None, after(1), AnswerKind.RIGHT) == after(2)
    assert mistakes.answered(own, None, after(2), AnswerKind.RIGHT) == after(5)


def test_right_after_a_nudge_comes_again_tomorrow(mistakes: Mistakes, own: int) -> None:
    mistakes.answered(own, None, TODAY, AnswerKind.RIGHT)
    assert mistakes.answered(own, None, after(1), AnswerKind.HELPED) == after(2)


def test_practising_before_its_day_counts_nothing(mistakes: Mistakes, own: int) -> None:
    due = mistakes.answered(own, None, TODAY, AnswerKind.RIGHT)
    assert mistakes.answered(own, None, TODAY, AnswerKind.WRONG) == due
    assert mistakes.waiting(None, TODAY) == 0


def test_everybody_has_their_own(database: Database, mistakes: Mistakes) -> None:
    number = kept(database, AIKO, BEN)
    mistakes.gather(number, [position(5, 0), position(6, 1), position(8, 1)])
    aiko, ben = (profile for profile, _ in Profiles(database).names())
    assert mistakes.people(TODAY) == {aiko: 1, ben: 2}
    first = mistakes.session(aiko, TODAY)[0]
    mistakes.answered(first.id, aiko, TODAY, AnswerKind.RIGHT)
    assert mistakes.people(TODAY) == {ben: 2}
    assert mistakes.waiting(None, TODAY) == 0


def test_those_of_others_fill_up_what_is_missing(database: Database, mistakes: Mistakes) -> None:
    number = kept(database, YOU, Seat("novice", "Ren"))
    others = [position(20 + 2 * n, 1, loss=0.1 + n / 100) for n in range(5)]
    mistakes.gather(number, [position(5), *others])
    session = mistakes.session(None, TODAY)
    assert [each.is_own for each in session] == [True] + [False] * (FEWEST - 1)
    assert [each.at for each in session] == [5, 28, 26]
    assert mistakes.waiting(None, TODAY) == 1


def test_a_day_is_not_overloaded(database: Database, mistakes: Mistakes) -> None:
    number = kept(database, YOU, Seat("novice", "Ren"))
    mistakes.gather(number, [position(n, loss=n / 100) for n in range(MOST_A_DAY + 5)])
    assert mistakes.waiting(None, TODAY) == MOST_A_DAY
    session = mistakes.session(None, TODAY)
    assert [each.at for each in session] == list(range(MOST_A_DAY + 4, 4, -1))


def test_one_game_can_be_tried_alone(database: Database, mistakes: Mistakes) -> None:
    one = kept(database, YOU, Seat("novice", "Ren"))
    other = kept(database, YOU, Seat("novice", "Ren"), seed="BBB-222")
    mistakes.gather(one, [position(9), position(4), position(7, 1)])
    mistakes.gather(other, [position(3)])
    assert [each.at for each in mistakes.session(None, TODAY, game=one)] == [4, 9]
    assert mistakes.waiting_in(one, None, TODAY) == 2
    found = mistakes.find(one, 7, None)
    assert found is not None
    assert not found.is_own
    assert mistakes.find(one, 8, None) is None


def test_gathering_again_keeps_what_was_practised(mistakes: Mistakes, own: int) -> None:
    mistakes.answered(own, None, TODAY, AnswerKind.RIGHT)
    mistakes.gather(1, [FoundPosition(5, 0, 0.2, {"better": True})])
    assert mistakes.waiting(None, TODAY) == 0
    [found] = mistakes.session(None, after(1))
    assert found.data == {"better": True}


def test_a_position_outlasts_its_game(database: Database, mistakes: Mistakes, own: int) -> None:
    History(database).delete([1])
    [found] = mistakes.session(None, TODAY)
    assert found.number is None
    assert found.data == {"at": 5}
    mistakes.gather(1, [position(6)])
    assert mistakes.waiting(None, TODAY) == 1


def test_a_forgotten_person_takes_their_mistakes_along(
    database: Database, mistakes: Mistakes
) -> None:
    number = kept(database, AIKO, Seat("novice", "Ren"))
    mistakes.gather(number, [position(5)])
    aiko = Profiles(database).names()[0][0]
    mistakes.answered(mistakes.session(aiko, TODAY)[0].id, aiko, TODAY, AnswerKind.RIGHT)
    Profiles(database).delete(aiko, with_games=False)
    mistakes.gather(number, [position(5)])
    assert mistakes.people(date(2999, 1, 1)) == {}
    assert database.value("SELECT count(*) FROM practice") == 0


def test_what_cannot_be_read_is_left_out(database: Database, mistakes: Mistakes, own: int) -> None:
    with database.writing() as connection:
        connection.execute("UPDATE mistake SET data = 'nonsense'")
    assert mistakes.session(None, TODAY) == ()
    assert mistakes.find(1, 5, None) is None
