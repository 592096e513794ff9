"""The trick on the Septet table as a list model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.events import Played
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.playing import trick_winner
from yokai_desktop.models.rows import RowsModel


@dataclass(frozen=True)
class TrickRow:
    """One card of the trick, in order of play."""

    seat: int
    card: Card
    led: bool
    best: bool
    """Would take the trick as things are."""


def trick_rows(trick: tuple[Played, ...], trump: Family | None, mode: Mode) -> list[TrickRow]:
    """The trick as it stands."""
    if not trick:
        return []
    best = trick_winner(trick, trump if trump is not None else trick[0].card.family, mode)
    return [
        TrickRow(played.seat, played.card, place == 0, played.seat == best)
        for place, played in enumerate(trick)
    ]


class TrickModel(RowsModel[TrickRow]):
    """The cards of the trick, in order of play."""

    def __init__(self, words: Callable[[TrickRow], str], parent: QObject | None = None) -> None:
        super().__init__(TrickRow, words, parent)
