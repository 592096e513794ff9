"""What stands on a table of Yōkai beside the grid, where something is learned."""

from __future__ import annotations

from yokai_desktop.models.dojo.practice import Practice
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.families_scroll import FamiliesScroll
from yokai_desktop.ui.yokai.geometry import ALL_PARTS, is_text_large

FAMILIES = "families"
_NARROW_RIM = 0.35
"""Round cards that are looked at, not moved, there is room for an arrow."""
_LEFT_OUT = frozenset((FAMILIES, "turn"))
"""What gives way to the cards where words are large; the scroll beside the table tells the task."""


def furnish(board: YokaiBoard, practice: Practice) -> None:
    """Show what the position needs; names of places where sentences speak of them."""
    shows = practice.shows if practice.shows is not None else ALL_PARTS
    shows |= {"prompt"}
    if is_text_large():
        shows -= _LEFT_OUT
        if practice.is_answered:
            shows -= {"partners", "prompt"}
    board.parts = shows & ALL_PARTS
    board.tray.gauge.hide()
    has_moves = practice.moves is not None and not is_text_large()
    board.foot.has_stations = "turn" in shows or has_moves
    board.foot.stations.count_moves(practice.moves)
    board.marks_looks = practice.moves is None
    board.rim = _NARROW_RIM if practice.is_answered else 1.0
    board.asked.ask(practice.about if practice.is_asking else None)
    board.past.rulers.wish(
        "dojo", practice.about is not None or "partners" in (practice.shows or ())
    )
    if FAMILIES in shows and board.families is None:
        board.families = FamiliesScroll(board)
        board.families.show()
    elif FAMILIES not in shows and board.families is not None:
        board.families.deleteLater()
        board.families = None
    board.arrange()
