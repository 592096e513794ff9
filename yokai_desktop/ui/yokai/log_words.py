"""The whole game in words, turn by turn, as one person was told it."""

from __future__ import annotations

from dataclasses import replace

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.events import CardsDealt, Looked, Moved, TurnBegan
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.log import LogRow
from yokai_desktop.words.yokai.events import Name, happened
from yokai_desktop.words.yokai.places import GridSpots


def log_rows(view: YokaiView, name: Name) -> list[LogRow]:
    """A heading for every turn and a line for everything that happened in it.

    What somebody saw is never written down: remembering is part of the game.
    """
    rows: list[LogRow] = []
    for event, places in told_with_places(view.history):
        shown = replace(event, family=None) if isinstance(event, Looked) else event
        words = happened(shown, name, GridSpots(places), view.seat)
        if words:
            rows.append(LogRow(words, is_heading=isinstance(event, TurnBegan)))
    return rows


def told_with_places(
    history: tuple[Event, ...],
) -> list[tuple[Event, tuple[Place, ...]]]:
    """Every event with where the cards lay when it happened."""
    places: tuple[Place, ...] = ()
    told = []
    for event in history:
        if isinstance(event, CardsDealt):
            places = event.places
        told.append((event, places))
        if isinstance(event, Moved):
            moved = list(places)
            moved[event.card] = event.end
            places = tuple(moved)
    return told
