"""Which page plays which game.  The boards are imported when a game starts, not before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from yokai_desktop.ui.page import Page

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match

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
