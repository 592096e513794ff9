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

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QWidget

from yokai_desktop import app
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.application import make_application
from yokai_desktop.ui.window.main_window import MainWindow


def rectangle(part: QWidget) -> list[int]:
    box = part.geometry()
    return [box.x(), box.y(), box.width(), box.height()]


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
        known: dict[str, Any] = {"window": window, "page": window.page, "routes": routes, **TOLD}
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


class Frames(QObject):
    """Notes where everything lies whenever the window is painted, from ``watch`` on."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: list[dict[str, list[int]]] = []
        self._page: QWidget | None = None

    def watch(self, page: QWidget) -> bool:
        self._seen.clear()
        if self._page is not page:
            self._page = page
            page.installEventFilter(self)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and watched is self._page:
            self._seen.append(self._places())
        return False

    def _places(self) -> dict[str, list[int]]:
        page = self._page
        assert page is not None
        places = {
            f"{number} {type(part).__name__}": rectangle(part)
            for number, part in enumerate(page.findChildren(QWidget))
            if part.isVisibleTo(page)
        }
        return {"page": [page.width(), page.height()], **places}

    def count(self) -> int:
        return len(self._seen)

    def settled(self) -> bool:
        """Whether nothing waits to be laid out or painted any more."""
        QApplication.processEvents()
        before = self._places()
        QApplication.processEvents()
        return before == self._places()

    def moved_later(self) -> list[str]:
        """What lay elsewhere when the page was first painted at the size it has now."""
        last = self._places()
        first = next(seen for seen in self._seen if seen["page"] == last["page"])
        return [
            f"{name}: {first.get(name)}, then {last.get(name)}"
            for name in {**first, **last}
            if first.get(name) != last.get(name)
        ]


TOLD = {
    "frames": Frames(),
    "middle": middle,
    "at": at,
    "rectangle": rectangle,
    "picture": picture,
    "app": QApplication,
}


def main() -> int:
    multiprocessing.freeze_support()
    application = make_application()
    listener = Listener()
    application.setProperty("listener", listener)
    return app.main([])


if __name__ == "__main__":
    sys.exit(main())
