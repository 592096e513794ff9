"""Which sound goes with what happens in Septet."""

from __future__ import annotations

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.events import (
    BossTucked,
    CardPlayed,
    CardsPassed,
    FamilySealed,
    GameEnded,
    HandDealt,
    RoundDealt,
    StrawDealt,
    StrawTurned,
    TrickTaken,
)
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.services.sound import BOSSES


def sound_of(event: Event, view: SeptetView) -> str:
    """The name of the sound for who sees ``view``, empty where nothing is heard.

    Bosses sound a step higher with each that their side has captured in the round.
    """
    match event:
        case TrickTaken() if event.bosses:
            captured = view.captured[view.mode.side_of(event.seat)]
            return BOSSES[min(len(captured) + len(event.bosses), len(BOSSES)) - 1]
        case FamilySealed():
            return "seal"
        case TrickTaken():
            return "gather"
        case CardsPassed():
            return "slide"
        case CardPlayed():
            return "lay"
        case StrawTurned() | BossTucked():
            return "flip"
        case RoundDealt():
            return "flip" if event.trump_card is not None else ""
        case HandDealt() | StrawDealt():
            return "deal"
        case GameEnded():
            return "victory" if view.seat in event.outcome.winners else "defeat"
    return ""
