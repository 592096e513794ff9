"""The cards of a Yōkai table as rows of an item model: the grid, the pile, the hints turned up."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.models.cards import CardRow
from yokai_desktop.models.yokai.grid import GridRow


@dataclass(frozen=True)
class Eye:
    """The viewer's own look in the present turn; those of others are in the trace."""

    seat: int


@dataclass(frozen=True)
class YokaiCard(CardRow):
    """One card on the table.  The key of a card of the grid is its number."""

    grid: GridRow | None = None
    """What a card of the grid shows; None for hints."""
    eyes: tuple[Eye, ...] = ()
    hint: Hint | None = None
    """What a hint says, or which one was chosen for a card of the grid, but not confirmed."""
    count: int = 1
    """How many cards lie here: more than one in the pile."""
    is_lifted: bool = False
    """In the air, by a click or the keyboard."""
    opening: QRect | None = None
    """The box through which it is seen; None for all of it."""
