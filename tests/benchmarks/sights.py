"""Players of Yōkai who see more than they may: the ceilings that strength is measured against.

What they see beyond the rules reaches them as looks of their own, so the partners of the program
play with it unchanged.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.events import CardsDealt, Looked
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.view import YokaiView


class Sight(StrEnum):
    """What a player sees of the cards."""

    OWN = "own"
    """The cards it observes itself: the rules."""
    SHARED = "shared"
    """Also those that others observe: as if players told each other everything."""
    ALL = "all"
    """All cards, from the start."""


def sight_of(state: YokaiState, seat: int, sight: Sight) -> YokaiView:
    """The view of a seat with this sight; secret affinities stay secret."""
    view = state.view(seat)
    if sight is Sight.OWN:
        return view
    history = tuple(_told(view.history, state.families, seat, sight))
    known = {event.card for event in history if isinstance(event, Looked) and event.seat == seat}
    families = tuple(
        family if card in known else None for card, family in enumerate(state.families)
    )
    return replace(view, history=history, families=families)


def _told(
    history: tuple[Event, ...], families: tuple[Family, ...], seat: int, sight: Sight
) -> Iterator[Event]:
    for event in history:
        yield event
        if sight is Sight.ALL and isinstance(event, CardsDealt):
            for card, family in enumerate(families):
                yield Looked(seat, card, family)
        elif sight is Sight.SHARED and isinstance(event, Looked) and event.seat != seat:
            yield Looked(seat, event.card, families[event.card])
