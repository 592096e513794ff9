"""How the events before the first trick are shown: dealing, passing, the straw piles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import (
    BossTucked,
    CardsPassed,
    Discarded,
    HandDealt,
    LeadShown,
    PassChosen,
    RoundDealt,
    StrawDealt,
)
from yokai_desktop.engine.septet.mode import STRAW_DOWN
from yokai_desktop.models.septet.straw import Place
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.names import BACK, picture_of
from yokai_desktop.ui.septet.opponents import parcel_spots
from yokai_desktop.ui.table.motion import Act, InTurn, Motion, Together
from yokai_desktop.ui.table.pace import Span

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.board import SeptetBoard


class PreparingMotions:
    """Motions for one board; each begins from the picture the event before has left."""

    def __init__(self, board: SeptetBoard) -> None:
        self._board = board

    def motion_for(self, event: Event) -> Motion | None:
        match event:
            case RoundDealt():
                return self._round_dealt(event)
            case HandDealt():
                return self._hand_dealt(event)
            case StrawDealt():
                return self._straw_dealt(event)
            case PassChosen():
                return self._pass_chosen(event)
            case CardsPassed():
                return self._cards_passed(event)
            case LeadShown():
                return self._lead_shown(event)
            case Discarded():
                return self._discarded(event)
            case BossTucked():
                return self._boss_tucked(event)
        return None

    def _place(self, seat: int) -> int:
        return self._board.places.place_of(seat)

    def _round_dealt(self, event: RoundDealt) -> Motion:
        board = self._board
        clear = Act(lambda: board.clear_round(event))
        if event.trump_card is None:
            return clear
        end = board.places.trump_spot()
        turn_up = board.flights.slide(
            picture_of(event.trump_card),
            board.zones.pile,
            end,
            back=BACK,
        )
        return InTurn([clear, turn_up])

    def _hand_dealt(self, event: HandDealt) -> Motion:
        board, flights = self._board, self._board.flights
        pile = board.zones.pile
        count = len(event.cards)
        stagger = board.pace.ms(Span.DEAL_HAND) / max(1, count)
        if event.seat == board.viewer:
            cards = [card for card in event.cards if card is not None]
            spots = board.zones.hand(count)
            board.hand.lay(cards)
            for button in board.hand.buttons():
                button.set_away(True)
            return Together(
                (
                    flights.slide(
                        picture_of(card),
                        pile,
                        spot,
                        back=BACK,
                        span=Span.DEAL_CARD,
                        after=partial(board.hand.arrived, card),
                    )
                    for card, spot in zip(cards, spots, strict=True)
                ),
                stagger,
            )
        goals = board.zones.backs(self._place(event.seat), count)
        backs = board.opponents.backs[event.seat]
        return Together(
            (
                flights.slide(
                    BACK,
                    pile,
                    goal,
                    span=Span.DEAL_CARD,
                    after=partial(backs.show_cards, goals[: index + 1], [None] * (index + 1)),
                )
                for index, goal in enumerate(goals)
            ),
            stagger,
        )

    def _straw_dealt(self, event: StrawDealt) -> Motion:
        board, flights = self._board, self._board.flights
        pile = board.straws[event.seat]
        cards: list[tuple[Place, Card | None]] = [
            ((False, slot), None) for slot in range(STRAW_DOWN)
        ]
        cards += [((True, index), card) for index, card in enumerate(event.up)]
        return Together(
            (
                flights.slide(
                    picture_of(card),
                    board.zones.pile,
                    pile.spot(place, board.zones),
                    back=BACK if card is not None else "",
                    span=Span.DEAL_CARD,
                    after=partial(pile.lay, place, card, board.zones),
                )
                for place, card in cards
            ),
            board.pace.ms(Span.DEAL_HAND) / len(cards),
        )

    def _pass_chosen(self, event: PassChosen) -> Motion:
        board, flights = self._board, self._board.flights
        seat = event.seat
        goals = parcel_spots(board.zones, self._place(seat))
        parcel = board.opponents.parcels[seat]

        def laid() -> None:
            parcel.show_cards(goals, [None] * len(goals))

        if seat == board.viewer:
            cards = [card for card in event.cards if card is not None]
            starts = [board.places.spot_of_card(card) for card in cards]
            pictures = [picture_of(card) for card in cards]
            close_up = board.hand.glide([card for card in board.hand.cards if card not in cards])
        else:
            last = board.opponents.backs[seat].last or board.zones.trick(self._place(seat))
            starts, pictures = [last] * len(goals), [""] * len(goals)
            close_up = Act(lambda: board.opponents.backs[seat].drop_last(len(goals)))
        slides = [
            flights.slide(BACK, start, goal, back=picture)
            for start, goal, picture in zip(starts, goals, pictures, strict=True)
        ]
        return InTurn([Together([close_up, *slides]), Act(laid)])

    def _cards_passed(self, event: CardsPassed) -> Motion:
        board, flights = self._board, self._board.flights
        starts = parcel_spots(board.zones, self._place(event.giver))
        parcel = board.opponents.parcels[event.giver]
        taken = len(event.cards)
        begin = Act(lambda: parcel.drop_last(taken))
        if event.receiver != board.viewer:
            goal = board.places.seat_spot(event.receiver)
            slides = [flights.slide(BACK, start, goal) for start in starts[:taken]]
            return InTurn([begin, Together(slides)])
        cards = [card for card in event.cards if card is not None]
        hand = sorted({*board.hand.cards, *cards})
        spread = board.hand.glide(hand, hidden=cards)
        slides = []
        for card, start in zip(cards, starts, strict=False):
            button = board.hand.button(card)
            assert button is not None
            slides.append(
                flights.slide(
                    picture_of(card),
                    start,
                    button.spot,
                    back=BACK,
                    after=partial(board.hand.arrived, card),
                )
            )
        return InTurn([begin, Together([spread, *slides])])

    def _lead_shown(self, event: LeadShown) -> Motion:
        board, flights = self._board, self._board.flights
        start = board.places.source_spot(event.seat, event.card)
        middle = board.zones.mat.center()
        shown = Spot(middle.x(), middle.y(), board.zones.trick_width * 1.1)
        picture = picture_of(event.card)
        back = "" if event.seat == board.viewer else BACK
        return InTurn(
            [
                flights.slide(picture, start, shown, back=back),
                flights.glow(picture, shown, stamped=False),
                flights.slide(
                    picture if not back else BACK, shown, start, back=picture if back else ""
                ),
            ]
        )

    def _discarded(self, event: Discarded) -> Motion:
        board, flights = self._board, self._board.flights
        goal = board.places.discard_spot(event.seat)
        if event.card is None:
            start = board.places.source_spot(event.seat, None)
            drop = Act(lambda: board.opponents.backs[event.seat].drop_last())
            return InTurn([drop, flights.slide(BACK, start, goal)])
        start = board.places.spot_of_card(event.card)
        close_up = board.hand.glide([c for c in board.hand.cards if c != event.card])
        slide = flights.slide(BACK, start, goal, back=picture_of(event.card))
        return Together([close_up, slide])

    def _boss_tucked(self, event: BossTucked) -> Motion:
        board, flights = self._board, self._board.flights
        pile = board.straws[event.seat]
        above = pile.spot((True, event.place), board.zones)
        below = pile.spot((False, event.slot), board.zones)
        buttons = [pile.button((True, event.place)), pile.button((False, event.slot))]

        def hide() -> None:
            for button in buttons:
                if button is not None:
                    button.set_away(True)

        return Together(
            [
                flights.slide(BACK, above, below, back=picture_of(event.boss), before=hide),
                flights.slide(picture_of(event.turned_up), below, above, back=BACK, bend=-0.1),
            ]
        )
