"""Taking a move back: once a turn, before the hint, and the record says so."""

from __future__ import annotations

from yokai_desktop.engine.marks import TAKEN_BACK
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.tableau import Step


def can_take_back(match: Match, seat: int) -> bool:
    """Whether the seat has just moved a card and has not taken a move back in this turn."""
    if match.to_act != seat or not match.actions or not isinstance(match.state, YokaiState):
        return False
    if match.state.tableau.step is not Step.HINT or not isinstance(match.actions[-1], Move):
        return False
    before = len(match.actions) - 1
    return not any(m.what.startswith(TAKEN_BACK) and m.at == before for m in match.marks)


def take_back(match: Match, seat: int) -> None:
    """Undo the last move; noted in the record."""
    match.mark(seat, f"{TAKEN_BACK}{match.take_back()}")
