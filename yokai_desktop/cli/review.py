"""``yokai review FILE``: rate every decision of a game by what its seat could know."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from yokai_desktop.ai.reviews.plain_data import to_plain
from yokai_desktop.ai.reviews.reviewed import MARKED, Decision, Review
from yokai_desktop.ai.reviews.reviewing import begin, reviewed
from yokai_desktop.cli.replay import read_file
from yokai_desktop.cli.sentences import refused, say
from yokai_desktop.engine.match import Match
from yokai_desktop.words.levels import level_name


def run(arguments: Namespace) -> int:
    match = Match.read(read_file(Path(arguments.file)))
    seats = match.setup.players
    if arguments.seat is not None and not 0 <= arguments.seat < seats:
        raise refused("no_such_seat", seat=arguments.seat, last=seats - 1)
    begun = begin(match, seat=arguments.seat, seed=arguments.seed, quick=arguments.quick)
    review = reviewed(match, begun)
    if arguments.json:
        print(json.dumps(figures_of(review), ensure_ascii=False))
    else:
        _tell(review)
    return 0


def figures_of(review: Review) -> dict[str, Any]:
    """The review as plain data; of one seat where only that one was asked for.

    Accuracy and level stand under the number of their seat.
    """
    data = review.to_json()
    seats = _seats(review)
    return {
        "game": review.game,
        "judge": review.judge,
        "decisions": [
            _figures(decision) for decision in review.decisions if decision.seat in seats
        ],
        "ledger": [row for row in data.get("ledger", ()) if row["seat"] in seats],
        "accuracy": {
            str(each.seat): each.accuracy for each in review.mirrors if each.seat in seats
        },
        "played_like": {
            str(each.seat): each.played_like for each in review.mirrors if each.seat in seats
        },
        "seconds": review.seconds,
    }


def _figures(decision: Decision) -> dict[str, Any]:
    """A decision with all that every one has, even where it is nothing."""
    always: dict[str, Any] = {"best": None, "loss": None, "error": None, "choices": []}
    return {**always, **to_plain(decision)}


def _seats(review: Review) -> set[int]:
    return {mirror.seat for mirror in review.mirrors if review.seat in (None, mirror.seat)}


def _tell(review: Review) -> None:
    """The decisions that cost something, then how the seats did."""
    seats = _seats(review)
    for decision in review.decisions:
        if decision.seat in seats and decision.label in MARKED:
            print(
                say(
                    f"review_{decision.label.value}",
                    number=decision.index + 1,
                    seat=decision.seat,
                    action=decision.action,
                    loss=f"{100 * (decision.loss or 0):.0f}",
                    error=f"{100 * (decision.error or 0):.0f}",
                    best=decision.best,
                )
            )
    for mirror in review.mirrors:
        if mirror.seat in seats and mirror.accuracy is None:
            print(say("review_too_few", seat=mirror.seat, decisions=mirror.decisions))
        elif mirror.seat in seats:
            print(
                say(
                    "review_seat",
                    seat=mirror.seat,
                    accuracy=mirror.accuracy,
                    level=level_name(mirror.played_like or ""),
                )
            )
