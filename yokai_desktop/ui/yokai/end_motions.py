"""The end as motion: a banner and a beat, the families turn up one by one, the result comes."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from yokai_desktop.engine.yokai.cards import FAMILIES, FAMILY_SIZE, Family
from yokai_desktop.engine.yokai.events import CardsRevealed, Declared
from yokai_desktop.engine.yokai.kernel import adjacency_of, cell_at, family_masks, hangs_together
from yokai_desktop.ui.services.sound import FAMILIES as JOINED
from yokai_desktop.ui.table.motion import (
    IN_OUT,
    STEADY,
    Act,
    InTurn,
    Motion,
    Pause,
    Together,
    Tween,
)
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.yokai.banner import Chip
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.names import face_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import together_words

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard


class TwoStops(Motion):
    """One motion, then another; ending it early ends the first, then, asked again, the second."""

    def __init__(self, first: Motion, second: Motion) -> None:
        self._now, self._next = first, [second]
        self._began = self._at = 0.0

    def begin(self) -> None:
        self._now.begin()

    def show(self, ms: float) -> float | None:
        self._at = ms
        rest = self._now.show(ms - self._began)
        if rest is None or not self._next:
            return rest
        self._go_on(ms - rest)
        return self.show(ms)

    def finish(self) -> bool:
        if not self._now.finish():
            return False
        if not self._next:
            return True
        self._go_on(self._at)
        return False

    def _go_on(self, at: float) -> None:
        self._began, self._now = at, self._next.pop()
        self._now.begin()


def declare(board: YokaiBoard, event: Declared) -> Motion:
    """The banner unrolls, the cards come to lie below it, and for a beat nothing moves."""
    declaration = board.declaration
    start, pace = board.camera, board.pace

    def begin() -> None:
        declaration.show_for(event.seat)
        board.past.show_or_hide()
        declaration.arrange()
        declaration.stack()

    def unroll(part: float) -> None:
        declaration.banner.unroll(1.0 if pace.reduced else part)
        declaration.scrim.set_strength(part)
        end = declaration.camera(Extent.of(board.places, 0))
        board.show_camera(start.towards(end, 1.0 if pace.reduced else part))

    return InTurn(
        [Act(begin), Tween(pace.ms(Span.BANNER), unroll), Pause(_steady(board, Span.BEAT))]
    )


def _steady(board: YokaiBoard, span: Span) -> float:
    """How long something waits: where motion is reduced, as long as always."""
    return span * board.pace.factor


def reveal(board: YokaiBoard, event: CardsRevealed) -> Motion:
    """One family after the other turns up, those that are together first; then the result."""
    split = _split(board, event.families)
    order = sorted(FAMILIES, key=lambda family: (family in split, _outline(board, event, family)))
    here = board.camera
    if board.declaration.is_shown:
        here = board.declaration.camera(Extent.of(board.places, 0))

    def begin() -> None:
        trays = board.ending.trays
        trays.setGeometry(board.rect())
        trays.show()
        for card in board.cards_by_number:
            card.set_eyes(())
        for family in FAMILIES:
            trays.strength[family] = 0.0
        trays.show_families(here, board.places, event.families, split)
        board.declaration.banner.chips.show_chips(tuple(map(Chip, order)))

    turning: list[Motion] = [Act(begin)]
    for at, family in enumerate(order):
        if at == len(order) - 1:
            turning.append(Pause(_steady(board, Span.DOUBT)))
        turning.append(_turn_up(board, family, event, order, is_split=family in split))
    result = InTurn([Pause(_steady(board, Span.VERDICT)), _aside(board, here, event, split)])
    return TwoStops(InTurn(turning), result)


def _aside(
    board: YokaiBoard, start: Camera, event: CardsRevealed, split: tuple[Family, ...]
) -> Motion:
    """The banner and the rails go, the cards make room for the result."""
    ending = board.ending
    ending.arrange(board)
    end = ending.camera(Extent.of(board.places, 0))

    def begin() -> None:
        board.declaration.show_for(None)
        ending.open(board, True)
        for widget in (ending.line, ending.scroll, ending.families, ending.buttons, ending.cords):
            widget.hide()
        ending.title.setText(translate("Yokai", "All cards are turned up"))
        ending.title.set_colour("text")
        board.declaration.dim(1.0)

    def glide(part: float) -> None:
        camera = start.towards(end, part)
        board.show_camera(camera)
        ending.trays.show_families(camera, board.places, event.families, split)
        board.declaration.dim(1 - part)

    span = 0 if board.pace.reduced else board.pace.ms(Span.RECENTRE)
    return Tween(span, glide, curve=IN_OUT, before=begin)


def _turn_up(
    board: YokaiBoard,
    family: Family,
    event: CardsRevealed,
    order: list[Family],
    *,
    is_split: bool,
) -> Motion:
    cards = [c for c in board.cards_by_number if event.families[c.number] == family]
    flip = 0 if board.pace.reduced else board.pace.ms(Span.TURN_UP)

    def glow(part: float) -> None:
        pulse = 0.0 if board.pace.reduced else 0.6 * math.sin(part * math.pi)
        board.ending.trays.set_strength(family, min(1.0, part * 2) + pulse * (part > 0.3))

    def done() -> None:
        _show_chip(board, order, family, FAMILY_SIZE, is_together=not is_split)
        if is_split:
            board.declaration.banner.show_words(translate("Yokai", "Not yet at peace."))
        else:
            board.cue.also(JOINED[order.index(family)])
        board.said.emit(together_words(family, is_together=not is_split))

    turns = [
        InTurn(
            [
                Tween(flip, partial(_turn, card, family), curve=IN_OUT),
                Act(partial(_turned, board, card, family, order, at + 1)),
            ]
        )
        for at, card in enumerate(cards)
    ]
    stagger = 0 if board.pace.reduced else board.pace.ms(Span.NEXT_CARD)
    pause = Pause(_steady(board, Span.NEXT_FAMILY))
    return InTurn(
        [
            Together(turns, stagger),
            Act(done),
            Tween(board.pace.ms(Span.JOIN), glow, curve=STEADY),
            pause,
        ]
    )


def _turn(card: GridCard, family: Family, part: float) -> None:
    card.set_turn(part, face_of(family, card.number))


def _turned(
    board: YokaiBoard, card: GridCard, family: Family, order: list[Family], count: int
) -> None:
    """A card lies open: its hint was right or wrong, and the banner counts it."""
    hint = card.row.hint if card.row is not None else None
    if hint is not None:
        card.set_verdict(hint.is_blank or hint.names(family))
    _show_chip(board, order, family, count, is_together=None)


def _show_chip(
    board: YokaiBoard, order: list[Family], family: Family, count: int, *, is_together: bool | None
) -> None:
    chips = board.declaration.banner.chips
    shown = tuple(
        Chip(family, count, is_together) if chip.family == family else chip for chip in chips.chips
    )
    chips.show_chips(shown)


def _outline(board: YokaiBoard, event: CardsRevealed, family: Family) -> int:
    """How many places the box round a family covers."""
    places = [at for at, own in zip(board.places, event.families, strict=True) if own == family]
    extent = Extent.of(places, 0)
    return extent.columns * extent.rows


def _split(board: YokaiBoard, families: tuple[Family, ...]) -> tuple[Family, ...]:
    """The families that are in pieces as the cards lie."""
    adjacency = adjacency_of([cell_at(x, y) for x, y in board.places])
    masks = family_masks(list(families))
    return tuple(family for family in FAMILIES if not hangs_together(adjacency, masks[family]))
