"""Running the kernels as plain Python although compiled ones are installed.

Used to compare the two: ``use_plain_kernels()`` must be called before any kernel is imported.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourceOnlyFinder:
    """Finds the modules of this package by their source, never by a compiled twin."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("yokai_desktop.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def use_plain_kernels() -> None:
    """From now on import this package's modules from their source only."""
    sys.meta_path.insert(0, _SourceOnlyFinder)


def is_compiled(module: ModuleType) -> bool:
    """Whether a module is the compiled twin of its source."""
    return not (module.__file__ or "").endswith(".py")
