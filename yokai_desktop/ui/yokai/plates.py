"""The partners' plates above the grid: who they are and what they did in their last turn."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.trace import TurnTrace, last_turns, turns_of
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.plate import Plate
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.partner_plate import PartnerPlate
from yokai_desktop.ui.yokai.turn_words import turn_summary, turn_words
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.players import name_of
from yokai_desktop.words.voice import translate

_WIDE = 330
"""From this width on a plate has room to say that a partner is a computer."""


class PartnerPlates(QWidget):
    """One plate for everybody but the viewer, in the order of play after them."""

    asked = Signal(int)
    """The seat whose last turn shall be shown again."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._plates: dict[int, PartnerPlate] = {}
        self._row = row(spacing=18, on=self)
        self._active: int | None = None
        self._view: YokaiView | None = None

    @property
    def active(self) -> int | None:
        return self._active

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from left to right."""
        return tuple(self._plates)

    def plate(self, seat: int) -> Plate | None:
        return self._plates.get(seat)

    def show_players(self, view: YokaiView, active: int | None) -> None:
        """Follow a view; ``active`` is the seat that is playing."""
        players = view.tableau.players
        order = [(view.seat + step) % players for step in range(1, players)]
        if list(self._plates) != order:
            for plate in self._plates.values():
                self._row.removeWidget(plate)
                plate.deleteLater()
            self._plates = {seat: PartnerPlate(self) for seat in order}
            for seat, plate in self._plates.items():
                plate.asked.connect(lambda seat=seat: self.asked.emit(seat))
                self._row.addWidget(plate)
                plate.show()
        self._active, self._view = active, view
        turns = last_turns(turns_of(view.history))
        for number, (seat, plate) in enumerate(self._plates.items(), start=1):
            self._show(plate, seat, turns.get(seat), view)
            plate.show_turn(seat, turns.get(seat), str(number))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None:
            self.show_players(self._view, self._active)

    def _show(self, plate: Plate, seat: int, turn: TurnTrace | None, view: YokaiView) -> None:
        who = self._match.seats[seat]
        if who.is_person:
            note = ""
        else:
            note = level_name(who.player)
            if self.width() / max(1, len(self._plates)) > theme().px(_WIDE):
                note = translate("Yokai", "computer, {level}").format(level=note)
        name = name_of(self._match, seat)
        plate.show_player(
            name,
            turn_summary(turn) if turn is not None else "",
            mask_of(self._match, seat),
            seat,
            is_active=seat == self._active,
            has_lead=seat == view.tableau.first,
            note=note,
        )
        plate.setAccessibleName(turn_words(name, turn))
