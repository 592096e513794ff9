"""What a trial of Septet asks for, told of a round that is being played out."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.ai.septet.imagined import BY_SEALS, Imagined
from yokai_desktop.engine.septet.cards import Family, boss, shining_boss
from yokai_desktop.engine.septet.kernel import BY_BOSSES, BY_LAST_TRICK, BY_TRICKS, NOT_OVER

WIN = "win"
SEAL = "seal"
ENDS = {"bosses": BY_BOSSES, "tricks": BY_TRICKS, "last": BY_LAST_TRICK}
"""How a round can be won: by bosses, by too many tricks of others, by the last trick."""


class BadGoal(ValueError):
    """A text that is no goal."""


@dataclass(frozen=True)
class Goal:
    """A goal of one side: the round, or a family's seal."""

    side: int
    pair: int = 0
    """Both sevens of the family to be sealed; 0 where the round is to be won."""
    end: int = NOT_OVER
    """How the round must be won; any way will do if it says nothing."""

    def reached(self, world: Imagined) -> bool | None:
        """Whether the goal is reached, or missed for good; None while it is open."""
        if self.pair:
            if world.bosses(self.side) & self.pair == self.pair:
                return True
            missed = world.bosses(1 - self.side) & self.pair != 0 or world.over != NOT_OVER
            return False if missed else None
        if world.over == NOT_OVER:
            return None
        is_ours = world.side(world.taker) == self.side
        if world.over == BY_SEALS:
            return is_ours
        if self.end not in (NOT_OVER, world.over):
            return False
        return is_ours != (world.over == BY_TRICKS)


def goal_of(text: str, side: int) -> Goal:
    """The goal of a text: ``win``, or ``seal fire``; ``BadGoal`` if it is none."""
    if text == WIN:
        return Goal(side)
    word, _, name = text.partition(" ")
    family = next((family for family in Family if family.label == name), None)
    if word != SEAL or family is None:
        raise BadGoal(text)
    return Goal(side, boss(family).bit | shining_boss(family).bit)
