"""A game in progress: the only gate through which actions enter, and its record.

A record is plain JSON: what was set up and which actions were played, as texts.  The state is
always the fold of the record, so a save, a replay and a bug report are the same thing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeGuard

from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.contract import (
    Action,
    BadSetup,
    BadText,
    EngineError,
    Event,
    Game,
    IllegalAction,
    Json,
    Outcome,
    Setup,
    State,
    View,
)

RECORD_FORMAT = 1
LONGEST_NAME = 40
LONGEST_RECORD = 20_000
"""No game needs more actions; longer lists are refused before they are played."""

PERSON = "person"


class BadRecord(EngineError):
    """A record that cannot be read or replayed."""


@dataclass(frozen=True)
class Seat:
    """Who sits where: a person, or a computer player by the name of its level."""

    player: str = PERSON
    name: str = ""

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


@dataclass(frozen=True)
class Mark:
    """A note in the record that is no action: at which action, whose, and what (``hint``)."""

    at: int
    seat: int
    what: str


class Match:
    """One game being played.  ``play`` either plays and records, or raises and changes nothing."""

    def __init__(self, game: Game, setup: Setup, seats: Iterable[Seat] = ()) -> None:
        self.game = game
        self.setup = setup
        self.seats = tuple(seats) or (Seat(),) * setup.players
        if len(self.seats) != setup.players:
            raise BadSetup("wrong_seat_count", seats=len(self.seats), players=setup.players)
        self.actions: list[Action] = []
        self.marks: list[Mark] = []
        self.state, self.opening = game.deal(setup)

    state: State
    opening: tuple[Event, ...]
    """The events of the deal, before any action."""

    @property
    def to_act(self) -> int | None:
        return self.state.to_act

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Play a legal action of the seat to act; returns everything that happened, unredacted."""
        if self.outcome is not None:
            raise IllegalAction("game_is_over")
        if seat != self.to_act:
            raise IllegalAction("not_your_turn", seat=seat, to_act=self.to_act)
        refusal = self.state.refusal(action)
        if refusal is not None:
            raise refusal
        self.state, events = self.state.play(action)
        self.actions.append(action)
        return events

    def mark(self, seat: int, what: str) -> None:
        """Note in the record that something outside the rules happened, such as a hint."""
        self.marks.append(Mark(len(self.actions), seat, what))

    def record(self) -> dict[str, Json]:
        """The whole match as versioned JSON data; ``replay`` gives an equal match."""
        record: dict[str, Json] = {
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "options": dict(self.setup.options),
            "seats": [{"player": seat.player, "name": seat.name} for seat in self.seats],
        }
        if self.setup.deal is None:
            record["seed"] = self.setup.seed
        else:
            record["deal"] = self.setup.deal
        record["actions"] = [str(action) for action in self.actions]
        if self.marks:
            record["marks"] = [[mark.at, mark.seat, mark.what] for mark in self.marks]
        return record

    def text(self) -> str:
        """The record as a JSON text."""
        return json.dumps(self.record(), ensure_ascii=False, indent=1)

    @classmethod
    def replay(cls, record: Json, *, until: int | None = None) -> Match:
        """Play a record again, up to a number of actions; ``BadRecord`` tells why it fails."""
        match = _match_of(record)
        texts = _field(record, "actions", list)
        if len(texts) > LONGEST_RECORD:
            raise BadRecord("record_too_long", actions=len(texts))
        for index, text in enumerate(texts[:until]):
            if not isinstance(text, str):
                raise BadRecord("bad_action", index=index)
            try:
                if match.to_act is None:
                    raise IllegalAction("game_is_over")
                match.play(match.to_act, match.game.read_action(text))
            except (BadText, IllegalAction) as error:
                raise BadRecord(
                    "bad_action", index=index, text=text[:80], why=error.reason
                ) from error
        match.marks = [
            mark for mark in _marks_of(record, len(texts)) if mark.at <= len(match.actions)
        ]
        return match

    @classmethod
    def read(cls, text: str) -> Match:
        """The match of a JSON text."""
        try:
            record = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord("not_json") from error
        return cls.replay(record)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record() and self.state == other.state

    __hash__ = None  # type: ignore[assignment]


def _field(record: Json, name: str, kind: type) -> Json:
    value = record.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord("bad_field", field=name)
    return value


def _match_of(record: Json) -> Match:
    """The match at its first action, everything but the actions checked."""
    if not isinstance(record, dict) or "format" not in record:
        raise BadRecord("not_a_record")
    if _field(record, "format", int) != RECORD_FORMAT:
        raise BadRecord("unknown_format", format=record["format"])
    game = game_named(_field(record, "game", str))
    if game is None:
        raise BadRecord("unknown_game", game=record["game"][:40])
    options = _field(record, "options", dict)
    if not all(isinstance(value, str) for value in options.values()):
        raise BadRecord("bad_field", field="options")
    seats = [_seat_of(seat) for seat in _field(record, "seats", list)]
    if ("seed" in record) == ("deal" in record):
        raise BadRecord("seed_or_deal")
    deal = record.get("deal")
    seed = _field(record, "seed", str) if deal is None else ""
    if not _is_text(seed):
        raise BadRecord("bad_field", field="seed")
    try:
        setup = game.setup(len(seats), options, seed, deal)
        return Match(game, setup, seats)
    except BadSetup as error:
        raise BadRecord(error.reason, **error.facts) from error


def _seat_of(data: Json) -> Seat:
    if not isinstance(data, dict):
        raise BadRecord("bad_field", field="seats")
    player, name = data.get("player"), data.get("name", "")
    if not _is_text(player) or not _is_text(name) or len(name) > LONGEST_NAME:
        raise BadRecord("bad_field", field="seats")
    return Seat(player, name)


def _is_text(value: Json) -> TypeGuard[str]:
    """Whether a value is a text that can be written down: JSON may hold halves of characters."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _marks_of(record: Json, actions: int) -> list[Mark]:
    marks = []
    for data in record.get("marks", []) if isinstance(record.get("marks", []), list) else [None]:
        if not isinstance(data, list) or len(data) != 3:
            raise BadRecord("bad_field", field="marks")
        at, seat, what = data
        if type(at) is not int or type(seat) is not int or not isinstance(what, str):
            raise BadRecord("bad_field", field="marks")
        if not 0 <= at <= actions:
            raise BadRecord("bad_field", field="marks")
        marks.append(Mark(at, seat, what))
    return marks
