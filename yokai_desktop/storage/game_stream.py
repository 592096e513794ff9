"""The games of a shared file one after the other, never more of them in memory than one.

A file may say anything: a million empty lists, lists in lists without an end, one value that takes
all of it.  Here every value has a largest size, whatever the file's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from yokai_desktop.engine.contract import Json
from yokai_desktop.storage.dojo import OfPerson
from yokai_desktop.storage.dojo_sharing import BadDojo, read_dojo

FORMAT = "yokai-desktop games"
VERSION = 1
LARGEST_VALUE = 2 * 2**20
"""Characters of one game, or of anything else in the file."""
_USUAL_VALUE = 2**15
_SPACE = re.compile(r"[ \t\n\r]*")


class BadFile(ValueError):
    """A file from which nothing was taken.

    ``reason`` is ``too_large``, ``not_json``, ``not_games``, ``unknown_version``, ``too_many`` or
    ``bad_game``; then ``game`` counts from 1 and ``why`` is the engine's reason.
    """

    def __init__(self, reason: str, game: int = 0, why: str = "") -> None:
        super().__init__(f"{reason} {game} {why}".strip())
        self.reason, self.game, self.why = reason, game, why


class GameStream:
    """Iterates over the games of a text; ``BadFile`` as soon as it is none of ours."""

    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0
        self._decoder = json.JSONDecoder()
        self._seen: set[str] = set()
        self.dojo: list[OfPerson] = []
        """What people have reached in the dojo, once the file has been read."""

    @property
    def share(self) -> float:
        """How much of the text has been read, from 0 to 1."""
        return self._at / max(1, len(self._text))

    def __iter__(self) -> Iterator[Json]:
        if not self._takes("{"):
            self._value()
            raise BadFile("not_games")
        goes_on = not self._takes("}")
        while goes_on:
            name = self._value()
            if not isinstance(name, str) or not self._takes(":"):
                raise BadFile("not_json")
            yield from self._member(name)
            goes_on = self._takes(",")
            if not goes_on:
                self._must_take("}")
        self._skip()
        if self._at < len(self._text):
            raise BadFile("not_json")
        for name, reason in _NEEDED:
            if name not in self._seen:
                raise BadFile(reason)

    def _member(self, name: str) -> Iterator[Json]:
        """One part of the file; the games, if it is them."""
        if name in self._seen:
            raise BadFile("not_games")
        self._seen.add(name)
        if name == "games":
            if not self._takes("["):
                raise BadFile("not_games")
            goes_on = not self._takes("]")
            while goes_on:
                yield self._value()
                goes_on = self._takes(",")
                if not goes_on:
                    self._must_take("]")
            return
        value = self._value()
        if name == "format" and value != FORMAT:
            raise BadFile("not_games")
        if name == "version" and (value != VERSION or isinstance(value, bool)):
            raise BadFile("unknown_version")
        if name == "dojo":
            self.dojo = _dojo_of(value)

    def _value(self) -> Json:
        self._skip()
        for size in (_USUAL_VALUE, LARGEST_VALUE):
            try:
                value, length = self._decoder.raw_decode(self._text[self._at : self._at + size])
            except (ValueError, RecursionError):
                continue
            self._at += length
            return value
        rest = len(self._text) - self._at
        raise BadFile("too_large" if rest > LARGEST_VALUE else "not_json")

    def _skip(self) -> None:
        found = _SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()

    def _takes(self, sign: str) -> bool:
        self._skip()
        if self._text.startswith(sign, self._at):
            self._at += 1
            return True
        return False

    def _must_take(self, sign: str) -> None:
        if not self._takes(sign):
            raise BadFile("not_json")


def _dojo_of(value: Json) -> list[OfPerson]:
    try:
        return read_dojo(value)
    except BadDojo as error:
        raise BadFile("not_games") from error


_NEEDED = (("format", "not_games"), ("version", "unknown_version"), ("games", "not_games"))
