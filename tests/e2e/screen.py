"""A real screen with a window manager, and the program on it, handled as a person would.

Tests that need what a picture made without a display cannot show (focus, popups, the wheel, the
processor at rest) ask for the fixtures ``display`` and ``programs`` of ``conftest.py``.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

SIZE = "1440x900"
PATIENCE = 180.0
"""Seconds until something that must happen has happened."""

needs_a_screen = pytest.mark.skipif(
    sys.platform != "linux" or not all(map(shutil.which, ("Xvfb", "xdotool", "openbox"))),
    reason="needs Xvfb, xdotool and openbox",
)


@contextmanager
def screen(size: str = SIZE) -> Iterator[str]:
    """The name of a screen of its own, with a window manager; the server chooses the number."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as numbers:
        display = f":{numbers.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"],
        env=os.environ | {"DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def write_settings(home: Path, **values: Any) -> None:
    """Settings the program starts with; by default quick, in English and without tips."""
    folder = home / "config"
    folder.mkdir(parents=True, exist_ok=True)
    quick = {
        "language": "en",
        "animation": "fast",
        "trick_pause": 200,
        "thinking_pause": 0,
        "guide": False,
    }
    data = {"format": 1, "settings": quick | values}
    (folder / "settings.json").write_text(json.dumps(data), encoding="utf-8")


class Program:
    """The running program: asked where things are, handled with the pointer and the keys."""

    def __init__(self, display: str, home: Path) -> None:
        self._environment = os.environ | {
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "YOKAI_HOME": str(home),
            "LC_ALL": "C.UTF-8",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.driver"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment,
            cwd=Path(__file__).parents[2],
        )
        self.wait_for("window.isVisible() and window.isActiveWindow()")

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, question: str) -> Any:
        """The answer to an expression of ``window``, ``page``, ``middle``, ``at`` and more."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(question + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def wait_for(self, question: str) -> Any:
        """The first answer that is not empty."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answer = self.ask(question)
            if answer:
                return answer
            time.sleep(0.05)
        raise AssertionError(f"never came: {question}")

    def click(self, where: str) -> None:
        """Move the pointer to the place a question tells, and click."""
        x, y = self.wait_for(where)
        self.point("mousemove", str(x), str(y), "click", "1")

    def drag(self, start: str, end: str) -> None:
        self.lift(start, end)
        self.point("mouseup", "1")

    def lift(self, start: str, end: str) -> None:
        """Press at one place and carry to another, without letting go."""
        x, y = self.wait_for(start)
        self.point("mousemove", str(x), str(y), "mousedown", "1")
        x2, y2 = self.wait_for(end)
        for part in (0.3, 0.7, 1.0):
            across, down = round(x + (x2 - x) * part), round(y + (y2 - y) * part)
            self.point("mousemove", str(across), str(down))

    def press(self, *keys: str) -> None:
        """Press keys one after the other, named as X names them: ``Escape``, ``alt+Left``."""
        self.point("key", *keys)

    def point(self, *words: str) -> None:
        """Any words of xdotool."""
        subprocess.run(["xdotool", *words], env=self._environment, check=True)
        time.sleep(0.05)

    def picture(self) -> QImage:
        """What the whole screen shows, popups and window frames included."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "screen.png"
            assert self.ask(f"picture({str(path)!r})")
            return QImage(str(path))

    def processor_seconds(self) -> float:
        """The processor time the program has used so far, its own process alone."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def wait_until_ended(self) -> int:
        return self._process.wait(PATIENCE)

    def end(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
