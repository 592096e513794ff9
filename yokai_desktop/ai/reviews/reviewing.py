"""Reviewing a game step by step, whichever game it is.

A game's judge is a module with

- ``VERSION``, a number that grows when ratings change,
- ``judge(match, wanted, seed)``: yields one ``Decision`` for each wanted action, in their order,
- ``conclude(match, decisions)``: what follows from all decisions, cheap enough to do at once,
- ``kinds_of(match)``: what decisions were about where their kind says too little, by their index.

A decision is a pure function of the record, its index, its effort and the seed, so that work may
stop after any of them and go on later, in another process, with the same outcome.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, cast

from yokai_desktop.ai.players import module_of
from yokai_desktop.ai.reviews.plausible import is_plausible_review
from yokai_desktop.ai.reviews.reviewed import Decision, Effort, LedgerRow, Mirror, Review
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match


@dataclass(frozen=True)
class Wanted:
    """An action of the record that is to be rated."""

    index: int
    effort: Effort


@dataclass(frozen=True)
class Conclusion:
    """What follows from the decisions of a whole game."""

    ledger: tuple[LedgerRow, ...] = ()
    mirrors: tuple[Mirror, ...] = ()
    facts: Mapping[str, Json] = field(default_factory=dict)


class Judge(Protocol):
    """What the module of a game's judge offers."""

    VERSION: int

    def judge(self, match: Match, wanted: Sequence[Wanted], seed: str) -> Iterator[Decision]:
        """Rate the wanted actions, in their order."""

    def conclude(self, match: Match, decisions: tuple[Decision, ...]) -> Conclusion:
        """Ledger, accuracy and what else follows; ``decisions`` holds one for each action."""

    def kinds_of(self, match: Match) -> dict[int, str]:
        """What decisions were about, more precisely than their kind."""


def judge_of(game: str) -> Judge:
    """The judge of a game, imported when it is first needed."""
    return cast(Judge, module_of(game, "review"))


def begin(match: Match, *, seat: int | None = None, seed: str = "", quick: bool = False) -> Review:
    """A review in which nothing has been rated yet."""
    return Review(
        game=match.game.name,
        judge=judge_of(match.game.name).VERSION,
        seed=seed,
        quick=quick,
        seat=seat,
        actions=len(match.actions),
    )


def fits(review: Review, match: Match) -> bool:
    """Whether a kept review is of this record and by today's judge, as far as that can be told."""
    return (
        review.game == match.game.name
        and review.actions == len(match.actions)
        and review.judge == judge_of(match.game.name).VERSION
        and is_plausible_review(review, match)
    )


def go_on(match: Match, review: Review) -> Generator[Review, None, None]:
    """Work a review out, yielding it after every decision; the last one is complete.

    Finished decisions are taken as they are.
    """
    judge = judge_of(match.game.name)
    done = {decision.index: decision for decision in review.decisions}
    spent = review.seconds
    began = time.process_time()
    for decision in judge.judge(match, _missing(match, review, done), review.seed):
        done[decision.index] = decision
        decisions = tuple(done[index] for index in sorted(done))
        seconds = spent + time.process_time() - began
        review = replace(review, decisions=decisions, seconds=seconds)
        if not review.is_complete:
            yield review
    conclusion = judge.conclude(match, review.decisions)
    yield replace(
        review,
        ledger=conclusion.ledger,
        mirrors=conclusion.mirrors,
        facts=conclusion.facts,
        seconds=round(spent + time.process_time() - began, 3),
    )


def reviewed(match: Match, review: Review) -> Review:
    """The complete review, worked out at once."""
    for step in go_on(match, review):
        review = step
    return review


def _missing(match: Match, review: Review, done: Iterable[int]) -> list[Wanted]:
    """What is still to be rated, in the order of the game, so that its rounds come one by one.

    The seat in question gets the whole effort, the others what the ledger needs.
    """
    effort, less = (Effort.QUICK, Effort.BRIEF) if review.quick else (Effort.FULL, Effort.QUICK)
    known = set(done)
    return [
        Wanted(index, effort if review.seat in (None, seat) else less)
        for index, seat in enumerate(_actors(match))
        if index not in known
    ]


def _actors(match: Match) -> list[int]:
    """Who played each action."""
    state, _ = match.game.deal(match.setup)
    actors = []
    for action in match.actions:
        assert state.to_act is not None
        actors.append(state.to_act)
        state, _ = state.play(action)
    return actors
