"""One setting as a row on paper: what it is, what it does, and the control for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.storage.settings import SETTINGS, Switch
from yokai_desktop.ui.parts.bindings import bind_text, follow_style
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.groups import SettingWords
from yokai_desktop.ui.theme import Role, theme


class SettingRow(QWidget):
    """Shows the setting's value and changes it at once.  Numbers are offered as a few steps."""

    def __init__(
        self, name: str, words: Callable[[], dict[str, SettingWords]], steps: tuple[int, ...] = ()
    ) -> None:
        super().__init__()
        self.name = name
        self._steps = steps
        self._title = Label(role=Role.BUTTON, wraps=True)
        self._line = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.control: Toggle | ChoiceField
        if isinstance(SETTINGS[name], Switch):
            self.control = Toggle()
            self.control.clicked.connect(self._chosen)
        else:
            self.control = ChoiceField()
            self.control.activated.connect(self._chosen)
            follow_style(self.control, self._fit_choice)
        self._row = row((column(self._title, self._line, spacing=0), 1), spacing=24, on=self)
        self._row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
        preferences().changed.connect(self._preference_changed)
        bind_text(self._update_words, lambda: words()[name])

    def _update_words(self, words: SettingWords) -> None:
        self._title.setText(words.title)
        self._line.setText(words.line)
        self._line.setVisible(bool(words.line))
        self.control.setAccessibleName(words.title)
        self.control.setAccessibleDescription(words.line)
        if isinstance(self.control, ChoiceField):
            self.control.set_items(list(words.values.items()))
            self._fit_choice()
        self.show_value()

    def _fit_choice(self) -> None:
        """All choices equally wide, but for one that needs more, where there is room for it."""
        wide = theme().scale.line(250)
        if not theme().scale.is_text_large:
            wide = max(wide, self.control.sizeHint().width())
        self.control.setFixedWidth(wide)

    def show_value(self) -> None:
        """Take the setting as it is; a number between two steps shows as the nearest."""
        value = preferences().value(self.name)
        if isinstance(self.control, Toggle):
            self.control.setChecked(bool(value))
            return
        if self._steps:
            value = min(self._steps, key=lambda step: abs(step - value))
        self.control.set_value(str(value))

    def _chosen(self) -> None:
        if isinstance(self.control, Toggle):
            preferences().set_value(self.name, self.control.isChecked())
        elif self._steps:
            preferences().set_value(self.name, int(self.control.value()))
        else:
            preferences().set_value(self.name, self.control.value())

    def _preference_changed(self, name: str) -> None:
        if name == self.name:
            self.show_value()
