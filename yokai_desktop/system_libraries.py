"""Libraries of the system that Qt needs: which are missing, and how to say so without Qt.

A wheel brings Qt but not what Qt finds on every desktop; a bare system has none of it, and Qt
then ends the process in the middle of an import or of its own start.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable

NO_WINDOW = 2
"""The exit code, as of everything that cannot be done."""

ALWAYS = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What importing Qt's windows takes: each library with its Debian package."""

UNDER_X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What opening a window takes where Qt asks an X server."""

MESSENGERS = (
    ("zenity", "--error", "--title=Yokai Desktop", "--text"),
    ("kdialog", "--title", "Yokai Desktop", "--error"),
    ("xmessage", "-center"),
    ("notify-send", "Yokai Desktop"),
)
"""Programs that show a sentence, for those who start from a menu and see no terminal."""


def missing_for_import() -> list[str]:
    """The Debian packages without which Qt cannot even be imported."""
    return _missing(ALWAYS)


def missing_for_window() -> list[str]:
    """The Debian packages without which no window opens where we are."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    asks_x11 = platform.startswith("xcb") or (
        not platform and "DISPLAY" in os.environ and "WAYLAND_DISPLAY" not in os.environ
    )
    return _missing(ALWAYS | UNDER_X11 if asks_x11 else ALWAYS)


def tell(packages: Iterable[str]) -> int:
    """Say which packages are missing, in a window too where no terminal shows it; the exit code."""
    from yokai_desktop.cli.sentences import language, say
    from yokai_desktop.words.voice import speaking

    with speaking(language()):
        sentence = say("missing_libraries", packages=" ".join(packages))
    print(f"yokai: {sentence}", file=sys.stderr)
    if not sys.stderr.isatty() and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        _show(sentence)
    return NO_WINDOW


def _missing(libraries: dict[str, str]) -> list[str]:
    return [package for name, package in libraries.items() if not _is_there(name)]


def _is_there(library: str) -> bool:
    if sys.platform != "linux":
        return True  # Windows and macOS have all that Qt asks for
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _show(sentence: str) -> None:
    """By the first of the messengers that is installed and succeeds."""
    for words in MESSENGERS:
        if shutil.which(words[0]):
            done = subprocess.run([*words, sentence], stderr=subprocess.DEVNULL)
            if done.returncode == 0:
                return
