"""The partners' plates above the grid: who they are and what they did in their last turn."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.player_levels import YOKAI_LEVELS
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.trace import TurnTrace, last_turns, turns_of
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.partner_plate import PartnerPlate
from yokai_desktop.ui.yokai.turn_words import turn_summary, turn_words
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.players import name_of
from yokai_desktop.words.voice import translate

_SPACING, _NARROW_SPACING = 18, 8
"""Between the plates; less where there are more than two."""
_FEW = 2


class PartnerPlates(QWidget):
    """One plate for everybody but the viewer, in the order of play after them."""

    asked = Signal(int)
    """The seat whose last turn shall be shown again."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._plates: dict[int, PartnerPlate] = {}
        self._row = row(spacing=self._spacing, on=self)
        self.tells_levels = True
        """Whether the plates say how well computer players play."""
        self._active: int | None = None
        self._view: YokaiView | None = None

    @property
    def active(self) -> int | None:
        return self._active

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from left to right."""
        return tuple(self._plates)

    def _spacing(self) -> int:
        return theme().px(_SPACING if len(self._match.seats) - 1 <= _FEW else _NARROW_SPACING)

    def plate(self, seat: int) -> PartnerPlate | None:
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
                plate.resized.connect(self._agree)
                self._row.addWidget(plate)
                plate.show()
        self._active, self._view = active, view
        turns = last_turns(turns_of(view.history))
        for number, (seat, plate) in enumerate(self._plates.items(), start=1):
            self._show(plate, seat, turns.get(seat), view)
            plate.show_turn(seat, turns.get(seat), str(number))
        self._agree()

    def _agree(self) -> None:
        """All plates tell of levels and steps in the same way, and have masks of one size."""
        plates = self._plates.values()
        is_compact = any(plate.needs_compact for plate in plates)
        for plate in plates:
            plate.agree_mask(is_compact=is_compact)
        notes = [number for plate in plates if (number := plate.note_number) is not None]
        least_note = max(notes, default=0)
        least_way = max((plate.way_number for plate in plates), default=0)
        for plate in plates:
            plate.agree_words(least_note, least_way)

    def _show(
        self, plate: PartnerPlate, seat: int, turn: TurnTrace | None, view: YokaiView
    ) -> None:
        who = self._match.seats[seat]
        notes: tuple[str, ...] = ()
        if not who.is_person and self.tells_levels:
            level = level_name(who.player)
            text = translate("Yokai", "computer, {level}")
            notes = (text.format(level=level), level)
        name = name_of(self._match, seat)
        plate.show_player(
            name,
            turn_summary(turn) if turn is not None else "",
            mask_of(self._match, seat),
            seat,
            is_active=seat == self._active,
            has_lead=seat == view.tableau.first,
            notes=notes,
            called=turn_words(name, turn),
        )
        if self.tells_levels:
            plate.show_level(*pips_of(who.player))


def pips_of(player: str) -> tuple[int, int]:
    """The level of a computer partner, and the highest one; nothing for people."""
    if player not in YOKAI_LEVELS:
        return 0, 0
    return YOKAI_LEVELS.index(player) + 1, len(YOKAI_LEVELS)
