"""The pictures of cards, families, hints and affinities."""

from __future__ import annotations

from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.models.yokai.grid import portrait_of

BACK = "yokai/back"
HINT_BACK = "yokai/hint-back"
AFFINITY_BACK = "yokai/affinity-back"


def face_of(family: Family, card: int) -> str:
    """The picture of a card that lies face up."""
    return f"yokai/{family.word}-{portrait_of(card)}"


def mark_of(family: Family) -> str:
    return f"marks/{family.word}"


def hint_picture(hint: Hint) -> str:
    """The picture of a hint card."""
    if hint.is_blank:
        return "yokai/hint-blank"
    return "yokai/hint-" + "-".join(family.word for family in hint.families)


def affinity_picture(pair: Hint | None) -> str:
    """The picture of an affinity card, its back if the pair is unknown."""
    if pair is None:
        return AFFINITY_BACK
    return "yokai/affinity-" + "-".join(family.word for family in pair.families)
