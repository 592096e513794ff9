"""Reads the entries of a set; whatever is not as ``resources/dojo/README.md`` says is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from yokai_desktop.dojo.exercise import Exercise, ExerciseKind
from yokai_desktop.dojo.lesson import Lesson, LessonStep
from yokai_desktop.dojo.position import Position
from yokai_desktop.dojo.trial import GRADES, Trial, TrialKind
from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.record import PERSON, RECORD_FORMAT
from yokai_desktop.words.harmless import harmless

LONGEST_WORD = 80
LONGEST_SENTENCE = 400
MOST_ACTIONS = 400
"""Of a position; each is played by the rules when the entry is read."""

T = TypeVar("T")


class BadEntry(ValueError):
    """An entry that cannot be read; tells which part."""


def read_lesson(data: Json) -> Lesson:
    """A lesson; a step without a deal goes on where the one before it ended."""
    steps: list[LessonStep] = []
    position: Position | None = None
    for item in _list(data, "steps"):
        if "game" in _object(item, "steps"):
            position = read_position(item)
        elif steps:
            before = steps[-1]
            position = before.position.after(before.right[0], *before.then)
            position = position.after(*_words(item, "actions", default=[]))
            if len(position.record["actions"]) > MOST_ACTIONS:
                raise BadEntry("actions")
        if position is None:
            raise BadEntry("game")
        steps.append(
            LessonStep(
                _word(item, "id"),
                position,
                _words(item, "right"),
                tuple(
                    (str(pattern), str(reply))
                    for pattern, reply in _object(item.get("replies", {}), "replies").items()
                ),
                _words(item, "then", default=[]),
                item.get("way") is True,
            )
        )
    if not steps:
        raise BadEntry("steps")
    shows = frozenset(_words(data, "shows", default=[])) if "shows" in data else None
    return Lesson(_word(data, "id"), steps[0].position.game, tuple(steps), shows)


def read_trial(data: Json) -> Trial:
    """A trial, not proved yet."""
    position = read_position(data)
    grade = data.get("grade")
    if grade not in GRADES or isinstance(grade, bool):
        raise BadEntry("grade")
    words = _object(data.get("words", {}), "words")
    for sentence in words.values():
        if not isinstance(sentence, str) or len(sentence) > LONGEST_SENTENCE:
            raise BadEntry("words")
        if not _is_plain(sentence.replace("\n", " ")):
            raise BadEntry("words")
    return Trial(
        _word(data, "id"),
        position.game,
        _one_of(TrialKind, data, "kind"),
        grade,
        _word(data, "idea"),
        position,
        str(data.get("goal", ""))[:LONGEST_WORD],
        _words(data, "solution"),
        _number(data, "about") if "about" in data else None,
        str(data.get("end", ""))[:LONGEST_WORD],
        words,
    )


def read_exercise(data: Json) -> Exercise:
    """An exercise, not compared with the partners' reading yet."""
    return Exercise(
        _word(data, "id"),
        _number(data, "convention"),
        _one_of(ExerciseKind, data, "kind"),
        read_position(data),
        _number(data, "about"),
        _words(data, "key"),
    )


def read_position(data: Json) -> Position:
    """The position of an entry; its record is replayed only when somebody looks at it."""
    game = game_named(_word(data, "game"))
    if game is None:
        raise BadEntry("game")
    players, seat = _number(data, "players"), _number(data, "seat")
    if players not in game.players or seat >= players:
        raise BadEntry("seat")
    record: dict[str, Json] = {
        "format": RECORD_FORMAT,
        "game": game.name,
        "options": game.meant(_object(data.get("options", {}), "options")),
        "seats": [
            {"player": PERSON if at == seat else game.levels[-1], "name": ""}
            for at in range(players)
        ],
        "actions": list(_words(data, "actions", default=[])),
    }
    if "deal" in data:
        record["deal"] = data["deal"]
    else:
        record["seed"] = _word(data, "seed")
    return Position(record, seat, data.get("open") is True)


def _object(data: Json, field: str) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise BadEntry(field)
    return data


def _list(data: Json, field: str) -> list[Json]:
    value = _object(data, field).get(field)
    if not isinstance(value, list):
        raise BadEntry(field)
    return value


def _word(data: Json, field: str) -> str:
    value = _object(data, field).get(field)
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_WORD or not _is_plain(value):
        raise BadEntry(field)
    return value


def _words(data: Json, field: str, *, default: list[Json] | None = None) -> tuple[str, ...]:
    values = data.get(field, default)
    if not isinstance(values, list) or (default is None and not values):
        raise BadEntry(field)
    if len(values) > MOST_ACTIONS:
        raise BadEntry(field)
    for value in values:
        if not isinstance(value, str) or len(value) > LONGEST_WORD:
            raise BadEntry(field)
    return tuple(values)


def _is_plain(text: str) -> bool:
    """Whether nothing in a text turns, hides or orders about what stands near it."""
    return harmless(text) == text


def _number(data: Json, field: str) -> int:
    value = _object(data, field).get(field)
    if type(value) is not int or value < 0:
        raise BadEntry(field)
    return value


def _one_of(kind: Callable[[Json], T], data: Json, field: str) -> T:
    try:
        return kind(data.get(field))
    except ValueError as error:
        raise BadEntry(field) from error
