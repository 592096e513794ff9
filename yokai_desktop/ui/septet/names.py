"""The pictures of cards and families, beside what they are called."""

from __future__ import annotations

from yokai_desktop.engine.septet.cards import Card, Family, shining_boss
from yokai_desktop.engine.septet.mode import Mode

BACK = "septet/back"


def picture_of(card: Card | None, mode: Mode) -> str:
    """The picture of a card as this game shows it (S1.7), its back if it is unknown."""
    if card is None:
        return BACK
    return f"septet/{shining_boss(card.family) if card.is_boss and mode.bosses_shine else card}"


def symbol_of(family: Family) -> str:
    return f"symbols/{family.label}"
