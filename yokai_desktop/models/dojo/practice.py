"""A position under the learner's hands: played by the engine, told as the learner may know it."""

from __future__ import annotations

from dataclasses import replace

from yokai_desktop.dojo.position import Position, seen
from yokai_desktop.engine.contract import Action, Event, View
from yokai_desktop.engine.match import Match

NAMES = ("Ren", "Hanako", "Botan")
"""Who sits at the table of the dojo, clockwise from the learner."""


def _named(position: Position) -> Position:
    """The same game, the others at the table with names."""
    seats = [dict(seat) for seat in position.record["seats"]]
    for step, name in enumerate(NAMES[: len(seats) - 1], start=1):
        seat = seats[(position.seat + step) % len(seats)]
        seat["name"] = seat.get("name") or name
    seats[position.seat] = {"player": "person", "name": ""}
    return replace(position, record={**position.record, "seats": seats})


class Practice:
    """Everything is played through the match, the only gate; ``begin`` starts over."""

    def __init__(self, position: Position) -> None:
        self.position = _named(position)
        self.match: Match = self.position.match()

    @property
    def seat(self) -> int:
        return self.position.seat

    @property
    def view(self) -> View:
        """What the learner sees now."""
        return seen(self.match, self.seat, is_open=self.position.is_open)

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the learner may do now."""
        return self.match.view(self.seat).legal if self.match.to_act == self.seat else ()

    def play(self, text: str) -> tuple[Event, ...]:
        """Play an action for whoever is to act; what the learner is told of it."""
        seat = self.match.to_act
        assert seat is not None
        events = self.match.play(seat, self.match.game.read_action(text))
        if self.position.is_open:
            return events
        told = (event.seen_by(self.seat) for event in events)
        return tuple(event for event in told if event is not None)

    def begin(self) -> None:
        """Back to the position as it was."""
        self.match = self.position.match()
