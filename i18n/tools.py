"""Where Qt's translation tools and our translation files are."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

from yokai_desktop.words.languages import LANGUAGES, PLURALS  # noqa: E402

__all__ = ["LANGUAGES", "PLURALS", "ROOT", "found", "run", "source_file"]


def source_file(language: str) -> Path:
    """The translation that people write."""
    return HERE / f"yokai_desktop_{language}.ts"


def run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools."""
    words = [found(tool), *arguments]
    subprocess.run(words, check=True, cwd=ROOT, stdout=subprocess.PIPE)


def found(tool: str, qt: Path | None = None) -> str:
    """Where a tool is: beside PySide6 as a wheel brings it, else with the Qt of the system."""
    folder = Path(PySide6.__file__).parent if qt is None else qt
    for path in (folder / tool, folder / f"{tool}.exe", folder / "Qt" / "libexec" / tool):
        if path.is_file():
            return str(path)
    binaries = QLibraryInfo.path(QLibraryInfo.LibraryPath.BinariesPath)
    for name in (tool, f"{tool}-qt6", f"{tool}6"):
        program = shutil.which(name) or shutil.which(name, path=binaries)
        if program:
            return program
    raise SystemExit(
        f"Qt's {tool} is missing: it comes with PySide6-Essentials, or with Qt's tools."
    )
