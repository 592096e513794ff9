"""What happens in a game of Septet, as everybody or only one seat may see it.

In a tuple of cards None stands for a card that the reader of the event may not see.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from yokai_desktop.engine.contract import Event, Outcome
from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.scoring import RoundResult

Hidden = Card | None


def _hide(cards: tuple[Hidden, ...]) -> tuple[Hidden, ...]:
    return (None,) * len(cards)


@dataclass(frozen=True, slots=True)
class Played:
    """A card on the table and who played it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """A new round: its trump card (none in Seven Next) and, with two players, its dealer."""

    number: int
    trump_card: Card | None
    dealer: int | None


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat got its hand; the cards are its own secret."""

    seat: int
    cards: tuple[Hidden, ...]

    def seen_by(self, seat: int) -> HandDealt:
        return self if seat == self.seat else replace(self, cards=_hide(self.cards))


@dataclass(frozen=True, slots=True)
class StrawDealt(Event):
    """A straw pile was laid; nobody knows the row below."""

    seat: int
    up: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PassChosen(Event):
    """A seat has laid down the cards it will pass; only it knows which."""

    seat: int
    cards: tuple[Hidden, ...]

    def seen_by(self, seat: int) -> PassChosen:
        return self if seat == self.seat else replace(self, cards=_hide(self.cards))


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """Cards went from one seat to another; only the two know which."""

    giver: int
    receiver: int
    cards: tuple[Hidden, ...]

    def seen_by(self, seat: int) -> CardsPassed:
        if seat in (self.giver, self.receiver):
            return self
        return replace(self, cards=_hide(self.cards))


@dataclass(frozen=True, slots=True)
class LeadShown(Event):
    """A seat showed the A, or Snow 13 where the A lies on the table, and leads (S3.3, S10.3)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat put a card out of the round; only it knows which."""

    seat: int
    card: Hidden

    def seen_by(self, seat: int) -> Discarded:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class BossTucked(Event):
    """A face-up boss and a card below it changed places; told to the other when both are done."""

    seat: int
    place: int
    slot: int
    boss: Card
    turned_up: Card

    def seen_by(self, seat: int) -> BossTucked | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class BossMet(Event):
    """Under a boss lies another boss: its owner sees it and chooses which lies face up."""

    seat: int
    place: int
    slot: int
    boss: Card
    found: Card

    def seen_by(self, seat: int) -> BossMet | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class BossKept(Event):
    """The boss met below stays below."""

    seat: int
    slot: int
    found: Card

    def seen_by(self, seat: int) -> BossKept | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class StrawSettled(Event):
    """A straw pile as both see it when the swapping is over.

    ``tucked`` tells the slots where a boss lies face down, and which, where both know it.
    """

    seat: int
    up: tuple[Card, ...]
    tucked: tuple[tuple[int, Hidden], ...]


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """The first card led in a round of Seven Next makes its family trump (S10.3)."""

    family: Family


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat played a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is complete: who takes it, with all its cards in the order of play."""

    seat: int
    cards: tuple[Played, ...]

    @property
    def bosses(self) -> tuple[Card, ...]:
        return tuple(played.card for played in self.cards if played.card.is_boss)


@dataclass(frozen=True, slots=True)
class StrawTurned(Event):
    """A card of a straw pile with nothing on it any more was turned up (S8.5)."""

    seat: int
    slot: int
    card: Card


@dataclass(frozen=True, slots=True)
class FamilySealed(Event):
    """A team has taken both sevens of a family in this round (S10.5)."""

    side: int
    family: Family


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over, with its result worked out."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    outcome: Outcome


SeptetEvent = (
    RoundDealt
    | HandDealt
    | StrawDealt
    | PassChosen
    | CardsPassed
    | LeadShown
    | Discarded
    | BossTucked
    | BossMet
    | BossKept
    | StrawSettled
    | TrumpNamed
    | CardPlayed
    | TrickTaken
    | StrawTurned
    | FamilySealed
    | RoundEnded
    | GameEnded
)
"""Everything that can happen: who tells or shows it answers for each, or the types complain."""
