"""What a Linux desktop reads about the program: menu entry, icon and description.

Packages ship these files; whoever installed a wheel adds the entry with ``install`` and takes it
away with ``remove``.  Every place that names the program gets its id from ``version``.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from yokai_desktop.leaving import held
from yokai_desktop.paths import resources
from yokai_desktop.version import APP_ID, HOMEPAGE, VERSION

ENTRY = Path("applications", f"{APP_ID}.desktop")
ICON = Path("icons", "hicolor", "scalable", "apps", f"{APP_ID}.svg")
METAINFO = Path("metainfo", f"{APP_ID}.metainfo.xml")
"""Where each lies below ``share``."""

_FACTS = {
    "ID": APP_ID,
    "OWNER": APP_ID.rpartition(".")[0],
    "VERSION": VERSION,
    "HOME": HOMEPAGE,
    "PICTURES": f"{HOMEPAGE}/raw/v{VERSION}/resources/screenshots",
}


def entry(command: str) -> str:
    """The menu entry that runs a command."""
    return _filled(resources("desktop", "application.desktop"), _FACTS | {"COMMAND": command})


def metainfo() -> str:
    """The description of the program for catalogues of software."""
    return _filled(resources("desktop", "application.metainfo.xml"), _FACTS)


def install(folder: Path) -> list[Path]:
    """Add the entry for the program that runs below a folder like ``~/.local/share``."""
    written = [folder / ENTRY, folder / ICON]
    with held():  # an interrupt leaves both files whole, or none
        for path in written:
            path.parent.mkdir(parents=True, exist_ok=True)
        written[0].write_text(entry(own_command()), encoding="utf-8")
        shutil.copyfile(resources("icons", "yokai-desktop.svg"), written[1])
    return written


def remove(folder: Path) -> list[Path]:
    """Take away what ``install`` wrote; what is not there is no matter."""
    removed = [path for path in (folder / ENTRY, folder / ICON) if path.exists()]
    with held():
        for path in removed:
            path.unlink()
    return removed


def user_folder() -> Path:
    """Where the menus of this user are looked for; desktops ignore a place that is relative."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def own_command() -> str:
    """The command that opens the window of this very installation, quoted for a menu entry."""
    script = Path(sys.executable).with_name("yokai-desktop")
    if getattr(sys, "frozen", False):
        words = [sys.executable]
    elif script.is_file():
        words = [str(script)]
    else:
        words = [sys.executable, "-P", "-m", "yokai_desktop"]
    return " ".join(map(_quoted, words))


def _quoted(word: str) -> str:
    """A word of ``Exec``: reserved signs inside quotes, escaped once for each of two readings."""
    for sign in '\\"`$':
        word = word.replace(sign, f"\\\\{sign}" if sign != "\\" else "\\\\\\\\")
    return f'"{word}"'.replace("%", "%%")


def _filled(template: Path, facts: Mapping[str, str]) -> str:
    text = template.read_text(encoding="utf-8")
    for key, value in facts.items():
        text = text.replace(f"@{key}@", value)
    return text
