"""Which sound goes with what happens in Yōkai."""

from __future__ import annotations

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.events import (
    CardsDealt,
    CardsRevealed,
    GameEnded,
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
)


def sound_of(event: Event) -> str:
    """The name of the sound, empty where nothing is heard."""
    match event:
        case Looked() | HintRevealed():
            return "flip"
        case Moved():
            return "card"
        case HintPlaced():
            return "seal"
        case CardsDealt():
            return "deal"
        case CardsRevealed():
            return "sweep"
        case GameEnded(result) if result.won:
            return "chime"
    return ""
