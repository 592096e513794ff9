"""The cards of a round: shuffled by its seed, or chosen in an explicit deal."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.contract import BadSetup, BadText, Json, Setup
from yokai_desktop.engine.septet.cards import (
    ALL_CARDS,
    PLAIN_CARDS,
    Card,
    card_of,
    cards_in,
    mask_of,
    read_card,
)
from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP, Mode
from yokai_desktop.engine.septet.straw import Straw


@dataclass(frozen=True)
class Dealt:
    """The cards of one round before anything is passed: hands as masks."""

    hands: tuple[int, ...]
    straws: tuple[Straw, ...]
    trump_card: Card | None


def deal_round(setup: Setup, mode: Mode, number: int) -> Dealt:
    """The cards of round ``number``, from 1 on (S3.1, S7.1, S8.1, S10.1)."""
    if number == 1 and setup.deal is not None:
        return read_deal(setup.deal, mode)
    deck = list(ALL_CARDS if mode.has_shining else PLAIN_CARDS)
    setup.chance(number).shuffle(deck)
    straws = []
    if mode.has_straws:
        for _ in range(mode.players):
            straws.append(_straw(deck[:STRAW_DOWN], deck[STRAW_DOWN : STRAW_DOWN + STRAW_UP]))
            del deck[: STRAW_DOWN + STRAW_UP]
    hands = tuple(
        mask_of(deck[seat * mode.hand_size : (seat + 1) * mode.hand_size])
        for seat in range(mode.players)
    )
    return Dealt(hands, tuple(straws), None if mode.has_shining else deck[-1])


def first_dealer(setup: Setup) -> int:
    """Who deals the first of two players' rounds (S8.4)."""
    chosen = setup["dealer"]
    return setup.chance(0).randrange(2) if chosen == "random" else int(chosen)


def read_deal(data: Json, mode: Mode) -> Dealt:
    """An explicit deal: every card of the deck exactly once, in the right numbers.

    Two players need ``straws`` (each with ``down`` and ``up``); all but Seven Next a ``trump``.
    """
    wanted = {"hands"}
    if mode.has_straws:
        wanted.add("straws")
    if not mode.has_shining:
        wanted.add("trump")
    if not isinstance(data, dict) or set(data) != wanted:
        raise BadSetup("deal_has_wrong_parts", parts=sorted(wanted))
    hands = [_cards(cards, mode.hand_size, "hands") for cards in _list(data["hands"], mode.players)]
    seen = [card for hand in hands for card in hand]
    straws = []
    for pile in _list(data["straws"], mode.players) if mode.has_straws else ():
        if not isinstance(pile, dict) or set(pile) != {"down", "up"}:
            raise BadSetup("deal_has_wrong_parts", parts=["down", "up"])
        down, up = _cards(pile["down"], STRAW_DOWN, "down"), _cards(pile["up"], STRAW_UP, "up")
        seen += down + up
        straws.append(_straw(down, up))
    trump_card = None
    if not mode.has_shining:
        trump_card = _cards([data["trump"]], 1, "trump")[0]
        seen.append(trump_card)
    doubled = next((card for card in seen if seen.count(card) > 1), None)
    if doubled is not None:
        raise BadSetup("deal_has_doubled_card", card=str(doubled))
    if not mode.has_shining and any(card.is_shining for card in seen):
        raise BadSetup("deal_has_shining_card")
    return Dealt(tuple(mask_of(hand) for hand in hands), tuple(straws), trump_card)


def write_deal(dealt: Dealt, mode: Mode) -> Json:
    """The explicit deal as plain data; ``read_deal`` reads it back."""
    data: dict[str, Json] = {"hands": [[str(card) for card in cards_in(h)] for h in dealt.hands]}
    if mode.has_straws:
        data["straws"] = [
            {
                "down": [str(card_of(bit)) for bit in straw.down],
                "up": [str(card_of(bit)) for bit in straw.up],
            }
            for straw in dealt.straws
        ]
    if dealt.trump_card is not None:
        data["trump"] = str(dealt.trump_card)
    return data


def _straw(down: list[Card], up: list[Card]) -> Straw:
    return Straw(tuple(card.bit for card in down), tuple(card.bit for card in up))


def _list(data: Json, length: int) -> list[Json]:
    if not isinstance(data, list) or len(data) != length:
        raise BadSetup("deal_has_wrong_count", expected=length)
    return data


def _cards(data: Json, count: int, where: str) -> list[Card]:
    if not isinstance(data, list) or len(data) != count:
        raise BadSetup("deal_has_wrong_count", expected=count, where=where)
    try:
        return [read_card(text if isinstance(text, str) else "") for text in data]
    except BadText as error:
        raise BadSetup("deal_has_unknown_card", card=error.facts["text"]) from error
