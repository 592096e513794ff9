"""The history for the widgets: one database, told when it changes, never lost in silence.

Nothing here waits for another program: this is the thread that shows the window.  A game that
cannot be put into the history now is put beside it, and taken over as soon as that works.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.paths import data_folder
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.storage.saves import BrokenSave
from yokai_desktop.storage.summaries import aid_of
from yokai_desktop.storage.waiting import Waiting
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.services.archive_words import (
    failure_words,
    not_kept_words,
    refusal_words,
    set_aside_words,
    unreadable_save_words,
    waiting_words,
)
from yokai_desktop.words.joining import sentences

logger = logging.getLogger(__name__)

TRY_AGAIN_AFTER = 3_000
"""Milliseconds until the history is tried again."""


class Archive(QObject):
    """Opened when it is first needed; what cannot be opened is tried again and again."""

    changed = Signal()
    """Games or people have come, gone or changed."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self._untold: list[str] = []
        self.database = Database(folder, patience=0, stand_in=True)
        if self.database.refusal is not None:
            logger.warning("history not opened: %s", self.database.refusal)
            self._untold.append(refusal_words(self.database.refusal))
        self._tell_set_aside()
        self.history = History(self.database)
        self.profiles = Profiles(self.database)
        self.waiting = Waiting(folder)
        self._todo: list[Path] = []
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self.try_again)
        self._wait_if_needed(0)

    def take_messages(self) -> str:
        """What the user has to be told, once; usually nothing."""
        words, self._untold = " ".join(dict.fromkeys(self._untold)), []
        return words

    def save(self, match: Match) -> bool:
        """Put a finished game into the history, or beside it until that works.

        True once it is safe on disk; what went wrong has a message.
        """
        entry = Entry(match, now(), aid_of(match))
        return self._add(entry) or self._let_wait(lambda: self.waiting.put(entry))

    def give_up(self, match: Match, path: Path) -> bool:
        """Put an unfinished game into the history, or its save beside it until that works.

        True once its save may go; what went wrong has a message.
        """
        return self._add(Entry(match, now(), aid_of(match))) or self._let_wait(
            lambda: self.waiting.take_save(path, match)
        )

    def try_again(self) -> None:
        """Open a history that could not be opened, and take over one game that waits."""
        try:
            if self.database.refusal is not None:
                self.database.open_again()
                self._tell_set_aside()
                self.changed.emit()
            self._todo = self._todo or self.waiting.files()
            if self._todo:
                self._take_over(self._todo.pop())
        except StorageError as error:
            logger.info("history: %s", error)
            self._begin_anew_if_damaged(error)
            self._todo = []
        self._wait_if_needed(0 if self._todo else TRY_AGAIN_AFTER)

    def failed(self, error: StorageError) -> None:
        """Something could not be read or written: begin anew if the file is damaged."""
        logger.warning("history: %s", error)
        if not self._begin_anew_if_damaged(error):
            self._untold.append(failure_words(error))

    def _add(self, entry: Entry) -> bool:
        try:
            if not self.history.ends_with(entry.match):
                self.history.add(entry)
        except StorageError as error:
            logger.warning("history: %s", error)
            self._begin_anew_if_damaged(error)
            return False
        self.changed.emit()
        return True

    def _let_wait(self, put: Callable[[], None]) -> bool:
        try:
            put()
        except StorageError as error:
            logger.warning("game not kept: %s", error)
            self._untold.append(failure_words(error))
            return False
        self._untold.append(waiting_words())
        self._wait_if_needed(TRY_AGAIN_AFTER)
        return True

    def _take_over(self, path: Path) -> None:
        try:
            entry = self.waiting.read(path)
        except (BrokenSave, StorageError) as error:
            logger.info("waiting game %s: %s", path.name, error)
            return
        if entry is not None and not self.history.ends_with(entry.match):
            self.history.add(entry)
            self.changed.emit()
        self.waiting.remove(path)

    def _wait_if_needed(self, milliseconds: int) -> None:
        """Try again later while there is something to do; nothing changes a later version."""
        refusal = self.database.refusal
        if refusal is not None:
            if refusal.reason != "later_version":
                self._again.start(max(milliseconds, TRY_AGAIN_AFTER))
            return
        try:
            if self.waiting.files():
                self._again.start(milliseconds)
        except StorageError as error:
            logger.warning("waiting games: %s", error)

    def _begin_anew_if_damaged(self, error: StorageError) -> bool:
        if error.reason != "damaged":
            return False
        try:
            self.database.begin_anew()
        except StorageError as refusal:
            logger.warning("history not begun anew: %s", refusal)
            self._untold.append(refusal_words(refusal))
            self._wait_if_needed(TRY_AGAIN_AFTER)
        self._tell_set_aside()
        self.changed.emit()
        return True

    def _tell_set_aside(self) -> None:
        aside, self.database.set_aside = self.database.set_aside, None
        if aside is not None:
            logger.warning("history set aside at %s: %s", aside.kept_at, aside.reason)
            self._untold.append(set_aside_words(aside))


_current: list[Archive] = []


def archive() -> Archive:
    """The history of the user, opened at the first call; another folder opens another one."""
    folder = data_folder()
    if not _current or _current[0].folder != folder:
        for old in _current:
            old.database.close()
        _current[:] = [Archive(folder)]
    return _current[0]


def save_game(match: Match, extra: Mapping[str, Json], slot: str = "") -> str:
    """Put a game on disk: into its slot, or once it is over into the history.

    Returns what the user has to be told, usually nothing; ``StorageError`` if it is not saved.
    """
    if match.outcome is None:
        saves().write(match, extra, slot)
        return ""
    # The history first: a program killed in between leaves the game in both, never in none.
    is_kept = archive().save(match)
    try:
        if is_kept:
            saves().remove(match, slot)
        else:
            saves().write(match, extra, slot)
    except StorageError as error:
        logger.warning("save of a finished game: %s", error)
    return archive().take_messages()


def give_up_unfinished(slot: str) -> str:
    """Put the unfinished game of a slot into the history.

    One in which nobody has done anything leaves no trace, and what could not be kept stays where
    it is.  Returns what the user has to be told, usually nothing.
    """
    kept = saves()
    try:
        save = kept.read(slot)
    except BrokenSave as error:
        logger.warning("unfinished game %s: %s", slot, error)
        return unreadable_save_words()
    except StorageError as error:
        logger.warning("unfinished game %s: %s", slot, error)
        return _put_unread_aside(kept.path_of(slot))
    if save is None:
        return ""
    is_away = False
    try:
        if not save.match.actions or archive().give_up(save.match, kept.path_of(slot)):
            kept.remove(save.match, slot)
            is_away = True
    except StorageError as error:
        logger.warning("unfinished game %s not removed: %s", slot, error)
    message = archive().take_messages()
    return message if is_away else sentences((message, not_kept_words()))


def _put_unread_aside(path: Path) -> str:
    """Make room where a save cannot be read now; returns what the user has to be told."""
    try:
        archive().waiting.take_unread(path)
    except StorageError as error:
        logger.warning("%s not put aside: %s", path.name, error)
        return not_kept_words()
    return unreadable_save_words()
