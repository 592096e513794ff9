"""Redraws every picture: `python resources/drawing/redraw.py [program ...]`.

A program is a module beside this one with a function `draw(out: Path) -> list[Path]`, `out` being
the resources folder. Without arguments all programs run.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
NAMES = ("septet_*.py", "yokai_*.py", "marks*.py", "masks*.py", "icons*.py", "ornaments*.py")


def programs() -> list[ModuleType]:
    """The drawing programs of this folder, in the order of their names."""
    if str(HERE) not in sys.path:
        sys.path.insert(0, str(HERE))
    files = sorted({file for pattern in NAMES for file in HERE.glob(pattern)})
    modules = [importlib.import_module(file.stem) for file in files]
    return [module for module in modules if hasattr(module, "draw")]


def main(wanted: list[str]) -> None:
    """Run the wanted programs, or all, and say how many pictures each drew."""
    for program in programs():
        if not wanted or program.__name__ in wanted:
            files = program.draw(HERE.parent)
            print(f"{program.__name__}: {len(files)} pictures")


if __name__ == "__main__":
    main(sys.argv[1:])
