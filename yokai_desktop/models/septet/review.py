"""A finished game of Septet in the parts of its review."""

from __future__ import annotations

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.models.review.parts import RoundPart


def round_parts(match: Match, viewer: int) -> tuple[RoundPart, ...]:
    """Its rounds; the curve has a point at every deal and before every trick."""
    state, _ = match.game.deal(match.setup)
    places: dict[int, list[int]] = {}
    ends: dict[int, int] = {}
    for index, action in enumerate(match.actions):
        assert isinstance(state, SeptetState)
        found = places.setdefault(state.number, [])
        if not found or (state.phase == Phase.PLAY and not state.trick):
            found.append(index)
        ends[state.number] = index + 1
        state, _ = state.play(action)
    last = match.state
    assert isinstance(last, SeptetState)
    side = last.mode.side_of(viewer)
    results = {
        result.number: float(side in result.winners) if result.winners else None
        for result in last.results
    }
    return tuple(
        RoundPart(number, tuple(found), ends[number], results[number])
        for number, found in places.items()
    )


def final_of(match: Match, viewer: int) -> float:
    """1 if the viewer's side has won the game, else 0."""
    assert match.outcome is not None
    state = match.state
    assert isinstance(state, SeptetState)
    return float(state.mode.side_of(match.outcome.winners[0]) == state.mode.side_of(viewer))
