"""Runs the program in a real window and tells a test where things are.

Questions come as lines of Python on standard input and are answered as JSON lines; what happens
in the window comes from the pointer alone.  Run as ``python -m tests.e2e.driver``.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
import threading
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QWidget

from yokai_desktop import app
from yokai_desktop.ui.main_window import MainWindow


class Listener(QObject):
    """Reads questions in a thread and answers them in the thread of the window."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._answer)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self.asked.emit(line.strip())

    def _answer(self, question: str) -> None:
        window = next(
            (w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None
        )
        if window is None:
            print("null", flush=True)
            return
        known: dict[str, Any] = {"window": window, "page": window.page, **TOLD}
        try:
            print(json.dumps(eval(question, known)), flush=True)
        except (AttributeError, LookupError, StopIteration):
            print("null", flush=True)


def middle(widget: QWidget, box: QRect | None = None) -> list[int] | None:
    """The middle of a widget, or of a box in it, on the screen; None while it is hidden."""
    if not widget.isVisible():
        return None
    return at(widget, (box or widget.rect()).center())


def at(widget: QWidget, point: QPoint) -> list[int]:
    """A point of a widget on the screen."""
    place = widget.mapToGlobal(point)
    return [place.x(), place.y()]


def picture(path: str) -> bool:
    """Save what the whole screen shows, as the X server has it."""
    return QApplication.primaryScreen().grabWindow(0).save(path)


TOLD = {"middle": middle, "at": at, "picture": picture, "app": QApplication}


def main() -> int:
    multiprocessing.freeze_support()
    application = app.make_application()
    listener = Listener()
    application.setProperty("listener", listener)
    return app.main([])


if __name__ == "__main__":
    sys.exit(main())
