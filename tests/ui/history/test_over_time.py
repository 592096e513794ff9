"""The page of one's choices over time: drawn and told in words, for one person and one game."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from yokai_desktop.models.review.keeping import keep_review
from yokai_desktop.storage.grades import Grade, Grades, KindLoss
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.statistics.over_time_page import OverTimePage
from yokai_desktop.ui.window.main_window import MainWindow


def opened(window: MainWindow) -> OverTimePage:
    window.go("over-time")
    page = window.page
    assert isinstance(page, OverTimePage)
    return page


def test_without_reviews_it_says_what_to_do(window: MainWindow) -> None:
    page = opened(window)
    assert all(plot.is_empty() for plot in (page.accuracy, page.kinds, page.luck))
    assert "Review a finished game" in page.accuracy.accessibleDescription()


def test_a_reviewed_game_is_told_in_words(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    keep_review(archive().database, kept(match), match, review)
    page = opened(window)
    accuracy = review.mirrors[0].accuracy
    assert f"accuracy {accuracy} (1 game)" in page.accuracy.text()
    assert "Leading:" in page.kinds.text()
    assert "points of chance a choice" in page.kinds.text()
    assert "own choices" in page.luck.text()
    page.scrolls[1].turn.click()
    assert page.scrolls[1].turn.text() == "Chart"


def test_one_game_alone_can_be_chosen(window: MainWindow) -> None:
    for match, review in (septet_reviewed(4), yokai_reviewed()):
        keep_review(archive().database, kept(match), match, review)
    page = opened(window)
    assert "Looking" in page.kinds.text()
    page.game.set_value("septet")
    page.reload()
    assert "Looking" not in page.kinds.text()
    assert "Leading" in page.kinds.text()


def test_games_reviewed_by_an_earlier_version_are_graded_when_opened(
    qtbot: QtBot, window: MainWindow
) -> None:
    match, review = septet_reviewed(4)
    kept(match, review)
    page = opened(window)
    qtbot.waitUntil(lambda: not page.accuracy.is_empty())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_way_to_play_has_its_own_line(window: MainWindow, theme: str) -> None:
    preferences().set_value("theme", theme)
    for players in (2, 3, 4):
        match, _ = septet_reviewed(players)
        grade = Grade(0, 60 + players, 1_000, -2_000, -500, {"lead": KindLoss(4, 0.1)})
        Grades(archive().database).keep(kept(match), 4, [grade], coached=players == 2)
    page = opened(window)
    assert len(page.accuracy.modes) == 2
    assert "with coach" in page.luck.text()
    image: QImage = page.grab().toImage()
    assert not image.isNull()
