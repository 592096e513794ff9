"""The journey, the progress at Septet and the numbers of the plots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from tests.played_games import AIKO, BEN, septet_game, septet_won_by, yokai_lost, yokai_won
from yokai_desktop.deal_codes import code_of_the_day, read_code
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.levels import Edition
from yokai_desktop.storage import statistics
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import Entry, History
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.storage.septet.progress import GameTally, septet_progress
from yokai_desktop.storage.septet.statistics import bosses_by_family
from yokai_desktop.storage.statistics import results_over_time
from yokai_desktop.storage.yokai.journey import custom_games, journey, last_edition, points_for
from yokai_desktop.storage.yokai.statistics import scores_by_level

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
"""A Monday."""


@pytest.fixture
def history() -> History:
    return History(Database(None))


def keep(history: History, match: Match, days: float = 0, aid: str = "") -> int:
    number = history.add(Entry(match, NOON + timedelta(days=days), aid))
    assert number is not None
    return number


def person(history: History, name: str) -> int:
    return next(who.id for who in Profiles(history.database).all() if who.name == name)


def test_before_the_first_game_every_level_is_open(history: History) -> None:
    first, second = journey(history.database)
    assert (first.edition, first.seals, first.most_seals) == (Edition.FIRST, 0, 12)
    assert (second.edition, second.seals, second.most_seals) == (Edition.SECOND, 0, 15)
    assert second.next_level == second.levels[0]
    assert last_edition(history.database) == Edition.SECOND


def test_a_level_that_was_only_lost_has_no_best_game(history: History) -> None:
    keep(history, yokai_lost())
    record = journey(history.database)[1].levels[0]
    assert (record.games, record.won, record.tier, record.best) == (1, 0, 0, None)


def test_a_level_shows_its_best_game_and_with_whom(history: History) -> None:
    keep(history, yokai_won(turns=14), 0)
    best = keep(history, yokai_won((AIKO, Seat("casual", "Ren")), turns=10), 1, "looks")
    keep(history, yokai_won(turns=10), 2)
    keep(history, yokai_lost(), 3)
    record = journey(history.database)[1].levels[0]
    assert (record.games, record.won, record.tier) == (4, 3, 2)
    assert record.best is not None
    assert (record.best.game, record.best.points, record.best.players) == (best, 11, 2)
    assert record.best.names == ("Aiko", "Ren")
    assert (record.best.aid, record.best.played) == ("looks", NOON + timedelta(days=1))


def test_the_way_on_is_the_first_level_not_won_then_the_first_to_be_won_better(
    history: History,
) -> None:
    keep(history, yokai_won(turns=14))
    second = journey(history.database)[1]
    assert second.seals == 1
    assert second.next_level is not None
    assert second.next_level.level == 2
    keep(history, yokai_won(edition="first", level=1), 1)
    keep(history, yokai_won(edition="first", level=1, turns=14), 2)
    first = journey(history.database)[0]
    assert first.levels[0].tier == 3
    assert first.next_level is not None
    assert first.next_level.level == 2
    better = replace(first, levels=(first.levels[0], second.levels[0]))
    assert better.next_level == second.levels[0]
    assert last_edition(history.database) == Edition.FIRST


def test_a_journey_can_be_complete(history: History) -> None:
    keep(history, yokai_won())
    record = journey(history.database)[1]
    done = replace(record, levels=record.levels[:1])
    assert done.seals == done.most_seals == 3
    assert done.next_level is None


def test_custom_and_continued_games_tick_nothing(history: History) -> None:
    custom = keep(history, yokai_won(options={"children": "yes"}))
    branched = yokai_won()
    branched.mark(0, BRANCH)
    keep(history, branched)
    keep(history, yokai_won((Seat("casual"), Seat("casual"))))
    assert [record.seals for record in journey(history.database)] == [0, 0]
    assert [game.id for game in custom_games(history.database)] == [custom]
    assert custom_games(history.database, person(history, "Aiko"))
    assert not custom_games(history.database, 99)


def test_a_journey_belongs_to_those_who_took_part(history: History) -> None:
    keep(history, yokai_won((AIKO, Seat("casual"))))
    keep(history, yokai_won((AIKO, BEN), edition="first", turns=10))
    ben = journey(history.database, person(history, "Ben"))
    assert [record.seals for record in ben] == [2, 0]
    assert [record.seals for record in journey(history.database)] == [2, 3]


def test_points_for_a_rank_follow_the_table() -> None:
    assert points_for(Edition.SECOND, 3, 1) is None
    assert points_for(Edition.SECOND, 3, 2) == 10
    assert points_for(Edition.SECOND, 3, 3) == 16
    assert points_for(Edition.FIRST, 3, 3) == 14


def test_septet_progress_counts_modes_opponents_and_streaks(history: History) -> None:
    novice = (AIKO, Seat("novice"), Seat("master"), Seat("expert"))
    master = (AIKO, Seat("master"), Seat("novice"), Seat("master"))
    keep(history, septet_won_by(0, novice), 0)
    keep(history, septet_won_by(0, master), 1)
    keep(history, septet_won_by(1, master), 2)
    keep(history, septet_won_by(0, (AIKO, BEN)), 3)
    progress = septet_progress(history.database, person(history, "Aiko"))
    assert progress.all == GameTally(4, 3)
    assert (progress.streak, progress.longest_streak) == (1, 2)
    four, two = progress.modes
    assert (four.mode, four.all, four.highest_beaten) == ("4-advanced", GameTally(3, 2), "master")
    assert four.against == (("master", GameTally(2, 1)), ("novice", GameTally(1, 1)))
    assert (two.mode, two.highest_beaten) == ("2-advanced", "")
    assert two.against == (("people", GameTally(1, 1)),)
    assert septet_progress(history.database, person(history, "Ben")).streak == -1
    assert septet_progress(history.database).all == GameTally(5, 3)


def test_septet_progress_tells_how_rounds_were_won(history: History) -> None:
    assert septet_progress(history.database).streak == 0
    match = septet_won_by(0, (AIKO, Seat("novice"), Seat("novice"), Seat("novice")))
    keep(history, match)
    own = [result for result in match.state.results if 0 in result.winners]  # type: ignore[attr-defined]
    rounds = dict(septet_progress(history.database).rounds_won)
    assert sum(rounds.values()) == len(own)
    for result in own:
        assert rounds[result.ending.name.lower()]


def test_two_people_of_one_team_make_one_result(history: History) -> None:
    keep(history, septet_game((AIKO, Seat("novice"), BEN, Seat("novice"))))
    assert septet_progress(history.database).all.games == 1


@pytest.mark.parametrize(
    ("days", "unit", "count"),
    [
        (0, "day", 1),
        (13, "day", 14),
        (14, "week", 3),
        (111, "week", 16),
        (112, "month", 4),
        (725, "month", 24),
        (726, "year", 3),
    ],
)
def test_results_over_time_choose_their_unit(
    history: History, days: int, unit: str, count: int
) -> None:
    keep(history, yokai_won(), 0)
    if days:
        keep(history, yokai_lost(), days)
    periods = results_over_time(history.database)
    assert {period.unit for period in periods} == {unit}
    assert len(periods) == count
    assert sum(period.won for period in periods) == 1
    assert periods[-1].lost == (1 if days else 0)


def test_days_are_not_counted_from_the_year_one(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger's file may tell of games of any date; the window does not freeze over them."""
    steps: list[str] = []

    def counted(start: date, unit: str, go: Callable[[date, str], date] = statistics._next) -> date:
        steps.append(unit)
        return go(start, unit)

    monkeypatch.setattr(statistics, "_next", counted)
    keep(history, yokai_won(), 0)
    keep(history, yokai_lost(), -365 * 2_000)
    assert results_over_time(history.database)[0].unit == "year"
    assert len(steps) < 3_000


def test_results_over_time_belong_to_a_game_and_a_person(history: History) -> None:
    keep(history, yokai_won((AIKO, Seat("casual"))), 0)
    keep(history, septet_won_by(1, (BEN, Seat("novice"))), 2)
    assert results_over_time(history.database, "yokai")[0].start == date(2026, 1, 5)
    assert [p.lost for p in results_over_time(history.database, "septet")] == [1]
    assert len(results_over_time(history.database)) == 3
    assert [p.won for p in results_over_time(history.database, "", person(history, "Ben"))] == [0]
    assert results_over_time(history.database, "", 99) == ()


def test_scores_by_level_hold_points_and_losses(history: History) -> None:
    keep(history, yokai_won(turns=10), 0)
    keep(history, yokai_won(turns=10), 1)
    keep(history, yokai_won(turns=14), 2)
    keep(history, yokai_lost(), 3)
    keep(history, yokai_won(options={"children": "yes"}), 4)
    (level,) = scores_by_level(history.database)
    assert (level.edition, level.level, level.games) == ("second", 1, 4)
    assert level.points == ((7, 1), (11, 2))
    assert level.lost == 1


def test_bosses_by_family_tell_own_from_rivals(history: History) -> None:
    match = septet_game()
    keep(history, match)
    bosses = bosses_by_family(history.database)
    assert bosses[0].family == "wind"
    assert len(bosses) == 7
    results = match.state.results  # type: ignore[attr-defined]
    total = sum(boss.own + boss.rivals for boss in bosses)
    assert 0 < total <= 7 * len(results)


def test_the_deal_of_the_day_follows_from_the_date_alone() -> None:
    code = code_of_the_day(date(2026, 11, 16))
    assert read_code(code) == code
    assert code == code_of_the_day(date(2026, 11, 16))
    assert code != code_of_the_day(date(2026, 11, 17))
