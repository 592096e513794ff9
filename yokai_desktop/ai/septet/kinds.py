"""What the decisions of a game were about, where their own kind says too little."""

from __future__ import annotations

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState

LEADING, FOLLOWING, DUCKING = "lead", "follow", "duck"


def kinds_of(match: Match) -> dict[int, str]:
    """By the number of the action: a card is led, follows, or may be one trick too many."""
    state, _ = match.game.deal(match.setup)
    kinds: dict[int, str] = {}
    for index, action in enumerate(match.actions):
        assert isinstance(state, SeptetState)
        if state.phase == Phase.SWAP:
            kinds[index] = Phase.DISCARD.value
        elif state.phase == Phase.PLAY:
            kinds[index] = _kind_of_play(state)
        state, _ = state.play(action)
    return kinds


def _kind_of_play(state: SeptetState) -> str:
    assert state.to_act is not None
    view = state.view(state.to_act)
    if not view.trick:
        return LEADING
    limit = view.mode.trick_limit
    taken = view.taken[view.mode.side_of(view.seat)]
    return DUCKING if limit and taken == limit - 1 else FOLLOWING
