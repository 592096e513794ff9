"""Comparing choices made before the first trick: each is played out in the same worlds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.thinking import DEADLINE, instinct_of
from yokai_desktop.engine.septet.view import SeptetView

A = TypeVar("A")
Prepare = Callable[[Imagined], Callable[[A], Imagined]]
"""From a world to what turns a choice into the round ready to be played."""


@dataclass
class RoundTally:
    """What the rounds after one choice brought its side."""

    rounds: int = 0
    worth: int = 0
    wins: int = 0
    points: int = 0


def play_out_each(
    view: SeptetView, choices: Sequence[A], prepare: Prepare[A], worlds: int, rng: Random
) -> list[RoundTally]:
    """Play every choice out by instinct, in so many worlds."""
    deadline = time.process_time() + DEADLINE
    stakes = stakes_of(view)
    side = view.mode.side_of(view.seat)
    tallies = [RoundTally() for _ in choices]
    for rounds in _played_out(view, choices, prepare, worlds, rng):
        for after, tally in zip(rounds, tallies, strict=True):
            tally.rounds += 1
            tally.worth += stakes.worth(after, side)
            if stakes.has_won(after, side):
                tally.wins += 1
                tally.points += stakes.won_points(after)
        if time.process_time() > deadline:
            break
    return tallies


def _played_out(
    view: SeptetView, choices: Sequence[A], prepare: Prepare[A], worlds: int, rng: Random
) -> Iterator[list[Imagined]]:
    """For each of so many worlds the finished rounds after all choices."""
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(rng.getrandbits(32))
    instinct = instinct_of(view.mode)
    for _ in range(worlds):
        after_choice = prepare(knowledge.imagine(dealer))
        rounds = [after_choice(choice) for choice in choices]
        for after in rounds:
            instinct.play_out(after)
        yield rounds


def best_choice(choices: Sequence[A], tallies: Sequence[RoundTally]) -> A:
    """The choice worth most, the first of equals."""
    return choices[max(range(len(choices)), key=lambda index: tallies[index].worth)]
