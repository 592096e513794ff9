"""What a record says, checked against closed sets and limits before any of it is used.

Saves, shared files and the history hold records, and anybody may have written them: whatever
comes out of ``read_record`` is one of our own words or a text of limited length.
"""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.contract import BadSetup, EngineError, Game, Json, Setup
from yokai_desktop.engine.marks import is_mark
from yokai_desktop.engine.names import LONGEST_NAME, clean_name

RECORD_FORMAT = 1
LONGEST_RECORD = 20_000
"""No game needs more actions; longer lists are refused before they are played."""
MOST_MARKS = 2_000
LONGEST_SEED = 100
LONGEST_TEXT = 80
"""Of an action, a mark, or the name or value of an option."""

PERSON = "person"


class BadRecord(EngineError):
    """A record that cannot be read or replayed."""


@dataclass(frozen=True)
class Seat:
    """Who sits where: a person, or a computer player by the name of its level.

    The name is always clean, wherever it comes from.
    """

    player: str = PERSON
    name: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


@dataclass(frozen=True)
class RecordMark:
    """A note in the record that is no action: at which action, whose, and what (``hint``)."""

    at: int
    seat: int
    what: str


@dataclass(frozen=True)
class Record:
    """A record whose every part is sound by itself; only its actions are still to be played."""

    game: Game
    setup: Setup
    seats: tuple[Seat, ...]
    actions: tuple[str, ...]
    marks: tuple[RecordMark, ...]


def read_record(data: Json) -> Record:
    """The parts of a record; ``BadRecord`` tells which one is wrong."""
    if not isinstance(data, dict) or "format" not in data:
        raise BadRecord("not_a_record")
    if _field(data, "format", int) != RECORD_FORMAT:
        raise BadRecord("unknown_format", format=str(data["format"])[:LONGEST_TEXT])
    game = game_named(_field(data, "game", str))
    if game is None:
        raise BadRecord("unknown_game", game=data["game"][:LONGEST_TEXT])
    seats = _seats_of(_field(data, "seats", list), game)
    actions = _actions_of(_field(data, "actions", list))
    return Record(
        game,
        _setup_of(data, game, len(seats)),
        seats,
        actions,
        _marks_of(data, game, len(seats), len(actions)),
    )


def _field(data: Json, name: str, kind: type) -> Json:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord("bad_field", field=name)
    return value


def _seats_of(data: list[Json], game: Game) -> tuple[Seat, ...]:
    if len(data) not in game.players:
        raise BadRecord("wrong_player_count", players=len(data), allowed=game.players)
    return tuple(_seat_of(seat, game) for seat in data)


def _seat_of(data: Json, game: Game) -> Seat:
    if not isinstance(data, dict):
        raise BadRecord("bad_field", field="seats")
    player, name = data.get("player"), data.get("name", "")
    if player not in (PERSON, *game.levels):
        raise BadRecord("bad_field", field="seats")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not _can_be_written(name):
        raise BadRecord("bad_field", field="seats")
    return Seat(player, name)


def _can_be_written(text: str) -> bool:
    """JSON may hold halves of characters, which no file and no database takes."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def _setup_of(data: Json, game: Game, players: int) -> Setup:
    options = _field(data, "options", dict)
    if len(options) > len(game.options):
        raise BadRecord("bad_field", field="options")
    for name, value in options.items():
        if not isinstance(value, str) or max(len(name), len(value)) > LONGEST_TEXT:
            raise BadRecord("bad_field", field="options")
    if ("seed" in data) == ("deal" in data):
        raise BadRecord("seed_or_deal")
    deal = data.get("deal")
    seed = _field(data, "seed", str) if deal is None else ""
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadRecord("bad_field", field="seed")
    try:
        return game.setup(players, game.meant(options), seed, deal)
    except BadSetup as error:
        raise BadRecord(error.reason, **error.facts) from error


def _actions_of(data: list[Json]) -> tuple[str, ...]:
    if len(data) > LONGEST_RECORD:
        raise BadRecord("record_too_long", actions=len(data))
    for index, text in enumerate(data):
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise BadRecord("bad_action", index=index)
    return tuple(data)


def _marks_of(data: Json, game: Game, players: int, actions: int) -> tuple[RecordMark, ...]:
    marks = _field({"marks": [], **data}, "marks", list)
    if len(marks) > MOST_MARKS:
        raise BadRecord("bad_field", field="marks")
    return tuple(_mark_of(mark, game, players, actions) for mark in marks)


def _mark_of(data: Json, game: Game, players: int, actions: int) -> RecordMark:
    match data:
        case [int(at), int(seat), str(what)] if type(at) is int and type(seat) is int:
            in_range = 0 <= at <= actions and 0 <= seat < players
            if in_range and len(what) <= LONGEST_TEXT and is_mark(what, game):
                return RecordMark(at, seat, what)
    raise BadRecord("bad_field", field="marks")
