"""What the user has chosen, each setting declared once; saved at once, read with patience.

A value that is unknown or broken falls back to its default and is reported in ``problems``; the
file stays as it is until something is changed, and a broken one is then kept aside.  A file that
could not be read at all is not replaced: it is read again before anything is written.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from pathlib import Path

from yokai_desktop.engine.contract import Json
from yokai_desktop.storage.atomic_files import StorageError, set_aside, write_text
from yokai_desktop.storage.plain_json import parsed
from yokai_desktop.storage.reading import read_text
from yokai_desktop.words.languages import LANGUAGES

SETTINGS_FORMAT = 1
FILE_NAME = "settings.json"
LARGEST_MEMORY = 20_000
"""Characters that one remembered choice may take."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class ChoiceSetting:
    """One of a few words."""

    values: tuple[str, ...]
    default: str

    def accepts(self, value: Json) -> bool:
        return isinstance(value, str) and value in self.values


@dataclass(frozen=True)
class Switch:
    """On or off."""

    default: bool

    def accepts(self, value: Json) -> bool:
        return isinstance(value, bool)


@dataclass(frozen=True)
class Number:
    """A whole number in a range."""

    low: int
    high: int
    default: int

    def accepts(self, value: Json) -> bool:
        return type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True)
class Memory:
    """Something the program remembers for the user: any JSON object, checked by who reads it."""

    @property
    def default(self) -> dict[str, Json]:
        return {}

    def accepts(self, value: Json) -> bool:
        return isinstance(value, dict) and len(json.dumps(value)) <= LARGEST_MEMORY


Setting = ChoiceSetting | Switch | Number | Memory

UNTIL_CLICKED = 0
"""The value of ``trick_pause`` that waits for a click."""

SETTINGS: dict[str, Setting] = {
    "language": ChoiceSetting(("system", *LANGUAGES), "system"),
    "theme": ChoiceSetting(("system", "light", "dark", "contrast"), "system"),
    "text_size": Number(100, 200, 100),  # percent
    "card_size": ChoiceSetting(("small", "normal", "large"), "normal"),
    "animation": ChoiceSetting(("off", "fast", "normal", "slow"), "normal"),
    "reduced_motion": Switch(False),
    "trick_pause": Number(0, 10_000, 1_200),  # milliseconds; 0 waits for a click
    "thinking_pause": Number(0, 5_000, 600),  # milliseconds a computer player seems to think
    "confirm": Switch(True),  # ask before a choice that cannot be taken back
    "sound": Switch(True),
    "volume": Number(0, 100, 60),  # percent
    "sound_cards": Switch(True),
    "sound_moments": Switch(True),  # bosses, seals, hints, the end
    "sound_garden": Switch(False),  # a quiet ambience
    "sound_in_background": Switch(False),  # also while another program is used
    "speech_pace": ChoiceSetting(("off", "fast", "normal", "slow", "key"), "normal"),
    "speech_way": ChoiceSetting(("system", "name", "announcement"), "system"),
    "keys": Memory(),  # the keys of questions at the table, where they are not the usual ones
    "guide": Switch(True),  # short hints in the first games
    "tips_seen": Memory(),  # which of them, by game; forgotten when they are switched off
    "septet_log": ChoiceSetting(
        ("last", "round"), "last"
    ),  # which tricks of the round the log shows
    "coach": ChoiceSetting(("off", "5", "10", "15"), "off"),  # points of chance from which it asks
    "septet_forced": Switch(False),  # the only card that may be played plays itself
    "septet_take_back": Switch(False),  # against computer players the last card may be taken back
    "septet_memory": Switch(False),  # a panel tells which bosses and high cards are still out
    "yokai_memory": ChoiceSetting(("none", "looks", "notes", "full"), "looks"),
    "yokai_peek": Number(0, 20, 0),  # seconds until a looked-at card turns back; 0 waits
    "yokai_take_back": Switch(False),  # a move may be taken back before the hint
    "yokai_still": Switch(True),  # what is seen of the grid stays as it is while cards move
    "yokai_pace": ChoiceSetting(("quick", "normal", "calm"), "normal"),  # how fast partners act
    "septet_choices": Memory(),  # the last choices on the page for a new game
    "yokai_choices": Memory(),
    "dojo": Memory(),  # who learns, and what was offered once
    "window": Memory(),  # where the window was
}
"""Every setting of the program."""


class Settings:
    """The settings in one folder; ``settings["theme"]`` reads, ``set`` changes and saves."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._values: dict[str, Json] = {}
        self._foreign: dict[str, Json] = {}
        self._is_broken = False
        self._is_unread = False
        self.is_new = False
        """Whether there was no file: nothing has ever been chosen."""
        self.problems: list[str] = []
        """What was wrong with the file, for the log."""
        self._load()

    def __getitem__(self, name: str) -> Json:
        return self._values.get(name, SETTINGS[name].default)

    def set(self, name: str, value: Json) -> None:
        """Change a setting and save all; ``ValueError`` for a value that it does not take.

        After a ``StorageError`` the new value holds until the program ends.
        """
        if not SETTINGS[name].accepts(value):
            raise ValueError(f"{name} does not take {value!r}")
        if self[name] == value:
            return
        self._values[name] = value
        self._save()

    def _load(self) -> None:
        try:
            text = read_text(self._path)
        except StorageError as error:
            self._is_unread = error.reason != "too_large"
            self._report(str(error), broken=not self._is_unread)
            return
        if text is None:
            self.is_new = True
            return
        try:
            data = parsed(text)
        except ValueError:
            self._report("the settings are no JSON")
            return
        if not isinstance(data, dict) or not isinstance(data.get("settings"), dict):
            self._report("the settings are no settings")
            return
        if data.get("format") != SETTINGS_FORMAT:
            self._report("the settings are of another version")
            return
        for name, value in data["settings"].items():
            self._take(name, value)

    def _take(self, name: str, value: Json) -> None:
        setting = SETTINGS.get(name)
        if setting is None:
            self._foreign[name] = value
            self._report(f"unknown setting {name[:40]!r}", broken=False)
        elif setting.accepts(value):
            self._values[name] = value
        else:
            self._report(f"setting {name!r} does not take what the file holds")

    def _report(self, problem: str, *, broken: bool = True) -> None:
        self.problems.append(problem)
        self._is_broken = self._is_broken or broken
        logger.warning("%s: %s", self._path.name, problem)

    def _save(self) -> None:
        if self._is_unread:
            self._read_again()
        if self._is_broken:
            if set_aside(self._path) is None:
                raise StorageError("failed", self._path, "it could not be set aside")
            self._is_broken = False
        values = {**self._foreign, **self._values}
        data = {"format": SETTINGS_FORMAT, "settings": values}
        write_text(self._path, json.dumps(data, indent=1, sort_keys=True))

    def _read_again(self) -> None:
        """Read the file that could not be read before; what was chosen since then holds."""
        chosen, self._is_unread = self._values, False
        self._values = {}
        self._load()
        self._values |= chosen
        if self._is_unread:
            raise StorageError("failed", self._path, "it could not be read")
