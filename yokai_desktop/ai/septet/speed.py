"""How fast the players of Septet think here: rollouts, search and whole decisions."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME
from yokai_desktop.ai.septet.thinking import instinct_of, search_card
from yokai_desktop.ai.speed import decide_once, decision_ms
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.view import SeptetView

ROLLOUTS = 200


def figures(seconds: float) -> dict[str, Any]:
    """Rollouts and search iterations a second, and what a decision of a master takes."""
    view = _first_lead()
    return {
        "septet_rollouts_per_s": rollouts_per_s(view, seconds),
        "septet_search_iterations_per_s": search_iterations_per_s(view, seconds),
        "septet_master_ms": decision_ms(SEPTET, 4, "master", seconds),
    }


def _first_lead() -> SeptetView:
    """The view of the seat that leads a round of four."""
    match = Match(SEPTET, SEPTET.setup(4, seed="speed"))
    for _ in range(4):
        decide_once(match, "novice", Random(0))
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
