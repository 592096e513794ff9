"""What every game of the program promises: the eight concepts that all other code relies on.

A *State* is the whole truth of one game in progress, a frozen value.  Playing an *Action* gives a
new state and the *Events* that happened.  A *View* is all that one seat may know, its legal
actions included.  A *Game* knows the fixed facts and deals; an *Outcome* ends it.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

Json = Any
"""What ``json.loads`` gives: dictionaries, lists, texts, numbers, booleans and None."""


class EngineError(ValueError):
    """A refusal with a machine-readable reason; screens turn it into a sentence.

    ``facts`` holds the details a sentence may need, by name (``family="fire"``).
    """

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.reason} ({details})" if details else self.reason


class IllegalAction(EngineError):
    """The action may not be played now; nothing has changed."""


class BadSetup(EngineError):
    """Players, options or an explicit deal that make no game."""


class BadText(EngineError):
    """A text that is no action of the game."""


class Action:
    """A choice of one seat.  Subclasses are frozen dataclasses whose ``str`` reads back."""

    __slots__ = ()


class Event:
    """One visible thing that happened.  Subclasses are frozen dataclasses."""

    __slots__ = ()

    def seen_by(self, seat: int) -> Event | None:
        """The event as this seat is told it: secrets hidden, None if it is told nothing."""
        return self


def visible_events(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """What one seat is told of these events, in their order."""
    seen = (event.seen_by(seat) for event in events)
    return tuple(event for event in seen if event is not None)


@dataclass(frozen=True)
class Outcome:
    """The end of a game: the winning seats, none if all lost, and the score of every side."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class View(ABC):
    """Everything one seat may know.  Subclasses are frozen dataclasses with a field ``seat``."""

    seat: int
    to_act: int | None
    outcome: Outcome | None

    @property
    @abstractmethod
    def legal(self) -> tuple[Action, ...]:
        """The actions this seat may choose now; empty when it is not its turn."""

    @abstractmethod
    def after(self, *events: Event) -> View:
        """What the seat knows once it has been told these events, as ``seen_by`` tells them.

        Told all events of an action, it knows what its new view says; but nothing is asked.
        """


class State(ABC):
    """The whole truth of one game in progress.  Subclasses are frozen dataclasses.

    Exactly one seat is to act until the game has an outcome.
    """

    to_act: int | None
    outcome: Outcome | None

    @abstractmethod
    def legal(self) -> tuple[Action, ...]:
        """The actions of the seat to act, in a fixed order."""

    @abstractmethod
    def play(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal action, and what happened.  Trusts its caller."""

    @abstractmethod
    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the seat to act may not play this action; None if it may."""

    @abstractmethod
    def view(self, seat: int, *, open_cards: bool = False) -> View:
        """What the seat may know; with ``open_cards`` all cards lie open (finished games)."""


@dataclass(frozen=True)
class Option:
    """A choice made before a game.  Values are short texts; the first is the default.

    ``free`` options take other texts too: the game checks them (a mix of hints, ``2-3-2``).
    """

    name: str
    values: tuple[str, ...]
    free: bool = False

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Setup:
    """All that decides a game before its first action.

    Round *n* is dealt by ``Random(f"{seed}/{n}")``; an explicit ``deal`` (plain JSON data, checked
    by its game) replaces the cards of round 1.  Options are complete and in declared order.
    """

    players: int
    options: tuple[tuple[str, str], ...]
    seed: str
    deal: Json = field(default=None)

    def __getitem__(self, name: str) -> str:
        return dict(self.options)[name]

    def chance(self, round_number: int) -> Random:
        """The source of all chance in one round; with an explicit deal it follows from the deal."""
        seed = self.seed if self.deal is None else json.dumps(self.deal, sort_keys=True)
        return Random(f"{seed}/{round_number}")


class Game(ABC):
    """The fixed facts of one game."""

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    """The computer players there are for it, by name, from weak to strong."""
    view_type: type[View]
    """What its seats are shown."""

    def setup(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: str = "",
        deal: Json = None,
    ) -> Setup:
        """A complete, checked setup; ``BadSetup`` if it makes no game.

        An explicit deal needs no seed: the cards of later rounds then follow from the deal.
        """
        if players not in self.players:
            raise BadSetup("wrong_player_count", players=players, allowed=self.players)
        given = dict(options or {})
        complete = []
        for option in self.options:
            value = given.pop(option.name, option.default)
            if value not in option.values and not option.free:
                raise BadSetup("bad_option_value", option=option.name, value=value)
            complete.append((option.name, value))
        if given:
            raise BadSetup("unknown_option", option=min(given))
        setup = Setup(players, tuple(complete), seed, deal)
        self.check(setup)
        return setup

    def meant(self, written: Mapping[str, str]) -> dict[str, str]:
        """The options a record means: what its writer did not know yet is as it was played then."""
        return dict(written)

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Raise ``BadSetup`` for options that contradict each other or an impossible deal."""

    @abstractmethod
    def deal(self, setup: Setup) -> tuple[State, tuple[Event, ...]]:
        """The state before the first action, and the events of the deal."""

    @abstractmethod
    def read_action(self, text: str) -> Action:
        """The action whose ``str`` is the text; ``BadText`` if there is none."""
