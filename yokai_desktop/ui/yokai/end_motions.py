"""The end as motion: the rails go, the grid moves aside, one family after the other turns up."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.engine.yokai.events import CardsRevealed
from yokai_desktop.engine.yokai.kernel import adjacency_of, cell_at, family_masks, hangs_together
from yokai_desktop.ui.table.motion import IN_OUT, STEADY, InTurn, Motion, Pause, Tween
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.yokai.camera import Extent
from yokai_desktop.ui.yokai.names import face_of
from yokai_desktop.words.voice import translate

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard


def reveal(board: YokaiBoard, event: CardsRevealed) -> Motion:
    """The rails go, the grid moves aside, and one family after the other turns up."""
    ending = board.ending
    start = board.camera
    ending.arrange(board)
    end = ending.camera(Extent.of(board.places, 0))
    split = _split(board, event.families)

    def begin() -> None:
        ending.open(board, True)
        ending.title.setText(translate("Yokai", "All cards are turned up"))
        ending.title.set_colour("text")
        for widget in (ending.line, ending.scroll, ending.families, ending.buttons, ending.cords):
            widget.hide()
        for card in board.cards_by_number:
            card.set_eyes(())
        for family in FAMILIES:
            ending.trays.strength[family] = 0.0
        ending.trays.show_families(end, board.places, event.families, split)

    def settle() -> None:
        for card, place in zip(board.cards_by_number, board.places, strict=True):
            card.put(end.spot(place))
            card.show_through(None)

    span = 0 if board.pace.reduced else board.pace.ms(Span.RECENTRE)
    moving = Tween(
        span,
        lambda part: board.show_camera(start.towards(end, part)),
        curve=IN_OUT,
        before=begin,
        after=settle,
    )
    turning = [_turn_up(board, family, event) for family in FAMILIES]
    return InTurn([moving, *turning, Pause(board.pace.ms(Span.COUNT))])


def _turn_up(board: YokaiBoard, family: Family, event: CardsRevealed) -> Motion:
    cards = [c for c in board.cards_by_number if event.families[c.number] == family]

    def turn(part: float) -> None:
        for card in cards:
            card.set_turn(part, face_of(family, card.number))

    def glow(part: float) -> None:
        pulse = 0.0 if board.pace.reduced else 0.6 * math.sin(part * math.pi)
        board.ending.trays.set_strength(family, min(1.0, part * 2) + pulse * (part > 0.3))

    flip = 0 if board.pace.reduced else board.pace.ms(Span.FLIP)
    return InTurn(
        [
            Tween(flip, turn, curve=IN_OUT),
            Tween(board.pace.ms(Span.PULSE) * 0.55, glow, curve=STEADY),
        ]
    )


def _split(board: YokaiBoard, families: tuple[Family, ...]) -> tuple[Family, ...]:
    """The families that are in pieces as the cards lie."""
    adjacency = adjacency_of([cell_at(x, y) for x, y in board.places])
    masks = family_masks(list(families))
    return tuple(family for family in FAMILIES if not hangs_together(adjacency, masks[family]))
