"""How tricks are shown: cards played, tricks taken, bosses captured, families sealed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.cards import Card, boss, shining_boss
from yokai_desktop.engine.septet.events import (
    CardPlayed,
    FamilySealed,
    RoundEnded,
    StrawTurned,
    TrickTaken,
)
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.names import BACK, picture_of
from yokai_desktop.ui.table.motion import Act, InTurn, Motion, Together
from yokai_desktop.ui.table.pace import Span

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.board import SeptetBoard


class PlayingMotions:
    """Motions for one board; each begins from the picture the event before has left."""

    def __init__(self, board: SeptetBoard) -> None:
        self._board = board

    def motion_for(self, event: Event) -> Motion | None:
        match event:
            case CardPlayed():
                return self._card_played(event)
            case TrickTaken():
                return self._trick_taken(event)
            case StrawTurned():
                return self._straw_turned(event)
            case FamilySealed():
                return self._family_sealed(event)
            case RoundEnded(result):
                return self._board.round_ended(result)
        return None

    def _card_played(self, event: CardPlayed) -> Motion:
        board, flights = self._board, self._board.flights
        card, seat = event.card, event.seat
        start = board.places.source_spot(seat, card)
        goal = board.trick.spot_of(seat)
        picture = picture_of(card)
        straw_place = board.straws[seat].place_holding(picture) if board.straws else None
        motions: list[Motion] = []
        back = ""
        if straw_place is not None:
            button = board.straws[seat].button(straw_place)
            motions.append(Act(lambda: button.hide() if button is not None else None))
        elif seat == board.viewer:
            motions.append(board.hand.glide([c for c in board.hand.cards if c != card]))
        else:
            back = BACK if board.places.is_hidden(seat) else ""
            motions.append(Act(lambda: board.opponents.backs[seat].drop_last()))
        motions.append(
            flights.slide(
                picture, start, goal, back=back, after=lambda: board.trick.lay(seat, card)
            )
        )
        return Together(motions)

    def _trick_taken(self, event: TrickTaken) -> Motion:
        board, flights = self._board, self._board.flights
        mark = Act(lambda: board.trick_complete(event))
        middle = board.zones.mat.center()
        gathered = [
            Spot(middle.x() + (n - 1.5) * 5, middle.y() + (n - 1.5) * 3, board.zones.trick_width)
            for n in range(len(event.cards))
        ]
        gather = [
            flights.slide(
                picture_of(played.card),
                board.trick.spot_of(played.seat),
                gathered[n],
                span=Span.GATHER,
                bend=0.04,
                before=partial(board.trick.take, played.seat),
            )
            for n, played in enumerate(event.cards)
        ]
        goal = board.places.seat_spot(event.seat).resized(board.zones.trick_width * 0.5)
        plain = [p.card for p in event.cards if not p.card.is_boss]
        sweep: list[Motion] = [
            flights.slide(BACK, gathered[0], goal, back=picture_of(card), span=Span.SWEEP)
            for card in plain
        ]
        bosses = list(event.bosses)
        side = board.places.side_of(event.seat)
        sweep += [
            flights.slide(
                picture_of(card), gathered[0], board.places.boss_spot(side, n), span=Span.SWEEP
            )
            for n, card in enumerate(bosses)
        ]
        steps: list[Motion] = [mark, board.trick_waits(), Act(board.let_trick_go), Together(gather)]
        if bosses:
            steps.append(self.glow_of(bosses))
        steps.append(Together(sweep))
        return InTurn(steps)

    def glow_of(self, cards: list[Card]) -> Motion:
        """Captured bosses shine side by side on the mat and are stamped."""
        middle, width = self._board.zones.mat.center(), self._board.zones.trick_width * 1.15
        last = (len(cards) - 1) / 2
        return Together(
            self._board.flights.glow(
                picture_of(card),
                Spot(middle.x() + (n - last) * width * 0.8, middle.y(), width),
            )
            for n, card in enumerate(cards)
        )

    def _straw_turned(self, event: StrawTurned) -> Motion:
        board = self._board
        pile = board.straws[event.seat]
        key = (False, event.slot)
        button = pile.button(key)
        spot = pile.spot(key, board.zones)
        picture = picture_of(event.card)
        return board.flights.flip(
            picture,
            BACK,
            spot,
            before=lambda: button.set_away(True) if button is not None else None,
            after=partial(pile.lay, key, event.card, board.zones),
        )

    def _family_sealed(self, event: FamilySealed) -> Motion:
        board, flights = self._board, self._board.flights
        middle = board.zones.mat.center()
        width = board.zones.trick_width * 1.1
        cards = (boss(event.family), shining_boss(event.family))
        spots = [Spot(middle.x() + way * width * 0.56, middle.y(), width) for way in (-1, 1)]
        goal = board.places.seal_spot(event.side, event.family)
        return InTurn(
            [
                Together(
                    flights.glow(picture_of(card), spot)
                    for card, spot in zip(cards, spots, strict=True)
                ),
                Together(
                    flights.slide(picture_of(card), spot, goal, span=Span.SWEEP)
                    for card, spot in zip(cards, spots, strict=True)
                ),
            ]
        )
