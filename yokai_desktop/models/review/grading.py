"""From a complete review to the grades that are told over time."""

from __future__ import annotations

from collections.abc import Mapping

from yokai_desktop.ai.reviews.reviewed import Decision, Review
from yokai_desktop.ai.reviews.reviewing import judge_of
from yokai_desktop.engine.marks import COACH
from yokai_desktop.engine.match import Match
from yokai_desktop.storage.grades import Grade, KindLoss

KINDS = ("pass", "discard", "lead", "follow", "duck", "look", "move", "hint", "declare")
"""Kinds of decisions, in the order in which they are told."""


def is_coached(match: Match) -> bool:
    """Whether the coach was at the table."""
    return any(mark.what == COACH for mark in match.marks)


def grades_of(match: Match, review: Review) -> tuple[Grade, ...]:
    """The grade of every seat; the review must be complete."""
    kinds = judge_of(match.game.name).kinds_of(match)
    accuracies = {mirror.seat: mirror.accuracy for mirror in review.mirrors}
    return tuple(
        Grade(
            seat,
            accuracies.get(seat),
            luck=sum(row.luck for row in review.ledger if row.seat == seat),
            others=sum(row.others for row in review.ledger if row.seat == seat),
            own=sum(row.own for row in review.ledger if row.seat == seat),
            kinds=_losses([each for each in review.decisions if each.seat == seat], kinds),
        )
        for seat in range(len(match.seats))
    )


def _losses(decisions: list[Decision], kinds: Mapping[int, str]) -> dict[str, KindLoss]:
    found: dict[str, KindLoss] = {}
    for decision in decisions:
        if decision.loss is not None:
            kind = kinds.get(decision.index, decision.kind)
            before = found.get(kind, KindLoss(0, 0.0))
            # A loss is never below 0; its measure may be, so that means of it are right.
            lost = float(decision.facts.get("lead", decision.loss))
            found[kind] = KindLoss(before.decisions + 1, before.loss + lost)
    return found
