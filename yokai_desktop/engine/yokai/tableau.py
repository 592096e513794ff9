"""Everything that lies open for all to see (Y10), and what the rules allow on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from yokai_desktop.engine.contract import Action, IllegalAction
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import CARDS, Place
from yokai_desktop.engine.yokai.hints import Hint, HintMode, Mix
from yokai_desktop.engine.yokai.kernel import (
    adjacency_on,
    board_of,
    cell_at,
    columns_between,
    destinations,
    rows_between,
)
from yokai_desktop.engine.yokai.levels import Edition
from yokai_desktop.engine.yokai.shapes import Shape


class Step(StrEnum):
    """What the player whose turn it is does next (Y3)."""

    FIRST_LOOK = "first_look"
    SECOND_LOOK = "second_look"
    MOVE = "move"
    HINT = "hint"
    OVER = "over"


@dataclass(frozen=True)
class Tableau:
    """The public side of a game in progress; places and hints are listed by card."""

    players: int
    edition: Edition
    hint_mode: HintMode
    mix: Mix
    shape: Shape | None
    first: int
    places: tuple[Place, ...]
    hints: tuple[Hint | None, ...]
    turned_up: tuple[Hint, ...]
    """Unplaced hints in the order they were turned up."""
    pile: int
    """How many hints are still face down."""
    turn: int = 1
    step: Step = Step.FIRST_LOOK
    looked: int | None = None
    """The first card observed in this turn."""

    @property
    def seat(self) -> int:
        """Whose turn it is, or whose action ended the game."""
        return (self.first + self.turn - 1) % self.players

    @property
    def to_act(self) -> int | None:
        return None if self.step is Step.OVER else self.seat

    @cached_property
    def free(self) -> tuple[int, ...]:
        """The cards without a hint: all others are locked (Y3.4)."""
        return tuple(card for card in range(CARDS) if self.hints[card] is None)

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """The cell of every card, for the kernel."""
        return tuple(cell_at(x, y) for x, y in self.places)

    @property
    def placeable(self) -> tuple[Hint, ...]:
        """The hints that may be placed: equal ones once, when stacked only the top one (Y6.2)."""
        if self.hint_mode is HintMode.STACKED:
            return self.turned_up[-1:]
        return tuple(dict.fromkeys(self.turned_up))

    @cached_property
    def destinations(self) -> tuple[tuple[Place, ...], ...]:
        """For every card the places it may be moved to, row by row (Y3.3, Y9.2)."""
        cells = list(self.cells)
        board = board_of(cells)
        adjacency = adjacency_on(board, cells)
        return tuple(
            self._places_near(card, destinations(board, cells, adjacency, card))
            if self.hints[card] is None
            else ()
            for card in range(CARDS)
        )

    def _places_near(self, card: int, cells: list[int]) -> tuple[Place, ...]:
        x, y = self.places[card]
        origin = self.cells[card]
        places = (
            Place(x + columns_between(origin, cell), y + rows_between(origin, cell))
            for cell in cells
        )
        return tuple(sorted(places, key=lambda place: (place.y, place.x)))

    @property
    def can_move(self) -> bool:
        """Whether any card may be moved; if not, that step is skipped (Y9.2)."""
        return any(self.destinations)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The actions of the player whose turn it is, in a fixed order."""
        match self.step:
            case Step.FIRST_LOOK:
                return (*map(Look, self.free), Appease())
            case Step.SECOND_LOOK:
                return tuple(Look(card) for card in self.free if card != self.looked)
            case Step.MOVE:
                return tuple(
                    Move(card, place)
                    for card, places in enumerate(self.destinations)
                    for place in places
                )
            case Step.HINT:
                reveal = (Reveal(),) if self.pile else ()
                return reveal + tuple(
                    PlaceHint(hint, card) for hint in self.placeable for card in self.free
                )
        return ()

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why an action may not be played now; None if it may."""
        match self.step, action:
            case Step.FIRST_LOOK, Appease():
                return None
            case Step.FIRST_LOOK, Look(card):
                return self._locked(card)
            case Step.SECOND_LOOK, Look(card):
                if card == self.looked:
                    return IllegalAction("card_already_looked_at", card=card)
                return self._locked(card)
            case Step.MOVE, Move(card, place):
                return self._locked(card) or self._stuck(card, place)
            case Step.HINT, Reveal():
                return None if self.pile else IllegalAction("pile_is_empty")
            case Step.HINT, PlaceHint(hint, card):
                return self._unplaceable(hint) or self._locked(card)
            case _, Appease():
                return IllegalAction("appease_only_at_turn_start")
        return IllegalAction("wrong_step", step=self.step.value)

    def _locked(self, card: int) -> IllegalAction | None:
        if not 0 <= card < CARDS:
            return IllegalAction("no_such_card", card=card)
        if self.hints[card] is not None:
            return IllegalAction("card_is_locked", card=card)
        return None

    def _stuck(self, card: int, place: Place) -> IllegalAction | None:
        if place in self.destinations[card]:
            return None
        if place == self.places[card]:
            return IllegalAction("card_must_leave_its_place", card=card)
        if place in self.places:
            return IllegalAction("place_is_taken", place=place)
        others = [other for other in self.places if other != self.places[card]]
        if not any(abs(place.x - x) + abs(place.y - y) == 1 for x, y in others):
            return IllegalAction("place_touches_no_card", place=place)
        return IllegalAction("move_splits_the_cards", card=card, place=place)

    def _unplaceable(self, hint: Hint) -> IllegalAction | None:
        if hint in self.placeable:
            return None
        if hint in self.turned_up:
            return IllegalAction("only_the_top_hint", hint=str(hint), top=str(self.turned_up[-1]))
        return IllegalAction("hint_not_turned_up", hint=str(hint))
