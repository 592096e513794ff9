"""Games of Yōkai at the moments that the pictures of the tour show."""

from __future__ import annotations

from random import Random

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.actions import Appease, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.tableau import Step

_NAMES = ("Hikaru", "Akira", "Jun", "Aoi")
_PARTNERS = ("person", "skilled", "expert", "casual")
_JOINED = ["kitsune", "kitsune", "kappa", "kappa"] * 2 + [
    "rokurokubi",
    "rokurokubi",
    "oni",
    "oni",
] * 2
"""Families that lie together from the start."""


def new_match(
    edition: str, level: int, players: int, people: tuple[int, ...] = (0,), **options: str
) -> Match:
    """A dealt game of a level; seats that are no people are partners of several levels."""
    chosen = {**level_options(edition, level), "first": "0", **options}
    seats = [
        Seat("person" if seat in people else _PARTNERS[seat], _NAMES[seat])
        for seat in range(players)
    ]
    return Match(YOKAI, YOKAI.setup(players, chosen, "YK7-2M4"), seats)


def state_of(match: Match) -> YokaiState:
    assert isinstance(match.state, YokaiState)
    return match.state


def likely_deed(match: Match, rng: Random) -> Action:
    """A sensible-looking choice: hints are mostly true, every other one is turned up."""
    state = state_of(match)
    legal = [action for action in state.legal() if not isinstance(action, Appease)]
    if state.tableau.step is Step.HINT:
        true = [
            a for a in legal if isinstance(a, PlaceHint) and a.hint.names(state.families[a.card])
        ]
        reveal = [action for action in legal if isinstance(action, Reveal)]
        if reveal and (not true or len(state.tableau.turned_up) < 2):
            return reveal[0]
        return rng.choice(true or legal)
    return rng.choice(legal)


def until(match: Match, step: Step, turn: int, seed: int = 3, seat: int = 0) -> Match:
    """Played on until a seat is at a step, in this turn or a later one."""
    rng = Random(seed)
    while match.to_act is not None:
        tableau = state_of(match).tableau
        if match.to_act == seat and tableau.step is step and tableau.turn >= turn:
            return match
        match.play(match.to_act, likely_deed(match, rng))
    raise LookupError(step)


def line_match() -> Match:
    """The cards lie in one long line, and it is time to move one."""
    deal = {"families": _JOINED, "places": [[x, 0] for x in range(16)]}
    setup = YOKAI.setup(2, {**level_options("first", 1), "first": "0"}, "", deal)
    seats = [Seat(_PARTNERS[seat], _NAMES[seat]) for seat in range(2)]
    return until(Match(YOKAI, setup, seats), Step.MOVE, 1)


def joined_match(first: int) -> Match:
    """Three players; every family lies together, and their affinity touches."""
    deal = {"families": _JOINED, "affinities": ["kitsune+kappa"]}
    options = {**level_options("first", 2), "first": str(first)}
    seats = [Seat(_PARTNERS[seat], _NAMES[seat]) for seat in range(3)]
    return Match(YOKAI, YOKAI.setup(3, options, "", deal), seats)


def won_match() -> Match:
    """It is the person's turn to declare, and the families lie together."""
    match = joined_match(first=0)
    rng = Random(4)
    moved: tuple[int, Place] | None = None
    while state_of(match).tableau.turn <= 6 or match.to_act != 0:
        state, seat = state_of(match), match.to_act
        assert seat is not None
        if state.tableau.step is Step.MOVE and moved is not None:
            match.play(seat, Move(*moved))
            moved = None
        elif state.tableau.step is Step.MOVE:
            move = next(action for action in state.legal() if isinstance(action, Move))
            moved = move.card, state.tableau.places[move.card]
            match.play(seat, move)
        else:
            match.play(seat, likely_deed(match, rng))
    return match


def grown_match() -> Match:
    """The grid has grown far to one side."""
    match = new_match("first", 1, 2)
    rng = Random(1)
    while match.to_act is not None and state_of(match).tableau.turn < 10:
        moves = [action for action in state_of(match).legal() if isinstance(action, Move)]
        far = max(moves, key=lambda move: (move.place.x, -move.place.y), default=None)
        match.play(match.to_act, far or likely_deed(match, rng))
    return until(match, Step.MOVE, 11)
