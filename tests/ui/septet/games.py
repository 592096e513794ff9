"""Septet games for tests: any mode, any mix of people and computer players."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.septet.explain import Advice
from yokai_desktop.ai.septet.reasons import Reason
from yokai_desktop.engine.contract import Action, View
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.thinking import LocalThinker

MODES: dict[str, tuple[int, dict[str, str]]] = {
    "four": (4, {}),
    "three": (3, {}),
    "two": (2, {"dealer": "0"}),
    "two-shining": (2, {"dealer": "0", "bosses": "shining"}),
    "seven-next": (4, {"variant": "seven_next"}),
    "seven-next-short": (4, {"variant": "seven_next_short"}),
}

NAMES = ("Aiko", "Ren", "Hanako", "Botan")


def new_match(mode: str = "four", people: tuple[int, ...] = (0,), seed: str = "4K7-QM2") -> Match:
    """A dealt game; seats that are no people are novices."""
    players, options = MODES[mode]
    seats = [Seat("person" if seat in people else "novice", NAMES[seat]) for seat in range(players)]
    return Match(SEPTET, SEPTET.setup(players, options, seed), seats)


def any_legal(view: View, level: str = "", rng: Random | None = None) -> Action:
    """A choice that does not depend on anything but the view and the seed."""
    return (rng or Random(0)).choice(view.legal)


def play_on(match: Match, actions: int, seed: int = 1) -> Match:
    """Play some actions at random."""
    rng = Random(seed)
    for _ in range(actions):
        if match.to_act is None:
            break
        match.play(match.to_act, any_legal(match.view(match.to_act), rng=rng))
    return match


def until_turn_of(match: Match, seat: int, seed: int = 2) -> Match:
    """Play at random until a seat is to act."""
    rng = Random(seed)
    while match.to_act not in (seat, None):
        assert match.to_act is not None
        match.play(match.to_act, any_legal(match.view(match.to_act), rng=rng))
    return match


def swapping(wanted: type) -> Match:
    """A two-player match in which the viewer may swap bosses, with the wanted kind of choice."""
    for seed in range(400):
        match = new_match("two", seed=str(seed))
        play_on(match, 2, seed)
        for _ in range(4):
            view = match.view(0)
            assert isinstance(view, SeptetView)
            if view.phase != Phase.SWAP:
                break
            if match.to_act == 0 and any(isinstance(action, wanted) for action in view.legal):
                return match
            play_on(match, 1, seed)
    raise AssertionError("no such position")


def quick_thinker() -> LocalThinker:
    """Answers at once and without thinking; its advice is the first legal choice."""
    return LocalThinker(any_legal, lambda view, rng: first_advice(view))


def first_advice(view: View) -> tuple[Advice, ...]:
    return (Advice(view.legal[0], 0.625, 2.0, Reason.WINS_BOSS),)
