"""A match played again from its deal, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from yokai_desktop.engine.contract import Action, Event, State
from yokai_desktop.engine.match import Match


@dataclass(frozen=True)
class PlayedStep:
    """One action of a match, nothing hidden."""

    seat: int
    action: Action
    before: State
    after: State
    events: tuple[Event, ...]


def played_again(match: Match) -> Iterator[PlayedStep]:
    """Every action of a match in order, with what it led to."""
    again = Match(match.game, match.setup, match.seats)
    for action in match.actions:
        seat, before = again.to_act, again.state
        assert seat is not None
        events = again.play(seat, action)
        yield PlayedStep(seat, action, before, again.state, events)
