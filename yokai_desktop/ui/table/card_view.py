"""The view of a model of cards: a button for each row, in its place or on its way there."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import Generic

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer, Signal

from yokai_desktop.models.cards import AnyCard, CardsModel
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.changing import Aside, Change, Changing
from yokai_desktop.ui.table.flights import BEND, Flights
from yokai_desktop.ui.table.motion import Motion
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.table.surface import CardSurface


class CardView(QObject, Generic[AnyCard]):
    """Shows a model on a surface; there is one for each surface.

    ``show`` puts everything in place at once.  ``move_to`` is a motion to another picture: in the
    end, ended in time or early, it has shown exactly that.  A motion that another one or ``show``
    has overtaken is over.
    """

    clicked = Signal(object)
    """The key of the card."""

    def __init__(self, surface: CardSurface, model: CardsModel[AnyCard], game: str) -> None:
        super().__init__(surface)
        self.model, self.game = model, game
        self.turn = 0
        """Counts the changes of the picture."""
        self._surface = surface
        self._pace = Pace()
        self._buttons: dict[Hashable, CardButton] = {}
        self._coming: dict[Hashable, CardButton] = {}
        """Of cards on their way to the table, made before they arrive."""
        self._expected: list[AnyCard] = []
        """Of which nothing is made yet."""
        self._making = QTimer(self, interval=0)
        self._making.timeout.connect(self._make_next)
        self._flying: set[Hashable] = set()
        model.rowsInserted.connect(self._inserted)
        model.rowsAboutToBeRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)

    # what games with cards of their own change

    def game_of(self, row: AnyCard) -> str:
        """Whose cards are drawn: it gives their proportions."""
        return self.game

    def make(self, row: AnyCard) -> CardButton:
        """A button for a card."""
        return CardButton(self._surface, self.game_of(row))

    def show_row(self, button: CardButton, row: AnyCard) -> None:
        """Let a button show its row, at rest."""
        button.lift_height = row.lift
        button.show_card(row.picture, row.words)
        button.set_look(row.look)
        button.set_marks(row.marks)
        button.is_draggable = row.is_draggable
        self.allow_focus(button, row)
        if row.tip != button.toolTip():
            button.setToolTip(row.tip)
        self.rest(button, row)

    def allow_focus(self, button: CardButton, row: AnyCard) -> None:
        """Let the keyboard come to a button, or keep it away."""
        reachable = Qt.FocusPolicy.StrongFocus if row.is_reachable else Qt.FocusPolicy.NoFocus
        button.setFocusPolicy(reachable)

    def rest(self, button: CardButton, row: AnyCard) -> None:
        """Let a button that shows its row lie where it belongs, unless it flies or is carried."""
        button.put(row.spot)
        button.set_away(row.key in self._flying or self._surface.is_carrying(button))

    # what is asked

    def button(self, key: Hashable) -> CardButton | None:
        return self._buttons.get(key)

    def buttons(self, zone: str) -> list[CardButton]:
        """The cards of one part of the table, in order."""
        return [self._buttons[row.key] for row in self.model.of_zone(zone)]

    def reachable(self, zone: str) -> list[CardButton]:
        """Those of them that the keyboard can come to."""
        rows = self.model.of_zone(zone)
        return [self._buttons[row.key] for row in rows if row.is_reachable]

    def row_of(self, button: CardButton) -> AnyCard | None:
        """What a button shows."""
        key = next((key for key, other in self._buttons.items() if other is button), None)
        return self.model.row_of(key)

    def set_pace(self, pace: Pace) -> None:
        """Another speed, from now on."""
        self._pace = pace
        for button in self._buttons.values():
            button.poise.pace = pace

    # showing

    def show(self, rows: Sequence[AnyCard]) -> None:
        """Show exactly this, at once."""
        self.overtake()
        self.model.set_rows(rows)
        self._forget_expected()
        for row in self.model.rows:
            self.rest(self._buttons[row.key], row)

    def move_to(
        self,
        rows: Sequence[AnyCard],
        *,
        aside: Aside | None = None,
        goals: Mapping[Hashable, Aside] | None = None,
        span: Span = Span.SLIDE,
        bend: float = BEND,
        stagger: float = 0.0,
    ) -> Motion:
        """The motion from the picture there is when it begins to this one."""
        change = Change(tuple(rows), aside, goals or {}, span, bend, stagger)
        return Changing(self, change)

    @property
    def flights(self) -> Flights:
        """Movements on the surface's overlay, at the chosen pace."""
        return Flights(self._surface.overlay, self._pace)

    def seen_spot(self, button: CardButton) -> Spot:
        """Where a card is seen now: where it was let go, if it was just dragged."""
        return self._surface.take_drop_spot(button) or button.shown_spot

    def was_dropped(self, button: CardButton) -> bool:
        """Whether a hand has just let go of it: it lands with its weight."""
        return self._surface.was_dropped(button)

    def fly_off(self, key: Hashable) -> None:
        """A card leaves its place: it is seen on the overlay until the picture is shown."""
        self._flying.add(key)
        self._buttons[key].set_away(True)

    def expect(self, rows: Iterable[AnyCard]) -> None:
        """Cards have set out: their buttons and pictures are made while they fly, one at a time.

        Nothing is seen of them before they are among the rows shown.
        """
        self._expected = list(rows)
        self._making.start()

    def _make_next(self) -> None:
        if not self._expected:
            self._making.stop()
            return
        row = self._expected.pop(0)
        if row.key not in self._buttons and row.key not in self._coming:
            button = self._coming[row.key] = self._made(row)
            self.show_row(button, row)
            button.draw_ahead()

    def _forget_expected(self) -> None:
        self._making.stop()
        self._expected.clear()
        while self._coming:
            _discard(self._coming.popitem()[1])

    def overtake(self) -> int:
        """Forget whatever is on its way, and a drag; the number of the turn that begins now."""
        self.turn += 1
        self._flying.clear()
        if self._surface.is_dragging:
            self._surface.let_go()
        self._surface.overlay.clear()
        return self.turn

    # following the model

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        for row in self.model.rows[first : last + 1]:
            button = self._coming.pop(row.key, None) or self._made(row)
            self._buttons[row.key] = button
            self.show_row(button, row)
            button.show()
        self._stack(first, last)

    def _made(self, row: AnyCard) -> CardButton:
        button = self.make(row)
        button.poise.pace = self._pace
        button.clicked.connect(partial(self._clicked, row.key))
        return button

    def _removed(self, parent: QModelIndex, first: int, last: int) -> None:
        for row in self.model.rows[first : last + 1]:
            button = self._buttons.pop(row.key)
            self._surface.forget(button)
            _discard(button)

    def _moved(self, parent: QModelIndex, first: int, last: int, to: QModelIndex, at: int) -> None:
        start = at if at < first else at - (last - first + 1)
        self._stack(start, start + last - first)

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in self.model.rows[first.row() : last.row() + 1]:
            self.show_row(self._buttons[row.key], row)

    def _stack(self, first: int, last: int) -> None:
        """Let some cards lie under those that follow them."""
        rows = self.model.rows
        for place in reversed(range(first, last + 1)):
            above = self._buttons[rows[place + 1].key] if place + 1 < len(rows) else None
            self._buttons[rows[place].key].stackUnder(above or self._surface.ceiling)

    def _clicked(self, key: Hashable) -> None:
        self.clicked.emit(key)


def _discard(button: CardButton) -> None:
    button.hide()
    button.setParent(None)
    button.deleteLater()
