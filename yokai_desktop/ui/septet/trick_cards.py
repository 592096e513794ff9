"""The cards of the trick on the mat, with the slips that say what was led and what wins."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.models.cards import Look
from yokai_desktop.models.septet.trick import TrickModel, TrickRow
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.parts.tag import BEST, LED, Tag
from yokai_desktop.ui.septet.names import picture_of, spoken_card, symbol_of
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.layouts import RATIO
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.surface import CardSurface
from yokai_desktop.ui.theme import theme

translate = QCoreApplication.translate


class TrickCards:
    """One card button for each seat that has played."""

    def __init__(self, surface: CardSurface, name: Callable[[int], str]) -> None:
        self.model = TrickModel(self._words, surface)
        self._surface, self._name = surface, name
        self._buttons: dict[int, CardButton] = {}
        self._led = Tag(kind=LED, parent=surface)
        self._best = Tag(kind=BEST, parent=surface)
        self.spot: Callable[[int], Spot] = lambda seat: Spot(0, 0, 10)
        self.has_room_left: Callable[[int], bool] = lambda seat: True
        """Whether a slip fits at the left of a seat's card; else it lies above."""
        self.pace = Pace()
        self._hide_tags()

    def sync(self, rows: list[TrickRow]) -> None:
        """Lie exactly as the rows say."""
        self.model.set_rows(rows)
        for seat in [seat for seat in self._buttons if seat not in {row.seat for row in rows}]:
            self.take(seat)
        for row in rows:
            self.lay(row.seat, row.card)
            self._buttons[row.seat].set_look(Look(best=row.best and len(rows) > 1), at_once=True)
        self._place_tags()

    def lay(self, seat: int, card: Card) -> None:
        """A card has arrived."""
        if seat not in self._buttons:
            button = CardButton(self._surface)
            button.show()
            self._buttons[seat] = button
        button = self._buttons[seat]
        button.show_card(picture_of(card), f"{self._name(seat)}: {spoken_card(card)}")
        button.put(self.spot(seat))

    def take(self, seat: int) -> None:
        """A card goes."""
        button = self._buttons.pop(seat, None)
        if button is not None:
            self._surface.forget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()

    def mark(self, seat: int, words: str) -> None:
        """The trick is complete: this card takes it."""
        for owner, button in self._buttons.items():
            button.set_look(Look(best=owner == seat), at_once=True)
        self._led.hide()
        self._best.set_content(words)
        self._put_below(self._best, self.spot(seat))

    def clear(self) -> None:
        for seat in list(self._buttons):
            self.take(seat)
        self._hide_tags()

    def hide_slips(self) -> None:
        self._hide_tags()

    def spot_of(self, seat: int) -> Spot:
        return self.spot(seat)

    def _hide_tags(self) -> None:
        self._led.hide()
        self._best.hide()

    def _place_tags(self) -> None:
        self._hide_tags()
        rows = self.model.rows
        if not rows:
            return
        first = rows[0]
        self._led.set_content(translate("Septet", "Led"), symbol_of(first.card.family))
        self._put_beside(self._led, first.seat)
        best = next(row for row in rows if row.best)
        if len(rows) > 1:
            self._best.set_content(translate("Septet", "best so far"))
            self._put_below(self._best, self.spot(best.seat))

    def _put_beside(self, tag: Tag, seat: int) -> None:
        """Left of the card's upper corner or above it, never over the rank."""
        spot, gap = self.spot(seat), theme().px(8)
        top = spot.y - spot.width * RATIO / 2
        x, y = spot.x - spot.width / 2 - gap - tag.width(), top + theme().px(10)
        if not self.has_room_left(seat):
            x, y = spot.x - tag.width() / 2, top - tag.height() - gap
        tag.move(round(x), round(y))
        tag.raise_()
        tag.show()

    def _put_below(self, tag: Tag, spot: Spot) -> None:
        y = spot.y + spot.width * RATIO / 2 - tag.height() * 0.35
        tag.move(round(spot.x - tag.width() / 2), round(y))
        tag.raise_()
        tag.show()

    def _words(self, row: TrickRow) -> str:
        return f"{self._name(row.seat)}: {spoken_card(row.card)}"
