"""The picture of a Septet table: every card with its place, face, look and words, as data."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.mode import PASSED_CARDS
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView, StrawCard, StrawView
from yokai_desktop.models.cards import PLAIN, CardLook, CardMark
from yokai_desktop.models.septet.cards import Place, SeptetCard, winning_seat
from yokai_desktop.ui.septet.choosing import Choosing
from yokai_desktop.ui.septet.forced import only_card_words
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.names import BACK, picture_of
from yokai_desktop.ui.septet.slots import slot_spots
from yokai_desktop.ui.septet.straw_geometry import StrawGeometry
from yokai_desktop.ui.septet.straw_mat import slip_of
from yokai_desktop.ui.table.card_button import LEGAL_LIFT
from yokai_desktop.ui.table.card_marks import FIRST, NUMBER, RIBBON, TAG
from yokai_desktop.ui.table.players import lean_of, mask_of
from yokai_desktop.words.joining import labelled, row_of
from yokai_desktop.words.septet.cards import card_name, spoken_card
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import from_words, giver_of, is_fresh, slot_words

translate = QCoreApplication.translate
_STRAW_LIFT = 6
_ADVISED_LIFT = 30

TRICK = "trick"
CHOICE = "choice"
"""Two bosses of which one must be chosen to lie face up; usually there are none."""
SLOT = "slot"
"""Cards that the viewer has picked to be passed; they may still be taken back."""


def hand_zone(seat: int) -> str:
    return f"hand {seat}"


def laid_zone(seat: int) -> str:
    """Cards laid on the table to be passed."""
    return f"laid {seat}"


def straw_zone(seat: int) -> str:
    return f"straw {seat}"


def place_of(view: SeptetView, seat: int) -> int:
    """How many seats clockwise from the viewer."""
    return (seat - view.seat) % view.mode.players


def shown_hand(view: SeptetView, seat: int) -> tuple[Card | None, ...]:
    """The cards still in a hand, without what was laid down to be passed."""
    hand = view.hands[seat]
    if seat == view.seat:
        return tuple(card for card in hand if not view.laid[seat] or card not in view.passed)
    return hand[: len(hand) - view.laid[seat]]


def picture(
    view: SeptetView, zones: SeptetGeometry, names: Names, choosing: Choosing
) -> list[SeptetCard]:
    """All cards a view knows of, from the lowest to the topmost."""
    others = [seat for seat in range(view.mode.players) if seat != view.seat]
    return [
        *(card for seat in others for card in _other_hand(view, seat, zones, names)),
        *(card for seat in (*others, view.seat) for card in _laid(view, seat, zones, names)),
        *(card for seat in others if view.straws for card in _straw(view, seat, zones, choosing)),
        *(_straw(view, view.seat, zones, choosing) if view.straws else ()),
        *_trick(view, zones, names),
        *_slots(view, zones, names, choosing),
        *_hand(view, zones, names, choosing),
        *_choice(view, zones, choosing),
    ]


def _key(card: Card | None, zone: str, number: int) -> Hashable:
    return card if card is not None else (zone, number)


def _other_hand(
    view: SeptetView, seat: int, zones: SeptetGeometry, names: Names
) -> Iterator[SeptetCard]:
    """From behind, or open where the viewer may see all; none where they are only counted."""
    zone, hand, name = hand_zone(seat), shown_hand(view, seat), names.name(seat)
    spots = zones.backs(place_of(view, seat), len(hand))
    for number, (spot, card) in enumerate(zip(spots, hand, strict=False)):
        key, face = _key(card, zone, number), picture_of(card, view.mode)
        words = labelled(name, spoken_card(card))
        yield SeptetCard(key, zone, spot, face, words, card=card)


def _laid(view: SeptetView, seat: int, zones: SeptetGeometry, names: Names) -> Iterator[SeptetCard]:
    """The viewer's lie in their slots, and leave them in order; those of others by their hands."""
    zone, words = laid_zone(seat), labelled(names.name(seat), spoken_card(None))
    count = view.laid[seat]
    if not count:
        return
    if seat == view.seat:
        spots = slot_spots(zones, view.mode)
    else:
        spots = zones.laid(place_of(view, seat), len(shown_hand(view, seat)))
    for number in range(PASSED_CARDS - count, PASSED_CARDS):
        yield SeptetCard((zone, number), zone, spots[number], BACK, words)


def _slots(
    view: SeptetView, zones: SeptetGeometry, names: Names, choosing: Choosing
) -> Iterator[SeptetCard]:
    """What the viewer has picked lies face up where it will go."""
    spots = slot_spots(zones, view.mode) if view.mode.receivers else []
    for number, card in enumerate(choosing.laid_out(view)):
        if card is not None:
            yield SeptetCard(
                card,
                SLOT,
                spots[number],
                picture_of(card, view.mode),
                slot_words(view, number, names, card),
                CardLook(laid=True),
                is_draggable=choosing.is_asked,
                is_reachable=choosing.is_asked,
                card=card,
            )


def _straw(
    view: SeptetView, seat: int, zones: SeptetGeometry, choosing: Choosing
) -> Iterator[SeptetCard]:
    """The row below, then the row on top; what is gone leaves a gap."""
    assert isinstance(zones, StrawGeometry)
    straw, at, zone = view.straws[seat], place_of(view, seat), straw_zone(seat)
    is_open = zones.room.has_open_hands
    is_own = seat == view.seat and choosing.is_asked
    choosable = choosing.choosable_places() if is_own else set()
    boss = choosing.boss if is_own else None
    asked = is_own and view.phase == Phase.PLAY
    places: list[Place] = [(False, number) for number in range(len(straw.down))]
    places += [(True, number) for number in range(len(straw.up))]
    for place in places:
        on_top, number = place
        card = straw.up[number] if on_top else straw.down[number]
        if card.gone:
            continue
        quiet = is_own and _is_quiet(choosing, card.card)
        look = _look(place in choosable, place == boss, asked and card.face_up, quiet)
        is_covered = not on_top and _is_covered(straw, number)
        words = _straw_words(replace(card, face_up=card.face_up or is_open), is_covered=is_covered)
        is_tucked = seat == view.seat and card.is_boss and not card.face_up
        marks = _advised(choosing, card.card) if is_own and card.card is not None else []
        if is_tucked and card.card is not None:
            words = _tucked_words(card.card, number)
            marks.append(slip_of(card.card))
        yield SeptetCard(
            _key(card.card, zone, number),
            zone,
            zones.straw_up(at, number) if on_top else zones.straw_down(at, number),
            picture_of(card.card, view.mode) if card.face_up or is_open else BACK,
            words,
            look,
            lift=_STRAW_LIFT,
            is_draggable=look.legal and card.face_up,
            is_reachable=look != PLAIN,
            tip=words if card.is_boss and not card.face_up else "",
            card=card.card,
            place=place,
            marks=tuple(marks),
        )


def _trick(view: SeptetView, zones: SeptetGeometry, names: Names) -> Iterator[SeptetCard]:
    best = winning_seat(view) if len(view.trick) > 1 else None
    for played in view.trick:
        card, seat = played.card, played.seat
        spot = zones.trick(place_of(view, seat))
        spot = spot.turned(spot.angle * lean_of(names.match, seat))
        words = labelled(names.name(seat), spoken_card(card))
        look = CardLook(best=seat == best)
        yield SeptetCard(card, TRICK, spot, picture_of(card, view.mode), words, look, card=card)


def _hand(
    view: SeptetView, zones: SeptetGeometry, names: Names, choosing: Choosing
) -> Iterator[SeptetCard]:
    """The viewer's fan.  Where cards are picked before they are confirmed only those are raised."""
    away = choosing.laid_out(view)
    hand = [card for card in shown_hand(view, view.seat) if card is not None and card not in away]
    choosable, chosen = choosing.choosable(), choosing.chosen
    asked = choosing.is_asked and view.phase != Phase.SWAP
    picks_several = view.phase in (Phase.PASS, Phase.DISCARD)
    for card, spot in zip(hand, zones.hand(len(hand)), strict=True):
        look = _look(card in choosable, card in chosen, asked, _is_quiet(choosing, card))
        yield SeptetCard(
            card,
            hand_zone(view.seat),
            spot,
            picture_of(card, view.mode),
            _hand_words(view, names, card),
            look,
            lift=_lift(choosing, card, raises=look.chosen or not picks_several),
            is_draggable=look.legal or look.chosen,
            is_reachable=look != PLAIN,
            card=card,
            marks=_marks(view, names, choosing, card),
        )


def _hand_words(view: SeptetView, names: Names, card: Card) -> str:
    giver = giver_of(view, card) if is_fresh(view) else None
    return spoken_card(card) if giver is None else from_words(card, names.name(giver))


def _marks(view: SeptetView, names: Names, choosing: Choosing, card: Card) -> tuple[CardMark, ...]:
    """Its number in the advice, or that it plays itself; who passed it, in the first trick."""
    marks = _advised(choosing, card)
    giver = giver_of(view, card) if is_fresh(view) else None
    if giver is not None:
        side = names.colour_of(view.mode, view.mode.side_of(giver))
        marks.append(CardMark(RIBBON, picture=mask_of(names.match, giver), side=side))
    return tuple(marks)


def _advised(choosing: Choosing, card: Card) -> list[CardMark]:
    if card == choosing.forced and choosing.is_asked:
        return [CardMark(TAG, only_card_words())]
    place = choosing.advised.get(card)
    if place is None or not choosing.is_asked:
        return []
    return [CardMark(NUMBER if place else FIRST, str(place + 1))]


def _choice(view: SeptetView, zones: SeptetGeometry, choosing: Choosing) -> Iterator[SeptetCard]:
    """Large, on the places of the trick."""
    for place, card in enumerate(choosing.shows()):
        yield SeptetCard(
            (CHOICE, card),
            CHOICE,
            zones.trick(place),
            picture_of(card, view.mode),
            spoken_card(card),
            CardLook(legal=True),
            is_reachable=True,
            card=card,
        )


def _look(legal: bool, chosen: bool, asked: bool, quiet: bool = False) -> CardLook:
    dimmed = asked and not legal and not chosen
    return CardLook(legal=legal, dimmed=dimmed, chosen=chosen, quiet=quiet and legal and not chosen)


def _is_quiet(choosing: Choosing, card: Card | None) -> bool:
    """While advice is open only what it names is lit; the others stay playable."""
    return bool(choosing.advised) and card not in choosing.advised


def _lift(choosing: Choosing, card: Card, *, raises: bool) -> float:
    if choosing.advised:
        return _ADVISED_LIFT if card in choosing.advised else 0
    return LEGAL_LIFT if raises else 0


def _is_covered(straw: StrawView, number: int) -> bool:
    """Whether a card of the row on top still lies on this one."""
    return any(not card.gone for card in straw.up[max(0, number - 1) : number + 1])


def _tucked_words(card: Card, number: int) -> str:
    """One's own boss under one's own pile."""
    text = translate("Septet", "Your straw pile, place {place}, face down: your boss, the {card}")
    return text.format(place=number + 1, card=card_name(card))


def _straw_words(card: StrawCard, *, is_covered: bool) -> str:
    """A card of a straw pile for screen readers; a hidden one tells nothing it should not."""
    covered = translate("Septet", "covered")
    if card.face_up:
        words = spoken_card(card.card)
        return row_of((words, covered)) if is_covered else words
    words = spoken_card(None)
    if card.is_boss and card.card is not None:
        words = translate("Septet", "Face-down card: {card}").format(card=card_name(card.card))
    elif card.is_boss:
        words = translate("Septet", "Face-down card: a boss, nobody knows which")
    return row_of((words, covered)) if is_covered else words
