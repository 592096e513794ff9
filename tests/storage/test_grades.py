"""Grades of reviewed games over time."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from tests.played_games import AIKO, BEN, septet_game, yokai_won
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.grades import LAST_GAMES, Grade, Grades, KindLoss, MonthAccuracy
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.storage.reviews import Reviews

NOON = datetime(2026, 10, 31, 12, tzinfo=UTC)
REN = Seat("novice", "Ren")


@pytest.fixture
def database() -> Database:
    return Database(None)


@pytest.fixture
def grades(database: Database) -> Grades:
    return Grades(database)


def kept(database: Database, match: Match, days: int = 0) -> int:
    number = History(database).add(Entry(match, NOON + timedelta(days)))
    assert number is not None
    return number


def grade(seat: int = 0, accuracy: int | None = 80, **kinds: KindLoss) -> Grade:
    return Grade(seat, accuracy, 1_000, 2_000, -3_000, kinds)


def test_accuracy_month_by_month_and_mode_by_mode(database: Database, grades: Grades) -> None:
    two = septet_game((Seat(), REN), "AAA-111")
    for days, accuracy in ((0, 70), (-1, 80), (5, 90)):
        grades.save(kept(database, two, days), 4, [grade(0, accuracy), grade(1, 5)], coached=False)
    other = kept(database, yokai_won((Seat(), REN), turns=3), 5)
    grades.save(other, 2, [grade(0, 60)], coached=False)
    october, november = date(2026, 10, 1), date(2026, 11, 1)
    assert grades.by_month("septet") == (
        MonthAccuracy(october, "septet", "2-advanced", 75.0, 2),
        MonthAccuracy(november, "septet", "2-advanced", 90.0, 1),
    )
    assert [each.mode for each in grades.by_month()] == [
        "2-advanced",
        "2-advanced",
        "second-1",
    ]
    assert grades.best("septet", None) == 90
    assert grades.best("septet", None, other) == 90
    assert grades.best("yokai", None, other) is None


def test_games_with_a_coach_are_kept_apart(database: Database, grades: Grades) -> None:
    number = kept(database, septet_game((Seat(), REN), "AAA-111"))
    grades.save(number, 4, [grade(play=KindLoss(3, 0.3))], coached=True)
    assert grades.by_month() == ()
    assert grades.by_kind() == {}
    assert grades.best("septet", None) is None
    assert [each.coached for each in grades.last_games()] == [True]


def test_losses_are_summed_by_kind(database: Database, grades: Grades) -> None:
    for seed in ("AAA-111", "BBB-222"):
        number = kept(database, septet_game((Seat(), REN), seed))
        mine = grade(0, lead=KindLoss(10, 0.5), follow=KindLoss(4, 0.1))
        grades.save(number, 4, [mine, grade(1, lead=KindLoss(9, 9.0))], coached=False)
    assert grades.by_kind("septet") == {"lead": KindLoss(20, 1.0), "follow": KindLoss(8, 0.2)}
    assert grades.by_kind("yokai") == {}


def test_everybody_has_their_own(database: Database, grades: Grades) -> None:
    number = kept(database, septet_game((AIKO, BEN), "AAA-111"))
    grades.save(number, 4, [grade(0, 70), grade(1, 90)], coached=False)
    aiko, ben = (profile for profile, _ in Profiles(database).names())
    assert [each.accuracy for each in grades.last_games(profile=aiko)] == [70]
    assert [each.accuracy for each in grades.last_games(profile=ben)] == [90]
    assert {each.won for each in grades.last_games()} == {True, False}


def test_only_the_last_games_are_told_in_their_order(database: Database, grades: Grades) -> None:
    for days in range(LAST_GAMES + 2):
        match = septet_game((Seat(), REN), "AAA-111")
        grades.save(kept(database, match, days), 4, [grade(0, days)], coached=False)
    found = grades.last_games("septet")
    assert [each.accuracy for each in found] == list(range(2, LAST_GAMES + 2))
    assert (found[0].luck, found[0].others, found[0].own) == (1_000, 2_000, -3_000)


def test_reviews_without_grades_are_named(database: Database, grades: Grades) -> None:
    number = kept(database, septet_game((Seat(), REN), "AAA-111"))
    Reviews(database).save(number, 4, {})
    assert grades.missing("septet", 4) == [number]
    assert grades.missing("septet", 5) == []
    assert grades.missing("yokai", 4) == []
    grades.save(number, 4, [grade()], coached=False)
    assert grades.missing("septet", 4) == []


def test_grades_go_with_their_game(database: Database, grades: Grades) -> None:
    number = kept(database, septet_game((Seat(), REN), "AAA-111"))
    grades.save(number, 4, [grade(lead=KindLoss(1, 0.1))], coached=False)
    History(database).delete([number])
    grades.save(number, 4, [grade()], coached=False)
    assert grades.last_games() == ()
    assert database.value("SELECT count(*) FROM kind_loss") == 0
