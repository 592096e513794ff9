"""Who may sit on a seat: the people known here with their masks, a new name, computer levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyleOptionComboBox

from yokai_desktop.engine.record import PERSON
from yokai_desktop.storage.names import name_key
from yokai_desktop.ui.games.masks import person_colour, person_mask
from yokai_desktop.ui.new_game.seat_rows import SIDE, SIGNS, RowSign, SeatRows
from yokai_desktop.ui.parts.bindings import Words, bind_text
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.pips import paint_pips, pips_width
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.levels import level_name

NEW_NAME = "new-name"
_KNOWN = "known:"
_PIP, _INSET = 6, 12
_ARROW = 30
"""Pixels at the right of the box that the arrow takes."""
_ICONS = {NEW_NAME: "edit", PERSON: "person"}


@dataclass(frozen=True)
class Guest:
    """A person known here, and how many games they have played."""

    name: str
    games: int


class SeatChoice(ChoiceField):
    """``value`` is ``person`` or a level; ``name`` that of the person known who was chosen."""

    def __init__(self, name: Words, levels: tuple[str, ...]) -> None:
        self.levels = levels  # asked for while the box is made
        self._guests: tuple[Guest, ...] = ()
        self._elsewhere: frozenset[str] = frozenset()
        super().__init__(name, lacquer=True)
        view = self.view()
        assert isinstance(view, QListView)
        view.setItemDelegate(SeatRows(self, view))
        self.setMaxVisibleItems(12)
        bind_text(self.set_items, self._rows)
        self._update_rows()

    def set_guests(self, guests: Sequence[Guest], elsewhere: frozenset[str]) -> None:
        """The people known, those who played last first, and who sits on another seat."""
        if (tuple(guests), elsewhere) == (self._guests, self._elsewhere):
            return
        self._guests, self._elsewhere = tuple(guests), elsewhere
        self.set_items(self._rows())

    def set_items(self, items: list[tuple[str, str]]) -> None:
        super().set_items(items)
        self._update_rows()

    def choose(self, player: str, name: str) -> None:
        """Show who sits here; somebody not known is just a human."""
        known = f"{_KNOWN}{name_key(name)}"
        is_known = player == PERSON and name and self.findData(known) >= 0
        self.set_value(known if is_known else player)

    @property
    def player(self) -> str:
        """``person``, or the level of a computer player."""
        value = self.value()
        return value if value in self.levels else PERSON

    @property
    def guest(self) -> Guest | None:
        """The person known who is chosen."""
        return self._guest_at(self.value())

    def _guest_at(self, value: str) -> Guest | None:
        key = value.removeprefix(_KNOWN) if value.startswith(_KNOWN) else None
        return next((guest for guest in self._guests if name_key(guest.name) == key), None)

    def is_elsewhere(self, value: str) -> bool:
        """Whether somebody sits on another seat already."""
        return value.startswith(_KNOWN) and value.removeprefix(_KNOWN) in self._elsewhere

    def _rows(self) -> list[tuple[str, str]]:
        guests = [(f"{_KNOWN}{name_key(guest.name)}", guest.name) for guest in self._guests]
        levels = [(level, level_name(level)) for level in self.levels]
        return [
            *guests,
            (PERSON, self.tr("Human")),
            (NEW_NAME, self.tr("A new name…")),
            *levels,
        ]

    def _update_rows(self) -> None:
        """What every row tells beside its words."""
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for number in range(self.count()):
            value = str(self.itemData(number))
            side = self._side_words(value)
            self.setItemData(number, side, SIDE)
            self.setItemData(number, self._sign(value, self.itemText(number)), SIGNS)
            spoken = row_of((self.itemText(number), side or self._level_words(value)))
            self.setItemData(number, spoken, Qt.ItemDataRole.AccessibleTextRole)
            model.item(number).setEnabled(not self.is_elsewhere(value))

    def _sign(self, value: str, name: str) -> RowSign:
        """What stands before the words of a row, and the level after them."""
        if value in self.levels:
            level = (self.levels.index(value) + 1, len(self.levels))
            return RowSign(icon="computer", level=level, begins_group=value == self.levels[0])
        if value in _ICONS:
            return RowSign(icon=_ICONS[value])
        return RowSign(mask=person_mask(name), colour=person_colour(name))

    def _side_words(self, value: str) -> str:
        guest = self._guest_at(value)
        if guest is None:
            return ""
        if self.is_elsewhere(value):
            return self.tr("sits here")
        return QCoreApplication.translate("PeoplePage", "%n games", "", guest.games)

    def _level_words(self, value: str) -> str:
        if value not in self.levels:
            return ""
        words = self.tr("level {level} of {most}")
        return words.format(level=self.levels.index(value) + 1, most=len(self.levels))

    def shown_text(self, option: QStyleOptionComboBox) -> str:
        """A person is just a human here: the name stands above."""
        words = self.tr("Human") if self.player == PERSON else self.currentText()
        room = self._room - (self._pips_room() if self.shows_pips() else 0)
        return self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)

    @property
    def _room(self) -> int:
        """What is left of the box for words and pips."""
        return self.width() - _ARROW - theme().px(_INSET) - 2

    def _pips_room(self) -> int:
        return round(pips_width(theme().px(_PIP), len(self.levels))) + theme().px(6)

    def shows_pips(self) -> bool:
        """Whether there is room for the pips of a level beside its name."""
        if self.player == PERSON:
            return False
        words = self.fontMetrics().horizontalAdvance(self.currentText())
        return words + self._pips_room() <= self._room

    def paint_over(self, painter: QPainter) -> None:
        """The level of a computer player as pips, before the arrow."""
        if not self.shows_pips():
            return
        side, most = theme().px(_PIP), len(self.levels)
        left = self.width() - _ARROW - pips_width(side, most)
        level = self.levels.index(self.player) + 1
        ink = theme().colours.plate_text
        paint_pips(painter, left, self.height() / 2, side, level, most, ink)
