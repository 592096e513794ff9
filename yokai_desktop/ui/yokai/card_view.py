"""The view of the cards of a Yōkai table: the grid, the pile, the hints turned up."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal

from yokai_desktop.models.cards import CardsModel
from yokai_desktop.models.yokai.cards import YokaiCard
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.card_view import CardView
from yokai_desktop.ui.table.surface import CardSurface
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.hint_button import HintButton, PileButton
from yokai_desktop.ui.yokai.picture import PILE


class YokaiCards(CardView[YokaiCard]):
    """Cards of three kinds; which of the grid the keyboard can come to is for others to say."""

    reached = Signal(object)
    """The key of the card that the keyboard has come to."""

    def __init__(self, surface: CardSurface) -> None:
        super().__init__(surface, CardsModel(YokaiCard, surface), "hint")

    def grid(self) -> list[GridCard]:
        """The cards of the grid by their numbers."""
        found = (self.button(row.key) for row in self.model.rows if row.grid is not None)
        return [button for button in found if isinstance(button, GridCard)]

    def game_of(self, row: YokaiCard) -> str:
        return "yokai" if row.grid is not None else super().game_of(row)

    def make(self, row: YokaiCard) -> CardButton:
        button: CardButton
        if row.grid is not None:
            button = GridCard(self._surface, row.grid.card)
        else:
            button = (PileButton if row.zone == PILE else HintButton)(self._surface)
        button.reached.connect(partial(self.reached.emit, row.key))
        return button

    def show_row(self, button: CardButton, row: YokaiCard) -> None:
        if isinstance(button, PileButton):
            button.show_pile(row.count, row.words)
        elif isinstance(button, HintButton):
            button.hint = row.hint
        super().show_row(button, row)

    def allow_focus(self, button: CardButton, row: YokaiCard) -> None:
        if row.grid is None:
            super().allow_focus(button, row)

    def rest(self, button: CardButton, row: YokaiCard) -> None:
        super().rest(button, row)
        button.show_through(row.opening)
        if isinstance(button, GridCard) and row.grid is not None:
            button.show_row(row.grid, row.eyes, row.words)
            button.set_offered_hint(row.hint)
            button.set_lifted(row.is_lifted)
