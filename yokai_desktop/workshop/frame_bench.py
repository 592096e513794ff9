"""How smooth the great moments are: the times between two pictures, each in a process of its own.

A whole deal flies, a card is carried across the grid, all cards are turned up at the end; another
process thinks as a master all the while.  A click is timed from the press to the first picture
that answers it.  ``python -m yokai_desktop.workshop.frame_bench deal 1440 900 4`` prints a list of
pairs of milliseconds: how long each frame took by the clock, and how much of that the thread of the
window was at work, which other programs cannot spoil.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from yokai_desktop.workshop.benched_window import open_window, septet_match, yokai_match

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

MOMENTS = ("deal", "drag", "reveal", "click")
DRAG_SECONDS = 1.2
POINTER_MS = 8
"""From one place of the pointer to the next: a common mouse."""


Frame = tuple[float, float]
"""Milliseconds by the clock, and of the processor."""


def _now() -> Frame:
    return 1000 * time.perf_counter(), 1000 * time.thread_time()


def _between(moments: list[Frame]) -> list[Frame]:
    return [(later[0] - one[0], later[1] - one[1]) for one, later in pairwise(moments)]


class Painted:
    """When a widget was painted, from now on; any widget if none is given."""

    def __init__(self, target: object = None) -> None:
        from PySide6.QtCore import QCoreApplication, QEvent, QObject

        at: list[Frame] = []
        self.at = at

        class Watcher(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if event.type() == QEvent.Type.Paint:
                    at.append(_now())
                return False

        watched = target if isinstance(target, QObject) else QCoreApplication.instance()
        assert watched is not None
        self._watched, self._watcher = watched, Watcher(watched)
        watched.installEventFilter(self._watcher)

    def end(self) -> list[Frame]:
        """What lies between the pictures so far; nothing more is noted."""
        self._watched.removeEventFilter(self._watcher)
        return _between(self.at)


def _turn(until: Callable[[], bool]) -> None:
    """Let the window live until something is so; it sleeps while nothing happens."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    while not until():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _wait(ms: int) -> None:
    """Let the window live for a while."""
    from PySide6.QtCore import QEventLoop, Qt, QTimer

    loop = QEventLoop()
    timer = QTimer(singleShot=True, interval=ms, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(loop.quit)
    timer.start()
    loop.exec()


def _think() -> Callable[[], None]:
    """Let another process think as a master all the time; what ends it."""
    from yokai_desktop.ai.worker import Worker

    view = septet_match("master").view(0)
    worker: Worker

    def think_on(answer: object = None) -> None:
        worker.ask(view, "master", "bench")

    worker = Worker(think_on)
    think_on()
    return worker.close


def _seated(window: Any, match: Any) -> Any:
    """The board once the person may choose."""
    window.sit_down(match, {})
    page = window.page
    _turn(lambda: page.board.is_choosing and not page.showing.is_busy)
    return page.board


def deals(window: Any) -> list[Frame]:
    """All cards of a round fly to their places."""
    from yokai_desktop.ui.window.page_fade import PageFade

    window.sit_down(septet_match("master"), {})
    board = window.page.board
    _turn(lambda: not window.findChildren(PageFade))
    painted = Painted(board.overlay)
    _turn(lambda: board.clock.is_running)
    _turn(lambda: not board.clock.is_running)
    return painted.end()


def drags(window: Any) -> list[Frame]:
    """A card is carried in circles over the grid."""
    from PySide6.QtCore import QEvent, QPointF

    from yokai_desktop.engine.yokai.actions import Look

    match = yokai_match()
    looks = [action for action in match.view(0).legal if isinstance(action, Look)][:2]
    for look in looks:
        match.play(0, look)
    board = _seated(window, match)
    card = next(card for card in board.cards_by_number if card.is_draggable)
    start = card.shown_spot.middle
    _send(board, QEvent.Type.MouseButtonPress, start)
    painted = Painted(board.overlay)
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < DRAG_SECONDS:
        turn, reach = passed * 5, board.camera.pitch * 2 * min(1.0, passed * 4)
        point = start + QPointF(math.cos(turn), math.sin(turn)) * reach
        _send(board, QEvent.Type.MouseMove, point)
        _wait(POINTER_MS)
    between = painted.end()
    board.send_home()
    return between


def reveals(window: Any) -> list[Frame]:
    """The end of a game of Yōkai: one family after the other is turned up.

    Between families nothing is painted, so the beats of its clock are timed: painting delays them.
    """
    from yokai_desktop.engine.yokai.actions import Appease

    board = _seated(window, yokai_match())
    beats: list[Frame] = []
    board.clock.ticked.connect(lambda: beats.append(_now()))
    board.chosen.emit(Appease())
    _turn(lambda: board.clock.is_running)
    _turn(lambda: not board.clock.is_running)
    return _between(beats)


def clicks(window: Any) -> list[Frame]:
    """From the press on a card to the first picture after it."""
    from PySide6.QtCore import QEvent

    board = _seated(window, septet_match("novice"))
    found = []
    for button in board.cards.buttons("hand 0")[:6]:
        spot = button.shown_spot
        point = spot.moved(-spot.width * 0.42, 0).middle
        _turn(lambda: not board.clock.is_running)
        painted = Painted()
        pressed = _now()
        _send(board, QEvent.Type.MouseButtonPress, point)
        _turn(lambda painted=painted: bool(painted.at))  # type: ignore[misc]
        found += _between([pressed, painted.at[0]])
        painted.end()
        _send(board, QEvent.Type.MouseButtonRelease, point)
        _wait(300)
    return found


def _send(board: Any, kind: Any, point: QPointF) -> None:
    """One event of a mouse whose left button is down."""
    from PySide6.QtCore import QCoreApplication, QEvent, Qt
    from PySide6.QtGui import QMouseEvent

    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    is_up = kind == QEvent.Type.MouseButtonRelease
    event = QMouseEvent(
        kind,
        point,
        board.mapToGlobal(point),
        none if kind == QEvent.Type.MouseMove else left,
        none if is_up else left,
        Qt.KeyboardModifier.NoModifier,
    )
    QCoreApplication.sendEvent(board, event)


RUNS: dict[str, Callable[[Any], list[Frame]]] = {
    "deal": deals,
    "drag": drags,
    "reveal": reveals,
    "click": clicks,
}


def main(words: list[str]) -> None:
    moment, width, height, times = words
    window = open_window((int(width), int(height)))
    end = _think()
    between = [frame for _ in range(int(times)) for frame in RUNS[moment](window)]
    end()
    print(json.dumps(between), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
