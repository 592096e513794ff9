"""Kept figures that cannot be those of a game are not believed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.reviewed_games import SEVEN_NEXT, septet_reviewed, yokai_reviewed
from yokai_desktop.ai.reviews.plausible import is_plausible_point, is_plausible_review
from yokai_desktop.ai.reviews.reviewed import Decision, Review
from yokai_desktop.ai.reviews.reviewing import fits

NAN = float("nan")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reviews_of_septet_are_believed(players: int) -> None:
    for variant in ("normal", SEVEN_NEXT) if players == 4 else ("normal",):
        match, review = septet_reviewed(players, variant)
        assert fits(Review.from_json(review.to_json()), match)


def test_reviews_of_yokai_are_believed() -> None:
    match, review = yokai_reviewed()
    assert fits(review, match)
    assert fits(Review.from_json(review.to_json()), match)


def chosen(review: Review) -> Decision:
    return next(each for each in review.decisions if each.choices and each.curve)


@pytest.mark.parametrize(
    "harm",
    [
        {"index": -1},
        {"index": 10_000},
        {"action": "pass"},
        {"seat": 4},
        {"round": -1},
        {"step": 2**40},
        {"best": "move 5 2,-1"},
        {"open_best": "x"},
        {"worlds": -1},
        {"loss": NAN},
        {"error": 1e300},
        {"open_loss": -5.0},
        {"swing": (2**60,)},
        {"kind": "x" * 50},
        {"facts": {"x": float("inf")}},
        {"facts": {"x": 2**70}},
        {"facts": {"x": "é" * 500}},
        {"facts": {"x": [[[[[[1]]]]]]}},
        {"facts": {"x": object()}},
    ],
)
def test_a_decision_that_cannot_be_is_not_believed(harm: dict[str, Any]) -> None:
    match, review = septet_reviewed(4)
    strange = replace(chosen(review), **harm)
    assert not is_plausible_review(replace(review, decisions=(strange,)), match)


@pytest.mark.parametrize(
    "harm",
    [
        {"action": "dance"},
        {"chance": NAN},
        {"game": 1e9},
        {"gap": float("inf")},
        {"points": 1e9},
        {"reason": "x" * 50},
        {"facts": {"x": NAN}},
    ],
)
def test_a_choice_that_cannot_be_is_not_believed(harm: dict[str, Any]) -> None:
    match, review = septet_reviewed(4)
    decision = chosen(review)
    strange = replace(decision, choices=(replace(decision.choices[0], **harm),))
    assert not is_plausible_review(replace(review, decisions=(strange,)), match)


def test_points_rows_and_mirrors_that_cannot_be_are_not_believed() -> None:
    match, review = septet_reviewed(4)
    point = chosen(review).curve[0]
    for harm in ({"at": 10_000}, {"seat": -1}, {"chance": NAN}, {"facts": {"x": NAN}}):
        assert not is_plausible_point(replace(point, **harm), match)
    row, mirror = review.ledger[0], review.mirrors[0]
    assert not is_plausible_review(replace(review, ledger=(replace(row, luck=2**60),)), match)
    for other in (
        replace(mirror, seat=9),
        replace(mirror, decisions=-1),
        replace(mirror, accuracy=101),
        replace(mirror, played_like="../x"),
        replace(mirror, mean_loss=NAN),
        replace(mirror, counts={"best": -1}),
    ):
        assert not is_plausible_review(replace(review, mirrors=(other,)), match)
    twice = replace(review, decisions=review.decisions[:1] * 2)
    assert not is_plausible_review(twice, match)
