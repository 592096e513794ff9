"""How a game is expected to end if good partners play on: chance to win, points, worth.

Worth is what a review counts in: expected points as a share of those the highest rank asks for.
Among partners who know each other nearly every game is won, and what sets a good turn apart from
a wasted one is points.  The constants were fitted by ``tests/benchmarks/prospects_yokai.py`` to
games of experts that began with turns of weaker and of careless players.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.kernel import FACE_DOWN_HINT, TRUE_HINT, TURNED_UP_HINT
from yokai_desktop.engine.yokai.levels import rank_table
from yokai_desktop.engine.yokai.tableau import Tableau


@dataclass(frozen=True)
class Prospect:
    """What is expected of a game."""

    chance: float
    """To win."""
    points: float
    """On average, lost games counting nothing."""


@dataclass(frozen=True)
class Odds:
    """A fitted sum of what bears on the end of a game."""

    base: float
    late: float
    """For the danger of running out of turns, which doubles with every 1.4 turns fewer to spare."""
    moves: float
    """For every move still needed."""
    ignorance: float
    """For not knowing the cards at all."""
    shape: float
    secret: float
    turns: float
    """For every turn that is left."""
    peace: float = 0.0
    """For being sure that all is as it should be already."""

    def of(self, mind: Mind) -> float:
        """The sum for a player's mind."""
        moves = mind.moves_needed
        spare = max(_LEAST_SPARE, mind.turns_left - moves)
        return (
            self.base
            + self.late * exp(-spare / 2)
            + self.moves * moves
            + self.ignorance * ignorance(mind)
            + self.shape * (mind.table.shape is not None)
            + self.secret * any(affinity.owner is not None for affinity in mind.view.affinities)
            + self.turns * mind.turns_left
            + self.peace * mind.chance
        )


_LEAST_SPARE = -3.0
_WINNING = Odds(3.33, -0.65, -0.38, 4.0, 0.21, -0.91, 0.0, 2.5)
"""The logarithm of the odds to win."""
_COST = Odds(-4.76, 0.0, 0.5, 9.0, 3.3, 1.13, 0.94)
"""Points that are still given away for turns until a game is won."""

PROSPECT_ERROR = 0.03
"""One standard error of what declaring is ahead of playing on, in worth: that of the fits."""

_TRUTH = (-1.52, 6.75)
"""From how likely the end is believed to the logarithm of its true odds: base and slope."""

_STEEPNESS = {"look": 0.0023, "move": 0.0028, "hint": 0.0049}
_FARTHEST = 80.0
"""What a twentieth of a move lost is worth, by what was decided, and from where on it hardly
matters how much more is lost."""
_SHARE_OF_CHANCE = 0.42
"""How much of a loss is a loss of the chance to win, and not of points in games won."""


def ignorance(mind: Mind) -> float:
    """How little a player knows of the cards: 0 for all of them, 0.75 for none."""
    square = mind.worlds * mind.worlds
    return sum(1 - sum(n * n for n in odds) / square for odds in mind.odds) / CARDS


def highest_rank(table: Tableau) -> int:
    """The points from which a game has the highest rank."""
    lowest = rank_table(table.edition, table.players)[-1].lowest
    assert lowest is not None
    return lowest


def points_now(mind: Mind) -> float:
    """What a game won now would bring, the hints that lie on cards being as true as believed."""
    table = mind.table
    placed = 0.0
    for card, hint in enumerate(table.hints):
        if hint is not None:
            truth = sum(mind.odds[card][family] for family in hint.families) / mind.worlds
            placed += TRUE_HINT * (2 * truth - 1)
    return placed + TURNED_UP_HINT * len(table.turned_up) + FACE_DOWN_HINT * table.pile


def playing_on(mind: Mind) -> Prospect:
    """What is expected if the player does the best now, and everybody from then on."""
    chance = 1 / (1 + exp(-_WINNING.of(mind)))
    return Prospect(chance, chance * max(0.0, points_now(mind) - max(0.0, _COST.of(mind))))


def declaring(mind: Mind) -> Prospect:
    """What is expected of declaring now; beliefs about the end are rather too low."""
    believed = mind.chance
    chance = believed
    if 0 < believed < 1:
        chance = 1 / (1 + exp(-_TRUTH[0] - _TRUTH[1] * believed))
    return Prospect(chance, chance * points_now(mind))


def worth_lost(kind: str, gap: float) -> float:
    """What a choice costs that is behind the best by so many twentieths of a move."""
    return _STEEPNESS[kind] * _FARTHEST * (1 - exp(-max(0.0, gap) / _FARTHEST))


def after_losing(best: Prospect, worth: float, highest: int) -> Prospect:
    """What is expected after a choice that costs so much worth."""
    chance = max(0.0, best.chance - _SHARE_OF_CHANCE * worth)
    return Prospect(chance, max(0.0, best.points - worth * highest))
