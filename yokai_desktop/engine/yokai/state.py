"""The whole truth of one game of Yōkai in progress."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from yokai_desktop.engine.contract import (
    Action,
    Event,
    IllegalAction,
    Outcome,
    State,
    visible_events,
)
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.events import (
    CardsRevealed,
    Declared,
    GameEnded,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    TurnBegan,
)
from yokai_desktop.engine.yokai.hints import Affinity, Hint
from yokai_desktop.engine.yokai.scoring import Ending, Result, result_of
from yokai_desktop.engine.yokai.tableau import Step, Tableau
from yokai_desktop.engine.yokai.view import YokaiView

T = TypeVar("T")


@dataclass(frozen=True)
class YokaiState(State):
    """The tableau, what lies hidden under and beside it, and all that happened so far."""

    tableau: Tableau
    families: tuple[Family, ...]
    pile: tuple[Hint, ...]
    """The face-down hints, the next one first."""
    affinities: tuple[Affinity, ...]
    history: tuple[Event, ...]
    """Every event since the deal, unredacted."""
    result: Result | None = None

    @property
    def to_act(self) -> int | None:  # type: ignore[override]
        return self.tableau.to_act

    @property
    def outcome(self) -> Outcome | None:  # type: ignore[override]
        return None if self.result is None else self.result.outcome(self.tableau.players)

    def legal(self) -> tuple[Action, ...]:
        return self.tableau.legal

    def refusal(self, action: Action) -> IllegalAction | None:
        return self.tableau.refusal(action)

    def view(self, seat: int, *, open_cards: bool = False) -> YokaiView:
        """Y10: what the seat may know; when the game is over, all cards lie open anyway."""
        shown = open_cards or self.result is not None
        seen = {
            event.card for event in self.history if isinstance(event, Looked) and event.seat == seat
        }
        return YokaiView(
            seat,
            self.tableau,
            tuple(
                family if shown or card in seen else None
                for card, family in enumerate(self.families)
            ),
            tuple(
                affinity if shown or affinity.owner in (None, seat) else affinity.hidden()
                for affinity in self.affinities
            ),
            self.history if shown else visible_events(self.history, seat),
            self.result,
            self.pile if open_cards else (),
            shown,
        )

    def play(self, action: Action) -> tuple[YokaiState, tuple[Event, ...]]:
        seat = self.tableau.seat
        match action:
            case Appease():
                return self._finished(self.tableau, self.pile, Ending.DECLARED, Declared(seat))
            case Look(card):
                return self._looked(card)
            case Move(card, place):
                places = _with(self.tableau.places, card, place)
                return self._next(
                    replace(self.tableau, places=places, step=Step.HINT),
                    Moved(seat, card, self.tableau.places[card], place),
                )
            case Reveal():
                return self._revealed()
            case PlaceHint(hint, card):
                return self._hint_placed(hint, card)
        raise TypeError(f"no action of Yōkai: {action!r}")

    def _looked(self, card: int) -> tuple[YokaiState, tuple[Event, ...]]:
        looked = Looked(self.tableau.seat, card, self.families[card])
        if self.tableau.step is Step.FIRST_LOOK:
            return self._next(replace(self.tableau, step=Step.SECOND_LOOK, looked=card), looked)
        tableau = replace(self.tableau, step=Step.MOVE, looked=None)
        if tableau.can_move:
            return self._next(tableau, looked)
        return self._next(replace(tableau, step=Step.HINT), looked, MoveSkipped(self.tableau.seat))

    def _revealed(self) -> tuple[YokaiState, tuple[Event, ...]]:
        hint, *rest = self.pile
        tableau = replace(self.tableau, turned_up=(*self.tableau.turned_up, hint), pile=len(rest))
        return self._turn_passed(tableau, tuple(rest), HintRevealed(self.tableau.seat, hint))

    def _hint_placed(self, hint: Hint, card: int) -> tuple[YokaiState, tuple[Event, ...]]:
        turned_up = list(self.tableau.turned_up)
        turned_up.remove(hint)
        tableau = replace(
            self.tableau,
            hints=_with(self.tableau.hints, card, hint),
            turned_up=tuple(turned_up),
        )
        placed = HintPlaced(self.tableau.seat, hint, card)
        if not turned_up and not self.pile:
            return self._finished(tableau, self.pile, Ending.LAST_HINT, placed)
        return self._turn_passed(tableau, self.pile, placed)

    def _turn_passed(
        self, tableau: Tableau, pile: tuple[Hint, ...], event: Event
    ) -> tuple[YokaiState, tuple[Event, ...]]:
        tableau = replace(tableau, turn=tableau.turn + 1, step=Step.FIRST_LOOK)
        assert len(tableau.free) >= 2, "Y9.1: fourteen hints at most, so two cards stay free"
        began = TurnBegan(tableau.turn, tableau.seat)
        return replace(self, pile=pile)._next(tableau, event, began)

    def _finished(
        self, tableau: Tableau, pile: tuple[Hint, ...], ending: Ending, event: Event
    ) -> tuple[YokaiState, tuple[Event, ...]]:
        result = result_of(
            edition=tableau.edition,
            players=tableau.players,
            ending=ending,
            cells=tableau.cells,
            families=self.families,
            hints=tableau.hints,
            turned_up=len(tableau.turned_up),
            face_down=len(pile),
            affinities=self.affinities,
            shape=tableau.shape,
        )
        return replace(self, result=result)._next(
            replace(tableau, step=Step.OVER),
            event,
            CardsRevealed(self.families),
            GameEnded(result),
        )

    def _next(self, tableau: Tableau, *events: Event) -> tuple[YokaiState, tuple[Event, ...]]:
        return replace(self, tableau=tableau, history=self.history + events), events


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
