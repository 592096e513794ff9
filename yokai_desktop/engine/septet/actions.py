"""What a seat may choose in Septet.  Every action reads back from its text."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.contract import Action, BadText
from yokai_desktop.engine.septet.cards import Card, read_card


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Give cards away before the round.

    In Seven Next the first card goes to the next seat clockwise, the second across, the third to
    the seat before; otherwise the order means nothing.
    """

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(("pass", *map(str, self.cards)))


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put a card of the hand out of the round (two players)."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Tuck(Action):
    """Swap the face-up boss at a place of one's straw pile with a card it covers.

    Places count from 0; the card on the left lies at the same number, the right one at the next.
    """

    place: int
    right: bool

    @property
    def slot(self) -> int:
        return self.place + self.right

    def __str__(self) -> str:
        return f"tuck {self.place} {'right' if self.right else 'left'}"


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Having met a boss under a boss, choose which of the two lies face up."""

    card: Card

    def __str__(self) -> str:
        return f"show {self.card}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Swap no more bosses."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


def read_action(text: str) -> Action:
    """The action of a text; ``BadText`` if it is none."""
    match text.split():
        case ["pass", *names] if names:
            return Pass(tuple(read_card(name) for name in names))
        case ["discard", name]:
            return Discard(read_card(name))
        case ["tuck", place, "left" | "right" as way] if place in ("0", "1", "2", "3", "4", "5"):
            return Tuck(int(place), way == "right")
        case ["show", name]:
            return Show(read_card(name))
        case ["done"]:
            return Done()
        case ["play", name]:
            return Play(read_card(name))
    raise BadText("no_such_action", text=text[:80])
