"""Where the program's files are: what it ships, and what belongs to its user.

Shipped files lie beside the package in a source tree, inside it once installed.  The folders of
the user follow the platform; ``YOKAI_HOME`` moves them all under one folder.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

HOME_VARIABLE = "YOKAI_HOME"
APP_NAME = "yokai-desktop"


@cache
def _shipped(name: str) -> Path:
    package = Path(__file__).resolve().parent
    bundle = Path(getattr(sys, "_MEIPASS", package))
    candidates = [package / name, package.parent / name, bundle / "yokai_desktop" / name]
    return next((folder for folder in candidates if folder.is_dir()), candidates[1])


def resources(*parts: str) -> Path:
    """A shipped file or folder, such as ``resources("icons", "menu.svg")``; it may be missing."""
    return _shipped("resources").joinpath(*parts)


def translations() -> Path:
    """The folder of the compiled translations."""
    return _shipped("i18n")


def source_tree() -> Path | None:
    """The folder of the project when the program runs from its sources, else None."""
    root = Path(__file__).resolve().parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "i18n").is_dir() else None


def _user_folder(kind: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / kind
    import platformdirs

    directories = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
    return Path(getattr(directories, f"user_{kind}_dir"))


def config_folder() -> Path:
    """Settings; not created here."""
    return _user_folder("config")


def data_folder() -> Path:
    """Saved games and what the player has achieved; not created here."""
    return _user_folder("data")


def state_folder() -> Path:
    """Logs; not created here."""
    return _user_folder("log")
