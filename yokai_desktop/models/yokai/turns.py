"""A reviewed game of Yōkai turn by turn: marks, moves still needed, what the team knew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yokai_desktop.ai.reviews.reviewed import Decision, DecisionLabel, Review
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.state import YokaiState

Beliefs = Sequence[Sequence[int]]
"""For every card how likely it is of each family, in percent."""


@dataclass(frozen=True)
class TurnRow:
    """One turn; ``need`` and ``knew`` are told as they were after it, None where unknown."""

    number: int
    seat: int
    index: int
    """Of its first action."""
    marks: tuple[DecisionLabel, ...]
    """How its decisions are rated, in their order."""
    need: int | None
    """The moves still needed, all cards open; -1 if none would do."""
    knew: int | None
    """How much of the truth all players together believed, in percent."""
    is_declared: bool
    could_declare: bool
    """Whether its player could have known here, for the first time, that all was at peace."""


def families_of(match: Match) -> tuple[int, ...]:
    """The true family of every card of a finished game."""
    state = match.state
    assert isinstance(state, YokaiState)
    assert match.outcome is not None
    return tuple(int(family) for family in state.families)


def turns_of(match: Match, review: Review) -> tuple[TurnRow, ...]:
    """All turns that are known so far."""
    truth = families_of(match)
    turns: dict[int, list[Decision]] = {}
    for decision in review.decisions:
        turns.setdefault(decision.step, []).append(decision)
    peace = review.facts.get("peace") or {}
    declared = review.facts.get("declared")
    return tuple(
        TurnRow(
            number=number,
            seat=found[0].seat,
            index=found[0].index,
            marks=tuple(each.label for each in found),
            need=found[-1].facts.get("need_open"),
            knew=_knew(found[-1].facts.get("beliefs"), truth),
            is_declared=any(each.index == declared for each in found),
            could_declare=peace.get("turn") == number,
        )
        for number, found in sorted(turns.items())
    )


def _knew(beliefs: Sequence[Beliefs] | None, truth: Sequence[int]) -> int | None:
    if not beliefs:
        return None
    shares = [seat[card][truth[card]] for seat in beliefs for card in range(CARDS)]
    return round(sum(shares) / len(shares))


def beliefs_at(review: Review, position: int, seat: int) -> Beliefs | None:
    """What a seat believed after so many actions; None before the first, or where unknown."""
    before = next((each for each in review.decisions if each.index == position - 1), None)
    beliefs = before.facts.get("beliefs") if before is not None else None
    return beliefs[seat] if beliefs else None
