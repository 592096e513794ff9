"""How a person chooses at the Yōkai table: by mouse, touch or keyboard, one step at a time.

Every choice is a lookup in the legal actions.  A card in the air, a hint in hand and a hint laid
on a card but not confirmed are the only things remembered here, and all can be put back.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from yokai_desktop.engine.contract import Action, IllegalAction
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import CARDS, Place
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.tableau import Step, Tableau

Direction = tuple[int, int]


class Choosing(QObject):
    """Turns clicks, drags and keys into actions; says by signals what is to be shown."""

    decided = Signal(object)
    """The action to play."""
    refused = Signal(object, int)
    """An IllegalAction that tells why not, and the card concerned, -1 if none."""
    changed = Signal()
    """Something was taken in hand or put back: show it."""

    def __init__(self, asks: Callable[[], bool], parent: QObject | None = None) -> None:
        """``asks`` tells whether placing a hint must be confirmed."""
        super().__init__(parent)
        self._asks = asks
        self._legal: frozenset[Action] = frozenset()
        self._tableau: Tableau | None = None
        self.lifted: int | None = None
        """The card in the air."""
        self.target: Place | None = None
        """The legal place where it would go."""
        self.hint: Hint | None = None
        """The hint in hand."""
        self.pending: PlaceHint | None = None
        """A placement that waits for being confirmed."""

    @property
    def is_open(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self._legal)

    @property
    def step(self) -> Step | None:
        """The step that is being chosen for; None if nothing is offered."""
        return self._tableau.step if self._tableau is not None and self._legal else None

    @property
    def may_declare(self) -> bool:
        return Appease() in self._legal

    @property
    def may_reveal(self) -> bool:
        return Reveal() in self._legal

    @property
    def considered(self) -> str:
        """The text of the act that would follow if all were let go now; empty if there is none."""
        if self.pending is not None:
            return str(self.pending)
        if self.lifted is not None and self.target is not None:
            return str(Move(self.lifted, self.target))
        return ""

    def offer(self, tableau: Tableau | None, legal: tuple[Action, ...]) -> None:
        """Choose among these from now on."""
        self._tableau, self._legal = tableau, frozenset(legal)
        self.lifted = self.target = self.hint = self.pending = None

    def places_for(self, card: int) -> tuple[Place, ...]:
        """Where a card may be moved to."""
        if self._tableau is None or self.step is not Step.MOVE:
            return ()
        return self._tableau.destinations[card]

    def can_choose(self, card: int) -> bool:
        """Whether a click on this card would mean something."""
        match self.step:
            case Step.FIRST_LOOK | Step.SECOND_LOOK:
                return Look(card) in self._legal
            case Step.MOVE:
                return bool(self.places_for(card))
            case Step.HINT:
                return self.hint is not None and self.can_take(self.hint, card)
        return False

    def can_take(self, hint: Hint, card: int | None = None) -> bool:
        """Whether a hint may be placed, on a certain card or at all."""
        if card is not None:
            return PlaceHint(hint, card) in self._legal
        return any(PlaceHint(hint, other) in self._legal for other in range(CARDS))

    def click_card(self, card: int) -> None:
        """A card was clicked, or Enter pressed on it."""
        match self.step:
            case Step.FIRST_LOOK | Step.SECOND_LOOK:
                self._decide(Look(card), card)
            case Step.MOVE:
                self._lift_or_drop(card)
            case Step.HINT:
                if self.pending is not None and self.pending.card == card:
                    self.confirm()
                elif self.hint is None:
                    self.refused.emit(IllegalAction("choose_a_hint_first"), card)
                else:
                    self.place_hint(self.hint, card)

    def _lift_or_drop(self, card: int) -> None:
        if self.lifted == card and self.target is not None:
            self._decide(Move(card, self.target), card)
        elif self.places_for(card):
            self.lift(card)
        elif self._tableau is not None and self._tableau.hints[card] is not None:
            self.refused.emit(IllegalAction("card_is_locked"), card)
        else:
            self.refused.emit(IllegalAction("card_is_stuck"), card)

    def lift(self, card: int) -> None:
        """Take a card into the air."""
        self.lifted, self.target = card, None
        self.changed.emit()

    def aim(self, place: Place | None) -> None:
        """The card in the air is over this legal place, or over none."""
        if place != self.target:
            self.target = place
            self.changed.emit()

    def drop(self, place: Place) -> bool:
        """Let the card go over a place; False if it has to go home."""
        card = self.lifted
        if card is None or self._tableau is None:
            return False
        move = Move(card, place)
        if move in self._legal:
            self.lifted = self.target = None
            self.decided.emit(move)
            return True
        refusal = self._tableau.refusal(move)
        self.put_back()
        if refusal is not None:
            self.refused.emit(refusal, card)
        return False

    def step_target(self, direction: Direction) -> None:
        """Aim at the next legal place in a direction; the first time at the nearest one."""
        if self.lifted is None or self._tableau is None:
            return
        places = self.places_for(self.lifted)
        start = self.target or self._tableau.places[self.lifted]
        found = nearest_towards(start, direction, places)
        if found is None and self.target is None:
            found = min(places, key=lambda place: _distance(start, place))
        if found is not None:
            self.aim(found)

    def take_hint(self, hint: Hint) -> None:
        """Take a turned-up hint in hand, or put it back if it is there already."""
        if not self.can_take(hint):
            if self._tableau is not None:
                refusal = self._tableau.refusal(PlaceHint(hint, 0))
                if self.step is Step.HINT and refusal is not None:
                    self.refused.emit(refusal, -1)
            return
        self.pending = None
        self.hint = None if hint == self.hint else hint
        self.changed.emit()

    def place_hint(self, hint: Hint, card: int) -> bool:
        """Lay a hint on a card; it counts at once, or when it is confirmed."""
        action = PlaceHint(hint, card)
        if action not in self._legal:
            if self._tableau is not None and (refusal := self._tableau.refusal(action)):
                self.refused.emit(refusal, card)
            return False
        if self._asks():
            self.hint, self.pending = hint, action
            self.changed.emit()
        else:
            self._decide(action, card)
        return True

    def confirm(self) -> None:
        """Place the hint that was laid down."""
        if self.pending is not None:
            self._decide(self.pending, self.pending.card)

    def reveal(self) -> None:
        """Turn up the next hint."""
        self._decide(Reveal(), -1)

    def put_back(self) -> bool:
        """Put back what is in hand; False if there is nothing."""
        held = (self.lifted, self.hint, self.pending)
        if held == (None, None, None):
            return False
        if self.pending is not None:
            self.pending = None
        else:
            self.lifted = self.target = self.hint = None
        self.changed.emit()
        return True

    def _decide(self, action: Action, card: int) -> None:
        if action in self._legal:
            self.decided.emit(action)
        elif self._tableau is not None and (refusal := self._tableau.refusal(action)):
            self.refused.emit(refusal, card)


def _distance(one: Place, other: Place) -> int:
    return abs(one.x - other.x) + abs(one.y - other.y)


def nearest_towards(start: Place, direction: Direction, places: tuple[Place, ...]) -> Place | None:
    """The nearest of the places that lie more in this direction than to its side."""
    dx, dy = direction
    found, best = None, 0.0
    for place in places:
        ahead = (place.x - start.x) * dx + (place.y - start.y) * dy
        aside = abs((place.x - start.x) * dy) + abs((place.y - start.y) * dx)
        if ahead <= 0:
            continue
        cost = ahead + aside * 2.0
        if found is None or cost < best:
            found, best = place, cost
    return found
