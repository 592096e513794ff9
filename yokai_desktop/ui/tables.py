"""Which page plays which game.  The boards are imported when a game starts, not before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from yokai_desktop.ui.page import Page

if TYPE_CHECKING:
    from yokai_desktop.engine.contract import Event, State
    from yokai_desktop.engine.match import Match
    from yokai_desktop.ui.table.board import Board

Navigate = Callable[[str, dict[str, Any]], None]
TableFactory = Callable[["Match", dict[str, Any]], Page]
"""Makes the page for a match and what was saved beside it."""


def table_page_for(game: str) -> TableFactory:
    """The maker of the table for a game; ``LookupError`` if there is none."""
    if game == "septet":
        from yokai_desktop.ui.septet.page import SeptetTable

        return SeptetTable
    if game == "yokai":
        from yokai_desktop.ui.yokai.page import YokaiTable

        return YokaiTable
    raise LookupError(game)


def replay_board_for(match: Match, navigate: Navigate) -> Board:
    """The board of a game for watching it again: nothing on it waits for an answer."""
    if match.game.name == "septet":
        from yokai_desktop.ui.septet.board import SeptetBoard

        septet = SeptetBoard(match)
        septet.tools.offers_hint = False
        septet.round_over.connect(lambda result, wait: wait.done())
        return septet
    from yokai_desktop.engine.yokai.options import level_of
    from yokai_desktop.models.grid import MemoryAid
    from yokai_desktop.ui.yokai.board import YokaiBoard

    yokai = YokaiBoard(match)
    yokai.aid = MemoryAid.FULL
    ending, edition = yokai.ending, match.setup["edition"]
    level = level_of(match.setup) or 0
    ending.home_asked.connect(lambda: navigate("home", {}))
    ending.review_asked.connect(lambda: navigate("replay", {"match": match}))
    ending.scroll.again_asked.connect(lambda: navigate("again", {"match": match}))
    ending.scroll.next_asked.connect(
        lambda: navigate("new-yokai", {"edition": edition, "level": level + 1})
    )
    return yokai


def replay_words(match: Match, event: Event, before: State, viewer: int) -> str:
    """What happened in a game, as the viewer would say it; ``before`` is how the cards lay."""
    if match.game.name == "septet":
        from yokai_desktop.ui.septet.log_words import event_words
        from yokai_desktop.ui.septet.names import Names

        return event_words(event, Names(match, viewer))
    from yokai_desktop.engine.yokai.state import YokaiState
    from yokai_desktop.ui.table.players import name_of
    from yokai_desktop.ui.yokai.sentences import happened

    assert isinstance(before, YokaiState)
    return happened(event, lambda seat: name_of(match, seat), before.tableau.places, viewer)
