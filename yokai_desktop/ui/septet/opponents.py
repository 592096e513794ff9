"""The plates of the other players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.opponent_plate import OpponentPlate
from yokai_desktop.ui.septet.picture import place_of, shown_hand
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate


class Opponents:
    """Plates of everybody but the viewer, by seat."""

    def __init__(self, parent: QWidget, match: Match) -> None:
        self._match = match
        self.plates = {seat: OpponentPlate(parent) for seat in range(len(match.seats))}
        self.thinker = -1
        self.tells_levels = True
        """Whether the plates say how well computer players play, or only on whose side."""
        self._counts = False
        """Whether the plates say how many cards their players hold: no backs show it."""

    def sync(self, view: SeptetView, geometry: SeptetGeometry, names: Names) -> None:
        for seat, plate in self.plates.items():
            plate.setVisible(seat != view.seat)
            if seat != view.seat:
                plate.setGeometry(geometry.plate(place_of(view, seat)).toAlignedRect())
        self._counts = geometry.is_close and not geometry.room.has_open_hands
        self.update_plates(view, names)

    def update_plates(self, view: SeptetView, names: Names) -> None:
        """Who is to act, who leads."""
        for seat, plate in self.plates.items():
            mode = view.mode
            words = [self._sub(view, names, seat), _count_words(view, seat)]
            if view.leader == seat:
                words.append(translate("Septet", "has the lead token"))
            plate.show_player(
                names.plate_name(seat),
                self._sub(view, names, seat),
                mask_of(self._match, seat),
                names.colour_of(mode, mode.side_of(seat)),
                is_active=view.to_act == seat and view.outcome is None,
                has_lead=view.leader == seat,
                spoken=row_of(words),
            )

    def _sub(self, view: SeptetView, names: Names, seat: int) -> str:
        if view.laid[seat]:
            return translate("Septet", "has chosen")
        if seat == self.thinker:
            return translate("Septet", "is thinking")
        if self._counts:
            return _count_words(view, seat)
        who = self._match.seats[seat]
        is_partner = view.mode.sides < view.mode.players and (
            view.mode.side_of(seat) == view.mode.side_of(view.seat)
        )
        if not self.tells_levels and not is_partner:
            return translate("Septet", "Opponent")
        if who.is_person or not self.tells_levels:
            return translate("Septet", "Partner") if is_partner else ""
        level = level_name(who.player)
        if is_partner:
            return translate("Septet", "Partner, {level}").format(level=level)
        return level


def _count_words(view: SeptetView, seat: int) -> str:
    return translate("Septet", "%n cards", "", len(shown_hand(view, seat)))
