"""Motion as the difference of two pictures: from the cards that are shown to those that shall be.

What differs moves by itself: a card flies where it changes its zone, turns over where it shows
another side, and makes room where it only lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Generic

from yokai_desktop.models.cards import AnyCard
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.motion import Motion, Together, Tween
from yokai_desktop.ui.table.pace import Span

if TYPE_CHECKING:
    from yokai_desktop.ui.table.card_view import CardView


@dataclass(frozen=True)
class Aside:
    """Where a card is before it comes or after it has gone, and what is seen of it there."""

    spot: Spot
    picture: str


Origin = Hashable | Aside
"""Another card that it was until now, or a place beside the cards."""


@dataclass(frozen=True)
class Change(Generic[AnyCard]):
    """The next picture, and what it does not tell of the way there."""

    rows: tuple[AnyCard, ...]
    origins: Mapping[Hashable, Origin]
    """Where cards come from that are not in the present picture; others are there at the end."""
    goals: Mapping[Hashable, Aside]
    """Where cards go that are not in the next picture; others are gone at once."""
    flying: Collection[Hashable]
    """Cards that fly although they stay in their zone."""
    span: Span
    bend: float
    stagger: float
    """Milliseconds from one flying card to the next."""


class Changing(Motion, Generic[AnyCard]):
    """The motion of a change.  It ends by showing the picture, unless that was overtaken."""

    def __init__(self, view: CardView[AnyCard], change: Change[AnyCard]) -> None:
        self._view, self._change = view, change
        self._turn = 0
        self._moving = Motion()
        self._flying: list[Motion] = []
        self._room: list[tuple[CardButton, Spot, Spot]] = []

    def begin(self) -> None:
        self._turn = self._view.overtake()
        gone = {row.key: row for row in self._view.model.rows}
        for row in self._change.rows:
            self._arrive(row, gone.pop(row.key, None), gone)
        for row in gone.values():
            self._leave(row)
        pace = self._view.flights.pace
        making_room = Tween(pace.ms(Span.SHORT_SLIDE) if self._room else 0, self._make_room)
        self._moving = Together([making_room, Together(self._flying, self._change.stagger)])
        self._moving.begin()

    def show(self, ms: float) -> float | None:
        if self._turn != self._view.turn:
            return ms
        rest = self._moving.show(ms)
        if rest is not None:
            self._view.show(self._change.rows)
        return rest

    def finish(self) -> bool:
        if self._turn == self._view.turn:
            self._view.show(self._change.rows)
        return True

    def _arrive(self, row: AnyCard, old: AnyCard | None, gone: dict[Hashable, AnyCard]) -> None:
        """A card of the next picture; another that it was until now is not ``gone``."""
        stays = old is not None and old.zone == row.zone and row.key not in self._change.flying
        button = self._view.button(row.key)
        if stays and old is not None and button is not None and old.picture == row.picture:
            self._room.append((button, button.spot, row.spot))
            return
        origin = row.key if old is not None else self._change.origins.get(row.key)
        if isinstance(origin, Aside):
            self._fly(row, origin, Aside(row.spot, row.picture), stays=True)
        elif origin is not None:
            gone.pop(origin, None)
            self._fly(row, origin, Aside(row.spot, row.picture), stays=True)

    def _leave(self, row: AnyCard) -> None:
        goal, button = self._change.goals.get(row.key), self._view.button(row.key)
        if goal is not None:
            self._fly(row, row.key, goal, stays=False)
        elif button is not None:
            button.set_away(True)

    def _fly(self, row: AnyCard, origin: Origin, end: Aside, *, stays: bool) -> None:
        """Until all have arrived, those that stay are seen where they came down."""
        before = None
        if not isinstance(origin, Aside):
            button = self._view.button(origin)
            assert button is not None, f"{origin} is not on the table"
            before = partial(button.set_away, True)
            start = Aside(self._view.seen_spot(button), button.picture)
        else:
            start = origin
        turned = start.picture if start.picture != end.picture else ""
        flights, game = self._view.flights, self._view.game_of(row)
        if turned and start.spot == end.spot:
            motion = flights.flip(
                end.picture, turned, end.spot, game=game, before=before, stays=stays
            )
        else:
            motion = flights.slide(
                end.picture,
                start.spot,
                end.spot,
                back=turned,
                span=self._change.span,
                bend=self._change.bend,
                game=game,
                before=before,
                stays=stays,
            )
        self._flying.append(motion)

    def _make_room(self, part: float) -> None:
        for button, start, end in self._room:
            button.put(start.towards(end, part))
