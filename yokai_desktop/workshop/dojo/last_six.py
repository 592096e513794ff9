"""Finds the lesson of the last six tricks: three choices in a row, each with a way to go wrong."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.septet.choose import choose
from yokai_desktop.dojo.reading import read_trial
from yokai_desktop.dojo.septet.sparring import Sparring
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

TRICKS = 6
NAMES = ("first", "second", "third")


def lesson(first: int = 0) -> Json:
    """The first that is found, from the game of this number on."""
    for number in range(first, 10_000):
        seed = f"last six {number}"
        match = Match(SEPTET, SEPTET.setup(4, {}, seed))
        rng = Random(seed)
        while not match.state.results:  # type: ignore[attr-defined]
            seat = match.to_act
            assert seat is not None
            view = match.view(seat)
            assert isinstance(view, SeptetView)
            if view.phase is Phase.PLAY and len(view.hand) == TRICKS and not view.trick:
                steps = _steps(match, seat)
                if steps is not None:
                    return {"id": "last_six", "steps": steps}
                break
            match.play(seat, choose(view, "adept", rng))
    raise LookupError("no such end")


def _steps(match: Match, seat: int) -> list[Json] | None:
    position = {
        "id": "any",
        "game": "septet",
        "players": 4,
        "seat": seat,
        "seed": match.setup.seed,
        "open": True,
        "actions": [str(action) for action in match.actions],
    }
    trial = {**position, "kind": "card", "grade": 1, "idea": "a", "goal": "win", "solution": ["a"]}
    sparring = Sparring(read_trial(trial))
    steps: list[Json] = []
    for name in NAMES:
        if sparring.is_over or not sparring.holds:
            return None
        right = sparring.winning()
        legal = sparring.match.view(seat).legal
        if len(right) * 2 > len(legal):
            return None
        answers = sparring.play(right[0])
        step = {"id": name, "right": [str(card) for card in right], "then": [*map(str, answers)]}
        steps.append({**position, **step} if not steps else step)
    return steps
