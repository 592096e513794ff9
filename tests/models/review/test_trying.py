"""Which mistakes are worth trying again, and how answers are judged."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from tests.reviewed_games import septet_reviewed, yokai_reviewed
from yokai_desktop.ai.reviews.reviewed import Choice, Decision, DecisionLabel, Review
from yokai_desktop.ai.reviews.reviewing import judge_of
from yokai_desktop.engine.marks import COACH
from yokai_desktop.engine.match import Match
from yokai_desktop.models.review.grading import KINDS, grades_of, is_coached
from yokai_desktop.models.review.keeping import grade_again, save_review
from yokai_desktop.models.review.trying import (
    LEAST_GAP,
    SURE,
    AnswerVerdict,
    NoPosition,
    Trying,
    choice_made,
    is_free,
    is_worth_trying,
    offered,
    positions_of,
)
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.grades import Grades
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.storage.mistakes import Mistakes
from yokai_desktop.storage.reviews import Reviews

TODAY = date(2026, 11, 18)


def decision(
    *gaps: tuple[float, float], label: DecisionLabel = DecisionLabel.MISTAKE, kind: str = "play"
) -> Decision:
    choices = tuple(
        Choice(f"play {place}", 0.5, 0.01, 0.5, 0.0, gap=gap, gap_error=error)
        for place, (gap, error) in enumerate(gaps)
    )
    return Decision(7, 0, f"play {len(gaps) - 1}", kind, 1, 1, label, choices=choices)


@pytest.mark.parametrize(
    ("gaps", "is_worth"),
    [
        ([(0.0, 0.0), (0.12, 0.01)], True),
        ([(0.0, 0.0), (0.08, 0.02)], True),
        ([(0.0, 0.0), (0.079, 0.01)], False),
        ([(0.0, 0.0), (0.12, 0.05)], False),
        ([(0.0, 0.0), (0.0, 0.0), (0.12, 0.01)], True),
        ([(0.0, 0.0), (0.01, 0.02), (0.12, 0.01)], True),
        ([(0.0, 0.0), (0.03, 0.02), (0.12, 0.01)], False),
        ([(0.0, 0.0), (0.009, 0.001), (0.12, 0.01)], True),
        ([(0.0, 0.0), (0.0, 0.0)], False),
    ],
)
def test_only_what_is_told_apart_by_8_points_and_3_errors(
    gaps: list[tuple[float, float]], is_worth: bool
) -> None:
    assert is_worth_trying(decision(*gaps)) == is_worth


def test_where_not_all_choices_are_kept_one_more_must_be_behind() -> None:
    assert not is_free(decision((0.0, 0.0), (0.2, 0.01), kind="look"))
    assert is_free(decision((0.0, 0.0), (0.1, 0.01), (0.2, 0.01), kind="look"))


def test_right_choices_are_not_tried() -> None:
    assert not is_worth_trying(decision((0.0, 0.0), (0.2, 0.01), label=DecisionLabel.BEST))


@pytest.mark.parametrize("kind", ["move", "hint", "look", "pass"])
def test_what_lies_between_is_not_asked_about(kind: str) -> None:
    found = decision((0.0, 0.0), (0.03, 0.01), (0.1, 0.02), (0.12, 0.05), (0.2, 0.01), kind=kind)
    assert is_worth_trying(found)
    assert not is_free(found)
    assert [each.gap for each in offered(found)] == [0.0, 0.1, 0.2]


@pytest.mark.parametrize("made", [(0.079, 0.01), (0.2, 0.07)])
def test_nothing_is_asked_where_the_mistake_itself_is_not_clear(made: tuple[float, float]) -> None:
    found = decision((0.0, 0.0), (0.03, 0.01), (0.1, 0.01), made, kind="move")
    assert offered(found) == ()
    assert not is_worth_trying(found)


def test_cards_are_never_asked_about_one_by_one() -> None:
    found = decision((0.0, 0.0), (0.03, 0.01), (0.2, 0.01), kind="play")
    assert offered(found) == ()
    assert not is_worth_trying(found)


def test_a_pass_is_found_whatever_the_order_of_its_cards() -> None:
    found = decision((0.0, 0.0), (0.03, 0.01), (0.2, 0.01), kind="pass")
    cards = replace(found.choices[2], action="pass fire-9 wind-2 wind-3")
    found = replace(found, action="pass wind-2 wind-3 fire-9", choices=(*found.choices[:2], cards))
    assert choice_made(found) is cards
    assert cards in offered(found)


@pytest.fixture
def database() -> Database:
    return Database(None)


def kept(database: Database, match: Match, review: Review) -> int:
    number = History(database).add(Entry(match, now()))
    assert number is not None
    save_review(database, number, match, review)
    return number


def test_every_position_of_a_review_comes_back_whole(database: Database) -> None:
    match, review = septet_reviewed()
    number = kept(database, match, review)
    tried = [Trying.of(each) for each in Mistakes(database).session(None, TODAY, game=number)]
    own = [d for d in review.decisions if d.seat == 0 and is_worth_trying(d)]
    assert own, "a game by chance is full of mistakes"
    assert [each.decision for each in tried] == own
    for each in tried:
        assert each.match.record() == match.record()
        assert each.curve
        assert all(point.seat == 0 for point in each.curve)
        asked = each.offered or each.decision.choices
        for choice in asked:
            behind = choice.gap >= LEAST_GAP and choice.gap >= SURE * choice.gap_error
            assert behind or choice in each.right


def test_answers_are_right_as_good_or_not_yet(database: Database) -> None:
    match, review = septet_reviewed()
    number = kept(database, match, review)
    found = Trying.of(Mistakes(database).session(None, TODAY, game=number)[0])
    read = match.game.read_action
    best, second, *_ = found.decision.choices
    assert found.verdict(read(best.action)) is AnswerVerdict.RIGHT
    assert found.verdict(read(found.decision.action)) is AnswerVerdict.NOT_YET
    as_good = replace(second, gap=0.004, gap_error=0.01)
    other = replace(found, decision=replace(found.decision, choices=(best, as_good)))
    assert other.verdict(read(second.action)) is AnswerVerdict.AS_GOOD
    assert other.verdict(read(found.decision.action)) is (
        AnswerVerdict.AS_GOOD if second.action == found.decision.action else AnswerVerdict.NOT_YET
    )


def test_names_of_people_are_not_kept_in_a_position() -> None:
    match, review = septet_reviewed()
    named = Match.replay(
        {
            **match.record(),
            "seats": [{"player": "person", "name": "Aiko"}, match.record()["seats"][1]],
        }
    )
    names = [
        [seat["name"] for seat in position.data["record"]["seats"]]
        for position in positions_of(named, review)
    ]
    assert names
    assert {name[0] for name in names} == {""}
    assert {name[1] for name in names} == {"Ren"}


def broken(data: dict[str, object]) -> list[dict[str, object]]:
    record = data["record"]
    assert isinstance(record, dict)
    return [
        {},
        {**data, "record": {**record, "format": 99}},
        {**data, "record": {**record, "actions": record["actions"][:5]}},
        {**data, "decision": {"index": 3}},
        {**data, "curve": 7},
        {**data, "decision": {**data["decision"], "index": 10_000}},  # type: ignore[dict-item]
    ]


def test_what_is_no_position_is_refused(database: Database) -> None:
    match, review = septet_reviewed()
    mistake = Mistakes(database).session
    number = kept(database, match, review)
    [found, *_] = mistake(None, TODAY, game=number)
    for data in broken(found.data):
        with pytest.raises(NoPosition):
            Trying.of(replace(found, data=data))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_losses_are_told_by_what_was_decided(players: int) -> None:
    match, review = septet_reviewed(players)
    kinds = judge_of("septet").kinds_of(match)
    grades = grades_of(match, review)
    assert [grade.seat for grade in grades] == list(range(players))
    for grade in grades:
        assert set(grade.kinds) <= set(KINDS)
        counted = sum(kind.decisions for kind in grade.kinds.values())
        rated = [d for d in review.decisions if d.seat == grade.seat and d.loss is not None]
        assert counted == len(rated)
    assert {"lead", "follow"} <= set(kinds.values())
    assert players != 4 or "duck" in kinds.values()


def test_a_game_of_yokai_is_graded_too(database: Database) -> None:
    match, review = yokai_reviewed()
    number = kept(database, match, review)
    assert set(Grades(database).by_kind("yokai")) <= {"look", "move", "hint", "declare"}
    [grade] = Grades(database).last_games("yokai")
    assert grade.number == number
    assert grade.won
    rows = [row for row in review.ledger if row.seat == 0]
    assert (grade.luck, grade.others, grade.own) == (rows[0].luck, rows[0].others, rows[0].own)


def test_a_game_with_the_coach_is_told_apart(database: Database) -> None:
    match, review = septet_reviewed()
    coached = Match.replay(match.record())
    coached.mark(0, COACH)
    assert not is_coached(match)
    assert is_coached(Match.replay(coached.record()))
    kept(database, coached, review)
    assert [grade.coached for grade in Grades(database).last_games()] == [True]


def test_reviews_of_earlier_versions_are_graded_later(database: Database) -> None:
    match, review = septet_reviewed()
    number = History(database).add(Entry(match, now()))
    assert number is not None
    grade_again(database, number)
    Reviews(database).save(number, review.judge, review.to_json())
    assert Grades(database).missing("septet", review.judge) == [number]
    grade_again(database, number)
    assert Grades(database).missing("septet", review.judge) == []
    assert Mistakes(database).waiting(None, TODAY) > 0
    grade_again(database, number + 1)
    other, _ = yokai_reviewed()
    foreign = History(database).add(Entry(other, now()))
    assert foreign is not None
    Reviews(database).save(foreign, 2, review.to_json())
    grade_again(database, foreign)
    assert Grades(database).last_games("yokai") == ()
