"""Asking a master: the scroll opens, thinks, tells, and lights the cards until it is closed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yokai_desktop.ui.septet.advice_words import AdviceStory, advice_story
from yokai_desktop.ui.septet.board import SeptetBoard


class Advising(QObject):
    """``asked`` goes to the adviser; what is found once for a moment is not asked for again."""

    asked = Signal()

    def __init__(self, board: SeptetBoard) -> None:
        super().__init__(board)
        self._board = board
        self._story: AdviceStory | None = None
        board.hint_asked.connect(self.toggle)
        board.advice_found.connect(self._found)
        board.offered.connect(self._follow)
        board.panels.advice.closed.connect(self.toggle)

    @property
    def is_open(self) -> bool:
        return self._board.panels.is_advising

    def toggle(self) -> None:
        """Open the advice, or close it."""
        if self.is_open:
            self.close()
            self._board.said.emit(self.tr("Advice is closed."))
        elif self._board.is_choosing:
            self._open()

    def close(self) -> None:
        """Put the scroll away; the cards are not lit any more."""
        board = self._board
        if self.is_open:
            board.panels.is_advising = False
            board.panels.advice.put_away()
            board.choosing.advised = {}
            board.tools.is_advising = False
            board.lay_out()

    def _open(self) -> None:
        board = self._board
        board.panels.is_log_open = False
        board.panels.is_advising = board.tools.is_advising = True
        if self._story is None:
            board.panels.advice.think(board.mode, board.pace)
            self.asked.emit()
        else:
            self._tell(self._story)
        board.lay_out()

    def _found(self, found: object) -> None:
        view = self._board.view
        if view is None or not self._board.is_choosing:
            return
        self._story = advice_story(found, view, self._board.names)
        if self.is_open:
            self._tell(self._story)
            self._board.said.emit(self._story.spoken())
            self._board.lay_out()

    def _tell(self, story: AdviceStory) -> None:
        board = self._board
        lit: dict[object, int] = {}
        for place, row in enumerate(story.rows):
            for card in row.cards:
                lit.setdefault(card, place)
        board.choosing.advised = {card: lit[card] for row in story.rows for card in row.cards}
        board.panels.advice.tell(story, board.mode)

    def _follow(self) -> None:
        """Another choice: the advice for the last one is outdated."""
        if not self._board.is_choosing or not self._board.choosing.advised:
            self._story = None
            self.close()
