"""Yōkai games for tests: every level, any mix of people and computer partners."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from yokai_desktop.engine.contract import Action, View
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.actions import Appease, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.tableau import Step, Tableau
from yokai_desktop.models.thinking import LocalThinker

NAMES = ("Aiko", "Jun", "Hanako", "Botan")
LEVELS = [("first", level) for level in range(1, 5)] + [("second", n) for n in range(1, 6)]

JOINED = ["kitsune", "kitsune", "kappa", "kappa"] * 2 + [
    "rokurokubi",
    "rokurokubi",
    "oni",
    "oni",
] * 2
"""A deal in which every family lies together from the start."""


def new_match(
    edition: str = "first",
    level: int = 1,
    players: int = 2,
    people: tuple[int, ...] = (0,),
    seed: str = "4K7-QM2",
    **options: str,
) -> Match:
    """A dealt game; seats that are no people are novices, and the first seat begins."""
    chosen = {**level_options(edition, level), "first": "0", **options}
    return Match(YOKAI, YOKAI.setup(players, chosen, seed), seats(players, people))


def joined_match(players: int = 2, people: tuple[int, ...] = (0,), **options: str) -> Match:
    """A game that could be declared and won at once."""
    chosen = {**level_options("first", 1), "first": "0", **options}
    deal = {"families": JOINED}
    return Match(YOKAI, YOKAI.setup(players, chosen, "", deal), seats(players, people))


def long_match() -> Match:
    """The cards lie in one long line."""
    deal = {"families": JOINED, "places": [[x, 0] for x in range(CARDS)]}
    setup = YOKAI.setup(2, {"edition": "first", "first": "0"}, "", deal)
    return Match(YOKAI, setup, seats(2, (0,)))


def seats(players: int, people: tuple[int, ...]) -> list[Seat]:
    return [Seat("person" if seat in people else "novice", NAMES[seat]) for seat in range(players)]


def state_of(match: Match) -> YokaiState:
    assert isinstance(match.state, YokaiState)
    return match.state


def any_deed(view: View, level: str = "", rng: Random | None = None) -> Action:
    """A choice that goes on with the game: never a declaration."""
    legal = [action for action in view.legal if not isinstance(action, Appease)]
    return (rng or Random(0)).choice(legal)


def play_until(match: Match, reached: Callable[[Match], bool], seed: int = 1) -> Match:
    """Play at random until something is so."""
    rng = Random(seed)
    while not reached(match):
        assert match.to_act is not None, "the game was over before"
        match.play(match.to_act, any_deed(match.view(match.to_act), rng=rng))
    return match


def with_hints(match: Match, count: int = 1, placed: int = 0) -> Match:
    """Play until the first seat is at its hint, with this many hints turned up and placed."""
    rng = Random(1)

    def tableau() -> Tableau:
        return state_of(match).tableau

    while not (at_step(Step.HINT)(match) and len(tableau().turned_up) >= count):
        assert match.to_act is not None
        legal = match.view(match.to_act).legal
        locked = sum(hint is not None for hint in tableau().hints)
        wanted = Reveal if locked >= placed else PlaceHint
        first = [action for action in legal if isinstance(action, wanted)]
        deed = rng.choice(first) if first else any_deed(match.view(match.to_act), rng=rng)
        match.play(match.to_act, deed)
    return match


def at_step(step: Step, seat: int = 0, turn: int = 1) -> Callable[[Match], bool]:
    """Whether a seat is at a step, in this turn or a later one."""

    def reached(match: Match) -> bool:
        tableau = state_of(match).tableau
        return match.to_act == seat and tableau.step is step and tableau.turn >= turn

    return reached


def quick_thinker() -> LocalThinker:
    return LocalThinker(any_deed)
