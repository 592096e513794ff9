"""The desk: work goes on when it is left, is kept, outlives a kill and a new start."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.played_games import yokai_won
from yokai_desktop.ai.reviews.reviewed import Review
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.models.review.desk import ReviewDesk, Sitting
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.storage.reviews import Reviews

LONGEST = 60_000
SEATS = (Seat(), Seat("casual", "Ren"))


@pytest.fixture
def database() -> Database:
    return Database(None)


@pytest.fixture
def desk(qtbot: QtBot, database: Database) -> Iterator[ReviewDesk]:
    made = ReviewDesk(lambda: Reviews(database))
    yield made
    made.close()


def keep(database: Database, turns: int = 3) -> tuple[Match, int]:
    match = yokai_won(SEATS, turns=turns)
    number = History(database).add(Entry(match, now()))
    assert number is not None
    return match, number


def kept_of(database: Database, number: int, judge: int) -> Review:
    data = Reviews(database).load(number, judge)
    assert data is not None
    return Review.from_json(data)


def plain(review: Review) -> str:
    """A review as it is written down."""
    return json.dumps(review.to_json())


def test_what_is_worked_out_is_told_and_kept(
    qtbot: QtBot, desk: ReviewDesk, database: Database
) -> None:
    match, number = keep(database)
    told: list[Sitting] = []
    desk.progressed.connect(told.append)
    opened = desk.open(match, number, 0)
    assert opened.is_working
    assert opened.seconds_left is None
    qtbot.waitUntil(lambda: bool(told) and told[-1].review.is_complete, timeout=LONGEST)
    assert desk.now is None
    assert [len(sitting.review.decisions) for sitting in told] == list(
        range(1, len(match.actions) + 1)
    )
    assert plain(kept_of(database, number, told[-1].review.judge)) == plain(told[-1].review)
    again = desk.open(match, number, 0)
    assert plain(again.review) == plain(told[-1].review)
    assert not again.is_working
    assert desk.now is None


@pytest.mark.posix
def test_a_killed_process_goes_on_where_it_was(
    qtbot: QtBot, desk: ReviewDesk, database: Database
) -> None:
    match, number = keep(database, turns=4)
    told: list[Sitting] = []
    desk.progressed.connect(told.append)
    desk.open(match, number, 0)
    qtbot.waitUntil(lambda: len(told) >= 2, timeout=LONGEST)
    first = desk.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: told[-1].review.is_complete, timeout=LONGEST)
    assert desk.pid != first
    assert told[-1].error == ""


def test_a_closed_desk_keeps_what_there_is_and_another_goes_on(
    qtbot: QtBot, database: Database
) -> None:
    match, number = keep(database, turns=4)
    first = ReviewDesk(lambda: Reviews(database))
    told: list[Sitting] = []
    first.progressed.connect(told.append)
    first.open(match, number, 0)
    qtbot.waitUntil(lambda: len(told) >= 2, timeout=LONGEST)
    first.close()
    begun = kept_of(database, number, told[-1].review.judge)
    assert plain(replace(told[1].review, decisions=begun.decisions[:2])) == plain(told[1].review)
    second = ReviewDesk(lambda: Reviews(database))
    opened = second.open(match, number, 0)
    assert opened.review == begun
    assert opened.is_working
    second.close()


def test_another_game_comes_first_and_the_other_after_it(
    qtbot: QtBot, desk: ReviewDesk, database: Database
) -> None:
    long, first = keep(database, turns=4)
    short, second = keep(database, turns=1)
    done: list[int | None] = []
    desk.progressed.connect(
        lambda sitting: done.append(sitting.number) if sitting.review.is_complete else None
    )
    desk.open(long, first, 0)
    desk.open(short, second, 0)
    qtbot.waitUntil(lambda: len(done) == 2, timeout=LONGEST)
    assert done == [second, first]


def test_a_paused_review_rests_and_can_be_hurried(
    qtbot: QtBot, desk: ReviewDesk, database: Database
) -> None:
    match, number = keep(database)
    desk.open(match, number, 0)
    desk.pause()
    now_ = desk.now
    assert now_ is not None
    assert now_.is_paused
    assert not now_.is_working
    desk.resume()
    desk.hurry()
    now_ = desk.now
    assert now_ is not None
    assert now_.review.quick
    desk.hurry()
    qtbot.waitUntil(lambda: desk.now is None, timeout=LONGEST)


def test_what_cannot_be_read_is_worked_out_anew(desk: ReviewDesk, database: Database) -> None:
    match, number = keep(database, turns=0)
    complete = desk.open(match, number, 0).review
    other = replace(complete, actions=99)
    for data in ({"format": 99}, other.to_json(), {"nonsense": 1}):
        desk.close()
        Reviews(database).save(number, complete.judge, data)
        assert desk.open(match, number, 0).review.decisions == ()


def test_a_game_of_no_history_is_remembered(qtbot: QtBot, desk: ReviewDesk) -> None:
    match = yokai_won(SEATS, turns=0)
    desk.open(match, None, 0)
    qtbot.waitUntil(lambda: desk.now is None, timeout=LONGEST)
    assert desk.open(match, None, 0).review.is_complete


def test_a_review_that_cannot_be_kept_is_remembered(
    qtbot: QtBot, desk: ReviewDesk, database: Database
) -> None:
    match, number = keep(database, turns=0)
    database.close()
    desk.open(match, number, 0)
    qtbot.waitUntil(lambda: desk.now is None, timeout=LONGEST)
    assert desk.open(match, number, 0).review.is_complete
