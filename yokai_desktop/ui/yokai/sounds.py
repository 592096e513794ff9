"""Which sound goes with what happens in Yōkai."""

from __future__ import annotations

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.events import (
    CardsDealt,
    Declared,
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
            return "lay"
        case HintPlaced():
            return "hint"
        case CardsDealt():
            return "deal"
        case Declared():
            return "clap"
        case GameEnded(result):
            return "victory" if result.won else "defeat"
    return ""
