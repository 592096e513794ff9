"""A line of keys and what they do, in the middle of the room it has."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.key_cap import KeyCap
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import empty, row
from yokai_desktop.ui.theme import Role

Key = tuple[tuple[str, ...], str]
"""The names of keys that do the same, and what they do."""


class KeyStrip(QWidget):
    """``show_keys`` tells other keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.keys: tuple[Key, ...] = ()
        self._row = row(spacing=6, margins=(4, 4, 4, 6), on=self)

    def show_keys(self, keys: tuple[Key, ...]) -> None:
        """Only these from now on."""
        if keys == self.keys:
            return
        self.keys = keys
        empty(self._row)
        self._row.addStretch(1)
        for number, (names, deed) in enumerate(keys):
            if number:
                self._row.addSpacing(8)
            for name in names:
                self._row.addWidget(KeyCap(name, "muted"))
            label = Label(deed, Role.SECONDARY, "muted")
            self._row.addWidget(label)
        self._row.addStretch(1)
