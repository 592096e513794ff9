"""What one player may know (Y10)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from yokai_desktop.engine.contract import Action, Event, Outcome, View
from yokai_desktop.engine.yokai.cards import CARDS, Family, Place
from yokai_desktop.engine.yokai.events import Looked, TurnBegan
from yokai_desktop.engine.yokai.hints import Affinity, Hint
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.tableau import Tableau


class Sighting(NamedTuple):
    """Someone observed a card: in which turn, and who."""

    turn: int
    seat: int


@dataclass(frozen=True)
class SeenCard:
    """One card as a player sees it; its family is None unless that player observed it."""

    card: int
    place: Place
    hint: Hint | None
    family: Family | None
    sightings: tuple[Sighting, ...]

    @property
    def is_locked(self) -> bool:
        return self.hint is not None


@dataclass(frozen=True)
class YokaiView(View):
    """The tableau, and what this seat alone knows.

    The families are what the seat ever observed, as if it forgot nothing: ``history`` tells when.
    """

    seat: int
    tableau: Tableau
    families: tuple[Family | None, ...]
    affinities: tuple[Affinity, ...]
    history: tuple[Event, ...]
    """Every event since the deal, as this seat was told it."""
    result: Result | None
    pile: tuple[Hint, ...]
    """The face-down hints in order, when all cards lie open; else nothing."""
    lies_open: bool = False
    """All cards are face up: the game is over, or it is told with open cards."""

    @property
    def to_act(self) -> int | None:  # type: ignore[override]
        return self.tableau.to_act

    @property
    def outcome(self) -> Outcome | None:  # type: ignore[override]
        return None if self.result is None else self.result.outcome(self.tableau.players)

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.tableau.legal if self.seat == self.to_act else ()

    def after(self, *events: Event) -> YokaiView:
        from yokai_desktop.engine.yokai.following import view_after

        return view_after(self, events)

    @cached_property
    def cards(self) -> tuple[SeenCard, ...]:
        """All sixteen cards, by number."""
        sightings: list[list[Sighting]] = [[] for _ in range(CARDS)]
        turn = 0
        for event in self.history:
            if isinstance(event, TurnBegan):
                turn = event.turn
            elif isinstance(event, Looked):
                sightings[event.card].append(Sighting(turn, event.seat))
        return tuple(
            SeenCard(
                card,
                self.tableau.places[card],
                self.tableau.hints[card],
                self.families[card],
                tuple(sightings[card]),
            )
            for card in range(CARDS)
        )
