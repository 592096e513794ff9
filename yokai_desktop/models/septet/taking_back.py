"""Taking a card back, alone against computer players; the record says so."""

from __future__ import annotations

from yokai_desktop.engine.marks import TAKEN_BACK
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView


def can_take_back(match: Match, seat: int) -> bool:
    """Whether the only person at the table is to play, and played a card in the last trick."""
    people = [place for place, who in enumerate(match.seats) if who.is_person]
    view = match.view(seat)
    assert isinstance(view, SeptetView)
    is_asked = match.to_act == seat and view.phase == Phase.PLAY
    return people == [seat] and is_asked and view.last_trick is not None


def take_back(match: Match, seat: int) -> None:
    """Undo the person's last card and all that followed it; noted in the record."""
    view = match.view(seat)
    assert isinstance(view, SeptetView)
    assert view.last_trick is not None
    seats = [played.seat for played in view.last_trick.cards]
    after = len(seats) - seats.index(seat) + len(view.trick)
    match.mark(seat, f"{TAKEN_BACK}{match.take_back(after)}")
