"""A straw pile of the two-player game as a list model: the row below, then the row on top."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import StrawCard, StrawView
from yokai_desktop.models.rows import RowsModel

Place = tuple[bool, int]
"""On top or below, and the number from the left."""


@dataclass(frozen=True)
class StrawRow:
    """One place of a straw pile."""

    on_top: bool
    index: int
    card: Card | None
    """None where it is gone, or nobody may know it."""
    face_up: bool
    gone: bool
    hidden_boss: bool
    """Known to be a boss although it lies face down."""
    covered_by: tuple[int, ...]
    """The places on top that still cover it."""
    legal: bool
    locked: bool
    chosen: bool

    @property
    def place(self) -> Place:
        return self.on_top, self.index


def straw_rows(
    straw: StrawView,
    choosable: Collection[Place] = (),
    chosen: Collection[Place] = (),
    *,
    is_asked: bool = False,
) -> list[StrawRow]:
    """A pile as the viewer sees it; ``is_asked`` where the viewer may choose from it now."""

    def row(on_top: bool, index: int, card: StrawCard) -> StrawRow:
        place = (on_top, index)
        covers: tuple[int, ...] = ()
        if not on_top:
            near = (index - 1, index)
            covers = tuple(i for i in near if 0 <= i < len(straw.up) and not straw.up[i].gone)
        legal = place in choosable
        return StrawRow(
            on_top,
            index,
            card.card,
            card.face_up,
            card.gone,
            card.is_boss and not card.face_up,
            covers,
            legal,
            is_asked and card.face_up and not legal and place not in chosen,
            place in chosen,
        )

    below = [row(False, index, card) for index, card in enumerate(straw.down)]
    return below + [row(True, index, card) for index, card in enumerate(straw.up)]


class StrawModel(RowsModel[StrawRow]):
    """The thirteen places of a pile."""

    def __init__(self, words: Callable[[StrawRow], str], parent: QObject | None = None) -> None:
        super().__init__(StrawRow, words, parent)
