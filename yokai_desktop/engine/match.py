"""A game in progress: the only gate through which actions enter, and its record.

A record is plain JSON: what was set up and which actions were played, as texts.  The state is
always the fold of the record, so a save, a replay and a bug report are the same thing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace

from yokai_desktop.engine.contract import (
    Action,
    BadSetup,
    BadText,
    Event,
    Game,
    IllegalAction,
    Json,
    Outcome,
    Setup,
    State,
    View,
)
from yokai_desktop.engine.names import LONGEST_NAME
from yokai_desktop.engine.record import (
    LONGEST_RECORD,
    PERSON,
    RECORD_FORMAT,
    BadRecord,
    RecordMark,
    Seat,
    read_record,
)

__all__ = ["LONGEST_NAME", "LONGEST_RECORD", "PERSON", "BadRecord", "Match", "RecordMark", "Seat"]


class Match:
    """One game being played.  ``play`` either plays and records, or raises and changes nothing."""

    def __init__(self, game: Game, setup: Setup, seats: Iterable[Seat] = ()) -> None:
        self.game = game
        self.setup = setup
        self.seats = tuple(seats) or (Seat(),) * setup.players
        if len(self.seats) != setup.players:
            raise BadSetup("wrong_seat_count", seats=len(self.seats), players=setup.players)
        self.actions: list[Action] = []
        self.marks: list[RecordMark] = []
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

    def take_back(self, count: int = 1) -> Action:
        """Undo the last actions by playing the record again without them; the marks stay in it.

        Returns the first of those taken back.
        """
        kept, last = self.actions[:-count], self.actions[-count]
        self.state = Match.replay(self.record(), until=len(kept)).state
        self.actions = kept
        self.marks = [replace(mark, at=min(mark.at, len(kept))) for mark in self.marks]
        return last

    def mark(self, seat: int, what: str) -> None:
        """Note in the record that something outside the rules happened, such as a hint."""
        self.marks.append(RecordMark(len(self.actions), seat, what))

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
        found = read_record(record)
        match = cls(found.game, found.setup, found.seats)
        for index, text in enumerate(found.actions[:until]):
            try:
                if match.to_act is None:
                    raise IllegalAction("game_is_over")
                match.play(match.to_act, match.game.read_action(text))
            except (BadText, IllegalAction) as error:
                raise BadRecord("bad_action", index=index, text=text, why=error.reason) from error
        match.marks = [mark for mark in found.marks if mark.at <= len(match.actions)]
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
