"""The viewer's hand: a fan of cards that follows its model."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.models.cards import Look
from yokai_desktop.models.septet.hand import HandModel, HandRow
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.names import picture_of, spoken_card
from yokai_desktop.ui.table.card_button import LEGAL_LIFT, CardButton
from yokai_desktop.ui.table.motion import Motion, Tween
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.table.surface import CardSurface

Layout = Callable[[int], list[Spot]]


class HandFan:
    """Card buttons on a surface, one for each row of the model."""

    def __init__(self, surface: CardSurface, clicked: Callable[[Card], None]) -> None:
        self.model = HandModel(lambda row: spoken_card(row.card), surface)
        self._surface, self._clicked = surface, clicked
        self._buttons: dict[Card, CardButton] = {}
        self._order: list[Card] = []
        self.layout: Layout = lambda count: []
        self.pace = Pace()
        self.picks_several = False
        """Cards are picked before they are confirmed: only the picked ones are raised."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """From left to right."""
        return tuple(self._order)

    def button(self, card: Card) -> CardButton | None:
        return self._buttons.get(card)

    def buttons(self) -> list[CardButton]:
        """From left to right."""
        return [self._buttons[card] for card in self._order]

    def card_of(self, button: CardButton) -> Card | None:
        return next((card for card, other in self._buttons.items() if other is button), None)

    def sync(self, rows: Iterable[HandRow]) -> None:
        """Lie exactly as the rows say."""
        self.model.set_rows(list(rows))
        self.lay([row.card for row in self.model.rows])
        for row in self.model.rows:
            self._dress(row)

    def dress(self, rows: Iterable[HandRow]) -> None:
        """The same cards, with other looks."""
        self.model.set_rows(list(rows))
        for row in self.model.rows:
            self._dress(row)

    def _dress(self, row: HandRow) -> None:
        button = self._buttons[row.card]
        button.pace = self.pace
        button.lift_height = LEGAL_LIFT if row.chosen or not self.picks_several else 0
        button.set_look(Look(legal=row.legal, dimmed=row.locked, chosen=row.chosen))
        button.is_draggable = row.legal or row.chosen
        reachable = row.legal or row.chosen or row.locked
        policy = Qt.FocusPolicy.StrongFocus if reachable else Qt.FocusPolicy.NoFocus
        button.setFocusPolicy(policy)

    def lay(self, cards: Iterable[Card]) -> None:
        """Put exactly these cards into the fan, at once."""
        self._keep_only(cards)
        for card, spot in zip(self._order, self.layout(len(self._order)), strict=True):
            self._buttons[card].set_away(False)
            self._buttons[card].put(spot)

    def glide(self, cards: Iterable[Card], hidden: Iterable[Card] = ()) -> Motion:
        """The fan moves so that it holds these cards; those on their way stay ``hidden``."""
        before = {card: button.spot for card, button in self._buttons.items()}
        self._keep_only(cards)
        goals = dict(zip(self._order, self.layout(len(self._order)), strict=True))
        for card in hidden:
            self._buttons[card].set_away(True)
            self._buttons[card].put(goals[card])
        moving = {card: before[card] for card in self._order if card in before}

        def show(part: float) -> None:
            for card, start in moving.items():
                if card in self._buttons:
                    self._buttons[card].put(start.towards(goals[card], part))

        return Tween(self.pace.ms(Span.SHORT_SLIDE), show)

    def arrived(self, card: Card) -> None:
        """A card that was on its way is here, unless the fan has changed meanwhile."""
        if card in self._buttons:
            self._buttons[card].set_away(False)

    def _keep_only(self, cards: Iterable[Card]) -> None:
        wanted = list(cards)
        for card in [card for card in self._buttons if card not in wanted]:
            self._drop(card)
        for card in wanted:
            if card not in self._buttons:
                self._buttons[card] = self._made(card)
        if wanted != self._order:
            self._order = wanted
            for card in wanted:
                self._buttons[card].lie_on_top()

    def _made(self, card: Card) -> CardButton:
        button = CardButton(self._surface)
        button.pace = self.pace
        button.show_card(picture_of(card), spoken_card(card))
        button.clicked.connect(lambda: self._clicked(card))
        button.show()
        return button

    def _drop(self, card: Card) -> None:
        button = self._buttons.pop(card)
        self._surface.forget(button)
        button.hide()
        button.setParent(None)
        button.deleteLater()

    def say_again(self) -> None:
        """The language has changed."""
        for card, button in self._buttons.items():
            button.show_card(picture_of(card), spoken_card(card))
        self.model.say_again()
