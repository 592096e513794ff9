"""The replay page: the board is right at every position, whichever way one came."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.played_games import (
    AIKO,
    BEN,
    play_by_chance,
    septet_game,
    septet_match,
    yokai_lost,
    yokai_won,
)
from tests.ui.clipping import clipped_texts
from tests.ui.table.snapshot import Picture, picture_of
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.ui.games.game_words import standing
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.replay.page import OPEN, ReplayPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard

GAMES = {
    "four": septet_game(),
    "two": septet_game((AIKO, Seat("novice"))),
    "unfinished": play_by_chance(septet_match((AIKO, Seat("novice"), Seat("adept"))), most=60),
    "yokai": yokai_won(turns=5),
}


def page_for(qtbot: QtBot, match: Match) -> ReplayPage:
    preferences().set_value("animation", "off")
    page = ReplayPage()
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    page.opened(routes.Replay(match=match))
    return page


def picture(page: ReplayPage) -> Picture:
    """Everything on the board; in which order it came there does not matter."""
    assert page.board is not None
    return sorted(picture_of(page.board), key=repr)


def jumped(qtbot: QtBot, page: ReplayPage, position: int) -> Picture:
    """The picture of a position reached at once, in a page of its own."""
    assert page.model is not None
    fresh = page_for(qtbot, page.model.match)
    fresh.jump(position)
    shown = picture(fresh)
    fresh.close()
    return shown


def words_of_bar(page: TablePage) -> str:
    return " ".join(label.text() for label in page.bar.findChildren(QLabel))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_board_walked_forwards_equals_one_that_jumped(qtbot: QtBot, name: str) -> None:
    page = page_for(qtbot, GAMES[name])
    assert page.model is not None
    assert page.player is not None
    for _ in range(min(page.model.last, 30)):
        page.player.forward()
        page.player.showing.finish()
        assert not page.player.showing.is_busy
    assert picture(page) == jumped(qtbot, page, page.model.position)
    page.jump(page.model.last)
    page.step("back")
    assert page.model.position == page.model.last - 1
    assert picture(page) == jumped(qtbot, page, page.model.last - 1)


@pytest.mark.parametrize("name", ["four", "yokai"])
def test_movements_end_in_the_same_picture(qtbot: QtBot, name: str) -> None:
    page = page_for(qtbot, GAMES[name])
    assert page.player is not None
    preferences().set_value("animation", "normal")
    for _ in range(6):
        page.player.forward()
    page.player.showing.finish()
    assert page.model is not None
    assert picture(page) == jumped(qtbot, page, 6)


def test_going_back_in_the_middle_of_a_movement_leaves_no_trace(qtbot: QtBot) -> None:
    page = page_for(qtbot, GAMES["four"])
    assert page.player is not None
    preferences().set_value("animation", "slow")
    page.jump(4)
    page.player.forward()
    assert page.player.showing.is_busy
    page.step("back")
    assert not page.player.showing.is_busy
    assert picture(page) == jumped(qtbot, page, 4)


def test_the_log_leads_to_its_steps(qtbot: QtBot) -> None:
    page = page_for(qtbot, GAMES["four"])
    rows = page.log.model.rows
    assert len(rows) > 20
    page.log.list.clicked.emit(page.log.model.index(12))
    assert page.model is not None
    assert page.model.position == rows[12].position
    assert page.log.list.currentIndex().isValid()
    page.jump(0)
    assert not page.log.list.currentIndex().isValid()


def test_labels_in_the_log_are_those_of_the_moment(qtbot: QtBot) -> None:
    page = page_for(qtbot, GAMES["yokai"])
    early = [row.words for row in page.log.model.rows]
    page.jump(9)
    page.refresh()
    assert [row.words for row in page.log.model.rows] == early


def test_it_plays_by_itself_until_it_is_stopped(qtbot: QtBot) -> None:
    page = page_for(qtbot, GAMES["yokai"])
    page.controls.speed.set_value("fast")
    page.controls.buttons["play"].click()
    assert page.model is not None
    qtbot.waitUntil(lambda: page.model is not None and page.model.position >= 3, timeout=10_000)
    page.controls.buttons["play"].click()
    here = page.model.position
    qtbot.wait(400)
    assert page.model.position == here


def test_it_stops_at_the_end(qtbot: QtBot) -> None:
    page = page_for(qtbot, GAMES["yokai"])
    assert page.model is not None
    page.jump(page.model.last - 1)
    page.step("play")
    assert page.model.position == page.model.last
    assert not page.controls.buttons["forward"].isEnabled()
    assert not page.controls.branch.isEnabled()
    assert page.player is not None
    page.player.forward()
    assert page.model.position == page.model.last


def test_keys_step_and_play(qtbot: QtBot) -> None:
    page = page_for(qtbot, GAMES["four"])
    assert page.model is not None
    for key, position in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, page.model.last),
        (Qt.Key.Key_Home, 0),
    ):
        qtbot.keyClick(page, key)
        assert page.model.position == position


def test_open_cards_are_offered_for_finished_games_only(qtbot: QtBot) -> None:
    page = page_for(qtbot, GAMES["four"])
    assert page.controls.eyes.findData(OPEN) >= 0
    page.controls.eyes_chosen.emit(OPEN)
    assert page.model is not None
    assert page.model.has_open_cards
    page.controls.eyes_chosen.emit("2")
    assert (page.model.seat, page.model.has_open_cards) == (2, False)
    page = page_for(qtbot, GAMES["unfinished"])
    assert page.controls.eyes.findData(OPEN) < 0
    assert page.controls.eyes.count() == 1


def test_a_game_that_went_on_is_marked_and_ticks_nothing(window: MainWindow) -> None:
    archive().save(GAMES["four"])
    window.go(routes.Replay(game=1))
    page = window.page
    assert isinstance(page, ReplayPage)
    page.jump(12)
    page.controls.branch.click()
    table = window.page
    assert isinstance(table, TablePage)
    assert [mark.what for mark in table.match.marks] == [BRANCH]
    assert len(table.match.actions) >= 12
    assert "what if" in words_of_bar(table)
    window.show_page("home")
    (left,) = saves().slots("septet")
    save = saves().read(left.name)
    assert save is not None
    assert "what if" in standing(save.match)


def test_another_unfinished_game_stays_when_one_goes_on_from_a_position(window: MainWindow) -> None:
    waiting = play_by_chance(septet_match((AIKO, Seat("novice"))), most=4)
    saves().write(waiting)
    archive().save(GAMES["four"])
    window.go(routes.Replay(game=1))
    page = window.page
    assert isinstance(page, ReplayPage)
    page.jump(12)
    page.continue_from_here()
    assert window.page_name == "table"
    assert archive().history.count() == 1
    save = saves().read("septet")
    assert save is not None
    assert save.match == waiting
    assert [slot.name for slot in saves().slots()] == ["septet-2", "septet"]
    window.show_page("home")


def test_a_game_that_is_gone_is_told(window: MainWindow) -> None:
    window.show_page("history")
    window.go(routes.Replay(game=77))
    assert window.page_name == "history"
    assert window.notice.isVisible()


@pytest.mark.parametrize(("language", "colon"), [("en", ": "), ("fr", "\N{NO-BREAK SPACE}: ")])
def test_the_end_of_a_game_has_room_for_its_words(
    window: MainWindow, qtbot: QtBot, language: str, colon: str
) -> None:
    preferences().set_value("animation", "off")
    preferences().set_value("language", language)
    window.resize(1024, 640)
    for match in (yokai_won(turns=5), yokai_lost((AIKO, BEN))):
        window.go(routes.Replay(match=match))
        page = window.page
        assert isinstance(page, ReplayPage)
        assert page.model is not None
        page.jump(page.model.last)
        qtbot.wait(40)
        assert isinstance(page.board, YokaiBoard)
        families = page.board.ending.families
        assert families.isVisible()
        shown = ", ".join(f"{name}{colon}{words}" for name, words in families.shown_words())
        assert shown == families.accessibleName()
        assert clipped_texts(page) == []
