"""Motion as the difference of two pictures: from the cards that are shown to those that shall be.

What differs moves by itself: a card flies where it changes its zone, turns over where it shows
another side, and makes room where it only lies elsewhere.  Cards that are new are those that have
gone, one after the other: a hidden card that is turned up is another one to the picture.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Generic

from yokai_desktop.models.cards import AnyCard
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.motion import OUT, Motion, Together, Tween, out_back
from yokai_desktop.ui.table.pace import Span

if TYPE_CHECKING:
    from yokai_desktop.ui.table.card_view import CardView


@dataclass(frozen=True)
class Aside:
    """Where a card is before it comes or after it has gone, and what is seen of it there."""

    spot: Spot
    picture: str
    stamped: bool = False
    """Whether it bears a seal on its way there."""
    fades: bool = False
    """Whether it is gone when it comes there."""


@dataclass(frozen=True)
class Change(Generic[AnyCard]):
    """The next picture, and what it does not tell of the way there."""

    rows: tuple[AnyCard, ...]
    aside: Aside | None
    """Where cards come from and go to that are in one of the pictures only; without it they are
    there at the end, and gone at once."""
    goals: Mapping[Hashable, Aside]
    """Where some cards go instead."""
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
        now = {row.key: row for row in self._view.model.rows}
        then = {row.key: row for row in self._change.rows}
        leaving = [row for row in now.values() if row.key not in then]
        turning = [row for row in leaving if row.key not in self._change.goals]
        for row in self._change.rows:
            if row.key in now:
                self._stay(row, now[row.key])
            elif turning:
                self._fly(row, turning.pop(0).key, Aside(row.spot, row.picture), stays=True)
            elif self._change.aside is not None:
                self._fly(row, self._change.aside, Aside(row.spot, row.picture), stays=True)
        for row in leaving:
            if row.key in self._change.goals or row in turning:
                self._leave(row)
        self._view.expect(row for row in then.values() if row.key not in now)
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

    def _stay(self, row: AnyCard, old: AnyCard) -> None:
        button = self._view.button(row.key)
        assert button is not None
        if old.zone != row.zone or old.picture != row.picture:
            self._fly(row, row.key, Aside(row.spot, row.picture), stays=True)
        elif button.spot != row.spot:
            self._room.append((button, button.spot, row.spot))

    def _leave(self, row: AnyCard) -> None:
        goal = self._change.goals.get(row.key, self._change.aside)
        if goal is not None:
            self._fly(row, row.key, goal, stays=False)
        else:
            self._view.fly_off(row.key)

    def _fly(self, row: AnyCard, origin: Hashable | Aside, end: Aside, *, stays: bool) -> None:
        """From a card or from aside.  Until all have arrived, those that stay are seen there."""
        before = None
        curve = OUT
        if isinstance(origin, Aside):
            start = origin
        else:
            button = self._view.button(origin)
            assert button is not None, f"{origin} is not on the table"
            before = partial(self._view.fly_off, origin)
            curve = out_back() if self._view.was_dropped(button) else OUT
            start = Aside(self._view.seen_spot(button), button.picture)
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
                stamped=end.stamped,
                fades=end.fades,
                curve=curve,
            )
        self._flying.append(motion)

    def _make_room(self, part: float) -> None:
        for button, start, end in self._room:
            button.put(start.towards(end, part))
