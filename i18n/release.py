"""Compiles the translations that are missing or outdated: ``python i18n/release.py``."""

from __future__ import annotations

from tools import LANGUAGES, run, source_file


def main() -> None:
    for language in LANGUAGES:
        source = source_file(language)
        built = source.with_suffix(".qm")
        if not built.is_file() or built.stat().st_mtime < source.stat().st_mtime:
            run("lrelease", "-silent", str(source), "-qm", str(built))


if __name__ == "__main__":
    main()
