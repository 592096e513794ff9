"""What makes a card good or bad in this very position, as data: from what its seat can know.

- ``holder``: who holds the trick as it lies, before the card;
- ``void``: the opponents who play after it and are known to have nothing of the family led;
- ``boss_out``: the boss of that family, where the seat cannot tell who has it;
- ``own_boss``: a boss that stays in hand;
- ``held``: how many cards of its family the seat holds, the card included;
- ``limit``: the trick that loses the round.
"""

from __future__ import annotations

from yokai_desktop.ai.septet.imagined import SEVENS
from yokai_desktop.ai.septet.knowledge import Knowledge, hand_voids
from yokai_desktop.engine.contract import Action, Json
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import Card, boss, cards_in, mask_of
from yokai_desktop.engine.septet.view import SeptetView


def circumstances_of(knowledge: Knowledge, action: Action) -> dict[str, Json]:
    """The circumstances of a card; nothing for what is chosen before the first trick."""
    view = knowledge.view
    if not isinstance(action, Play):
        return {}
    family = view.led if view.led is not None else action.card.family
    playable = mask_of(view.playable)
    found: dict[str, Json] = {
        "void": [seat for seat in _after(view) if _is_void(view, seat, family.suit)],
        "held": (playable & action.card.family.suit).bit_count(),
    }
    if view.trick:
        found["holder"] = int(knowledge.public.best_seat)
    if knowledge.hidden & boss(family).bit:
        found["boss_out"] = str(boss(family))
    kept = cards_in(playable & SEVENS & ~action.card.bit)
    if kept:
        found["own_boss"] = str(_nearest(kept, action.card))
    if view.mode.trick_limit:
        found["limit"] = view.mode.trick_limit
    return found


def _after(view: SeptetView) -> list[int]:
    """The opponents who play after the seat in this trick."""
    players, side = view.mode.players, view.mode.side_of(view.seat)
    left = players - len(view.trick) - 1
    seats = [(view.seat + step) % players for step in range(1, left + 1)]
    return [seat for seat in seats if view.mode.side_of(seat) != side]


def _is_void(view: SeptetView, seat: int, suit: int) -> bool:
    """A straw pile may bring a family back, so with two players nobody is known to have none."""
    return not view.straws and bool(hand_voids(view, seat) & suit)


def _nearest(bosses: tuple[Card, ...], card: Card) -> Card:
    """Of several bosses the one of the card's family, else the first."""
    return next((each for each in bosses if each.family == card.family), bosses[0])
