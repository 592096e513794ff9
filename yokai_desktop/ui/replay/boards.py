"""The boards of the games for watching: the same as at the table, but nothing awaits an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yokai_desktop.engine.contract import Event, State
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.models.yokai.grid import MemoryAid
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.log_words import event_words
from yokai_desktop.ui.septet.names import Names
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.players import name_of, you_of
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.sentences import happened

Navigate = Callable[[str, dict[str, Any]], None]

_GLANCE_SECONDS = 1
"""How long a card that was looked at stays up; at the table it waits for a click."""


def board_for(match: Match, navigate: Navigate) -> Board:
    """A board without prompts; what its last picture offers leads away from the replay."""
    if isinstance(match.state, SeptetState):
        return _septet_board(match)
    return _yokai_board(match, navigate)


def _septet_board(match: Match) -> SeptetBoard:
    board = SeptetBoard(match)
    board.tools.offers_hint = False
    board.tools.prompt.hide()
    board.round_over.connect(lambda result, wait: wait.done())
    return board


def _yokai_board(match: Match, navigate: Navigate) -> YokaiBoard:
    board = YokaiBoard(match)
    board.aid = MemoryAid.FULL
    board.peek_seconds = _GLANCE_SECONDS
    board.foot.prompt.hide()
    edition, level = match.setup["edition"], level_of(match.setup) or 0
    ending = board.ending
    ending.home_asked.connect(lambda: navigate("home", {}))
    ending.review_asked.connect(lambda: navigate("replay", {"match": match}))
    ending.scroll.again_asked.connect(lambda: navigate("again", {"match": match}))
    ending.scroll.next_asked.connect(
        lambda: navigate("new-yokai", {"edition": edition, "level": level + 1})
    )
    return board


def words_for(match: Match, event: Event, before: State, viewer: int) -> str:
    """What happened, as the viewer would say it; ``before`` is how the cards lay until then."""
    if isinstance(before, YokaiState):
        you = you_of(match)
        places = before.tableau.places
        return happened(
            event, lambda seat: name_of(match, seat), places, -1 if you is None else you
        )
    return event_words(event, Names(match, viewer))
