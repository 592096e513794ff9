"""Where Qt's translation tools and our translation files are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import PySide6

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

from yokai_desktop.words.languages import LANGUAGES, PLURALS  # noqa: E402

__all__ = ["LANGUAGES", "PLURALS", "ROOT", "run", "source_file"]


def source_file(language: str) -> Path:
    """The translation that people write."""
    return HERE / f"yokai_desktop_{language}.ts"


def run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools as PySide6 brings it."""
    folder = Path(PySide6.__file__).parent
    program = next(
        path
        for path in (folder / tool, folder / f"{tool}.exe", folder / "Qt" / "libexec" / tool)
        if path.is_file()
    )
    subprocess.run([str(program), *arguments], check=True, cwd=ROOT, stdout=subprocess.PIPE)
