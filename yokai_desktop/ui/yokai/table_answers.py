"""What somebody who asks by a key is told at the table of Yōkai."""

from __future__ import annotations

from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.speech.asking import Answers
from yokai_desktop.ui.yokai.answers import (
    all_hints_words,
    around_words,
    here_words,
    seen_words,
    turns_answer,
    worth_words,
)
from yokai_desktop.ui.yokai.board import YokaiBoard


class TableAnswers:
    """Of what the board shows: an answer never runs ahead of the cards."""

    def __init__(self, board: YokaiBoard) -> None:
        self._board = board

    def all(self) -> Answers:
        """Each by what is asked."""
        board = self._board
        return {
            "here": self._here,
            "around": lambda: around_words(
                board.choosing.target or board.places[board.keys.at], board.rows
            ),
            "seen": lambda: seen_words(board.rows, board.aid, self._view()),
            "hints": lambda: all_hints_words(self._view().tableau),
            "points": lambda: worth_words(self._view().tableau),
            "turns": lambda: turns_answer(self._view(), board.name),
        }

    def _view(self) -> YokaiView:
        assert self._board.view is not None
        return self._board.view

    def _here(self) -> str:
        board = self._board
        at, moves = board.keys.at, board.choosing.step is Step.MOVE
        places = board.choosing.places_for(at) if moves else None
        return here_words(board.rows[at], board.name, places)
