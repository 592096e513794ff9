"""What stands on a Septet table beside its cards, where a lesson or a trial is played."""

from __future__ import annotations

from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.columns import Room, Side

PARTS = frozenset(("trump", "tricks", "bosses", "rivals"))
"""What a lesson may show at the right."""


def furnish(board: SeptetBoard, shows: frozenset[str] | None, *, is_open: bool) -> None:
    """Show these parts at the right, or the whole score at the left if nothing is said."""
    side = Side.LEFT
    if shows is not None:
        side = Side.RIGHT if shows & PARTS - {"rivals"} else Side.NONE
        board.panels.rail.show_only(shows & PARTS)
    room = Room(side, log=False, has_open_hands=is_open)
    if room != board.room:
        board.room = room
        board.lay_out()
