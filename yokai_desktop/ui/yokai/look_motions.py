"""How a look is shown: to the observer the face, to everybody else that somebody looked."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from yokai_desktop.engine.yokai.events import Looked
from yokai_desktop.models.yokai.cards import Eye
from yokai_desktop.ui.table.motion import STEADY, Motion, Tween
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.table.players import paces_of
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.names import face_of
from yokai_desktop.ui.yokai.peek import Peek
from yokai_desktop.ui.yokai.sentences import card_words
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard


def peek_at(board: YokaiBoard, event: Looked) -> Motion:
    """The observer sees the face until they have had enough of it."""
    assert event.family is not None
    card = board.cards_by_number[event.card]
    face = face_of(event.family, event.card)

    def after() -> None:
        board.peek = None
        _speak_of(card)
        card.set_eyes((Eye(event.seat),))

    peek = Peek(
        0 if board.pace.is_still or board.pace.reduced else board.pace.ms(Span.FLIP),
        lambda part: card.set_turn(part, face),
        opened=lambda: _tell_face(board, card, event),
        after=after,
        most_ms=board.peek_ms,
    )
    board.peek = peek
    return peek


def glance_at(board: YokaiBoard, event: Looked) -> Motion:
    """Somebody else lifts a card's edge, quickly or slowly as is their manner; the face stays
    theirs.
    """
    card = board.cards_by_number[event.card]

    def show(part: float) -> None:
        card.set_glance(0.0 if board.pace.reduced else math.sin(part * math.pi))

    def before() -> None:
        card.stackUnder(board.past.layer)

    return Tween(
        board.pace.ms(Span.GLANCE) * paces_of(board.match)[event.seat],
        show,
        curve=STEADY,
        before=before,
        after=lambda: card.set_glance(0.0),
    )


def _tell_face(board: YokaiBoard, card: GridCard, event: Looked) -> None:
    """The observer, and nobody else, is told what they see."""
    assert event.family is not None
    assert card.row is not None
    words = translate("Yokai", "card {place}, {family}").format(
        place=card.row.label, family=family_name(event.family)
    )
    card.setAccessibleName(words)
    text = translate("Yokai", "Click or press a key to turn it back.")
    board.foot.show_prompt(f"{family_name(event.family)}.", text)
    board.foot.show_keys("")


def _speak_of(card: GridCard) -> None:
    """The card is face down again: its name tells no more than that."""
    assert card.row is not None
    card.setAccessibleName(card_words(card.row))
