"""Films of the great moments: what a real window shows at every step of the clock, as one sheet.

``python -m yokai_desktop.workshop.film FOLDER`` writes a sheet of frames for every moment;
``… FOLDER boss 1440 900 60 dark fr 900`` only one, in a window so large, a frame every 60 ms of
motion, from 900 ms on.
The clock is led by hand, so a film is the same on every machine; what is seen is taken from the
screen, with everything that lies over the window.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from yokai_desktop.engine.contract import Action, Event
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.events import FamilySealed, RoundEnded, TrickTaken
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.workshop.benched_window import open_window

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

Wanted = Callable[[tuple[Event, ...]], bool]
Played = tuple[Match, Action | None]
"""A match, and what its person does now; None where it begins."""

COLUMNS, FRAME_WIDTH = 4, 480
MOST_FRAMES = 48
_STILL_MS = 1_500
"""A film ends when nothing has changed for so long: no motion pauses longer."""
_FADE_MS, _PAINT_MS = 400, 40
"""What a page takes to come, and a screen to show what was painted."""


def _trick(events: tuple[Event, ...], bosses: range) -> bool:
    taken = next((event for event in events if isinstance(event, TrickTaken)), None)
    return taken is not None and len(taken.bosses) in bosses


def _ends(events: tuple[Event, ...]) -> RoundEnded | None:
    return next((event for event in events if isinstance(event, RoundEnded)), None)


def _septet(mode: str, wanted: Wanted) -> Played:
    """A match and the card of its person after which what is wanted happens."""
    from yokai_desktop.workshop.septet.scenes import reached_before

    return reached_before(mode, wanted)


def _deal() -> Played:
    from yokai_desktop.workshop.benched_window import septet_match

    return septet_match("novice"), None


def _peace(*, won: bool) -> Played:
    from yokai_desktop.workshop.yokai.scenes import declared

    return declared(won=won), Appease()


def _has_boss_last(events: tuple[Event, ...]) -> bool:
    return _ends(events) is not None and _trick(events, range(1, 8))


def _has_seventh_trick(events: tuple[Event, ...]) -> bool:
    return _ends(events) is not None and _trick(events, range(1))


MOMENTS: dict[str, Callable[[], Played]] = {
    "deal": _deal,
    "trick": lambda: _septet("four", lambda e: not _ends(e) and _trick(e, range(1))),
    "boss": lambda: _septet("four", lambda e: not _ends(e) and _trick(e, range(1, 8))),
    "fourth-boss": lambda: _septet("four", _has_boss_last),
    "seventh-trick": lambda: _septet("four", _has_seventh_trick),
    "seal": lambda: _septet(
        "seven-next", lambda e: not _ends(e) and any(isinstance(each, FamilySealed) for each in e)
    ),
    "victory": lambda: _peace(won=True),
    "defeat": lambda: _peace(won=False),
}


def film(window: Any, played: Played, every: float, start: float = 0) -> list[QImage]:
    """The frames of a moment, from so many milliseconds after its beginning until all is still."""
    match, action = played
    window.sit_down(match, {})
    page = window.page
    board = page.board
    if action is not None:
        _live(lambda: board.is_choosing and not page.showing.is_busy)
        _pass(_FADE_MS)
        board.chosen.emit(action)
    board.clock.rest()
    for _ in range(round(start / every)):
        board.clock.advance(every)
        board.clock.rest()
    frames: list[QImage] = []
    still = 0.0
    while len(frames) < MOST_FRAMES and still < _STILL_MS:
        _pass(_PAINT_MS)
        frames.append(_seen(window))
        still = still + every if frames[-1:] == frames[-2:-1] else 0.0
        board.clock.advance(every)
        board.clock.rest()
    return frames


def _pass(ms: int) -> None:
    """Let the window live for a while."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _live(until: Callable[[], bool]) -> None:
    from PySide6.QtCore import QCoreApplication, QEventLoop

    while not until():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _seen(window: Any) -> QImage:
    """What the screen shows of the window."""
    from PySide6.QtGui import QGuiApplication

    if QGuiApplication.platformName() == "offscreen":
        picture = window.grab()
    else:
        picture = window.screen().grabWindow(window.winId())
    image: QImage = picture.toImage()
    return image


def sheet(frames: list[QImage], every: float, start: float = 0) -> QImage:
    """The frames in rows, each with its moment in milliseconds."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtGui import QImage, QPainter

    smooth = Qt.TransformationMode.SmoothTransformation
    small = [frame.scaledToWidth(FRAME_WIDTH, smooth) for frame in frames]
    high = small[0].height()
    rows = -(-len(small) // COLUMNS)
    image = QImage(COLUMNS * FRAME_WIDTH, rows * high, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setPen(Qt.GlobalColor.white)
    for number, frame in enumerate(small):
        row, column = divmod(number, COLUMNS)
        corner = QPoint(column * FRAME_WIDTH, row * high)
        painter.drawImage(corner, frame)
        painter.drawText(corner + QPoint(8, 16), f"{start + number * every:.0f} ms")
    painter.end()
    return image


def main(words: list[str]) -> None:
    usual = ["films", "", "1440", "900", "80", "light", "en", "0"]
    folder, moment, width, height, every, theme_name, language, start = words + usual[len(words) :]
    from yokai_desktop.ui.services.preferences import preferences

    window = open_window((int(width), int(height)))
    for name, value in (
        ("theme", theme_name),
        ("language", language),
        ("guide", False),
        ("coach", "off"),
        ("thinking_pause", 5_000),
        ("trick_pause", 400),
    ):
        preferences().set_value(name, value)
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name in [moment] if moment else MOMENTS:
        path = Path(folder) / f"{name}-{theme_name}-{language}.png"
        frames = film(window, MOMENTS[name](), float(every), float(start))
        sheet(frames, float(every), float(start)).save(str(path))
        print(path, flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
