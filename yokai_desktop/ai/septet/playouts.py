"""Comparing choices made before the first trick: each is played out in the same worlds."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import Heats
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.thinking import DEADLINE, instinct_of
from yokai_desktop.engine.septet.view import SeptetView

A = TypeVar("A")
Prepare = Callable[[Imagined], Callable[[A], Imagined]]
"""From a world to what turns a choice into the round ready to be played."""


def best_played_out(
    view: SeptetView, choices: Sequence[A], prepare: Prepare[A], heats: Heats, rng: Random
) -> A:
    """The choice worth most when rounds are played out by instinct, the first of equals.

    Choices come most promising first.  From heat to heat fewer of them go on, those that were
    worth most so far; all that go on have been played out in the same worlds.
    """
    deadline = time.process_time() + DEADLINE
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(rng.getrandbits(32))
    instinct, stakes = instinct_of(view.mode), stakes_of(view)
    side = view.mode.side_of(view.seat)
    worths = [0] * len(choices)
    among = list(range(len(choices)))
    for kept, worlds in heats:
        among = sorted(among, key=lambda index: (-worths[index], index))[:kept]
        for _ in range(worlds):
            after_choice = prepare(knowledge.imagine(dealer))
            for index in among:
                after = after_choice(choices[index])
                instinct.play_out(after)
                worths[index] += stakes.worth(after, side)
            if time.process_time() > deadline:
                break
    return choices[min(among, key=lambda index: (-worths[index], index))]
