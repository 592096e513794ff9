"""How a view follows what its seat is told, event by event, between two questions.

Nothing is decided here: the events say what happened.  A law compares the outcome of all events
of an action with the view of the state they led to.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.events import (
    CardsDealt,
    CardsRevealed,
    GameEnded,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    TurnBegan,
)
from yokai_desktop.engine.yokai.tableau import Step, Tableau
from yokai_desktop.engine.yokai.view import YokaiView

T = TypeVar("T")


def view_after(view: YokaiView, events: Iterable[Event]) -> YokaiView:
    """The view once its seat has been told these events.

    Whose turn it is stays known; what only the end of a game opens is in the next view.
    """
    for event in events:
        view = _view_after(view, event)
    return view


def _view_after(view: YokaiView, event: Event) -> YokaiView:
    if isinstance(event, CardsDealt):
        return replace(view, history=(event,))
    view = replace(view, tableau=_changed(view.tableau, event), history=(*view.history, event))
    match event:
        case Looked(_, card, family) if family is not None:
            return replace(view, families=_put(view.families, card, family))
        case CardsRevealed(families):
            return replace(view, families=families, lies_open=True)
        case GameEnded(result):
            return replace(view, result=result)
    return view


def _changed(tableau: Tableau, event: Event) -> Tableau:
    match event:
        case TurnBegan(turn):
            return replace(tableau, turn=turn, step=Step.FIRST_LOOK)
        case Looked(_, card) if tableau.step is Step.FIRST_LOOK:
            return replace(tableau, step=Step.SECOND_LOOK, looked=card)
        case Looked():
            return replace(tableau, step=Step.MOVE, looked=None)
        case Moved(_, card, _, end):
            return replace(tableau, places=_put(tableau.places, card, end), step=Step.HINT)
        case MoveSkipped():
            return replace(tableau, step=Step.HINT)
        case HintRevealed(_, hint):
            turned_up = (*tableau.turned_up, hint)
            return replace(tableau, turned_up=turned_up, pile=tableau.pile - 1)
        case HintPlaced(_, hint, card):
            left = list(tableau.turned_up)
            left.remove(hint)
            hints = _put(tableau.hints, card, hint)
            return replace(tableau, hints=hints, turned_up=tuple(left))
        case GameEnded():
            return replace(tableau, step=Step.OVER)
    return tableau


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
