"""The games that are played by ear: always the same deals and the same computer players."""

from __future__ import annotations

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI


def match_of(game: str) -> Match:
    """A new game with one person."""
    if game == "septet":
        novices = (Seat("novice", name) for name in ("Aiko", "Hanako", "Jun"))
        return Match(
            SEPTET, SEPTET.setup(4, {"scoring": "standard"}, "4K7-QM2"), (Seat(), *novices)
        )
    return Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "4K7-QM2"), (Seat(), Seat("novice", "Jun")))
