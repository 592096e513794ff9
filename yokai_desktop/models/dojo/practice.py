"""A position under the learner's hands: played by the engine, told as the learner may know it."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from yokai_desktop.dojo.catalog import shown_events
from yokai_desktop.dojo.position import Position, seen
from yokai_desktop.engine.contract import Action, Event, View, visible_events
from yokai_desktop.engine.match import Match

NAMES = ("Ren", "Hikaru", "Aoi")
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

    def __init__(
        self,
        position: Position,
        shows: frozenset[str] | None = None,
        about: int | None = None,
        moves: tuple[int, int] | None = None,
    ) -> None:
        self.about = about
        """The card that is asked about, if there is one."""
        self.moves = moves
        """How many moves were made, and how many are enough, where only moves count."""
        self.is_asking = True
        """Whether it is still open what that card is."""
        self.shows = shows
        """What stands on the table beside the cards; everything if nothing is said."""
        self.position = _named(position)
        self.match: Match = self.position.match()
        self._view: View | None = None
        """What is seen once the round has ended; the next one is not shown."""

    @property
    def is_answered(self) -> bool:
        """Whether the answer is a word, not an act at the table."""
        return self.about is not None or self.shows == frozenset()

    @property
    def seat(self) -> int:
        return self.position.seat

    @property
    def view(self) -> View:
        """What the learner sees now."""
        return self._view or self._seen()

    def _seen(self) -> View:
        return seen(self.match, self.seat, is_open=self.position.is_open)

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the learner may do now."""
        return self.match.view(self.seat).legal if self.match.to_act == self.seat else ()

    def play(self, text: str) -> tuple[Event, ...]:
        """Play an action for whoever is to act; what the learner is told of it."""
        seat = self.match.to_act
        assert seat is not None
        before = self.view
        events = self.match.play(seat, self.match.game.read_action(text))
        here = shown_events(self.match.game.name, events)
        shown = here if self.position.is_open else visible_events(here, self.seat)
        if len(here) < len(events):
            self._view = reduce(lambda view, event: view.after(event), shown, before)
        return shown

    def begin(self) -> None:
        """Back to the position as it was."""
        self._view = None
        self.match = self.position.match()
