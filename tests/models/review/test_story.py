"""What a review tells one player: sums that sum, a curve without gaps, moments that matter."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.reviewed_games import SEVEN_NEXT, septet_reviewed, yokai_reviewed
from yokai_desktop.ai.reviews.reviewed import MARKED, DecisionLabel, Review
from yokai_desktop.engine.match import Match
from yokai_desktop.models.review.ledger import COLUMNS, SUM_ROLE, LedgerModel
from yokai_desktop.models.review.story import GAME, ROUND, CurveRow, Story, points_of
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.models.septet import review as septet_parts
from yokai_desktop.models.yokai import review as yokai_parts

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
MODES = [(2, "normal"), (3, "normal"), (4, "normal"), (4, SEVEN_NEXT)]


def story_of(match: Match, review: Review, viewer: int = 0) -> Story:
    sides = 2 if len(match.seats) == 4 else len(match.seats)
    return Story(
        review,
        septet_parts.round_parts(match, viewer),
        viewer,
        lambda seat: seat % sides,
        septet_parts.final_of(match, viewer),
    )


@pytest.mark.parametrize(("players", "variant"), MODES)
def test_a_curve_has_a_row_for_every_deal_and_trick(players: int, variant: str) -> None:
    match, review = septet_reviewed(players, variant)
    story = story_of(match, review)
    places = [place for part in story.parts for place in part.places]
    for scale in (GAME, ROUND):
        rows = story.curve(scale)
        found = {point.at for point in review.curve}
        assert [row.at for row in rows] == [place for place in places if place in found]
        assert all(0 <= row.chance <= 1 and 0 <= row.after <= 1 for row in rows)
        assert sum(len(row.marks) for row in rows) == len(story.marks)
    assert story.curve(GAME)[-1].after == story.final


@pytest.mark.parametrize(("players", "variant"), MODES)
def test_every_row_of_luck_and_skill_sums(players: int, variant: str) -> None:
    match, review = septet_reviewed(players, variant)
    for viewer in range(players):
        story = story_of(match, review, viewer)
        sums = story.ledger(review.ledger)
        assert len(sums) == len(story.parts) + (len(story.parts) > 1)
        for each in sums:
            assert each.cards + each.others + each.own == each.result
            assert each.own <= 0
        whole = sums[-1]
        assert abs(whole.start + whole.result - 100 * story.final) <= 1


def test_marks_are_those_of_the_labels_and_told_from_the_viewers_side() -> None:
    match, review = septet_reviewed(4)
    story = story_of(match, review)
    marked = [each for each in review.decisions if each.label in MARKED]
    assert [mark.decision for mark in story.marks] == marked
    assert all((mark.points < 0) == (mark.decision.seat % 2 == 0) for mark in story.marks)
    assert all(mark.is_own == (mark.decision.seat == 0) for mark in story.marks)


def test_moments_are_at_most_three_in_order_one_of_them_ones_own() -> None:
    match, review = septet_reviewed(4)
    story = story_of(match, review)
    indexes = [mark.decision.index for mark in story.moments]
    assert len(indexes) == 3
    assert indexes == sorted(indexes)
    assert any(mark.is_own for mark in story.moments)


def test_without_a_mark_the_right_choice_that_mattered_most_is_a_moment() -> None:
    match, review = septet_reviewed(2)
    clean = tuple(
        replace(each, label=DecisionLabel.FINE) if each.label in MARKED else each
        for each in review.decisions
    )
    story = story_of(match, replace(review, decisions=clean))
    assert not story.marks
    right = [
        each.choices[1].gap
        for each in clean
        if each.seat == 0 and each.label is DecisionLabel.BEST and len(each.choices) > 1
        if not each.choices[1].tied and each.choices[1].gap >= 0.05
    ]
    assert [mark.decision.choices[1].gap for mark in story.moments] == [max(right)]
    none_right = tuple(replace(each, label=DecisionLabel.FINE) for each in clean)
    assert story_of(match, replace(review, decisions=none_right)).moments == ()


def test_rounds_become_known_one_by_one() -> None:
    match, review = septet_reviewed(2)
    parts = septet_parts.round_parts(match, 0)
    assert len(parts) > 1
    begun = replace(review, decisions=review.decisions[: parts[0].end], ledger=(), mirrors=())
    story = story_of(match, begun)
    assert story.known == {1}
    assert story.under_way == 2
    assert {row.round for row in story.curve(GAME)} == {1}
    sums = story.ledger(review.ledger)
    assert [each.round for each in sums] == [1, None]
    nothing = story_of(match, replace(begun, decisions=()))
    assert nothing.known == frozenset()
    assert nothing.curve(ROUND) == ()
    assert nothing.ledger(review.ledger) == ()


def test_a_game_of_turns_is_one_round() -> None:
    match, review = yokai_reviewed()
    parts = yokai_parts.round_parts(match)
    story = Story(review, parts, 0, lambda seat: 0, yokai_parts.final_of(match))
    rows = story.curve(GAME)
    assert len(parts) == 1
    assert [row.step for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1].after == 1.0


@pytest.mark.parametrize(
    ("share", "points"), [(0.125, 13), (-0.125, -13), (0.0, 0), (0.994, 99), (-0.004, 0)]
)
def test_points_are_rounded_away_from_zero(share: float, points: int) -> None:
    assert points_of(share) == points


def test_models_hold_what_they_are_given(qtbot: QtBot) -> None:
    match, review = septet_reviewed(2)
    story = story_of(match, review)
    rows: RowsModel[CurveRow] = RowsModel(CurveRow, lambda row: str(row.at))
    ledger = LedgerModel(lambda found, column: f"{column} {found.round}", str.upper)
    for model in (rows, ledger):
        QAbstractItemModelTester(model, FATAL, model)
    rows.set_rows(story.curve(GAME))
    rows.set_rows(story.curve(ROUND))
    sums = story.ledger(review.ledger)
    for shown in (sums[:1], sums, (), sums):
        ledger.show(shown)
        assert ledger.rowCount() == len(shown)
    ledger.update_words()
    assert ledger.index(0, 2).data() == "cards 1"
    assert ledger.index(0, 2).data(SUM_ROLE) == sums[0]
    assert ledger.index(0, 2).data(Qt.ItemDataRole.DecorationRole) is None
    heads = [ledger.headerData(n, Qt.Orientation.Horizontal) for n in range(len(COLUMNS))]
    assert heads == [column.upper() for column in COLUMNS]
    assert ledger.headerData(0, Qt.Orientation.Vertical) is None
    assert ledger.headerData(99, Qt.Orientation.Horizontal) is None
