"""What a click means: from the cards a person picks to one of the legal actions.

Every answer is looked up among the actions the engine offers; no rule is written again here.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yokai_desktop.engine.contract import Action, IllegalAction
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.cards import Place


class Choosing(QObject):
    """The choice under way.  ``decided`` carries an action, legal or refused by the engine."""

    decided = Signal(object)
    changed = Signal()
    refused = Signal(object)
    """An IllegalAction for what makes no action at all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view: SeptetView | None = None
        self.legal: tuple[Action, ...] = ()
        self.confirms = True
        """Whether a discard waits for a second click on a button."""
        self.picks: list[Card | None] = []
        self.boss: Place | None = None
        """The boss of the straw that is about to be tucked under."""
        self.forced: Card | None = None
        """The only choice, while it is about to play itself."""
        self.advised: dict[Card, int] = {}
        """The cards that advice names, each with its place in it; none while it is closed."""

    def offer(self, view: SeptetView | None, legal: tuple[Action, ...]) -> None:
        """Let the viewer choose among these; picks that still make sense are kept."""
        same = view is not None and self.view is not None and self._moment(view) == self._moment()
        is_passed = not legal and view is not None and self.confirmed() is not None
        self.view, self.legal = view, legal
        if not is_passed and (not same or not legal):
            self.picks, self.boss = [], None
        if not same or not legal:
            self.advised = {}
        if legal and view is not None and not self.picks:
            if view.phase == Phase.PASS:
                self.picks = [None] * len(view.mode.receivers)
            elif view.phase == Phase.DISCARD:
                self.picks = [None]

    def _moment(self, view: SeptetView | None = None) -> tuple[object, ...]:
        view = view or self.view
        assert view is not None
        return view.seat, view.number, view.phase, view.hand, view.to_act

    @property
    def is_asked(self) -> bool:
        return bool(self.legal)

    @property
    def chosen(self) -> list[Card]:
        return [card for card in self.picks if card is not None]

    def laid_out(self, view: SeptetView) -> list[Card | None]:
        """The cards in the slots of the pass, by slot, until they are turned over."""
        mine = self.view
        if mine is None or view.phase != Phase.PASS or mine.phase != Phase.PASS:
            return []
        if (view.seat, view.number, view.hand) != (mine.seat, mine.number, mine.hand):
            return []
        return [] if view.laid[view.seat] else list(self.picks)

    def choosable(self) -> set[Card]:
        """The cards of hand and straw that a click can choose."""
        if not self.legal or self.view is None:
            return set()
        if self.view.phase == Phase.PASS:
            return set(self.view.hand) if None in self.picks else set(self.chosen)
        cards = {action.card for action in self.legal if isinstance(action, Play | Discard)}
        return cards if self.view.phase != Phase.DISCARD or None in self.picks else set(self.chosen)

    def choosable_places(self) -> set[Place]:
        """The places of the viewer's straw that a click can choose."""
        tucks = [action for action in self.legal if isinstance(action, Tuck)]
        if self.boss is not None:
            mine = {(False, tuck.slot) for tuck in tucks if tuck.place == self.boss[1]}
            return mine | {self.boss}
        bosses = {(True, tuck.place) for tuck in tucks}
        return bosses | self._playable_places()

    def _playable_places(self) -> set[Place]:
        if self.view is None or not self.view.straws or self.view.phase != Phase.PLAY:
            return set()
        cards, straw = self.choosable(), self.view.straws[self.view.seat]
        return {
            (on_top, index)
            for on_top, row in ((True, straw.up), (False, straw.down))
            for index, card in enumerate(row)
            if card.face_up and card.card in cards
        }

    def shows(self) -> tuple[Card, ...]:
        """The two bosses between which the viewer must choose; usually none."""
        return tuple(action.card for action in self.legal if isinstance(action, Show))

    @property
    def can_stop(self) -> bool:
        """Whether the swapping may end."""
        return Done() in self.legal

    @property
    def can_confirm(self) -> bool:
        return self.is_asked and self.confirmed() is not None

    def confirmed(self) -> Action | None:
        """The action that all picks together make; None while something is missing."""
        if not self.picks or None in self.picks or self.view is None:
            return None
        if self.view.phase == Phase.PASS:
            cards = tuple(self.chosen)
            return Pass(cards if self.view.mode.is_seven_next else tuple(sorted(cards)))
        return Discard(self.chosen[0]) if self.view.phase == Phase.DISCARD else None

    def confirm(self) -> None:
        action = self.confirmed() if self.is_asked else None
        if action is None and self.can_stop:
            action = Done()
        if action is not None:
            self.decided.emit(action)

    def pick(self, card: Card, place: int | None = None) -> None:
        """A card was clicked, or dropped on a place of the pass."""
        if not self.legal or self.view is None:
            return
        match self.view.phase:
            case Phase.PASS:
                self._pick_for_pass(card, place)
            case Phase.DISCARD:
                self._pick_discard(card)
            case Phase.PLAY:
                self.decided.emit(Play(card))
            case Phase.SWAP:
                self.refused.emit(IllegalAction("no_boss_there"))

    def _pick_for_pass(self, card: Card, place: int | None) -> None:
        if card in self.picks:
            here = self.picks.index(card)
            self.picks[here] = None
            if place is not None:
                self.picks[here], self.picks[place] = self.picks[place], card
        elif place is not None:
            self.picks[place] = card
        elif None in self.picks:
            self.picks[self.picks.index(None)] = card
        else:
            self.refused.emit(IllegalAction("three_are_chosen"))
            return
        self.changed.emit()

    def _pick_discard(self, card: Card) -> None:
        if card in self.picks:
            self.picks = [None]
            self.changed.emit()
        elif Discard(card) in self.legal and self.confirms:
            self.picks = [card]
            self.changed.emit()
        else:
            self.decided.emit(Discard(card))

    def pick_place(self, place: Place) -> None:
        """A card of the viewer's straw was clicked."""
        if not self.legal or self.view is None:
            return
        on_top, index = place
        straw = self.view.straws[self.view.seat]
        card = (straw.up if on_top else straw.down)[index]
        if self.view.phase != Phase.SWAP:
            if card.card is not None:
                self.pick(card.card)
            else:
                self.refused.emit(IllegalAction("card_is_covered"))
        elif self.boss == place:
            self.take_back()
        elif on_top:
            if any(isinstance(tuck, Tuck) and tuck.place == index for tuck in self.legal):
                self.boss = place
                self.picks = [card.card]
                self.changed.emit()
            else:
                self.decided.emit(Tuck(index, False))
        else:
            self._tuck_under(index)

    def _tuck_under(self, slot: int) -> None:
        tuck = None
        if self.boss is not None:
            tucks = (Tuck(self.boss[1], right) for right in (False, True))
            tuck = next((tuck for tuck in tucks if tuck.slot == slot), None)
        if tuck is not None and tuck in self.legal:
            self.decided.emit(tuck)
        else:
            self.refused.emit(IllegalAction("no_boss_there"))

    def show(self, card: Card) -> None:
        """Which of two bosses lies face up."""
        self.decided.emit(Show(card))

    def take_back(self) -> bool:
        """Undo the last pick; False if there was none."""
        if self.boss is not None:
            self.boss, self.picks = None, []
        elif self.chosen:
            last = max(place for place, card in enumerate(self.picks) if card is not None)
            self.picks[last] = None
        else:
            return False
        self.changed.emit()
        return True
