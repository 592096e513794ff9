"""The one person at the screen is You in every list and log, and is never numbered."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from tests.ui.said import said_by
from yokai_desktop.engine.match import Match
from yokai_desktop.ui.replay.page import ReplayPage
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("still")

NUMBERED = re.compile(r"Player \d")


def shown(window: MainWindow) -> list[str]:
    QApplication.processEvents()
    return said_by(window)


def screens(window: MainWindow, number: int) -> Iterator[tuple[str, list[str]]]:
    """Every page that tells of a game, and what it says."""
    window.show_page("history")
    yield "history", shown(window)
    window.go(routes.Replay(game=number))
    replay = window.page
    assert isinstance(replay, ReplayPage)
    for step in (0, 5, 12):
        replay.jump(step)
        yield f"replay {step}", shown(window)
    window.go(routes.Review(game=number))
    overview = window.page
    assert isinstance(overview, ReviewPage)
    yield "review", shown(window)
    overview.in_words.click()
    yield "review in words", shown(window)
    overview.open_decision(None)
    yield "decision", shown(window)


@pytest.mark.parametrize("reviewed", [septet_reviewed, yokai_reviewed], ids=["septet", "yokai"])
def test_the_person_at_the_screen_is_you_in_all_that_is_told_later(
    window: MainWindow, reviewed: object
) -> None:
    assert callable(reviewed)
    match, review = reviewed()
    number = kept(match, review)
    for name, texts in screens(window, number):
        assert [text for text in texts if NUMBERED.search(text)] == [], name
        assert any(re.search(r"\b[Yy]ou\b", text) for text in texts), name


def test_the_log_of_a_table_says_you(window: MainWindow) -> None:
    match, _ = septet_reviewed()
    begun = Match(match.game, match.setup, match.seats)
    for action in match.actions[:12]:
        assert begun.to_act is not None
        begun.play(begun.to_act, action)
    window.sit_down(begun, {})
    texts = shown(window)
    assert [text for text in texts if NUMBERED.search(text)] == []
    assert "You" in texts
