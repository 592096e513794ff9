"""The log of a table in words: headings and lines, each with the sentence a screen reader hears."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from yokai_desktop.models.rows import RowsModel


@dataclass(frozen=True)
class LogCard:
    """A small card in a line of the log."""

    symbol: str
    figure: str
    tone: str


@dataclass(frozen=True)
class LogRow:
    """One line of the log; all its texts are ready to be shown."""

    words: str
    """The whole line as a sentence."""
    who: str = ""
    symbol: str = ""
    """A small picture, such as ``symbols/fire``."""
    figure: str = ""
    tone: str = ""
    """The family whose colour the figure has."""
    note: str = ""
    cards: tuple[LogCard, ...] = ()
    """Several cards at the end of the line, instead of one figure."""
    is_heading: bool = False
    is_current: bool = False
    """What is awaited now."""


class LogModel(RowsModel[LogRow]):
    """The lines of the log, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(LogRow, lambda row: row.words, parent)
