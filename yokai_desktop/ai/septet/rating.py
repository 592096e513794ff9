"""From weighed choices to figures with their errors: the same for reviews and for advice.

Facts of a choice of a card: ``takes``, how likely its own side takes the trick under way, and
``sevens``, how many sevens are then expected in it, both as instinct goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from yokai_desktop.ai.reviews.comparing import Compared, compare
from yokai_desktop.ai.reviews.reviewed import Choice
from yokai_desktop.ai.septet.imagined import SEVENS, Imagined, count
from yokai_desktop.ai.septet.knowledge import Knowledge, new_round
from yokai_desktop.ai.septet.outcomes import meanings_of
from yokai_desktop.ai.septet.reasons import reason_of
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.ai.septet.weighing import Weighed
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView

DIGITS = 5
_LOOKS = 40
"""Worlds from which the facts of a card come."""


@dataclass(frozen=True)
class Rating:
    """The choices of a decision, best first, and how they compare in their first order."""

    choices: tuple[Choice, ...]
    compared: Compared
    order: tuple[int, ...]
    """Which of the weighed choices each one is."""


def rate(view: SeptetView, weighed: Weighed, rng: Random) -> Rating:
    """The figures of all weighed choices."""
    meaning = meanings_of(view)[view.mode.side_of(view.seat)]
    worlds = len(weighed.outcomes[0])
    games = [sum(meaning.game[end] for end in ends) / worlds for ends in weighed.outcomes]
    points = [sum(meaning.points[end] for end in ends) / worlds for ends in weighed.outcomes]
    chances = [[meaning.chance[end] for end in ends] for ends in weighed.outcomes]
    compared = compare(chances, games, exact=weighed.exact)
    order = sorted(
        range(len(games)),
        key=lambda n: (n != compared.best, -compared.means[n], -games[n], n),
    )
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(rng.getrandbits(32))
    looks = [knowledge.imagine(dealer) for _ in range(_LOOKS)]
    choices = []
    for n in order:
        action = weighed.actions[n]
        is_best = n == compared.best
        choices.append(
            Choice(
                action=str(action),
                chance=round(compared.means[n], DIGITS),
                error=round(compared.errors[n], DIGITS),
                game=round(games[n], DIGITS),
                points=round(points[n], DIGITS),
                gap=round(compared.gaps[n], DIGITS),
                gap_error=0.0 if is_best else round(compared.gap_errors[n], DIGITS),
                reason=reason_of(view, looks[0], action).value,
                facts=_facts(view, looks, action.card.bit) if isinstance(action, Play) else {},
            )
        )
    return Rating(tuple(choices), compared, tuple(order))


def _facts(view: SeptetView, looks: list[Imagined], card: int) -> dict[str, Json]:
    """Who takes the trick after a card, and with how many sevens."""
    instinct = instinct_of(view.mode)
    side = view.mode.side_of(view.seat)
    after = new_round(view.mode)
    taken, sevens = 0, 0
    for world in looks:
        after.copy(world)
        after.play(card)
        pile = world.pile | card
        while after.placed:
            answer = instinct.choose(after)
            pile |= answer
            after.play(answer)
        taken += after.side(after.taker) == side
        sevens += count(pile & SEVENS)
    return {"takes": taken / len(looks), "sevens": round(sevens / len(looks), 3)}
