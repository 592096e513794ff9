"""How often partners of a level keep a convention: counted in real play, told with exercises."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.dojo.reading import BadEntry
from yokai_desktop.engine.contract import Json


@dataclass(frozen=True)
class Kept:
    """So many acts of partners of a level kept a convention, of all that had to do with it."""

    convention: int
    level: str
    kept: int
    acts: int

    @property
    def percent(self) -> int:
        return round(100 * self.kept / self.acts)


def read_kept(data: Json) -> list[Kept]:
    """The counts of a set, by convention and level; ``BadEntry`` if they cannot be."""
    try:
        return [
            Kept(int(convention), str(level), _count(kept, 0), _count(acts, max(1, kept)))
            for convention, levels in dict(data).items()
            for level, (kept, acts) in levels.items()
        ]
    except (AttributeError, TypeError, ValueError) as error:
        raise BadEntry("kept") from error


def _count(number: Json, least: int) -> int:
    if type(number) is not int or number < least:
        raise ValueError(number)
    return number
