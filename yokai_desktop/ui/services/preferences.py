"""The settings for the widgets: read anywhere, changed with a signal, never lost in silence."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from yokai_desktop.engine.contract import Json
from yokai_desktop.paths import config_folder
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.settings import Settings

logger = logging.getLogger(__name__)


class Preferences(QObject):
    """``value("animation")`` reads; ``set_value`` saves at once and tells who follows."""

    changed = Signal(str)
    """The name of the setting that has a new value."""

    could_not_save = Signal(str)
    """The reason, told once: ``disk_full``, ``read_only`` or ``failed``."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._has_complained = False

    @property
    def is_first_start(self) -> bool:
        """Whether nothing was ever chosen before this program was started."""
        return self._settings.is_new

    def value(self, name: str) -> Json:
        return self._settings[name]

    def set_value(self, name: str, value: Json) -> None:
        """Take a new value; one that cannot be saved holds until the program ends."""
        if self._settings[name] == value:
            return
        try:
            self._settings.set(name, value)
            self._has_complained = False
        except StorageError as error:
            logger.warning("settings not saved: %s", error)
            if not self._has_complained:
                self._has_complained = True
                self.could_not_save.emit(error.reason)
        self.changed.emit(name)


_current: list[Preferences] = []


def preferences() -> Preferences:
    """The preferences of the program, read from the user's folder at the first call."""
    if not _current:
        _current.append(Preferences(Settings(config_folder())))
    return _current[0]


def forget_preferences() -> None:
    """Read the settings anew at the next call; for tests, whose folders change."""
    _current.clear()
