"""The page of one's choices over time: drawn and told in words, for one person and one game."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtGui import QFontMetricsF, QImage
from pytestqt.qtbot import QtBot

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from yokai_desktop.models.review.keeping import save_review
from yokai_desktop.storage.grades import Grade, Grades, KindLoss, MonthAccuracy
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.statistics.over_time_page import OverTimePage
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window.main_window import MainWindow


def opened(window: MainWindow) -> OverTimePage:
    window.show_page("over-time")
    page = window.page
    assert isinstance(page, OverTimePage)
    return page


def test_without_reviews_it_says_what_to_do(window: MainWindow) -> None:
    page = opened(window)
    assert all(plot.is_empty() for plot in (page.accuracy, page.kinds, page.luck))
    assert "Review a finished game" in page.accuracy.accessibleDescription()


def test_a_reviewed_game_is_told_in_words(window: MainWindow) -> None:
    match, review = septet_reviewed(4)
    save_review(archive().database, kept(match), match, review)
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
        save_review(archive().database, kept(match), match, review)
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
        Grades(archive().database).save(kept(match), 4, [grade], coached=players == 2)
    page = opened(window)
    assert len(page.accuracy.modes) == 2
    assert "with coach" in page.luck.text()
    image: QImage = page.grab().toImage()
    assert not image.isNull()


def test_many_ways_to_play_leave_room_for_their_lines(qtbot: QtBot, window: MainWindow) -> None:
    preferences().set_value("text_size", 200)
    window.resize(1024, 640)
    page = opened(window)
    plot = page.accuracy
    months = [
        MonthAccuracy(date(2026, 11, 1), "yokai", f"{edition}-{level}", 70, 1)
        for edition in ("first", "second")
        for level in (1, 2, 3)
    ]
    heights = []
    for found in (months[:1], months):
        plot.show_months(tuple(found))
        page.scrolls[0].refresh()
        qtbot.waitUntil(lambda: plot.height() >= plot.minimumHeight())
        heights.append(plot.minimumHeight())
    row = QFontMetricsF(theme().font(Role.CAPTION)).height()
    assert heights[1] - heights[0] > row, "each row of keys asks for more"
