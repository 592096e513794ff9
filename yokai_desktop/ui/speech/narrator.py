"""Tells the person at a table when and what to choose, each turn and each step once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from yokai_desktop.ui.speech.announcer import announcer

if TYPE_CHECKING:
    from yokai_desktop.ui.table.page import TablePage


class Narrator(QObject):
    """Follows what a board offers."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._told: object = None
        """The moment of the last words: a picture that is only drawn anew is no news."""
        page.board.offered.connect(self._offered)

    def _offered(self) -> None:
        page = self._page
        if not page.board.is_choosing:
            self._told = None
        if not page.board.is_choosing or page.is_covered or not page.isVisible():
            return
        moment = (len(page.match.actions), page.table.viewer)
        if moment != self._told:
            self._told = moment
            announcer().say(page.board.turn_words(), page.board)
