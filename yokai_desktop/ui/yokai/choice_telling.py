"""Says what the person has in hand at the grid: lifted, taken, asked, put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from yokai_desktop.engine.yokai.events import TurnBegan
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.yokai.guide import advice_for
from yokai_desktop.ui.yokai.turn_words import turn_words as trace_words
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.players import you_of
from yokai_desktop.words.yokai.spoken import (
    asked_words,
    lifted_words,
    put_back_words,
    step_words,
    taken_words,
)

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard


def turn_words(board: YokaiBoard) -> str:
    """The step of the turn; before the first also what the others did, with a tip if wanted."""
    view = board.view
    if view is None:
        return ""
    tip = board.telling.tip()
    news = board.telling.news() if view.tableau.step is Step.FIRST_LOOK else ""
    return sentences((news, step_words(view.tableau), tip))


class ChoiceTelling(QObject):
    """Follows the choosing of a board; the pointer needs no words for what it carries."""

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self._board = board
        self._held: tuple[object, ...] = (None, None, None)
        self._tips: set[str] = set()
        self._heard: set[int] = set()
        board.choosing.changed.connect(self._changed)
        board.offered.connect(self._offered)

    def hear(self, event: TurnBegan) -> None:
        """A turn is told step by step, to the one person of the game."""
        if you_of(self._board.match) is not None:
            self._heard.add(event.turn)

    def news(self) -> str:
        """What the others did since one's own turn, unless that was told when it happened."""
        board = self._board
        turns = (turn for turn in board.past.trace if turn.turn not in self._heard)
        return sentences(trace_words(board.name(turn.seat), turn) for turn in turns)

    def tip(self) -> str:
        """What a newcomer should know now, said once a game."""
        view = self._board.view
        words = advice_for(view) if view is not None and self._board.level.guide.is_wanted else ""
        if words in self._tips:
            return ""
        self._tips.add(words)
        return words

    def _offered(self) -> None:
        self._held = (None, None, None)

    def _changed(self) -> None:
        board, choosing = self._board, self._board.choosing
        held = (choosing.lifted, choosing.hint, choosing.pending)
        before, self._held = self._held, held
        view = board.view
        if held == before or view is None or not choosing.is_open:
            return
        if choosing.pending is not None:
            words = asked_words(choosing.pending, view.tableau)
        elif choosing.hint is not None:
            words = taken_words(choosing.hint)
        elif choosing.lifted is not None:
            ways = choosing.places_for(choosing.lifted)
            words = lifted_words(board.places[choosing.lifted], ways)
        else:
            words = put_back_words()
        board.said.emit(words)
