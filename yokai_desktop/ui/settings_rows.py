"""One setting as a row on paper: what it is, what it does, and the control for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.storage.settings import SETTINGS, Switch
from yokai_desktop.ui.parts.fields import Choice
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.preferences import preferences
from yokai_desktop.ui.theme import Role, Themed, theme


class SettingRow(QWidget, Themed):
    """Shows the setting's value and changes it at once.  Numbers are offered as a few steps."""

    def __init__(self, name: str, steps: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.name = name
        self._steps = steps
        self._title = Label(role=Role.BUTTON, wraps=True)
        self._line = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self.control: Toggle | Choice
        if isinstance(SETTINGS[name], Switch):
            self.control = Toggle()
            self.control.clicked.connect(self._chosen)
        else:
            self.control = Choice()
            self.control.activated.connect(self._chosen)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._line)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
        preferences().changed.connect(self._preference_changed)
        self.follow_theme()

    def set_words(self, title: str, line: str, values: dict[str, str] | None = None) -> None:
        """What the setting is called, what it does, and what its values are called."""
        self._title.setText(title)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self.control.setAccessibleName(title)
        self.control.setAccessibleDescription(line)
        if isinstance(self.control, Choice) and values is not None:
            self.control.set_items(list(values.items()))
        self.show_value()

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

    def restyle(self) -> None:
        look = theme()
        self._row.setSpacing(look.px(24))
        if isinstance(self.control, Choice):
            self.control.setFixedWidth(look.scale.line(250))
