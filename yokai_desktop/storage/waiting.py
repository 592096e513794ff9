"""Games that could not be put into the history yet: each a file of its own, until they can.

The files are saves.  A game that was given up is its save itself, moved here: that needs no room on
a full disk, and at every moment the game is in one place.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.storage.atomic_files import move, remove, telling, write_text
from yokai_desktop.storage.history import Entry
from yokai_desktop.storage.reading import names_in
from yokai_desktop.storage.saves import read_save, text_of
from yokai_desktop.storage.summaries import aid_of

FOLDER_NAME = "waiting"
_ENDED = "ended"
_ASIDE = ".broken-"


class Waiting:
    """The waiting games of one folder.  What cannot be done is a ``StorageError``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER_NAME

    def put(self, entry: Entry) -> None:
        """Keep a game here; on return it is on disk."""
        extra = {_ENDED: entry.played.isoformat()}
        write_text(self._path_of(entry.match), text_of(entry.match, extra))

    def take_save(self, path: Path, match: Match) -> None:
        """Move the save of a game here."""
        move(path, self._path_of(match))

    def take_unread(self, path: Path) -> None:
        """Move a save here that cannot be read now: perhaps it can be later."""
        taken = set(self.files())
        names = (self.folder / f"{path.stem}-unread-{number}.save" for number in count(1))
        move(path, next(name for name in names if name not in taken))

    def files(self) -> list[Path]:
        """All files that wait, in a fixed order."""
        names = names_in(self.folder)
        return [self.folder / n for n in names if n.endswith(".save") and _ASIDE not in n]

    def read(self, path: Path) -> Entry | None:
        """The game of a file, None if it is gone; raises as ``Saves.read``."""
        save = read_save(path)
        if save is None:
            return None
        return Entry(save.match, _ended(path, save.extra), aid_of(save.match))

    def remove(self, path: Path) -> None:
        """The game of this file need wait no longer."""
        remove(path)

    def _path_of(self, match: Match) -> Path:
        key = hashlib.sha256(match.text().encode()).hexdigest()[:16]
        return self.folder / f"{match.game.name}-{key}.save"


def _ended(path: Path, extra: Mapping[str, Json]) -> datetime:
    """When a game ended: noted in the file, or when that was written last."""
    try:
        noted = datetime.fromisoformat(extra[_ENDED])
        if noted.tzinfo is not None:
            return noted
    except (LookupError, ValueError, TypeError):
        pass
    with telling(path):
        return datetime.fromtimestamp(int(path.stat().st_mtime), UTC)
