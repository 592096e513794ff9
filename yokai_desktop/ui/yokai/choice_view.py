"""Shows on the board what may be chosen and what is in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import IllegalAction
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.table.motion import Tween
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.yokai.sentences import asking_words, holding_words, prompt_for, refusal_lead
from yokai_desktop.words.refusals import refusal_words
from yokai_desktop.words.voice import translate

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard


class ChoiceView:
    """Reads the choosing of a board and dresses its parts accordingly."""

    def __init__(self, board: YokaiBoard) -> None:
        self._board = board

    def show(self) -> None:
        """Everything, as it is now."""
        board, choosing = self._board, self._board.choosing
        board.show_cards()
        self._show_ghosts()
        board.declare.allow(choosing.may_declare)
        over_move = choosing.step is Step.HINT and choosing.hint is None
        board.foot.show_buttons(
            confirm=choosing.pending is not None, take_back=over_move and board.can_take_back
        )
        self._update_words()

    def refuse(self, refusal: IllegalAction, card: int) -> None:
        """Say why not, and let the card shake its head."""
        board = self._board
        lead, words = refusal_lead(), refusal_words(refusal)
        board.foot.show_prompt(lead, words)
        board.said.emit(words)
        if card >= 0:
            board.cards_by_number[card].shake()

    def _show_ghosts(self) -> None:
        board, choosing = self._board, self._board.choosing
        lifted = choosing.lifted
        if lifted is None:
            board.ghosts.clear()
            return
        if not board.ghosts.is_shown:
            places = choosing.places_for(lifted)
            board.ghosts.show_places(places, board.places[lifted], board.camera, board.opening)
            board.clock.play(Tween(board.pace.ms(Span.FADE), board.ghosts.set_strength))
        board.ghosts.set_target(choosing.target)

    def _update_words(self) -> None:
        """What to do now; what is in hand changes it."""
        board, choosing = self._board, self._board.choosing
        if board.view is None or not choosing.is_open:
            return
        if choosing.pending is not None:
            words = asking_words(choosing.pending.hint)
            board.foot.show_prompt(words, translate("Yokai", "The card will be locked for good."))
        elif choosing.hint is not None:
            text = holding_words(choosing.hint)
            board.foot.show_prompt(translate("Yokai", "Now choose a card."), text)
        elif choosing.lifted is not None and not board.is_dragging:
            text = translate("Yokai", "Choose a marked place.")
            board.foot.show_prompt(translate("Yokai", "Put it down."), text)
        else:
            board.foot.show_prompt(*prompt_for(board.view.tableau))
