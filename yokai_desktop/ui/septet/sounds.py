"""Which sound goes with what happens in Septet."""

from __future__ import annotations

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.events import (
    BossTucked,
    CardPlayed,
    CardsPassed,
    FamilySealed,
    GameEnded,
    RoundDealt,
    StrawTurned,
    TrickTaken,
)


def sound_of(event: Event) -> str:
    """The name of the sound, empty where nothing is heard."""
    match event:
        case TrickTaken() if event.bosses:
            return "seal"
        case FamilySealed():
            return "seal"
        case TrickTaken() | CardsPassed():
            return "sweep"
        case CardPlayed():
            return "card"
        case StrawTurned() | BossTucked():
            return "flip"
        case RoundDealt():
            return "deal"
        case GameEnded():
            return "chime"
    return ""
