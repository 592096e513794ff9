"""Two bosses on the mat, of which one must be chosen to lie face up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.models.cards import Look
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.names import picture_of, spoken_card
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.surface import CardSurface


class BossChoice:
    """Large cards on the places of the trick; usually there are none."""

    def __init__(self, surface: CardSurface, chosen: Callable[[Card], None]) -> None:
        self._surface, self._chosen = surface, chosen
        self._cards: dict[Card, CardButton] = {}

    @property
    def buttons(self) -> list[CardButton]:
        return list(self._cards.values())

    def sync(self, cards: tuple[Card, ...], zones: SeptetGeometry) -> None:
        """Offer exactly these."""
        for card in [card for card in self._cards if card not in cards]:
            button = self._cards.pop(card)
            self._surface.forget(button)
            button.setParent(None)
            button.deleteLater()
        for place, card in enumerate(cards):
            if card not in self._cards:
                self._cards[card] = self._made(card)
            self._cards[card].put(zones.trick(place))
            self._cards[card].set_look(Look(legal=True))

    def _made(self, card: Card) -> CardButton:
        button = CardButton(self._surface)
        button.show_card(picture_of(card), spoken_card(card))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(partial(self._click, card))
        button.lift_height = 0
        button.show()
        return button

    def _click(self, card: Card) -> None:
        self._chosen(card)
