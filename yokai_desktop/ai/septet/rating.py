"""From weighed choices to figures with their errors: the same for reviews and for advice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from yokai_desktop.ai.reviews.comparing import Compared, mean_beside
from yokai_desktop.ai.reviews.reviewed import Choice
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.outcomes import meanings_of
from yokai_desktop.ai.septet.particulars import particulars_of
from yokai_desktop.ai.septet.reasons import Reason, foreseen, reason_of
from yokai_desktop.ai.septet.trials import TriedChoices
from yokai_desktop.ai.septet.weighing import compared_by
from yokai_desktop.engine.contract import Action, Json
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


def rate(view: SeptetView, weighed: TriedChoices, rng: Random) -> Rating:
    """The figures of all weighed choices."""
    meaning = meanings_of(view)[view.mode.side_of(view.seat)]
    compared = compared_well(weighed)
    games = _means(meaning.game, weighed, compared.best)
    points = _means(meaning.points, weighed, compared.best)
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
        facts = particulars_of(view, looks, action)
        choices.append(
            Choice(
                action=str(action),
                chance=_share(compared.means[n]),
                error=round(compared.errors[n], DIGITS),
                game=_share(games[n]),
                points=max(0.0, round(points[n], DIGITS)),
                gap=round(compared.gaps[n], DIGITS),
                gap_error=0.0 if is_best else round(compared.gap_errors[n], DIGITS),
                reason=_reason(view, looks[0], action, facts).value,
                facts=facts,
            )
        )
    return Rating(tuple(choices), compared, tuple(order))


def compared_well(weighed: TriedChoices) -> Compared:
    """How the chances of the choices compare, the better one for the game first among equals."""
    meaning = meanings_of(weighed.view)[weighed.view.mode.side_of(weighed.view.seat)]
    ties = [sum(meaning.game[end] for end in ends) / len(ends) for ends in weighed.outcomes]
    return compared_by(weighed, ties)


def _reason(view: SeptetView, look: Imagined, action: Action, facts: dict[str, Json]) -> Reason:
    """What speaks for a choice, by the same looks as its particulars."""
    reason, takes = reason_of(view, look, action), facts.get("takes")
    if not isinstance(takes, float):
        return reason
    return foreseen(reason, takes, facts["taker"] == view.seat)


def _means(table: Sequence[float], weighed: TriedChoices, best: int) -> list[float]:
    """What each choice came to on average, by a table of what ends of rounds mean."""
    values = [[table[end] for end in ends] for ends in weighed.outcomes]
    return [mean_beside(each, values[best]) for each in values]


def _share(mean: float) -> float:
    """A chance; one found by difference may be a little beyond what chances can be."""
    return round(min(1.0, max(0.0, mean)), DIGITS)
