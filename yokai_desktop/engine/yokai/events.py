"""What happens at the table; ``seen_by`` hides what a seat may not know (Y10)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.cards import Family, Place
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.shapes import Shape


@dataclass(frozen=True)
class CardsDealt(Event):
    """The sixteen cards lie face down (Y2.1), the hints are piled up (Y2.2)."""

    places: tuple[Place, ...]
    pile: int


@dataclass(frozen=True)
class AffinityDealt(Event):
    """An affinity card lies open (``owner`` None), or is given to one player in secret (Y6)."""

    owner: int | None
    pair: Hint | None

    def seen_by(self, seat: int) -> Event:
        return self if self.owner in (None, seat) else replace(self, pair=None)


@dataclass(frozen=True)
class ShapeShown(Event):
    """A shape card lies open: the cards must end in this shape (Y6)."""

    shape: Shape


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn begins; turns are counted from 1."""

    turn: int
    seat: int


@dataclass(frozen=True)
class Looked(Event):
    """A player observed a card; only that player is told its family (Y3.2)."""

    seat: int
    card: int
    family: Family | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, family=None)


@dataclass(frozen=True)
class Moved(Event):
    """A player moved a card (Y3.3)."""

    seat: int
    card: int
    start: Place
    end: Place


@dataclass(frozen=True)
class MoveSkipped(Event):
    """No card could be moved (Y9.2)."""

    seat: int


@dataclass(frozen=True)
class HintRevealed(Event):
    """A player turned up a hint, or set a blank one aside (Y3.4)."""

    seat: int
    hint: Hint


@dataclass(frozen=True)
class HintPlaced(Event):
    """A player placed a hint; its card is locked from now on (Y3.4)."""

    seat: int
    hint: Hint
    card: int


@dataclass(frozen=True)
class Declared(Event):
    """A player declared the spirits appeased (Y3.1)."""

    seat: int


@dataclass(frozen=True)
class CardsRevealed(Event):
    """The game is over: all cards are turned up, all affinity cards shown (Y5.2)."""

    families: tuple[Family, ...]


@dataclass(frozen=True)
class GameEnded(Event):
    """The result, with everything a score sheet needs."""

    result: Result


YokaiEvent = (
    CardsDealt
    | AffinityDealt
    | ShapeShown
    | TurnBegan
    | Looked
    | Moved
    | MoveSkipped
    | HintRevealed
    | HintPlaced
    | Declared
    | CardsRevealed
    | GameEnded
)
"""Everything that can happen: who tells or shows it answers for each, or the types complain."""
