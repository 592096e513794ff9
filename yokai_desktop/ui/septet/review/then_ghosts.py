"""What then: the likeliest next cards after a choice, as ghosts on the mat."""

from __future__ import annotations

from yokai_desktop.ai.reviews.reviewed import Choice
from yokai_desktop.engine.septet.actions import Play, read_action
from yokai_desktop.engine.septet.cards import Card, read_card
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.dashed_card import GhostCard
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.picture import place_of
from yokai_desktop.words.joining import labelled, listed, row_of
from yokai_desktop.words.numbers import percent_text
from yokai_desktop.words.septet.cards import card_name


class ThenGhosts:
    """``show`` draws the cards of a choice and says them; ``clear`` takes them away."""

    def __init__(self) -> None:
        self.ghosts: list[GhostCard] = []

    def show(self, board: SeptetBoard, choice: Choice) -> str:
        """Draw what may follow; returns it in words, nothing where nothing is known."""
        self.clear()
        action, view = read_action(choice.action), board.view
        then = choice.facts.get("then", [])
        if not isinstance(action, Play) or view is None or not then:
            return ""
        self._add(board, action.card, board.zones.trick(0), "")
        said = []
        for seat, text, percent in then:
            card, words = read_card(text), percent_text(percent)
            spot = board.zones.trick(place_of(view, seat))
            self._add(board, card, spot, words)
            said.append(labelled(board.names.name(seat), row_of((card_name(card), words))))
        return listed(said)

    def _add(self, board: SeptetBoard, card: Card, spot: Spot, words: str) -> None:
        ghost = GhostCard(board)
        ghost.put(picture_of(card, board.mode), spot.middle, spot.width, words)
        self.ghosts.append(ghost)

    def clear(self) -> None:
        for ghost in self.ghosts:
            ghost.put_away()
        self.ghosts = []
