"""A card that is the only choice plays itself, where the person wishes so; Escape keeps it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.ui.table.motion import Pause
from yokai_desktop.ui.table.pace import ONLY_CARD
from yokai_desktop.words.joining import labelled
from yokai_desktop.words.septet.cards import card_name

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.board import SeptetBoard

translate = QCoreApplication.translate


def only_card_words() -> str:
    return translate("Septet", "the only card")


class _Patience(Pause):
    """What ends other motions, such as another size of the window, does not shorten it."""

    def finish(self) -> bool:
        return False


class ForcedCard(QObject):
    """Watches what a board offers while it ``is_on``."""

    def __init__(self, board: SeptetBoard) -> None:
        super().__init__(board)
        self._board = board
        self._turn = 0
        self.is_on = False
        board.offered.connect(self._follow)

    def cancel(self) -> bool:
        """Do not play it by itself; False if nothing was about to be."""
        choosing = self._board.choosing
        if choosing.forced is None:
            return False
        self._turn += 1
        choosing.forced = None
        self._board.update_choices()
        return True

    def _follow(self) -> None:
        board, choosing = self._board, self._board.choosing
        self._turn += 1
        choosing.forced = None
        action = choosing.legal[0] if len(choosing.legal) == 1 else None
        if not self.is_on or not isinstance(action, Play):
            return
        choosing.forced = action.card
        board.update_choices()
        board.said.emit(labelled(only_card_words(), card_name(action.card)))
        board.clock.play(_Patience(ONLY_CARD), partial(self._play, self._turn, action))

    def _play(self, turn: int, action: Play) -> None:
        if turn == self._turn:
            self._board.choosing.decided.emit(action)
