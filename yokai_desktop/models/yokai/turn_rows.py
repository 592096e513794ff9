"""The turns of a game as rows of a list: a heading for every turn, a line for every step."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.models.rows import RowsModel
from yokai_desktop.models.yokai.trace import Deed


@dataclass(frozen=True)
class TurnLine:
    """One line; all its texts are ready to be shown."""

    words: str
    """The whole line as a sentence."""
    line: str
    """What is written: below the name of its player that needs no repeating."""
    turn: int
    seat: int
    mask: str
    note: str = ""
    """Beside a heading: which turn it is."""
    deed: Deed | None = None
    """None for a heading."""
    names: tuple[str, ...] = ()
    """The names of places in the line."""

    @property
    def is_heading(self) -> bool:
        return self.deed is None

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that the line is about."""
        return (self.deed.card,) if self.deed is not None and self.deed.card >= 0 else ()

    @property
    def places(self) -> tuple[Place, ...]:
        """The places that the line names."""
        if self.deed is None:
            return ()
        return tuple(at for at in (self.deed.start, self.deed.place) if at is not None)


class TurnsModel(RowsModel[TurnLine]):
    """The lines, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(TurnLine, lambda row: row.words, parent)
