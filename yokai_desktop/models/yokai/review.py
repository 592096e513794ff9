"""A finished game of Yōkai in the parts of its review."""

from __future__ import annotations

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.models.review.parts import RoundPart


def round_parts(match: Match) -> tuple[RoundPart, ...]:
    """A single one; the curve has a point at the beginning of every turn."""
    state, _ = match.game.deal(match.setup)
    places: list[int] = []
    turn = -1
    for index, action in enumerate(match.actions):
        assert isinstance(state, YokaiState)
        if state.tableau.turn != turn:
            turn = state.tableau.turn
            places.append(index)
        state, _ = state.play(action)
    return (RoundPart(1, tuple(places), len(match.actions), final_of(match)),)


def final_of(match: Match) -> float:
    """1 if the families were at peace, else 0."""
    state = match.state
    assert isinstance(state, YokaiState)
    assert state.result is not None
    return float(state.result.won)
