"""How fast the computer players think here: rollouts, search and whole decisions.

Everything counts processor time of one thread.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from yokai_desktop.ai import players
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME
from yokai_desktop.ai.septet.thinking import instinct_of, search_card
from yokai_desktop.engine.contract import Game, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.engine.yokai.game import YOKAI

ROLLOUTS = 200


def figures(seconds: float) -> dict[str, Any]:
    """Rollouts and search iterations a second, and what a decision takes at each best level."""
    view = _first_lead()
    return {
        "septet_rollouts_per_s": rollouts_per_s(view, seconds),
        "septet_search_iterations_per_s": search_iterations_per_s(view, seconds),
        "septet_master_ms": decision_ms(SEPTET, 4, "master", seconds),
        "yokai_expert_ms": decision_ms(YOKAI, 2, "expert", seconds),
    }


def _first_lead() -> SeptetView:
    """The view of the seat that leads a round of four."""
    match = Match(SEPTET, SEPTET.setup(4, seed="speed"))
    for _ in range(4):
        _play(match, "novice", Random(0))
    assert match.to_act is not None
    view = match.view(match.to_act)
    assert isinstance(view, SeptetView)
    return view


def rollouts_per_s(view: SeptetView, seconds: float) -> int:
    """Rounds of four played out by instinct, from the first card on."""
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(1)
    worlds = [knowledge.imagine(dealer) for _ in range(ROLLOUTS)]
    instinct = instinct_of(view.mode)
    first = worlds[0]
    scratch = Imagined(first.players, first.left, first.boss_limit, first.trick_limit)
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for world in worlds:
            scratch.copy(world)
            instinct.play_out(scratch)
        done += ROLLOUTS
    return round(done / spent)


def search_iterations_per_s(view: SeptetView, seconds: float) -> int:
    """Iterations of the search at the first lead, worlds included."""
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += int(search_card(view, LEVELS_BY_NAME["master"], Random(done)).iterations)
    return round(done / spent)


def decision_ms(game: Game, count: int, level: str, seconds: float) -> float:
    """The mean time of a decision in games between players of one level."""
    spent, decisions, number = 0.0, 0, 0
    while spent < seconds:
        match = Match(game, game.setup(count, seed=f"speed/{number}"))
        number += 1
        rng = Random(number)
        while match.to_act is not None and spent < seconds:
            spent += _play(match, level, rng)
            decisions += 1
    return round(1000 * spent / decisions, 2)


def _play(match: Match, level: str, rng: Random) -> float:
    """Let the seat to act decide and play; the processor time it took."""
    assert match.to_act is not None
    view: View = match.view(match.to_act)
    before = time.process_time()
    action = players.choose(view, level, rng)
    spent = time.process_time() - before
    match.play(view.seat, action)
    return spent
