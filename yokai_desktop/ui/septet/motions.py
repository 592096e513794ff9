"""How each event of Septet is shown: from one picture to the next, and what the event adds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, assert_never

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.cards import boss, shining_boss
from yokai_desktop.engine.septet.events import (
    BossKept,
    BossMet,
    BossTucked,
    CardPlayed,
    CardsPassed,
    Discarded,
    FamilySealed,
    GameEnded,
    HandDealt,
    LeadShown,
    PassChosen,
    RoundDealt,
    RoundEnded,
    SeptetEvent,
    StrawDealt,
    StrawSettled,
    StrawTurned,
    TrickTaken,
    TrumpNamed,
)
from yokai_desktop.engine.septet.mode import PASSED_CARDS
from yokai_desktop.models.cards import PLAIN
from yokai_desktop.models.septet.cards import SeptetCard
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.deciding import deciding
from yokai_desktop.ui.septet.names import BACK, picture_of
from yokai_desktop.ui.septet.picture import TRICK, laid_zone
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.changing import Aside
from yokai_desktop.ui.table.flights import STAMPED_AT
from yokai_desktop.ui.table.motion import Act, InTurn, Motion, Pause, Together
from yokai_desktop.ui.table.pace import Span

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.board import SeptetBoard

_CAME = "came"
"""Where cards that were passed stop before they go into the hand."""
_GATHERED = "gathered"
"""Where the cards of a complete trick come together."""
_BESIDE = 1.08
"""From one captured boss to the next, as a share of their width, where there is room."""
_FLAT = 0.04
"""How little the way of a gathered card bows out."""


class Motions:
    """Motions for one board; each begins from the picture the event before has left."""

    def __init__(self, board: SeptetBoard) -> None:
        self._board = board

    def motion_for(self, event: Event) -> Motion | None:
        """How an event is shown on the present picture; None if it needs no showing."""
        assert isinstance(event, SeptetEvent)
        places = self._board.places
        match event:
            case RoundDealt():
                return self._round_dealt(event)
            case HandDealt() | StrawDealt():
                return self._dealt(event)
            case CardPlayed(seat):
                moved = self._moved(event, places.seat_spot(seat))
                return self._board.cue.landing(moved, self._board.pace.ms(Span.SLIDE))
            case PassChosen(seat) | StrawTurned(seat) | BossTucked(seat):
                return self._moved(event, places.seat_spot(seat))
            case CardsPassed(_, receiver) if receiver == self._board.viewer:
                return self._received(event)
            case CardsPassed(_, receiver):
                return self._moved(event, places.seat_spot(receiver))
            case Discarded(seat):
                return self._moved(event, places.discard_spot(seat))
            case LeadShown():
                return self._lead_shown(event)
            case TrickTaken():
                return self._trick_taken(event)
            case FamilySealed():
                return self._family_sealed(event)
            case RoundEnded(result):
                return self._board.round_ended(result)
            case BossMet() | BossKept() | StrawSettled() | TrumpNamed() | GameEnded():
                return None
            case _:
                assert_never(event)

    def _moved(self, event: Event, aside: Spot) -> Motion:
        """The cards go where they lie afterwards; those not shown there go aside."""
        rows = self._board.picture_after(event)
        return self._board.cards.move_to(rows, aside=Aside(aside, BACK))

    def _received(self, event: CardsPassed) -> Motion:
        """The cards that come stop face up over the hand, then go in."""
        board = self._board
        rows = board.picture_after(event)
        came = [row for row in rows if row.card is not None and row.card in event.cards]
        width = board.zones.trick_width
        y = board.zones.prompt_top - width * RATIO / 2 - 6
        middle, first = board.zones.table.center().x(), (len(came) - 1) / 2
        shown = {
            row.key: replace(
                row,
                zone=_CAME,
                spot=Spot(middle + (place - first) * width * 1.12, y, width),
                look=PLAIN,
                marks=(),
            )
            for place, row in enumerate(came)
        }
        others = [row for row in board.cards.model.rows if row.zone != laid_zone(event.giver)]
        stays = board.pace.factor * Span.RECEIVED * max(0.5, len(came) / PASSED_CARDS)
        return InTurn(
            [
                board.cards.move_to([*others, *shown.values()]),
                Pause(stays),
                board.cards.move_to(rows, span=Span.GATHER),
            ]
        )

    def _dealt(self, event: HandDealt | StrawDealt) -> Motion:
        """From the pile, one after the other."""
        board = self._board
        rows = board.picture_after(event)
        count = len(rows) - len(board.cards.model.rows)
        return board.cards.move_to(
            rows,
            aside=Aside(board.zones.pile, BACK),
            span=Span.DEAL_CARD,
            stagger=board.pace.ms(Span.DEAL_HAND) / max(1, count),
        )

    def _round_dealt(self, event: RoundDealt) -> Motion:
        board = self._board
        clear = Act(lambda: board.clear_round(event))
        if event.trump_card is None:
            return clear
        face, end = picture_of(event.trump_card, board.mode), board.places.trump_spot()
        return InTurn([clear, board.flights.slide(face, board.zones.pile, end, back=BACK)])

    def _lead_shown(self, event: LeadShown) -> Motion:
        """The card comes to the middle, shines, and goes back."""
        board, flights = self._board, self._board.flights
        start = board.places.card_spot(event.seat, event.card)
        middle = board.zones.mat.center()
        shown = Spot(middle.x(), middle.y(), board.zones.trick_width * 1.1)
        picture = picture_of(event.card, board.mode)
        hidden = "" if board.cards.button(event.card) is not None else BACK
        return InTurn(
            [
                flights.slide(picture, start, shown, back=hidden),
                flights.glow(picture, shown, stamped=False),
                flights.slide(hidden or picture, shown, start, back=picture if hidden else ""),
            ]
        )

    def _trick_taken(self, event: TrickTaken) -> Motion:
        """The trick waits, comes together, and goes to its side; captured bosses shine."""
        board, cards, cue = self._board, self._board.cards, self._board.cue
        rows, gathered = board.picture_after(event), self.gathered()
        width = board.zones.trick_width * 0.5
        home = Aside(board.places.seat_spot(event.seat).resized(width), BACK, fades=True)
        goals = {row.key: home for row in gathered}
        side = board.mode.side_of(event.seat)
        bosses = [row for row in gathered if row.card is not None and row.card.is_boss]
        for row in bosses:
            assert row.card is not None
            spot = board.places.boss_spot(side, row.card, event.bosses)
            goals[row.key] = Aside(spot, row.picture, stamped=True)
        ended = next((e.result for e in board.following if isinstance(e, RoundEnded)), None)
        moment = deciding(board, event, ended) if ended is not None else None
        shining = [] if moment is not None else bosses
        if moment is not None:  # it has brought them to their places
            gathered = [row for row in gathered if row not in bosses]
        return InTurn(
            [
                Act(lambda: board.trick_complete(event)),
                moment or board.trick_waits(),
                Act(board.let_trick_go),
                Act(partial(cue.also, "gather")) if bosses else cue.waited(),
                cards.move_to([*rows, *gathered], span=Span.GATHER, bend=_FLAT),
                self._shine([(row.picture, row.spot) for row in shining]),
                cards.move_to(rows, goals=goals, span=Span.SWEEP),
            ]
        )

    def _shine(self, cards: list[tuple[str, Spot]]) -> Motion:
        """Bosses shine and are stamped, which is heard."""
        if not cards:
            return Pause(0)
        flights, cue = self._board.flights, self._board.cue
        stamping = InTurn([Pause(flights.pace.ms(Span.GLOW) * STAMPED_AT), cue.waited()])
        return Together([stamping, *(flights.glow(picture, spot) for picture, spot in cards)])

    def gathered(self) -> list[SeptetCard]:
        """The trick in the middle of the mat, its bosses side by side on top."""
        zones = self._board.zones
        middle, width = zones.mat.center(), zones.trick_width
        trick = self._board.cards.model.of_zone(TRICK)
        bosses = [row for row in trick if row.card is not None and row.card.is_boss]
        plain = [row for row in trick if row not in bosses]
        spots = [
            Spot(middle.x() + (n - 1.5) * 5, middle.y() + (n - 1.5) * 3, width)
            for n in range(len(plain))
        ]
        last, large = (len(bosses) - 1) / 2, width * 1.15
        step = min(large * _BESIDE, (zones.mat.width() - large) / max(1, len(bosses) - 1))
        spots += [
            Spot(middle.x() + (n - last) * step, middle.y(), large) for n in range(len(bosses))
        ]
        return [
            replace(row, zone=_GATHERED, spot=spot)
            for row, spot in zip((*plain, *bosses), spots, strict=True)
        ]

    def _family_sealed(self, event: FamilySealed) -> Motion:
        board, flights = self._board, self._board.flights
        middle, width = board.zones.mat.center(), board.zones.trick_width * 1.1
        goal = board.places.seal_spot(event.side, event.family)
        pictures = [picture_of(card(event.family), board.mode) for card in (boss, shining_boss)]
        spots = [Spot(middle.x() + way * width * 0.56, middle.y(), width) for way in (-1, 1)]
        pairs = list(zip(pictures, spots, strict=True))
        return InTurn(
            [
                Together(
                    flights.slide(picture, goal, spot, span=Span.SWEEP) for picture, spot in pairs
                ),
                self._shine(pairs),
                Together(
                    flights.slide(picture, spot, goal, span=Span.SWEEP, stamped=True)
                    for picture, spot in pairs
                ),
            ]
        )
