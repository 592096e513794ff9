"""One level for all computer players at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.ui.parts.bindings import ask_again, bind_text
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.levels import level_name

_MIXED = ""
_SPACING = 12


class AllComputers(QWidget):
    """``chosen(level)`` tells a choice; where the seats differ nothing is chosen here.

    The levels stand side by side, or in a list where there is no room for that.
    """

    chosen = Signal(str)

    def __init__(self, levels: tuple[str, ...]) -> None:
        super().__init__()
        self._level = _MIXED
        self.levels = Segments(levels)
        for number, level in enumerate(levels, start=1):
            bind_text(self.levels.set_words, level, lambda named=level: level_name(named))
            self.levels.set_pips(level, number, len(levels))
        self._heading = Label(lambda: self.tr("All computer players"), Role.NAME, "text")
        self.list = ChoiceField(self._heading.text, lacquer=True)
        bind_text(self.list.set_items, self._items)
        bind_text(self.levels.setAccessibleName, self._heading.text)
        self._mixed = Label(self._mixed_words, Role.SECONDARY, "muted")
        parts = (self._heading, self.levels, self.list, self._mixed)
        self._row = row(*parts, 1, spacing=_SPACING, on=self)
        self.levels.chosen.connect(self.chosen)
        self.list.activated.connect(self._list_chosen)

    def show_level(self, level: str) -> None:
        """The level of all of them; empty if they differ."""
        self._level = level
        self.levels.set_value(level)
        ask_again(self.list)
        self.list.set_value(level)
        self._show_mixed()

    def fit(self, width: int) -> None:
        """All levels in sight where there is room, else the list; at worst below the heading."""
        heading = self._heading.sizeHint().width() + theme().px(_SPACING)
        mixed = self._mixed.sizeHint().width() + theme().px(_SPACING)
        has_room = heading + self.levels.sizeHint().width() + mixed <= width
        is_row = has_room or heading + self.list.minimumSizeHint().width() <= width
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if is_row else ways.TopToBottom)
        self.levels.setVisible(has_room)
        self.list.setVisible(not has_room)
        self._show_mixed()

    def _show_mixed(self) -> None:
        self._mixed.setVisible(not self._level and self.list.isHidden())

    def _mixed_words(self) -> str:
        return self.tr("mixed", "levels")

    def _items(self) -> list[tuple[str, str]]:
        levels = [(level, level_name(level)) for level in self.levels.values]
        return levels if self._level else [(_MIXED, self._mixed_words()), *levels]

    def _list_chosen(self) -> None:
        if self.list.value():
            self.chosen.emit(self.list.value())
