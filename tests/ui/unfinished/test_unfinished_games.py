"""Unfinished games at home and on their page: seen, gone on with, given up after a question."""

from __future__ import annotations

import os
import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.played_games import AIKO, BEN, play_by_chance, septet_game, septet_match, yokai_match
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.storage.saves import Slot
from yokai_desktop.ui.games.game_words import moment_words
from yokai_desktop.ui.games.starting import GameRequest, saves
from yokai_desktop.ui.history.question import QuestionSheet
from yokai_desktop.ui.home.page import HomePage
from yokai_desktop.ui.services import unfinished as unfinished_module
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.unfinished import LeftGame, unfinished_games
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.unfinished.page import UnfinishedPage
from yokai_desktop.ui.unfinished.row import UnfinishedRow
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.words.players import you
from yokai_desktop.workshop.tour import Stage
from yokai_desktop.workshop.unfinished_scenes import unfinished_scenes

REN = Seat("novice", "Ren")
DAY = 86_400


def leave(seed: str, days: int, actions: int = 4, seats: tuple[Seat, ...] = (Seat(), REN)) -> str:
    """A game that was left so many days ago; returns its slot."""
    match = play_by_chance(septet_match(seats, seed), most=actions)
    slot = saves().free_slot("septet")
    saves().write(match, {}, slot)
    moment = time.time() - days * DAY
    os.utime(saves().path_of(slot), (moment, moment))
    return slot


def home(window: MainWindow, qtbot: QtBot) -> HomePage:
    window.show_page("home")
    page = window.page
    assert isinstance(page, HomePage)
    qtbot.waitUntil(lambda: not unfinished_games().is_reading)
    return page


def unfinished_page(window: MainWindow, qtbot: QtBot) -> UnfinishedPage:
    window.show_page("unfinished")
    page = window.page
    assert isinstance(page, UnfinishedPage)
    qtbot.waitUntil(lambda: not unfinished_games().is_reading)
    return page


def seed_at(window: MainWindow) -> str:
    page = window.page
    assert isinstance(page, TablePage)
    return page.match.setup.seed


def test_several_games_are_listed_the_newest_framed(window: MainWindow, qtbot: QtBot) -> None:
    for number, seed in enumerate(("AAA-AAA", "BBB-BBB", "CCC-CCC")):
        leave(seed, days=number)
    tile = home(window, qtbot).tiles["septet"]
    assert [row.left.slot.name for row in tile.list.rows] == ["septet", "septet-2", "septet-3"]
    assert [row.isChecked() for row in tile.list.rows] == [True, False, False]
    assert tile.list.isVisible()
    assert not tile.list.more.isVisible()
    assert not tile.status()
    tile.continue_button.click()
    assert seed_at(window) == "AAA-AAA"


def test_one_game_is_told_in_a_line_as_before(window: MainWindow, qtbot: QtBot) -> None:
    leave("AAA-AAA", days=0)
    tile = home(window, qtbot).tiles["septet"]
    assert not tile.list.isVisible()
    assert tile.status().startswith("Round 1")
    tile.continue_button.click()
    assert seed_at(window) == "AAA-AAA"


def test_the_names_of_the_games_stand_at_one_height(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 900)
    for games in (0, 1):
        if games:
            leave("AAA-AAA", days=0)
        window.show_page("settings")
        tiles = home(window, qtbot).tiles
        assert bool(tiles["septet"].status()) == bool(games)
        qtbot.wait(10)
        names = [
            label.mapTo(window, QPoint()).y()
            for tile in tiles.values()
            for label in tile.findChildren(QLabel)
            if label.text() == tile.game.title()
        ]
        assert len(names) == 2
        assert abs(names[0] - names[1]) <= 1


def test_continue_goes_on_with_the_framed_game(window: MainWindow, qtbot: QtBot) -> None:
    leave("AAA-AAA", days=0)
    leave("BBB-BBB", days=1)
    tile = home(window, qtbot).tiles["septet"]
    QTest.mouseClick(tile.list.rows[1], Qt.MouseButton.LeftButton, pos=QPoint(80, 10))
    assert window.page_name == "home"
    tile.continue_button.click()
    assert seed_at(window) == "BBB-BBB"
    window.show_page("home")
    assert len(saves().slots()) == 2


def test_the_arrow_and_a_double_click_go_on_at_once(window: MainWindow, qtbot: QtBot) -> None:
    leave("AAA-AAA", days=0)
    leave("BBB-BBB", days=1)
    row = home(window, qtbot).tiles["septet"].list.rows[1]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(row.width() - 8, 10))
    assert seed_at(window) == "BBB-BBB"
    row = home(window, qtbot).tiles["septet"].list.rows[1]
    QTest.mouseDClick(row, Qt.MouseButton.LeftButton, pos=QPoint(80, 10))
    assert seed_at(window) == "AAA-AAA"


def test_all_of_it_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    for number, seed in enumerate(("AAA-AAA", "BBB-BBB", "CCC-CCC")):
        leave(seed, days=number)
    page = home(window, qtbot)
    rows = page.tiles["septet"].list.rows
    rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(rows[0], Qt.Key.Key_Down)
    QTest.keyClick(rows[1], Qt.Key.Key_Down)
    assert [row.isChecked() for row in rows] == [False, False, True]
    assert window.focusWidget() is rows[2]
    QTest.keyClick(rows[2], Qt.Key.Key_Delete)
    question = page.findChildren(QuestionSheet)[-1]
    assert question.answers[0].hasFocus()
    for button in question.answers:  # with the ring around it
        box = button.geometry().adjusted(-5, -5, 5, 5)
        foot = button.parentWidget()
        assert foot is not None
        assert foot.rect().contains(box)
    QTest.keyClick(question.answers[0], Qt.Key.Key_Return)
    assert len(saves().slots()) == 3
    QTest.keyClick(rows[2], Qt.Key.Key_Up)
    QTest.keyClick(rows[1], Qt.Key.Key_Return)
    assert seed_at(window) == "BBB-BBB"


def test_tab_comes_to_the_framed_row_before_what_stands_below(
    window: MainWindow, qtbot: QtBot
) -> None:
    for number in range(4):
        leave(f"AAA-AA{number}", days=number)
    page = home(window, qtbot)
    tile = page.tiles["septet"]
    page.setFocus()
    reached = []
    for _ in range(4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.append(window.focusWidget())
    assert reached == [tile.list.rows[0], tile.list.more, tile.continue_button, tile.start_button]


def test_giving_up_asks_and_goes_to_the_history(window: MainWindow, qtbot: QtBot) -> None:
    leave("AAA-AAA", days=0)
    leave("BBB-BBB", days=1, actions=9)
    page = home(window, qtbot)
    page.tiles["septet"].list.rows[1].give_up_asked.emit()
    question = page.findChildren(QuestionSheet)[-1]
    assert "Septet" in question.accessibleName()
    assert "Round 1" in question.words.text()
    question.answers[1].click()
    assert [slot.name for slot in saves().slots()] == ["septet"]
    assert archive().history.games([1])[0].result == "abandoned"
    assert page.tiles["septet"].status().startswith("Round 1")


def test_the_menu_of_a_row_has_both_ways(window: MainWindow, qtbot: QtBot) -> None:
    leave("AAA-AAA", days=0)
    leave("BBB-BBB", days=1)
    row = home(window, qtbot).tiles["septet"].list.rows[1]
    asked: list[str] = []
    row.resume_asked.connect(lambda: asked.append("resume"))
    row.give_up_asked.connect(lambda: asked.append("give up"))
    menu = row.menu()
    menu.actions()[1].trigger()
    assert asked == ["give up"]
    assert [action.text() for action in menu.actions()] == ["Continue", "Give up…"]


def test_a_new_game_leaves_the_others_alone(window: MainWindow, qtbot: QtBot) -> None:
    leave("AAA-AAA", days=0)
    whole = saves().path_of("septet").read_bytes()
    match = septet_match((Seat(), REN), "AAA-AAA")
    window.start(GameRequest.of(match))  # the very same deal
    page = window.page
    assert isinstance(page, TablePage)
    assert page.slot == "septet-2"
    assert saves().path_of("septet").read_bytes() == whole
    window.start(GameRequest.of(match).with_new_deal())
    page = window.page
    assert isinstance(page, TablePage)
    assert page.slot == "septet-2"  # nobody had done anything in the one before
    assert archive().history.count() == 0


def test_more_than_three_are_counted_and_listed_on_their_page(
    window: MainWindow, qtbot: QtBot
) -> None:
    for number in range(5):
        leave(f"AAA-AA{number}", days=number)
    tile = home(window, qtbot).tiles["septet"]
    assert len(tile.list.rows) == 3
    assert tile.list.more.text() == "2 more"
    tile.list.more.click()
    page = window.page
    assert isinstance(page, UnfinishedPage)
    assert len(page.list.rows) == 5
    assert window.focusWidget() is page.list.rows[0]
    page.list.rows[4].click()
    page.resume.click()
    assert seed_at(window) == "AAA-AA4"


def test_the_page_gives_up_and_says_when_nothing_is_left(window: MainWindow, qtbot: QtBot) -> None:
    leave("AAA-AAA", days=0)
    saves().write(play_by_chance(yokai_match(level=3), most=3))
    page = unfinished_page(window, qtbot)
    assert [row.text().partition(":")[0] for row in page.list.rows] == ["Yōkai", "Septet"]
    for _ in range(2):
        page.give_up.click()
        page.findChildren(QuestionSheet)[-1].answers[1].click()
        qtbot.waitUntil(lambda: not unfinished_games().is_reading)
    assert page.list.rows == []
    assert not page.resume.isEnabled()
    assert archive().history.count() == 2
    assert page.ask_give_up("nowhere") is None


def test_a_row_says_everything_to_a_screen_reader(window: MainWindow, qtbot: QtBot) -> None:
    leave("AAA-AAA", days=1, seats=(AIKO, BEN))
    leave("BBB-BBB", days=2)
    rows = home(window, qtbot).tiles["septet"].list.rows
    spoken = QAccessible.queryAccessibleInterface(rows[0])
    assert spoken.role() == QAccessible.Role.RadioButton
    assert spoken.state().checked
    assert spoken.text(QAccessible.Text.Name).startswith("2 players · Round 1 · 0 – 0")
    description = spoken.text(QAccessible.Text.Description)
    assert "Aiko and Ben" in description
    assert "yesterday" in description
    assert you() in rows[1].accessibleDescription()


def test_a_what_if_game_is_marked(qtbot: QtBot) -> None:
    match = play_by_chance(septet_match((Seat(), REN)), most=4)
    match.mark(0, "branch")
    row = UnfinishedRow(LeftGame(Slot("septet", "septet", time.time()), match))
    qtbot.addWidget(row)
    assert "what if" in row.line()
    assert "what if" in row.accessibleDescription()


def test_a_narrow_row_keeps_the_score(qtbot: QtBot) -> None:
    match = play_by_chance(septet_match((Seat(), REN)), most=4)
    row = UnfinishedRow(LeftGame(Slot("septet", "septet", time.time()), match))
    qtbot.addWidget(row)
    row.resize(600, 48)
    assert row.shown()[0] == "2 players · Round 1 · 0 – 0"
    row.resize(230, 48)
    assert row.shown()[0] == "Round 1 · 0 – 0"
    row.grab()


def test_a_narrow_row_keeps_the_level_then_the_turn(qtbot: QtBot) -> None:
    setup = YOKAI.setup(2, level_options("second", 3), "5F5-591")
    match = Match(YOKAI, setup, (Seat(), REN))
    row = UnfinishedRow(LeftGame(Slot("yokai", "yokai", time.time()), match))
    qtbot.addWidget(row)
    shown = []
    for width in (600, 260, 200):
        row.resize(width, 48)
        shown.append(row.shown()[0])
    assert shown == ["Second edition, level 3 · turn 1", "Level 3 · turn 1", "turn 1"]


def test_a_game_not_read_yet_has_its_name(qtbot: QtBot) -> None:
    row = UnfinishedRow(LeftGame(Slot("yokai", "yokai", 0)))
    qtbot.addWidget(row)
    assert row.shown() == ("Yōkai", "")
    assert row.accessibleDescription() == ""
    row.grab()


def test_a_game_that_had_ended_goes_to_the_history(window: MainWindow, qtbot: QtBot) -> None:
    saves().write(septet_game())
    page = home(window, qtbot)
    assert archive().history.count() == 1
    assert saves().slots() == []
    assert not page.tiles["septet"].continue_button.isVisible()
    assert "in the history" in window.notice.accessibleName()


def test_an_ended_game_that_cannot_be_kept_is_still_offered(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves().write(septet_game())
    monkeypatch.setattr(archive(), "save", lambda match: False)
    page = home(window, qtbot)
    assert page.tiles["septet"].continue_button.isVisible()
    assert page.tiles["septet"].status().endswith("finished")


def test_only_the_newest_dozens_are_read(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unfinished_module, "MOST_READ", 4)
    for number in range(6):
        leave(f"AAA-AA{number}", days=number)
    page = unfinished_page(window, qtbot)
    assert len(page.list.rows) == 4
    assert page.list.more.text() == "2 more"
    assert len(saves().slots()) == 6


def test_a_file_is_read_again_only_when_it_was_written(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave("AAA-AAA", days=0)
    home(window, qtbot)
    first = unfinished_games().games()[0].match
    home(window, qtbot)
    assert unfinished_games().games()[0].match is first
    match = Match.replay(first.record()) if first else None
    assert match is not None
    saves().write(play_by_chance(match, most=1))
    os.utime(saves().path_of("septet"), (5, 5))
    home(window, qtbot)
    assert unfinished_games().games()[0].match is not first


def test_moments_are_told_as_one_speaks() -> None:
    now = time.time()
    assert moment_words(now).startswith("today, ")
    assert moment_words(now - DAY) == "yesterday"
    assert moment_words(0).endswith("1970")
    assert moment_words(now, is_short=True) in moment_words(now)
    assert moment_words(0, is_short=True) == ""


def test_every_scene_of_the_tour_is_set(window: MainWindow) -> None:
    stage = Stage(window)
    pictures = []
    for scene in unfinished_scenes():
        if scene.text_percent == 100:
            scene.prepare(stage)
            pictures.append(window.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))
    assert saves().slots() == []
