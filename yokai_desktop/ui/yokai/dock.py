"""The place of the foot, below the cards, where a slip asks or tells something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from yokai_desktop.ai.yokai.meaning import meaning_of
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.declare_question import DeclareQuestion
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.meaning_slip import MeaningSlip
from yokai_desktop.ui.yokai.meaning_words import meaning_words
from yokai_desktop.ui.yokai.note_pad import NotePad
from yokai_desktop.words.yokai.places import GridSpots

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_MEANING = 150
_QUESTION, _MOST = 212, 0.64
"""How high the question before a declaration is, and how much of the table a slip takes at most."""


class Dock(QObject):
    """One slip at a time lies here instead of the foot; the cards make room, all stay in sight."""

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self._board = board
        self.question = DeclareQuestion(board)
        self.meaning = MeaningSlip(board)
        self.question.left.connect(self._question_left)
        self.meaning.closed.connect(self._meaning_closed)
        board.past.bar.meaning.clicked.connect(self.tell_meaning)

    def clear(self) -> None:
        """Nothing is asked or told any more."""
        self.meaning.hide()
        self.question.hide()

    def lay(self, slip: NotePad | MeaningSlip, tall: Callable[[int], int]) -> None:
        """Show a slip in the place of the foot; where it would cover cards, in the level's.

        ``tall`` tells how high it wants to be at a width.
        """
        board = self._board
        slip.stand_upright(False)
        wanted = tall(board.zones.bottom.width())
        box = self._box(wanted)
        board.foot.hide()
        board.clear_below(box.top())
        if self._covers_cards(box.top(), wanted):
            slip.stand_upright(True)
            box = board.zones.level
            board.clear_below(board.height())
        slip.setGeometry(box)
        slip.raise_()

    def give_back(self) -> None:
        """A slip is closed: the foot again, unless a declaration is being asked for."""
        if not self.question.isVisible():
            self._show_foot()

    def ask_declaration(self) -> None:
        """Ask whether all are at peace; every card stays in sight."""
        board = self._board
        if board.view is not None and board.choosing.may_declare:
            board.past.retrace.stop()
            board.foot.hide()
            board.declare.ask(True)
            self.question.open(board.view)
            self.arrange()
            board.said.emit(self.question.spoken())
            announcer().when_quiet(self.question.take_keyboard)

    def tell_meaning(self) -> None:
        """What the turn that is shown, or the last one of a partner, says by the conventions."""
        board = self._board
        turn = board.past.asked_about()
        if board.view is None or turn is None or board.view.result is not None:
            return
        meanings = meaning_of(board.view, turn.turn)
        words = meaning_words(board.name(turn.seat), meanings, GridSpots(board.places))
        self.question.hide()
        self.meaning.show_words(words)
        board.said.emit(words)
        self.lay(self.meaning, lambda width: max(theme().px(_MEANING), self.meaning.tall(width)))
        board.past.light_turn(turn)

    def _covers_cards(self, top: int, wanted: int) -> bool:
        """Whether a slip that wants so much height would lie over cards from there on.

        Where words are large it then stands in the place of the level.
        """
        board = self._board
        low = max(board.camera.cell(place).bottom() for place in board.places)
        over = low > top or wanted > board.height() - top
        return over and board.has_level and is_text_large()

    def arrange(self) -> None:
        """The question in the place of the foot; where it would cover cards, in the level's."""
        board, question = self._board, self.question
        question.stand_upright(False)
        wanted = max(theme().px(_QUESTION), question.tall(board.zones.bottom.width()))
        box = self._box(wanted)
        if question.isVisible():
            board.clear_below(box.top())
            if self._covers_cards(box.top(), wanted):
                question.stand_upright(True)
                board.clear_below(board.height())
                box = board.zones.level
            question.raise_()
        question.setGeometry(box)

    def _box(self, tall: int) -> QRect:
        bottom, height = self._board.zones.bottom, self._board.height()
        tall = min(tall, round(height * _MOST))
        return QRect(bottom.left(), height - tall, bottom.width(), tall)

    def _question_left(self) -> None:
        self._board.declare.ask(False)
        self._show_foot()

    def _meaning_closed(self) -> None:
        self._board.past.light_turn(None)
        self.give_back()

    def _show_foot(self) -> None:
        self._board.foot.show()
        self._board.clear_below(self._board.height())
