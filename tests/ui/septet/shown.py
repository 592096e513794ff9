"""What lies on a Septet board, asked of its model."""

from __future__ import annotations

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.models.septet.cards import Place
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.picture import hand_zone, straw_zone
from yokai_desktop.ui.table.card_button import CardButton


def hand_cards(board: SeptetBoard) -> tuple[Card | None, ...]:
    """The viewer's hand, from left to right."""
    return tuple(row.card for row in board.cards.model.of_zone(hand_zone(board.viewer)))


def hand_buttons(board: SeptetBoard) -> list[CardButton]:
    return board.cards.buttons(hand_zone(board.viewer))


def straw_buttons(board: SeptetBoard) -> list[CardButton]:
    """Those of the viewer's straw that the keyboard can come to."""
    return board.cards.reachable(straw_zone(board.viewer))


def straw_button(board: SeptetBoard, place: Place) -> CardButton:
    """The card at a place of the viewer's straw."""
    rows = board.cards.model.of_zone(straw_zone(board.viewer))
    return button_of(board, next(row.key for row in rows if row.place == place))


def button_of(board: SeptetBoard, key: object) -> CardButton:
    button = board.cards.button(key)
    assert button is not None
    return button


def card_of(board: SeptetBoard, button: CardButton) -> Card | None:
    row = board.cards.row_of(button)
    return row.card if row is not None else None
