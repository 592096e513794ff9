"""The partners' plates above the grid: who they are and what they did in their last turn."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.events import (
    Declared,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    TurnBegan,
)
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.plate import Plate
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.players import name_of
from yokai_desktop.words.voice import translate

_WIDE = 330
"""From this width on a plate has room to say that a partner is a computer."""
_WITHOUT_WORDS = 100
"""What a plate needs beside its words, in design pixels."""


class PartnerPlates(QWidget):
    """One plate for everybody but the viewer, in the order of play after them."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._plates: dict[int, Plate] = {}
        self._row = row(spacing=18, on=self)
        self._active: int | None = None
        self._view: YokaiView | None = None

    @property
    def active(self) -> int | None:
        return self._active

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
            self._plates = {seat: Plate(self, stretches=True) for seat in order}
            for plate in self._plates.values():
                self._row.addWidget(plate)
                plate.show()
        self._active, self._view = active, view
        for seat, plate in self._plates.items():
            self._show(plate, seat, self._deeds(view, seat), view)

    def _deeds(self, view: YokaiView, seat: int) -> str:
        """All of the last turn; where plates are narrow, only how it ended."""
        deeds = deeds_of(view.history, seat)
        look = theme()
        metrics = QFontMetricsF(look.font(Role.SECONDARY))
        room = self.width() / max(1, len(self._plates)) - look.px(_WITHOUT_WORDS)
        while len(deeds) > 1 and metrics.horizontalAdvance(row_of(deeds)) > room:
            deeds.pop(0)
        return row_of(deeds)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None:
            self.show_players(self._view, self._active)

    def _show(self, plate: Plate, seat: int, words: str, view: YokaiView) -> None:
        who = self._match.seats[seat]
        if who.is_person:
            note = ""
        else:
            note = level_name(who.player)
            if self.width() / max(1, len(self._plates)) > theme().px(_WIDE):
                note = translate("Yokai", "computer, {level}").format(level=note)
        plate.show_player(
            name_of(self._match, seat),
            words,
            mask_of(self._match, seat),
            seat,
            is_active=seat == self._active,
            has_lead=seat == view.tableau.first,
            note=note,
        )


def deeds_of(history: tuple[Event, ...], seat: int) -> list[str]:
    """What a player has done in their last turn, in a few words each."""
    looks, deeds = 0, list[str]()
    declared = playing = False
    for event in history:
        match event:
            case TurnBegan(_, who):
                playing = who == seat
                if playing:
                    looks, deeds = 0, []
            case Looked() if playing:
                looks += 1
            case Moved() if playing:
                deeds.append(translate("Yokai", "moved a card"))
            case MoveSkipped() if playing:
                deeds.append(translate("Yokai", "could not move any card"))
            case HintRevealed(_, hint) if playing:
                if hint.is_blank:
                    deeds.append(translate("Yokai", "prepared a hint"))
                else:
                    deeds.append(translate("Yokai", "turned up a hint"))
            case HintPlaced() if playing:
                deeds.append(translate("Yokai", "placed a hint"))
            case Declared() if playing:
                declared = True
    if declared:
        return [translate("Yokai", "declared the yōkai at peace")]
    if looks:
        first = translate("Yokai", "looked at a card"), translate("Yokai", "looked at two cards")
        deeds.insert(0, first[min(looks, 2) - 1])
    return deeds
