"""Draws the seven family symbols, each in its deep colour on nothing."""

from __future__ import annotations

from pathlib import Path

from kit import Doc
from septet.families import FAMILIES
from septet.symbols import symbol

SIDE = 100
SHARE_OF_SIDE = 0.94


def draw(out: Path) -> list[Path]:
    """Write the symbols below the resources folder `out`."""
    folder = out / "symbols"
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for family in FAMILIES.values():
        d = Doc(SIDE, SIDE)
        symbol(d, family.name, SIDE / 2, SIDE / 2, SIDE * SHARE_OF_SIDE, family.deep)
        files.append(folder / f"{family.name}.svg")
        d.save(files[-1], family.name.capitalize())
    return files
