"""A game played again: every position at hand, forwards with what happened, backwards at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yokai_desktop.engine.contract import Event, State, View, visible_events
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.played_again import played_again


class ReplayModel(QObject):
    """Position *n* is the game after *n* actions.

    What leaves the model is what the chosen seat was told, unless the cards lie open: that is
    possible for finished games only.
    """

    happened = Signal(object)
    """The events of one step forwards, as the viewer is told them: a tuple, maybe empty."""
    changed = Signal(object)
    """The view at the new position."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.steps = list(played_again(match))
        begun = self.steps[0].before if self.steps else match.state
        self._states: list[State] = [begun, *(step.after for step in self.steps)]
        self.position = 0
        self.seat = self.seats[0]
        self.has_open_cards = False

    @property
    def is_finished(self) -> bool:
        return self.match.outcome is not None

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose eyes may be lent: everybody's once the game is over, else the people's."""
        people = tuple(seat for seat, who in enumerate(self.match.seats) if who.is_person)
        everybody = tuple(range(len(self.match.seats)))
        if not self.is_finished:
            return people or everybody
        return (*people, *(seat for seat in everybody if seat not in people))

    @property
    def last(self) -> int:
        return len(self.steps)

    @property
    def view(self) -> View:
        return self.view_at(self.position)

    def view_at(self, position: int) -> View:
        """What the viewer knew, or sees with open cards, at a position."""
        return self._states[position].view(self.seat, open_cards=self.has_open_cards)

    @property
    def can_branch(self) -> bool:
        """Whether the game can go on from here."""
        return self._states[self.position].outcome is None

    def look_as(self, seat: int, *, open_cards: bool = False) -> None:
        """See the game with the eyes of a seat, or with all cards open."""
        assert seat in self.seats
        self.seat = seat
        self.has_open_cards = open_cards and self.is_finished
        self.changed.emit(self.view)

    def events_of(self, step: int) -> tuple[Event, ...]:
        """What the viewer is told of a step; step 0 is the first action."""
        events = self.steps[step].events
        return events if self.has_open_cards else visible_events(events, self.seat)

    def forward(self) -> None:
        """One action on: ``happened``, then ``changed``; nothing at the end."""
        if self.position < self.last:
            self.position += 1
            self.happened.emit(self.events_of(self.position - 1))
            self.changed.emit(self.view)

    def jump(self, position: int) -> None:
        """To a position, at once."""
        self.position = max(0, min(self.last, position))
        self.changed.emit(self.view)

    def branch(self) -> Match:
        """A new game that goes on from here, marked as such."""
        match = Match.replay(self.match.record(), until=self.position)
        match.mark(self.seat, BRANCH)
        return match
