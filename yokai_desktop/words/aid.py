"""A player aid as plain data: what a printed game has on the card beside each player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from yokai_desktop.words.joining import labelled, row_of, sentences


@dataclass(frozen=True)
class AidRow:
    """One line: a few words side by side, after a small picture if there is one."""

    cells: tuple[str, ...]
    picture: str = ""
    """By name, such as ``symbols/fire``."""
    is_marked: bool = False
    """Of special weight in this game, such as the trump."""

    @property
    def words(self) -> str:
        """The line as it is read out."""
        name, *rest = self.cells
        said = row_of(rest)
        return labelled(name, said) if said else name


@dataclass(frozen=True)
class AidPart:
    """Lines under a heading."""

    title: str
    rows: tuple[AidRow, ...]


@dataclass(frozen=True)
class Aid:
    """The whole aid, in two columns."""

    title: str
    left: tuple[AidPart, ...]
    right: tuple[AidPart, ...]

    @property
    def words(self) -> str:
        """All of it for a screen reader, part by part."""
        return sentences(said if said.endswith(".") else f"{said}." for said in self._said())

    def _said(self) -> Iterator[str]:
        for part in (*self.left, *self.right):
            yield part.title
            yield from (row.words for row in part.rows)


def lines(*words: str) -> tuple[AidRow, ...]:
    """Whole sentences, one a line."""
    return tuple(AidRow((sentence,)) for sentence in words)


def numbered(*words: str) -> tuple[AidRow, ...]:
    """Steps in their order."""
    return tuple(AidRow((f"{place}.", step)) for place, step in enumerate(words, start=1))
