"""The history for the widgets: one database, told when it changes, never lost in silence."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from yokai_desktop.engine.match import Match
from yokai_desktop.paths import data_folder
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.storage.saves import BrokenSave
from yokai_desktop.storage.summaries import aid_of
from yokai_desktop.ui.games import saves

logger = logging.getLogger(__name__)


class Archive(QObject):
    """Opened when it is first needed; without a usable file it lives in memory."""

    changed = Signal()
    """Games or people have come, gone or changed."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self._untold: list[str] = []
        try:
            self.database = Database(folder)
        except StorageError as error:
            logger.warning("history not opened: %s", error)
            self.database = Database(None)
            self._untold.append(
                QCoreApplication.translate(
                    "Archive",
                    "The history cannot be opened: what you play now is kept until you quit.",
                )
            )
        self._tell_set_aside()
        self.history = History(self.database)
        self.profiles = Profiles(self.database)

    def take_messages(self) -> str:
        """What the user has to be told, once; usually nothing."""
        words, self._untold = " ".join(self._untold), []
        return words

    def keep(self, match: Match) -> int | None:
        """Put a game into the history, finished or given up; returns its number there.

        None if it is there already or could not be kept; the latter has a message.
        """
        try:
            if self.history.ends_with(match):
                return None
            number = self.history.add(Entry(match, now(), aid_of(match)))
        except StorageError as error:
            self.failed(error)
            return None
        self.changed.emit()
        return number

    def failed(self, error: StorageError) -> None:
        """Something could not be read or written: begin anew if the file is damaged."""
        logger.warning("history: %s", error)
        if error.reason == "damaged":
            self.database.begin_anew()
            self._tell_set_aside()
            self.changed.emit()
            return
        words = {
            "disk_full": QCoreApplication.translate(
                "Archive", "The disk is full: the history could not be changed."
            ),
            "read_only": QCoreApplication.translate(
                "Archive", "The history cannot be written: its folder is read-only."
            ),
            "busy": QCoreApplication.translate(
                "Archive", "Another program is using the history. Please try again."
            ),
            "unreadable": QCoreApplication.translate(
                "Archive", "This game cannot be read: its record is not whole."
            ),
        }
        other = QCoreApplication.translate("Archive", "The history could not be changed.")
        self._untold.append(words.get(error.reason, other))

    def _tell_set_aside(self) -> None:
        aside = self.database.set_aside
        if aside is None:
            return
        logger.warning("history set aside at %s: %s", aside.kept_at, aside.reason)
        words = {
            "later_version": QCoreApplication.translate(
                "Archive",
                "The history was written by a later version. It was kept aside as %1,"
                " and a new one was begun.",
            ),
        }
        other = QCoreApplication.translate(
            "Archive",
            "The history could not be read. It was kept aside as %1, and a new one was begun.",
        )
        self._untold.append(words.get(aside.reason, other).replace("%1", aside.kept_at.name))


_current: list[Archive] = []


def archive() -> Archive:
    """The history of the user, opened at the first call; another folder opens another one."""
    folder = data_folder()
    if not _current or _current[0].folder != folder:
        for old in _current:
            old.database.close()
        _current[:] = [Archive(folder)]
    return _current[0]


def give_up_unfinished(game: str) -> None:
    """Put the unfinished game of a kind into the history: another one takes its place.

    One in which nobody has done anything leaves no trace.
    """
    try:
        save = saves().read(game)
        if save is not None:
            if save.match.actions:
                archive().keep(save.match)
            saves().remove(game)
    except (BrokenSave, StorageError) as error:
        logger.warning("unfinished game of %s not kept: %s", game, error)
