"""The sixteen cards as one person sees them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from yokai_desktop.engine.yokai.cards import CARDS, Family, Place
from yokai_desktop.engine.yokai.events import Looked, TurnBegan
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.notes import NOTHING, Note
from yokai_desktop.words.yokai.places import place_name


class MemoryAid(StrEnum):
    """How much the program remembers for a person; each one includes those before it."""

    NONE = "none"
    """As at a table: only what happens in the present turn is marked."""
    LOOKS = "looks"
    """The cards that everybody looked at in their last turn are marked."""
    NOTES = "notes"
    """People may pin notes on cards."""
    FULL = "full"
    """Every card a person ever looked at bears its mark, for that person."""

    @property
    def has_looks(self) -> bool:
        return self is not MemoryAid.NONE

    @property
    def has_notes(self) -> bool:
        return self in (MemoryAid.NOTES, MemoryAid.FULL)


@dataclass(frozen=True)
class LookMark:
    """Somebody looked at a card in the turn they played last."""

    seat: int
    order: int
    """1 or 2: the first or the second card of that turn."""
    is_now: bool
    """In the turn that is being played."""
    turn: int


@dataclass(frozen=True)
class GridRow:
    """One card; ``family`` is None unless it lies face up for all."""

    card: int
    place: Place
    label: str
    """What its place is called: ``L13``."""
    hint: Hint | None
    is_locked: bool
    family: Family | None
    remembered: Family | None
    """What the program recalls for this person (full memory)."""
    looks: tuple[LookMark, ...]
    note: Note
    same: str
    """The place of the card that is noted to be of the same family."""
    is_true: bool | None
    """At the end: whether the hint on it is true."""


def grid_rows(view: YokaiView, aid: MemoryAid, notes: Mapping[int, Note]) -> tuple[GridRow, ...]:
    """The rows of a view.  Unless the cards lie open or memory is full, no row tells a face."""
    tableau = view.tableau
    over = tableau.step is Step.OVER
    looks = _looks(view, aid)
    has_notes = aid.has_notes and not view.lies_open
    judged = {placed.card: placed.is_true for placed in view.result.placed} if view.result else {}
    return tuple(
        GridRow(
            card,
            tableau.places[card],
            place_name(tableau.places[card]),
            tableau.hints[card],
            tableau.hints[card] is not None,
            view.families[card] if view.lies_open else None,
            view.families[card] if aid is MemoryAid.FULL and not view.lies_open else None,
            () if over else tuple(looks.get(card, ())),
            note,
            place_name(tableau.places[note.same]) if note.same >= 0 else "",
            judged.get(card),
        )
        for card in range(CARDS)
        for note in [notes.get(card, NOTHING) if has_notes else NOTHING]
    )


def portrait_of(card: int) -> int:
    """Which of the four pictures of its family a card shows, from 1, through the whole game.

    It follows from the card's number alone, which everybody knows and which means nothing, so a
    picture tells nothing of other cards.  Cards that lie together at the deal differ.
    """
    row, column = divmod(card, 4)
    return 1 + (2 * (row % 2) + row // 2 + column) % 4


def _looks(view: YokaiView, aid: MemoryAid) -> dict[int, list[LookMark]]:
    """The cards looked at by everybody in the turn they played last."""
    turn = view.tableau.turn
    began = 0
    latest: dict[int, list[tuple[int, int]]] = {}
    for event in view.history:
        if isinstance(event, TurnBegan):
            began = event.turn
            latest[event.seat] = []
        elif isinstance(event, Looked):
            latest.setdefault(event.seat, []).append((event.card, began))
    marks: dict[int, list[LookMark]] = {}
    for seat, looked in latest.items():
        for order, (card, when) in enumerate(looked, start=1):
            if when == turn or aid.has_looks:
                mark = LookMark(seat, order, when == turn, when)
                marks.setdefault(card, []).append(mark)
    return marks
