"""A window and games to measure."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match
    from yokai_desktop.ui.window.main_window import MainWindow

WINDOW = (1440, 900)


def open_window(size: tuple[int, int] = WINDOW) -> MainWindow:
    from yokai_desktop.ui.window.application import make_application

    make_application()
    from yokai_desktop.ui.window.main_window import MainWindow

    window = MainWindow()
    window.resize(*size)
    window.show()
    return window


def septet_match(level: str, people: int = 1) -> Match:
    """Four players, the first of them a person."""
    from yokai_desktop.engine.match import Match, Seat
    from yokai_desktop.engine.septet.game import SEPTET

    seats = [Seat()] * people + [Seat(level)] * (4 - people)
    return Match(SEPTET, SEPTET.setup(4, {"scoring": "standard"}, "bench"), seats)


def yokai_match() -> Match:
    """A person who begins, and a partner."""
    from yokai_desktop.engine.match import Match, Seat
    from yokai_desktop.engine.yokai.game import YOKAI

    return Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "bench"), [Seat(), Seat("novice")])
