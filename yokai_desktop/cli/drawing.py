"""What the console needs to show a game: its table, its events, its end, as text."""

from __future__ import annotations

from typing import Any, Protocol

from yokai_desktop.engine.contract import Action, Event
from yokai_desktop.engine.match import Match


class Drawing(Protocol):
    """The texts of one game.  It shows views and redacted events; of the
    match it asks the names alone."""

    def table(self, view: Any, match: Match) -> str:
        """The table as the seat of the view sees it."""

    def line(self, event: Event, before: Any, match: Match, seat: int) -> str:
        """What an event says to a seat, in a line; empty if it says nothing.

        ``before`` is what the seat knew before the action that it came of.
        """

    def meant(self, text: str, view: Any) -> str:
        """The action in what somebody typed, as the record writes it."""

    def typed(self, action: Action, view: Any) -> str:
        """An action as people read and type it; ``meant`` reads it back."""

    def ending(self, match: Match) -> str:
        """How the game ended."""
