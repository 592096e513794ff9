"""A player who sees through the cards: golden games should be won now and then."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease, Move, PlaceHint
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.solving.solution import Verdict, solve
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.tableau import Step, Tableau


def knowing_choice(match: Match, rng: Random) -> Action:
    """Look anywhere, move the shortest way, declare when done.

    Hints go on any card, true or false; only cards that the way still needs stay free.
    """
    state = match.state
    assert isinstance(state, YokaiState)
    legal = state.legal()
    way = _way(state)
    if state.tableau.step is Step.FIRST_LOOK:
        return rng.choice([action for action in legal if (action == Appease()) is (way == ())])
    if state.tableau.step is Step.MOVE and way:
        return way[0]
    if state.tableau.step is Step.HINT:
        needed = {move.card for move in way or ()}
        harmless = [
            action
            for action in legal
            if not (isinstance(action, PlaceHint) and action.card in needed)
        ]
        return rng.choice(harmless)
    return rng.choice(legal)


def _way(state: YokaiState) -> tuple[Move, ...] | None:
    pairs = tuple(card.pair for card in state.affinities if card.pair is not None)
    # Only the layout counts: the same way serves every step of a turn.
    tableau = replace(state.tableau, turn=1, step=Step.MOVE, looked=None, turned_up=(), pile=0)
    return _shortest(tableau, state.families, pairs)


@lru_cache(maxsize=8)
def _shortest(
    tableau: Tableau, families: tuple[Family, ...], pairs: tuple[Hint, ...]
) -> tuple[Move, ...] | None:
    solution = solve(tableau, families, pairs)
    return solution.moves if solution.verdict is Verdict.SOLVED else None
