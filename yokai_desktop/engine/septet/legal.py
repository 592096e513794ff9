"""What a seat may choose, from what that seat knows: the same for the truth and for a view."""

from __future__ import annotations

from itertools import combinations, permutations

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import Family, card_of, cards_in
from yokai_desktop.engine.septet.kernel import BOSSES, following
from yokai_desktop.engine.septet.mode import PASSED_CARDS, Mode
from yokai_desktop.engine.septet.straw import Straw


def legal_plays(cards: int, led: Family | None) -> tuple[Action, ...]:
    """The cards that may be played from all the seat could play (S4.1)."""
    return tuple(
        Play(card) for card in cards_in(following(cards, led.suit if led is not None else 0))
    )


def legal_passes(hand: int, mode: Mode) -> tuple[Action, ...]:
    """All choices of three cards to pass; in Seven Next also who gets which (S3.2, S7.1, S10.2)."""
    choose = permutations if mode.is_seven_next else combinations
    return tuple(Pass(cards) for cards in choose(cards_in(hand), PASSED_CARDS))


def legal_discards(hand: int) -> tuple[Action, ...]:
    """Every card of the hand but bosses (S8.2)."""
    return tuple(Discard(card) for card in cards_in(hand & ~BOSSES))


def legal_swaps(straw: Straw, used: int, met: tuple[int, int] | None) -> tuple[Action, ...]:
    """The swaps of face-up bosses that are left, or the choice between two bosses (S8.3)."""
    if met is not None:
        place, slot = met
        return Show(card_of(straw.up[place])), Show(card_of(straw.down[slot]))
    tucks = [
        Tuck(place, right)
        for place in straw.bosses_up()
        if not straw.up[place] & used
        for right in (False, True)
    ]
    return (*tucks, Done())
