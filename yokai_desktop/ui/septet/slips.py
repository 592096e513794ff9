"""The slips beside the cards of the trick: what was led, what wins, who takes it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.cards import winning_seat
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.parts.tag import BEST, LED, Tag
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.names import symbol_of
from yokai_desktop.ui.septet.picture import place_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.straw_geometry import StrawGeometry
from yokai_desktop.ui.table.surface import CardSurface
from yokai_desktop.ui.theme import theme

translate = QCoreApplication.translate


class TrickSlips:
    """Two slips over the cards of one table."""

    def __init__(self, parent: CardSurface) -> None:
        self._overlay = parent.overlay
        self._led = Tag(kind=LED, parent=parent)
        self._best = Tag(kind=BEST, parent=parent)
        self.hide()

    def sync(self, view: SeptetView, zones: SeptetGeometry) -> None:
        """Lie beside the trick as it is."""
        self.hide()
        if not view.trick:
            return
        first, best = view.trick[0], winning_seat(view)
        self._led.set_content(translate("Septet", "Led"), symbol_of(first.card.family))
        self._put_beside(place_of(view, first.seat), zones)
        if len(view.trick) > 1 and best is not None:
            self._best.set_content(translate("Septet", "best so far"))
            self._put_below(zones.trick(place_of(view, best)))

    def complete(self, spot: Spot, words: str) -> None:
        """The card that lies here takes the trick."""
        self._led.hide()
        self._best.set_content(words)
        self._put_below(spot)

    def hide(self) -> None:
        self._led.hide()
        self._best.hide()

    def _put_beside(self, place: int, zones: SeptetGeometry) -> None:
        """Left of the card's upper corner or above it, never over the rank."""
        tag, spot, gap = self._led, zones.trick(place), theme().px(8)
        if isinstance(zones, StrawGeometry):
            head = zones.trick_head
            self._show_at(
                tag,
                head.right() + (gap if head.width() else 0),
                head.center().y() - tag.height() / 2,
            )
            return
        top = spot.y - spot.width * RATIO / 2
        has_room_left = zones.players == 4 and not zones.is_tight and place in (0, 2)
        x, y = spot.x - spot.width / 2 - gap - tag.width(), top + theme().px(10)
        if not has_room_left:
            x, y = spot.x - tag.width() / 2, top - tag.height() - gap
        self._show_at(tag, x, y)

    def _put_below(self, spot: Spot) -> None:
        tag = self._best
        y = spot.y + spot.width * RATIO / 2 - tag.height() * 0.35
        self._show_at(tag, spot.x - tag.width() / 2, y)

    def _show_at(self, tag: Tag, x: float, y: float) -> None:
        """Over the cards that lie, under those that move."""
        tag.move(round(x), round(y))
        tag.stackUnder(self._overlay)
        tag.show()
