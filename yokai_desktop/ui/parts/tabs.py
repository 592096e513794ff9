"""Tabs: a well of choices, each of which opens another page of the same scroll."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from yokai_desktop.ui.parts.segments import Segment, Segments
from yokai_desktop.ui.speech.interfaces import ReadAs


class _Tab(ReadAs, Segment):
    read_as = QAccessible.Role.PageTab

    def spoken_name(self) -> str | None:
        return self.text()

    def is_spoken_selected(self) -> bool | None:
        return self.isChecked()


class Tabs(ReadAs, Segments):
    """They look like segments; a screen reader calls them tabs."""

    read_as = QAccessible.Role.PageTabList
    segment = _Tab
