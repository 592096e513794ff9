"""Compiles the translations that are missing or outdated: ``python i18n/release.py``."""

from __future__ import annotations

import os

from tools import LANGUAGES, run, source_file


def main() -> None:
    for language in LANGUAGES:
        source = source_file(language)
        built = source.with_suffix(".qm")
        if not built.is_file() or built.stat().st_mtime < source.stat().st_mtime:
            # A running program has the old file mapped: it is replaced, never written over.
            new = built.with_suffix(".new")
            run("lrelease", "-silent", str(source), "-qm", str(new))
            os.replace(new, built)


if __name__ == "__main__":
    main()
