"""A reviewed game as data: it round-trips, and what is none is refused."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from yokai_desktop.ai.reviews.labels import label_of
from yokai_desktop.ai.reviews.reviewed import (
    BadReview,
    Choice,
    CurvePoint,
    Decision,
    DecisionLabel,
    Effort,
    LedgerRow,
    Mirror,
    Review,
)
from yokai_desktop.engine.contract import Json

CHOICES = (
    Choice("play fire-9", 0.57, 0.01, 0.61, 1.5, reason="wins_boss", open_chance=1.0),
    Choice("play wind-2", 0.45, 0.01, 0.55, 1.0, 0.12, 0.008, facts={"told": {"1": [0.5, None]}}),
)
DECISION = Decision(
    index=4,
    seat=1,
    action="play wind-2",
    kind="play",
    round=1,
    step=3,
    label=DecisionLabel.MISTAKE,
    best="play fire-9",
    loss=0.12,
    error=0.008,
    worlds=2000,
    effort=Effort.QUICK,
    choices=CHOICES,
    swing=(6000, -6000),
    open_loss=0.25,
    curve=(CurvePoint(4, 1, 1, 3, 0.57, 0.61, 0.01, facts={"moves": 3}),),
)
REVIEW = Review(
    game="septet",
    judge=1,
    seed="4",
    quick=False,
    seat=1,
    actions=1,
    decisions=(DECISION,),
    ledger=(LedgerRow(1, 1, -5000, 2000, -1000, -6000),),
    mirrors=(Mirror(1, 30, 0.02, 84, "adept", {"mistake": 1}),),
    seconds=1.5,
)


def test_a_review_comes_back_from_json_text() -> None:
    text = json.dumps(REVIEW.to_json())
    assert Review.from_json(json.loads(text)) == REVIEW


def test_defaults_are_not_written() -> None:
    written = replace(REVIEW, decisions=(), ledger=(), mirrors=()).to_json()
    assert "decisions" not in written
    assert Review.from_json(written).decisions == ()


@pytest.mark.parametrize(
    "damage",
    [
        {"format": 2},
        {"format": None},
        {"seconds": "long"},
        {"seat": "1"},
        {"quick": 1},
        {"decisions": [{"index": 1}]},
        {"decisions": ["play"]},
        {"decisions": 3},
        {"mirrors": [{"seat": 1, "counts": {"slip": "many"}}]},
        {"surprise": 1},
    ],
)
def test_what_is_no_review_is_refused(damage: dict[str, Json]) -> None:
    with pytest.raises(BadReview):
        Review.from_json({**REVIEW.to_json(), **damage})


@pytest.mark.parametrize("data", [None, [], "review", {}])
def test_other_data_is_refused(data: object) -> None:
    with pytest.raises(BadReview):
        Review.from_json(data)


def test_an_unknown_label_is_refused() -> None:
    written = REVIEW.to_json()
    written["decisions"][0]["label"] = "brilliant"
    with pytest.raises(BadReview, match="label"):
        Review.from_json(written)


def test_a_review_is_complete_with_a_decision_for_every_action() -> None:
    assert REVIEW.is_complete
    assert not replace(REVIEW, actions=2).is_complete
    assert REVIEW.curve == DECISION.curve


@pytest.mark.parametrize(
    ("loss", "error", "label"),
    [
        (0.0, 0.01, DecisionLabel.FINE),
        (0.049, 0.001, DecisionLabel.FINE),
        (0.05, 0.001, DecisionLabel.SLIP),
        (0.10, 0.01, DecisionLabel.MISTAKE),
        (0.149, 0.01, DecisionLabel.MISTAKE),
        (0.15, 0.01, DecisionLabel.BLUNDER),
        (0.15, 0.08, DecisionLabel.FINE),
    ],
)
def test_labels_follow_the_loss_beyond_two_errors(
    loss: float, error: float, label: DecisionLabel
) -> None:
    assert label_of(loss, error, is_best=False) == label


def test_the_best_choice_is_the_best_whatever_was_measured() -> None:
    assert label_of(0.2, 0.01, is_best=True) == DecisionLabel.BEST


def test_a_choice_within_two_errors_is_tied_with_the_best() -> None:
    assert not CHOICES[1].tied
    assert replace(CHOICES[1], gap=0.016).tied
