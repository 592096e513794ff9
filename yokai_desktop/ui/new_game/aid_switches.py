"""The optional aids of a game on its new-game page: settings that hold from then on."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from yokai_desktop.storage.settings import SETTINGS, UNTIL_CLICKED
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.groups import SettingGroup, SettingWords
from yokai_desktop.words.voice import translate

TRICK_PAUSE = "trick_pause"


class AidSwitches(QWidget):
    """A switch for each of these settings, in the words of their group.

    The pause after a trick is a number: its switch is on where a click ends it.
    """

    def __init__(self, group: SettingGroup, names: tuple[str, ...]) -> None:
        super().__init__()
        self._group = group
        self._pause = SETTINGS[TRICK_PAUSE].default
        self.switches: dict[str, Toggle] = {}
        for name in names:
            toggle = Toggle(partial(self._title, name))
            for tell in (toggle.setToolTip, toggle.setAccessibleDescription):
                bind_text(tell, partial(self._line, name))
            toggle.toggled.connect(lambda on, name=name: self._switched(name, on=on))
            self.switches[name] = toggle
        column(*self.switches.values(), spacing=0, on=self)
        self._show_values()
        preferences().changed.connect(self._show_values)

    def _title(self, name: str) -> str:
        return self._words(name).title

    def _line(self, name: str) -> str:
        return self._words(name).line

    def _words(self, name: str) -> SettingWords:
        if name == TRICK_PAUSE:
            return SettingWords(
                translate("NewGame", "A click ends each trick"),
                translate("NewGame", "A complete trick stays on the table until you have seen it."),
            )
        return self._group.words()[name]

    def _show_values(self, changed: str = "") -> None:
        for name, toggle in self.switches.items():
            value = preferences().value(name)
            toggle.setChecked(value == UNTIL_CLICKED if name == TRICK_PAUSE else bool(value))

    def _switched(self, name: str, *, on: bool) -> None:
        if name != TRICK_PAUSE:
            preferences().set_value(name, on)
        elif on:
            self._pause = preferences().value(name) or self._pause
            preferences().set_value(name, UNTIL_CLICKED)
        elif preferences().value(name) == UNTIL_CLICKED:
            preferences().set_value(name, self._pause)
