"""What stands on a Septet table beside its cards, where a lesson or a trial is played."""

from __future__ import annotations

from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.dojo.practice import Practice
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.columns import Room, Side
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.septet.answers import score_words, trump_answer
from yokai_desktop.words.septet.names import Names

PARTS = frozenset(("trump", "tricks", "bosses", "rivals"))
"""What a lesson may show at the right."""


def furnish(board: SeptetBoard, practice: Practice) -> None:
    """Show these parts at the right, or the whole score at the left if nothing is said.

    With large words the score and the prompt give way to the cards of trials and straw piles.
    """
    shows, view = practice.shows, practice.view
    assert isinstance(view, SeptetView)
    side = Side.NONE if _has_no_rail(practice) else Side.LEFT
    if shows is not None:
        has_rail = shows & PARTS - {"rivals"} and not _has_no_rail(practice)
        side = Side.RIGHT if has_rail else Side.NONE
        board.panels.rail.show_only(shows & PARTS)
    room = Room(
        side,
        log=False,
        prompt=not _has_no_rail(practice) or view.phase is not Phase.PLAY,
        buttons=view.phase is not Phase.PLAY,
        has_open_hands=practice.position.is_open,
    )
    if room != board.room:
        board.room = room
        board.tools.prompt.setVisible(room.prompt)
        board.lay_out()


def tells_beside(practice: Practice, names: Names) -> str:
    """Trump and scores as sentences, where the table of a trial has no room for them."""
    view = practice.view
    assert isinstance(view, SeptetView)
    if practice.shows is not None or not _has_no_rail(practice):
        return ""
    return sentences((trump_answer(view), score_words(view, names)))


def _has_no_rail(practice: Practice) -> bool:
    """Whether what stands beside the cards gives way to them: in trials, and to straw piles."""
    is_trial, has_straws = practice.shows is None, len(practice.match.seats) == 2
    return theme().scale.is_text_large and (is_trial or has_straws)
