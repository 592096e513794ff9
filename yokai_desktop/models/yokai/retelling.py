"""A finished game of Yōkai told again: every action with what its player knew before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from yokai_desktop.engine.contract import Action, Event
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.played_again import played_again
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.thinking import PlayerQuestion, seed_of


@dataclass(frozen=True)
class ActionWithView:
    """One action of a finished game, nothing hidden any more."""

    number: int
    """Which action of the game it was, from 0."""
    seat: int
    action: Action
    view: YokaiView
    """What its player knew before it."""
    level: str
    """The level of the computer partner who played it; empty for a person."""
    events: tuple[Event, ...]
    """All that happened."""

    def question(self, match: Match, ticket: int) -> PlayerQuestion:
        """Asks why, with the seed the choice was made with."""
        seed = seed_of(match, self.seat, self.number)
        return PlayerQuestion(ticket, match.game.name, self.view, self.level, seed)


def actions_with_views(match: Match) -> Iterator[ActionWithView]:
    """Every action of a match in order."""
    for number, step in enumerate(played_again(match)):
        view = step.before.view(step.seat)
        assert isinstance(view, YokaiView)
        who = match.seats[step.seat]
        level = "" if who.is_person else who.player
        yield ActionWithView(number, step.seat, step.action, view, level, step.events)
