"""How fast the computer players of all games think here.

Everything counts processor time of one thread.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from yokai_desktop.ai import players
from yokai_desktop.engine.contract import Game, View
from yokai_desktop.engine.match import Match


def figures(seconds: float) -> dict[str, Any]:
    """The figures of every game, as its own module ``speed`` measures them."""
    found: dict[str, Any] = {}
    for game in players.PLAYERS:
        found |= players.module_of(game, "speed").figures(seconds)
    return found


def decision_ms(game: Game, count: int, level: str, seconds: float) -> float:
    """The mean time of a decision in games between players of one level."""
    spent, decisions, number = 0.0, 0, 0
    while spent < seconds:
        match = Match(game, game.setup(count, seed=f"speed/{number}"))
        number += 1
        rng = Random(number)
        while match.to_act is not None and spent < seconds:
            spent += decide_once(match, level, rng)
            decisions += 1
    return round(1000 * spent / decisions, 2)


def decide_once(match: Match, level: str, rng: Random) -> float:
    """Let the seat to act decide and play; the processor time it took."""
    assert match.to_act is not None
    view: View = match.view(match.to_act)
    before = time.process_time()
    action = players.choose(view, level, rng)
    spent = time.process_time() - before
    match.play(view.seat, action)
    return spent
