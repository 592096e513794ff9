"""Finds a deal and the tricks that lead to a wanted moment of a round of Septet.

Cards on the table late in a round are only real if the round could have come there: here the other
cards are dealt and played by chance, without touching the wanted ones, until all is as wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import new_round
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Pass, Play
from yokai_desktop.engine.septet.cards import ACE, ALL_CARDS, PLAIN_CARDS, SNOW_13, Card, read_card
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.kernel import NOT_OVER
from yokai_desktop.engine.septet.mode import PASSED_CARDS, mode_of

MOST_TRIES = 400_000


@dataclass(frozen=True)
class WantedMoment:
    """A moment at the start of a trick; what is None or missing is left to chance."""

    hands: tuple[tuple[str, ...], ...]
    """What each seat still holds, equally many cards."""
    leader: int
    trump: str = ""
    """The open card."""
    taken: tuple[int, ...] | None = None
    """Tricks a side."""
    captured: tuple[tuple[str, ...] | None, ...] | None = None
    """Bosses a side, by their names."""
    players: int = 4
    options: dict[str, str] = field(default_factory=dict)


def past_of(wanted: WantedMoment, seed: str = "") -> Match:
    """A match at that moment."""
    rng = Random(f"past {seed}")
    mode = mode_of(SEPTET.setup(wanted.players, wanted.options, "any"))
    kept = [[read_card(name) for name in hand] for hand in wanted.hands]
    deck = ALL_CARDS if mode.has_shining else PLAIN_CARDS
    trump = read_card(wanted.trump) if wanted.trump and not mode.has_shining else None
    rest = [
        card
        for card in deck
        if card not in {trump, *(kept_card for hand in kept for kept_card in hand)}
    ]
    size = mode.hand_size
    for _ in range(MOST_TRIES):
        rng.shuffle(rest)
        pile = rest.copy()
        hands = [hand + [pile.pop() for _ in range(size - len(hand))] for hand in kept]
        open_card = trump if trump or mode.has_shining else pile.pop()
        leader_card = SNOW_13 if open_card == ACE else ACE
        leader = next(seat for seat, hand in enumerate(hands) if leader_card in hand)
        played = _played(wanted, mode, hands, kept, open_card, leader, rng)
        if played is not None:
            return _match(wanted, hands, open_card, played, rng)
    raise LookupError("no such past was found")


def _played(
    wanted: WantedMoment,
    mode: object,
    hands: list[list[Card]],
    kept: list[list[Card]],
    open_card: Card | None,
    leader: int,
    rng: Random,
) -> list[Card] | None:
    world = new_round(mode)  # type: ignore[arg-type]
    world.trump = open_card.family.suit if open_card else 0
    world.goal, world.unique, world.twins = 7, 0, int(wanted.options.get("twins") != "rank")
    if open_card is not None:
        world.goal = 0
    world.turn = leader
    left = [[card for card in hand if card not in kept[at]] for at, hand in enumerate(hands)]
    for seat, hand in enumerate(hands):
        world.set_hand(seat, sum(card.bit for card in hand))
    played: list[Card] = []
    total = sum(map(len, left))
    while len(played) < total:
        seat = world.turn
        led = world.led if world.placed else 0
        may = [card for card in left[seat] if not led or card.bit & led]
        if not may:
            if led and world.hand(seat) & led:
                return None
            may = left[seat]
        if not may:
            return None
        card = rng.choice(may)
        left[seat].remove(card)
        played.append(card)
        world.play(card.bit)
        if world.over != NOT_OVER:
            return None
    return played if _fits(wanted, world) else None


def _fits(wanted: WantedMoment, world: Imagined) -> bool:
    if world.turn != wanted.leader:
        return False
    if wanted.trump and world.trump != read_card(wanted.trump).family.suit:
        return False
    sides = 2 if world.players == 4 else world.players
    if wanted.taken and wanted.taken != tuple(world.tricks(side) for side in range(sides)):
        return False
    if wanted.captured is None:
        return True
    for side, names in enumerate(wanted.captured):
        if names is not None and world.bosses(side) != sum(read_card(name).bit for name in names):
            return False
    return True


def _match(
    wanted: WantedMoment,
    hands: Sequence[Sequence[Card]],
    open_card: Card | None,
    played: Sequence[Card],
    rng: Random,
) -> Match:
    """Undo the pass: what a seat holds came partly from others."""
    mode = mode_of(SEPTET.setup(wanted.players, wanted.options, "any"))
    before = [list(hand) for hand in hands]
    passes: list[list[Card]] = [[] for _ in hands]
    for place in range(PASSED_CARDS):
        for seat in range(wanted.players):
            receiver = (seat + mode.receivers[place]) % wanted.players
            card = rng.choice([c for c in before[receiver] if c in hands[receiver]])
            before[receiver].remove(card)
            passes[seat].append(card)
    deal: dict[str, Json] = {
        "hands": [
            [str(card) for card in sorted([*hand, *given])]
            for hand, given in zip(before, passes, strict=True)
        ]
    }
    if open_card is not None:
        deal["trump"] = str(open_card)
    match = Match(SEPTET, SEPTET.setup(wanted.players, wanted.options, deal=deal))
    for given in passes:
        assert match.to_act is not None
        order = tuple(given) if mode.is_seven_next else tuple(sorted(given))
        match.play(match.to_act, Pass(order))
    for card in played:
        assert match.to_act is not None
        match.play(match.to_act, Play(card))
    return match
