"""Compiles the translations that are missing or outdated: ``python i18n/release.py``."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tools import LANGUAGES, run, source_file


def main() -> None:
    for language in LANGUAGES:
        source = source_file(language)
        built = source.with_suffix(".qm")
        if not built.is_file() or built.stat().st_mtime < source.stat().st_mtime:
            _build(source, built)


def _build(source: Path, built: Path) -> None:
    """A running program has the old file mapped: it is replaced, never written over.

    Several programs that start at once may build it at the same time, each in a folder of its own.
    """
    with tempfile.TemporaryDirectory(dir=built.parent) as folder:
        new = Path(folder) / built.name
        run("lrelease", "-silent", str(source), "-qm", str(new))
        os.replace(new, built)


if __name__ == "__main__":
    main()
