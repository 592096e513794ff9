"""A finished game as its seats saw it at any moment: for screens, which get views only."""

from __future__ import annotations

from functools import cached_property

from yokai_desktop.engine.contract import State, View
from yokai_desktop.engine.match import Match


class PastViews:
    """Every position of a finished game is at hand; nothing is played again for it."""

    def __init__(self, match: Match) -> None:
        assert match.outcome is not None
        self._match = match

    @cached_property
    def _states(self) -> tuple[State, ...]:
        state, _ = self._match.game.deal(self._match.setup)
        states = [state]
        for action in self._match.actions:
            state, _ = state.play(action)
            states.append(state)
        return tuple(states)

    def view(self, index: int, seat: int) -> View:
        """What a seat knew after so many actions."""
        return self._states[index].view(seat)
