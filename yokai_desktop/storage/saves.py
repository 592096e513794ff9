"""The unfinished games: a folder with one file per game, written at every action.

Each game has a slot, the name of its file: ``septet`` for the first of its kind, ``septet-2`` for
another that is left unfinished beside it.  Nothing is removed to make room.

A file is one line that says what follows and its checksum, then the match's record and what else
belongs to the game (a player's own notes) as JSON.  A file that is cut, altered or of another
version is set aside with the reason; it is never loaded in part.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Json
from yokai_desktop.storage.atomic_files import StorageError, remove, set_aside, write_text
from yokai_desktop.storage.plain_json import parsed
from yokai_desktop.storage.reading import read_text

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match

_MAGIC = "yokai-desktop save"
SAVE_FORMAT = 1
_SLOT = re.compile(r"([a-z]+)(?:-[1-9][0-9]*)?")
_END = ".save"
_MOST_TRIED = 10_000
"""Slots; a folder that holds more, or that nobody may look into, gets no new game."""


@dataclass(frozen=True)
class Slot:
    """Where an unfinished game is kept."""

    name: str
    game: str
    written: float
    """When it was written last, in seconds since 1970."""


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
    """The unfinished games in one folder; none is ever replaced by another one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path_of(self, slot: str) -> Path:
        return self.folder / f"{slot}{_END}"

    def exists(self, slot: str) -> bool:
        """Whether a game was left unfinished here; says nothing about whether it can be read.

        Where nobody may look there is none to offer.
        """
        return os.path.isfile(self.path_of(slot))

    def slots(self, game: str = "") -> list[Slot]:
        """The unfinished games of a kind, or all of them: those written last come first.

        Files that only look like ours are among them until they are read.
        """
        found = []
        try:
            with os.scandir(self.folder) as entries:
                for entry in entries:
                    name = entry.name.removesuffix(_END)
                    kind = _kind(name)
                    if name != entry.name and kind and game in ("", kind) and entry.is_file():
                        found.append(Slot(name, kind, entry.stat().st_mtime))
        except OSError:
            return []
        return sorted(found, key=lambda slot: (-slot.written, slot.name))

    def free_slot(self, game: str) -> str:
        """A slot where nothing lies, for a new game of this kind."""
        for number in range(2, _MOST_TRIED):
            if _is_free(self.path_of(game)):
                break
            game = f"{game.partition('-')[0]}-{number}"
        return game

    def write(self, match: Match, extra: Mapping[str, Json] | None = None, slot: str = "") -> None:
        """Keep a game as it is now; on return it is on disk.  ``StorageError`` if it is not.

        Without a slot it is the first of its kind.  The reason is ``occupied`` where another game
        lies; a file that cannot be read is in the way too.
        """
        path = self.path_of(slot or match.game.name)
        if _holds(path, match) is False:
            raise StorageError("occupied", path)
        write_text(path, text_of(match, extra or {}))

    def read(self, slot: str) -> Save | None:
        """The unfinished game, None if there is none.

        ``BrokenSave`` if the file is not whole: it is set aside then.  ``StorageError`` if it
        cannot be read.
        """
        path = self.path_of(slot)
        save = read_save(path)
        if save is not None and save.match.game.name != _kind(slot):
            raise BrokenSave("another_game", set_aside(path))
        return save

    def begun(self, slot: str) -> Match | None:
        """The game of a slot before its first action; None if it cannot be had."""
        try:
            text = read_text(self.path_of(slot))
            return None if text is None else _begun(_data_of(text)["record"])
        except (StorageError, _Broken):
            return None

    def remove(self, match: Match, slot: str = "") -> None:
        """Forget this unfinished game; another one stays."""
        path = self.path_of(slot or match.game.name)
        if _holds(path, match):
            remove(path)

    def drop_unbegun(self, game: str) -> None:
        """Forget the games of a kind in which nobody has done anything; what is unclear stays."""
        for slot in self.slots(game):
            path = self.path_of(slot.name)
            try:
                text = read_text(path)
                if text is not None and not _data_of(text)["record"].get("actions", True):
                    remove(path)
            except (StorageError, _Broken):
                continue


def _is_free(path: Path) -> bool:
    """Whether nothing lies here; where that cannot be seen, something does."""
    try:
        os.lstat(path)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


def _kind(slot: str) -> str:
    """The game whose slot this is by its name; empty if it is no slot."""
    found = _SLOT.fullmatch(slot)
    return found[1] if found else ""


def _holds(path: Path, match: Match) -> bool | None:
    """Whether a file holds this game, at any point of it; None if there is no file."""
    text = read_text(path)
    if text is None:
        return None
    try:
        return start_of(_begun(_data_of(text)["record"])) == start_of(match)
    except _Broken as error:
        if set_aside(path) is None:
            raise StorageError("failed", path, "it could not be set aside") from error
        return None


def text_of(match: Match, extra: Mapping[str, Json]) -> str:
    """The content of a save."""
    data = {"record": match.record(), "extra": dict(extra)}
    body = json.dumps(data, indent=None, separators=(",", ":"))
    return f"{_head(body)}\n{body}"


def read_save(path: Path) -> Save | None:
    """The game in a file of this format, None if there is no file; raises as ``Saves.read``."""
    text = read_text(path)
    if text is None:
        return None
    try:
        return _save_of(text)
    except _Broken as error:
        raise BrokenSave(error.args[0], set_aside(path)) from error


def start_of(match: Match) -> str:
    """What a game was begun with; the same as long as it is played."""
    return json.dumps({**match.record(), "actions": [], "marks": []}, sort_keys=True)


class _Broken(Exception):
    """Why a text is no save."""


def _head(body: str) -> str:
    digest = hashlib.sha256(body.encode("utf-8", errors="surrogatepass")).hexdigest()
    return f"{_MAGIC} {SAVE_FORMAT} {digest}"


def _data_of(text: str) -> dict[str, Json]:
    """What a file holds, whole but not yet checked by the rules."""
    head, newline, body = text.partition("\n")
    if not newline or not head.startswith(f"{_MAGIC} "):
        raise _Broken("not_a_save")
    if head.split()[2:3] != [str(SAVE_FORMAT)]:
        raise _Broken("unknown_format")
    if head != _head(body):
        raise _Broken("damaged")
    try:
        data = parsed(body)
    except ValueError as error:
        raise _Broken("damaged") from error
    if not isinstance(data, dict) or not all(
        isinstance(data.get(name), dict) for name in ("record", "extra")
    ):
        raise _Broken("damaged")
    return data


def _save_of(text: str) -> Save:
    data = _data_of(text)
    return Save(_replayed(data["record"]), data["extra"])


def _begun(record: Json) -> Match:
    """The game before its first action, as it is told today: an older record may say less."""
    return _replayed(record, until=0)


def _replayed(record: Json, until: int | None = None) -> Match:
    # The rules of all games are imported when a game is read, not when the program starts.
    from yokai_desktop.engine.match import BadRecord, Match

    try:
        return Match.replay(record, until=until)
    except BadRecord as error:
        raise _Broken(error.reason) from error
