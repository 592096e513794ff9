"""What a choice does in its position, as data beside its reason: whose trick, which bosses.

- ``voids``: the families of which nothing is left in hand, for cards played, passed, discarded;
- ``bosses``: the sevens that lie in the trick with it, or are given away;
- ``boss``: the one that a tuck hides.

For a card also what follows as instinct goes on, in worlds that the seat can imagine: ``takes``,
how likely its own side takes the trick; ``taker``, the likeliest seat to take it; ``sevens``, how
many are then expected in it; ``then``, the likeliest card of each seat that plays after it in the
trick, as ``[seat, card, percent]``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from yokai_desktop.ai.septet.imagined import SEVENS, Imagined, count
from yokai_desktop.ai.septet.knowledge import new_round
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.engine.contract import Action, Json
from yokai_desktop.engine.septet.actions import Discard, Pass, Play, Tuck
from yokai_desktop.engine.septet.cards import Family, cards_in, mask_of
from yokai_desktop.engine.septet.view import SeptetView


def particulars_of(view: SeptetView, looks: Sequence[Imagined], action: Action) -> dict[str, Json]:
    """The particulars of a choice; ``looks`` are worlds that the seat can imagine."""
    match action:
        case Play(card):
            return {
                **_trick(view, looks, card.bit),
                **_given(view, card.bit, looks[0].pile | card.bit),
            }
        case Pass(cards):
            given = mask_of(cards)
            return _given(view, given, given)
        case Discard(card):
            return _given(view, card.bit, card.bit)
        case Tuck(place):
            return {"boss": str(view.straws[view.seat].up[place].card)}
    return {}


def _given(view: SeptetView, cards: int, together: int) -> dict[str, Json]:
    """What leaves the hand with some cards, and the sevens among those that lie together."""
    playable = mask_of(view.playable)
    kept = playable & ~cards
    voids = [f.label for f in Family if cards & f.suit and not kept & f.suit]
    return {"voids": voids, "bosses": [str(card) for card in cards_in(together & SEVENS)]}


def _trick(view: SeptetView, looks: Sequence[Imagined], card: int) -> dict[str, Json]:
    """Who takes the trick after a card, and with how many sevens."""
    instinct = instinct_of(view.mode)
    side = view.mode.side_of(view.seat)
    after = new_round(view.mode)
    takers: Counter[int] = Counter()
    answers: list[Counter[int]] = [Counter() for _ in range(view.mode.players)]
    sevens = 0
    for world in looks:
        after.copy(world)
        after.play(card)
        pile = world.pile | card
        later = 0
        while after.placed:
            answer = instinct.choose(after)
            answers[later][answer] += 1
            later += 1
            pile |= answer
            after.play(answer)
        takers[after.taker] += 1
        sevens += count(pile & SEVENS)
    taken = sum(times for seat, times in takers.items() if view.mode.side_of(seat) == side)
    return {
        "takes": taken / len(looks),
        "taker": max(sorted(takers), key=lambda seat: takers[seat]),
        "sevens": round(sevens / len(looks), 3),
        "then": [
            [(view.seat + 1 + later) % view.mode.players, *_likeliest(found, len(looks))]
            for later, found in enumerate(answers)
            if found
        ],
    }


def _likeliest(found: Counter[int], worlds: int) -> tuple[str, int]:
    """The card that came most often, and in how many per cent of the worlds."""
    card = max(sorted(found), key=lambda bit: found[bit])
    return str(cards_in(card)[0]), round(100 * found[card] / worlds)
