"""How a layout compares with the shape asked for, laid over the cards one way round or another."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from yokai_desktop.engine.contract import Event, Json
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.events import CardsDealt, Moved, TurnBegan
from yokai_desktop.engine.yokai.shapes import Shape

_FARTHEST = 99
_FORMS = 8


@dataclass(frozen=True)
class ShapeFit:
    """The shape laid over the cards."""

    shape: tuple[Place, ...]
    """Its places, in the numbers of the grid."""
    covered: frozenset[Place]
    missing: frozenset[Place]
    """Places of the shape where no card lies."""
    strays: frozenset[Place]
    """Cards that lie outside."""


@dataclass(frozen=True)
class Laid:
    """Which form of a shape is laid where: its place (0, 0) lies at (x, y)."""

    form: int
    x: int
    y: int

    def moved(self, dx: int, dy: int) -> Laid:
        return replace(self, x=self.x + dx, y=self.y + dy)


def fit_of(places: tuple[Place, ...], shape: Shape, laid: Laid) -> ShapeFit:
    """How cards lie in a shape that is laid somewhere."""
    cards = frozenset(places)
    cells = tuple(Place(x + laid.x, y + laid.y) for x, y in shape.forms[laid.form])
    wanted = frozenset(cells)
    return ShapeFit(cells, cards & wanted, wanted - cards, cards - wanted)


@lru_cache(maxsize=256)
def best_laid(places: tuple[Place, ...], shape: Shape, form: int) -> tuple[int, Laid]:
    """Where a form covers the most cards, and how many; the first of equals."""
    cards = frozenset(places)
    cells = shape.forms[form]
    shifts = {(card.x - cell.x, card.y - cell.y) for card in places for cell in cells}
    most, best = -1, Laid(form, 0, 0)
    for dx, dy in sorted(shifts):
        count = sum(Place(x + dx, y + dy) in cards for x, y in cells)
        if count > most:
            most, best = count, Laid(form, dx, dy)
    return most, best


def best_form(places: tuple[Place, ...], shape: Shape) -> Laid:
    """The form and place that cover the most cards; the first of equals."""
    found = [best_laid(places, shape, form) for form in range(len(shape.forms))]
    return max(found, key=lambda each: each[0])[1]


def best_fit(places: tuple[Place, ...], shape: Shape) -> ShapeFit:
    """The best of all rotations, mirror images and positions."""
    return fit_of(places, shape, best_form(places, shape))


def places_at_own_turn(history: tuple[Event, ...], seat: int) -> tuple[Place, ...]:
    """Where the cards lay when a player's last turn began; before that, at the deal.

    The best fit follows the cards only then: it never turns under one's eyes.
    """
    places: list[Place] = []
    then: tuple[Place, ...] = ()
    for event in history:
        if isinstance(event, CardsDealt):
            places, then = list(event.places), event.places
        elif isinstance(event, Moved):
            places[event.card] = event.end
        elif isinstance(event, TurnBegan) and event.seat == seat:
            then = tuple(places)
    return then


@dataclass
class ShapeChoices:
    """What every player has chosen: a form laid somewhere, or the best fit; shown or hidden."""

    _laid: dict[int, Laid] = field(default_factory=dict)
    _hidden: set[int] = field(default_factory=set)

    def of(self, seat: int) -> Laid | None:
        """What a player has laid down; None for the best fit."""
        return self._laid.get(seat)

    def place(self, seat: int, laid: Laid | None) -> None:
        if laid is None:
            self._laid.pop(seat, None)
        else:
            self._laid[seat] = laid

    def is_hidden(self, seat: int) -> bool:
        return seat in self._hidden

    def hide(self, seat: int, hidden: bool) -> None:
        (self._hidden.add if hidden else self._hidden.discard)(seat)

    def data(self) -> Json:
        """The choices as plain JSON."""
        laid = {str(seat): [at.form, at.x, at.y] for seat, at in self._laid.items()}
        return {"laid": laid, "hidden": sorted(self._hidden)}

    @classmethod
    def read(cls, data: Json) -> ShapeChoices:
        """The choices of ``data``; whatever makes no sense is left out."""
        choices = cls()
        if not isinstance(data, dict):
            return choices
        laid, hidden = data.get("laid"), data.get("hidden")
        for seat, at in laid.items() if isinstance(laid, dict) else ():
            if seat in ("0", "1", "2", "3") and _is_laid(at):
                choices.place(int(seat), Laid(*at))
        for seat in hidden if isinstance(hidden, list) else ():
            if type(seat) is int and 0 <= seat < 4:
                choices.hide(seat, True)
        return choices


def _is_laid(at: Json) -> bool:
    return (
        isinstance(at, list)
        and len(at) == 3
        and all(type(part) is int and abs(part) <= _FARTHEST for part in at)
        and 0 <= at[0] < _FORMS
    )
