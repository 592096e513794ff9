"""The unfinished games for the widgets: listed at once, read one after the other.

A game is read again only when its file has been written since.  What is not whole is set aside, and
one that ended just before the program was killed goes to the history.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.paths import data_folder
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.saves import BrokenSave, Save, Slot
from yokai_desktop.ui.games.game_words import SET_ASIDE, UNREADABLE
from yokai_desktop.ui.games.starting import saves

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match

logger = logging.getLogger(__name__)

MOST_READ = 48
"""So many of each game are read and shown; older ones follow as those before them end."""
_FIRST_PAUSE = 60
"""Milliseconds before the first file is read: the window is shown meanwhile."""


@dataclass(frozen=True)
class LeftGame:
    """A game that was left; ``match`` is None until its file has been read."""

    slot: Slot
    match: Match | None = None


class UnfinishedGames(QObject):
    """``look`` lists the games anew; what is found out after that is told by ``changed``."""

    changed = Signal()
    ended = Signal(str)
    """A game had ended already and is in the history now: what the user has to be told of it."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.troubles: dict[str, str] = {}
        """What was wrong with a file of a game in the last look, by the name of the game."""
        self._slots: list[Slot] = []
        self._read: dict[Slot, Match] = {}
        self._todo: list[Slot] = []
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._read_next)

    def look(self) -> None:
        """See which games there are; those not known yet are read soon."""
        self._slots = saves().slots()
        self._read = {slot: match for slot, match in self._read.items() if slot in self._slots}
        self.troubles = {}
        self._todo = []
        for game in {slot.game: None for slot in self._slots}:
            wanted = [slot for slot in self._slots if slot.game == game][:MOST_READ]
            self._todo += (slot for slot in wanted if slot not in self._read)
        self._todo.sort(key=self._slots.index)
        self._next.start(_FIRST_PAUSE)
        self.changed.emit()

    @property
    def is_reading(self) -> bool:
        return bool(self._todo)

    def games(self, game: str = "") -> list[LeftGame]:
        """The games of a kind, or all, the newest first."""
        return [
            LeftGame(slot, self._read.get(slot))
            for slot in self._slots
            if game in ("", slot.game) and (slot in self._read or slot in self._todo)
        ]

    def count(self, game: str = "") -> int:
        """How many there are, those not shown among them."""
        return sum(game in ("", slot.game) for slot in self._slots)

    def _read_next(self) -> None:
        if not self._todo:
            return
        slot = self._todo.pop(0)
        try:
            save = saves().read(slot.name)
        except (BrokenSave, StorageError) as error:
            logger.warning("unfinished game %s: %s", slot.name, error)
            self.troubles[slot.game] = SET_ASIDE if isinstance(error, BrokenSave) else UNREADABLE
            save = None
        if save is None or self._has_ended(save, slot):
            self._slots.remove(slot)
        else:
            self._read[slot] = save.match
        self.changed.emit()
        self._next.start(0)

    def _has_ended(self, save: Save, slot: Slot) -> bool:
        """Whether a game was over and could be put where it belongs."""
        if save.match.outcome is None:
            return False
        from yokai_desktop.ui.services.archive import save_game

        try:
            message = save_game(save.match, save.extra, slot.name)
        except StorageError as error:
            logger.warning("ended game %s not kept: %s", slot.name, error)
            return False
        if saves().exists(slot.name):
            return False
        self.ended.emit(message)
        return True


_current: list[UnfinishedGames] = []


def unfinished_games() -> UnfinishedGames:
    """Those of the user; another folder has others."""
    folder = data_folder()
    if not _current or _current[0].folder != folder:
        _current[:] = [UnfinishedGames(folder)]
    return _current[0]
