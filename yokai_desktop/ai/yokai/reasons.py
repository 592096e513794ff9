"""Why a partner chose what it chose, as data; screens turn it into sentences after the game.

During a game a reason would tell a card, so it is never shown then.  It can be worked out again
from the view of any turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from yokai_desktop.engine.contract import Action


class Why(StrEnum):
    """The main reason of a choice."""

    SURE_ENOUGH = "sure_enough"
    """Declares: the spirits are very likely appeased."""
    NO_TURN_LEFT = "no_turn_left"
    """Declares: no move would make the end more likely."""
    OPENS_A_MOVE = "opens_a_move"
    """Looks: others are less known, but knowing this card shows where to move."""
    LEAST_KNOWN = "least_known"
    """Looks: of no other card it can tell less."""
    CHECKS = "checks"
    """Looks: it is fairly sure of the card and wants to be surer."""
    KNOWS_ENOUGH = "knows_enough"
    """Looks because it must: it knows this card, and nothing else would help more."""
    JOINS_FAMILY = "joins_family"
    """Moves a card beside its family."""
    STAYS_WITH_FAMILY = "stays_with_family"
    """Moves a card that lay beside its family to a better place beside it."""
    MAY_JOIN_FAMILY = "may_join_family"
    """Moves a card beside one that may be its family."""
    BUILDS_THE_SHAPE = "builds_the_shape"
    """Moves a card to where the shape needs it."""
    MAKES_ROOM = "makes_room"
    """Moves a card so that another one can come."""
    NOTHING_TO_JOIN = "nothing_to_join"
    """Moves a card it has not seen: it has nothing to join."""
    HARMS_LEAST = "harms_least"
    """Must move a card and breaks nothing by this."""
    IS_AT_HOME = "is_at_home"
    """Places a hint on a card at home, where it is true."""
    TELLS_OTHERS = "tells_others"
    """The same, and most of the others have not seen the card."""
    HAS_TO_PLACE = "has_to_place"
    """Places a hint because it must."""
    TOO_EARLY_TO_LOCK = "too_early_to_lock"
    """Turns a hint up: no card is safely at home for one of those lying open."""
    NO_HINT_OPEN = "no_hint_open"
    """Turns a hint up: there is none to place."""


@dataclass(frozen=True)
class WeighedChoice:
    """One choice weighed: the higher its value, the better; values compare within a decision.

    ``card`` is the card it is about, ``odds`` how likely it is of each family as believed then.
    """

    action: Action
    value: float
    why: Why
    card: int | None = None
    odds: tuple[float, ...] = ()
    beside: int | None = None
    """The card of its family that a moved card comes to lie beside."""


@dataclass(frozen=True)
class Thought:
    """A decision explained: the options from the best down, and what was believed of the whole."""

    options: tuple[WeighedChoice, ...]
    chance: float
    """How likely the spirits are appeased as the cards lie."""
    need: float
    """About how many moves are still needed."""
    odds: tuple[tuple[float, ...], ...]
    """For every card how likely it is of each family."""

    @property
    def chosen(self) -> WeighedChoice:
        return self.options[0]
