"""What everybody did, turn by turn: who looked where, what moved, which hint.  All of it is public.

No face is ever in it: of a look it tells the card and the place alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.cards import START_SQUARE, Place
from yokai_desktop.engine.yokai.events import (
    CardsDealt,
    Declared,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    TurnBegan,
)
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.view import YokaiView


class Kind(StrEnum):
    """The steps of a turn."""

    LOOK = "look"
    MOVE = "move"
    NO_MOVE = "no_move"
    TURN_UP = "turn_up"
    PLACE = "place"
    DECLARE = "declare"


@dataclass(frozen=True)
class Deed:
    """One step that was played."""

    kind: Kind
    card: int = -1
    """The card it was about, -1 for none."""
    place: Place | None = None
    """Where the card lay; after a move its new place."""
    start: Place | None = None
    """Where a moved card lay before."""
    hint: Hint | None = None
    number: int = 0
    """1 or 2: the first or the second look."""


@dataclass(frozen=True)
class TurnTrace:
    """One turn of one player, as far as it has been played."""

    turn: int
    seat: int
    deeds: tuple[Deed, ...] = ()

    def until(self, count: int) -> TurnTrace:
        """The same turn after its first deeds."""
        return replace(self, deeds=self.deeds[:count])

    def of(self, kind: Kind) -> tuple[Deed, ...]:
        return tuple(deed for deed in self.deeds if deed.kind is kind)

    @property
    def cards(self) -> tuple[int, ...]:
        """Every card it was about."""
        return tuple(dict.fromkeys(deed.card for deed in self.deeds if deed.card >= 0))


def turns_of(history: tuple[Event, ...]) -> tuple[TurnTrace, ...]:
    """All turns of a history, the one that is being played included."""
    turns: list[TurnTrace] = []
    places: list[Place] = []
    for event in history:
        if isinstance(event, CardsDealt):
            places = list(event.places)
        elif isinstance(event, TurnBegan):
            turns.append(TurnTrace(event.turn, event.seat))
        elif (deed := _deed(event, places, turns)) is not None:
            turns[-1] = replace(turns[-1], deeds=(*turns[-1].deeds, deed))
    return tuple(turns)


def _deed(event: Event, places: list[Place], turns: list[TurnTrace]) -> Deed | None:
    match event:
        case Looked(_, card):
            number = 1 + len(turns[-1].of(Kind.LOOK))
            return Deed(Kind.LOOK, card, places[card], number=number)
        case Moved(_, card, start, end):
            places[card] = end
            return Deed(Kind.MOVE, card, end, start)
        case MoveSkipped():
            return Deed(Kind.NO_MOVE)
        case HintRevealed(_, hint):
            return Deed(Kind.TURN_UP, hint=hint)
        case HintPlaced(_, hint, card):
            return Deed(Kind.PLACE, card, places[card], hint=hint)
        case Declared():
            return Deed(Kind.DECLARE)
    return None


def since_own(turns: tuple[TurnTrace, ...], viewer: int) -> tuple[TurnTrace, ...]:
    """The turns of the others since the viewer's own last turn.

    They stay until the viewer's next turn has ended; what is being played counts.
    """
    done = turns[:-1] if turns and turns[-1].seat == viewer else turns
    since: list[TurnTrace] = []
    for turn in reversed(done):
        if turn.seat == viewer:
            break
        since.append(turn)
    return tuple(turn for turn in reversed(since) if turn.deeds)


def trace_of(view: YokaiView, *, remembers: bool = True) -> tuple[TurnTrace, ...]:
    """What is drawn on the table: nothing once the game is over.

    Who wants no help to remember sees only the turn that is being played.
    """
    if view.result is not None:
        return ()
    turns = turns_of(view.history)
    if remembers:
        return since_own(turns, view.seat)
    return tuple(turn for turn in turns[-1:] if turn.seat != view.seat and turn.deeds)


def last_turns(turns: tuple[TurnTrace, ...]) -> dict[int, TurnTrace]:
    """The last turn of every player that has begun to play one."""
    return {turn.seat: turn for turn in turns if turn.deeds}


def layouts_of(history: tuple[Event, ...]) -> tuple[tuple[Place, ...], ...]:
    """Where the cards lay at the deal and at the beginning of every turn."""
    layouts: list[tuple[Place, ...]] = []
    places: list[Place] = []
    for event in history:
        if isinstance(event, CardsDealt):
            places = list(event.places)
            layouts.append(event.places)
        elif isinstance(event, Moved):
            places[event.card] = event.end
        elif isinstance(event, TurnBegan) and tuple(places) != layouts[-1]:
            layouts.append(tuple(places))
    return tuple(layouts) or (START_SQUARE,)
