"""What a record may note beside its actions: a closed set of words."""

from __future__ import annotations

from yokai_desktop.engine.contract import BadText, Game

HINT = "hint"
"""Advice was asked for."""
BRANCH = "branch"
"""The game was continued from a point of another one."""
AID_MARK = "memory "
"""A memory aid is in use; its name follows."""
AIDS = ("none", "looks", "notes", "full")
"""The memory aids of Yōkai, from the weakest to the strongest."""
COACH = "coach"
"""The coach has sat down at the table."""
COACHED = "coach asked"
"""The coach has asked whether a card is really meant."""
TAKEN_BACK = "took back "
"""An action was taken back; its text follows."""

_WORDS = {HINT, BRANCH, COACH, COACHED, *(AID_MARK + aid for aid in AIDS)}


def is_mark(what: str, game: Game) -> bool:
    """Whether a text is one that this program writes as a mark of the game."""
    if not what.startswith(TAKEN_BACK):
        return what in _WORDS
    try:
        action = game.read_action(what.removeprefix(TAKEN_BACK))
    except BadText:
        return False
    return what == f"{TAKEN_BACK}{action}"
