"""The unfinished games: one file per game, written at every action.

A file is one line that says what follows and its checksum, then the match's record and what else
belongs to the game (a player's own notes) as JSON.  A file that is cut, altered or of another
version is set aside with the reason; it is never loaded in part.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Json
from yokai_desktop.storage.atomic_files import StorageError, set_aside, write_text
from yokai_desktop.storage.reading import read_text

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match

_MAGIC = "yokai-desktop save"
SAVE_FORMAT = 1


@dataclass(frozen=True)
class Save:
    """A game as it was left; ``extra`` holds what belongs to it beside the record."""

    match: Match
    extra: Mapping[str, Json] = field(default_factory=dict)


class BrokenSave(Exception):
    """A file that is no save of this program; ``kept_at`` is where it lies now."""

    def __init__(self, reason: str, kept_at: Path | None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.kept_at = kept_at


class Saves:
    """The unfinished games in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path_of(self, game: str) -> Path:
        return self.folder / f"{game}.save"

    def exists(self, game: str) -> bool:
        """Whether a game was left unfinished; says nothing about whether it can be read."""
        return self.path_of(game).is_file()

    def write(self, match: Match, extra: Mapping[str, Json] | None = None) -> None:
        """Keep a game as it is now; on return it is on disk.  ``StorageError`` if it is not."""
        data = {"record": match.record(), "extra": dict(extra or {})}
        body = json.dumps(data, indent=None, separators=(",", ":"))
        write_text(self.path_of(match.game.name), f"{_head(body)}\n{body}")

    def read(self, game: str) -> Save | None:
        """The unfinished game, None if there is none.

        ``BrokenSave`` if the file is not whole: it is set aside then.  ``StorageError`` if it
        cannot be read.
        """
        path = self.path_of(game)
        text = read_text(path)
        if text is None:
            return None
        try:
            return _save_of(text, game)
        except _Broken as error:
            raise BrokenSave(error.args[0], set_aside(path)) from error

    def remove(self, game: str) -> None:
        """Forget the unfinished game, if there is one."""
        path = self.path_of(game)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError.of(error, path) from error


class _Broken(Exception):
    """Why a text is no save."""


def _head(body: str) -> str:
    digest = hashlib.sha256(body.encode("utf-8", errors="surrogatepass")).hexdigest()
    return f"{_MAGIC} {SAVE_FORMAT} {digest}"


def _save_of(text: str, game: str) -> Save:
    # The rules of all games are imported when a game is read, not when the program starts.
    from yokai_desktop.engine.match import BadRecord, Match

    head, newline, body = text.partition("\n")
    if not newline or not head.startswith(f"{_MAGIC} "):
        raise _Broken("not_a_save")
    if head.split()[2:3] != [str(SAVE_FORMAT)]:
        raise _Broken("unknown_format")
    if head != _head(body):
        raise _Broken("damaged")
    try:
        data = json.loads(body)
        record, extra = data["record"], data["extra"]
    except (ValueError, RecursionError, LookupError, TypeError) as error:
        raise _Broken("damaged") from error
    if not isinstance(extra, dict):
        raise _Broken("damaged")
    try:
        match = Match.replay(record)
    except BadRecord as error:
        raise _Broken(error.reason) from error
    if match.game.name != game:
        raise _Broken("another_game")
    return Save(match, extra)
