"""The window: ways between pages, menus, its place, what is said when something fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.ui.games.starting import GameRequest, saves
from yokai_desktop.ui.home.page import HomePage
from yokai_desktop.ui.septet.new_game_page import NewSeptetPage
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.about import AboutSheet
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.page_fade import PageFade


def unfinished_match() -> Match:
    seats = [Seat(), Seat("novice", "Ren"), Seat("novice", "Hanako"), Seat("novice", "Botan")]
    return Match(SEPTET, SEPTET.setup(4, {}, "4K7-QM2"), seats)


def shown_words(window: MainWindow) -> str:
    return "\n".join(label.text() for label in window.page.findChildren(QLabel))


def test_rules_and_settings_lead_back_to_where_one_was(window: MainWindow) -> None:
    window.show_page("new-septet")
    window.go(routes.Rules("septet-tricks"))
    window.show_page("settings")
    window.page.go(routes.Back())
    assert window.page_name == "new-septet"


def test_escape_leaves_a_page(window: MainWindow, qtbot: QtBot) -> None:
    window.show_page("new-septet")
    window.show_page("settings")
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page_name == "new-septet"
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page_name == "home"
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page_name == "home"


def test_a_page_fades_into_the_next_unless_motion_is_off(window: MainWindow, qtbot: QtBot) -> None:
    window.show_page("settings")
    assert len(window.findChildren(PageFade)) == 1
    qtbot.waitUntil(lambda: not window.findChildren(PageFade), timeout=5_000)
    preferences().set_value("animation", "off")
    window.show_page("home")
    assert not window.findChildren(PageFade)


def test_a_deal_begins_to_fly_when_the_page_before_has_faded(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start(GameRequest("septet", (Seat(), *[Seat("novice")] * 3), (), "fade"))
    page = window.page
    assert isinstance(page, TablePage)
    clock = page.board.clock
    early: list[bool] = []
    clock.ticked.connect(lambda: early.append(bool(window.findChildren(PageFade))))
    assert clock.is_running
    qtbot.waitUntil(lambda: bool(early), timeout=5_000)
    assert not any(early)
    page.showing.finish()


def test_a_deal_that_is_skipped_waits_for_no_fading_page(window: MainWindow) -> None:
    window.start(GameRequest("septet", (Seat(), *[Seat("novice")] * 3), (), "fade"))
    page = window.page
    assert isinstance(page, TablePage)
    page.showing.finish()
    assert page.board.is_choosing


def test_menu_actions_have_shortcuts_and_open_pages(window: MainWindow) -> None:
    actions = window.menus.actions
    assert actions["quit"].menuRole() is QAction.MenuRole.QuitRole
    assert actions["settings"].menuRole() is QAction.MenuRole.PreferencesRole
    for name in ("new-septet", "new-yokai", "home", "rules", "settings", "full-screen", "quit"):
        assert actions[name].shortcuts(), name
    actions["rules"].trigger()
    assert window.page_name == "rules"
    actions["new-yokai"].trigger()
    assert window.page_name == "new-yokai"


def test_full_screen_and_back(window: MainWindow) -> None:
    action = window.menus.actions["full-screen"]
    action.trigger()
    assert window.isFullScreen()
    action.trigger()
    assert not window.isFullScreen()


def test_the_place_of_the_window_is_remembered(qtbot: QtBot) -> None:
    first = MainWindow()
    first.setGeometry(4, 50, 790, 700)
    first.show()
    first.close()
    second = MainWindow()
    qtbot.addWidget(second)
    assert second.geometry().getRect() == (4, 50, 790, 700)


def test_a_window_kept_from_a_larger_screen_fits_this_one(qtbot: QtBot) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    kept = {"x": 0, "y": 0, "width": 5_000, "height": 3_000, "maximized": False}
    preferences().set_value("window", kept)
    made = MainWindow()
    qtbot.addWidget(made)
    assert made.width() < room.width()
    assert made.height() < room.height()


@pytest.mark.parametrize(
    "kept", [{}, {"x": "left"}, {"x": 10**9, "y": 0, "width": 5, "height": 5}, {"width": True}]
)
def test_a_strange_place_is_ignored(qtbot: QtBot, kept: dict[str, object]) -> None:
    preferences().set_value("window", kept)
    made = MainWindow()
    qtbot.addWidget(made)
    assert made.width() >= 640


def test_an_unfinished_game_is_offered_with_how_it_stands(window: MainWindow, qtbot: QtBot) -> None:
    saves().write(unfinished_match())
    window.show_page("home")
    page = window.page
    assert isinstance(page, HomePage)
    tile = page.tiles["septet"]
    assert tile.continue_button.isVisible()
    assert not page.tiles["yokai"].continue_button.isVisible()
    qtbot.waitUntil(lambda: "your turn" in tile.status(), timeout=5_000)
    assert "Round 1" in tile.status()


def test_a_broken_save_is_told_and_not_offered(window: MainWindow, qtbot: QtBot) -> None:
    saves().write(unfinished_match())
    saves().path_of("septet").write_text("yokai-desktop save 1 nonsense")
    window.show_page("home")
    page = window.page
    assert isinstance(page, HomePage)
    tile = page.tiles["septet"]
    qtbot.waitUntil(lambda: "set aside" in tile.status(), timeout=5_000)
    assert not tile.continue_button.isVisible()
    assert saves().path_of("septet").with_name("septet.broken-1.save").exists()


def test_continuing_a_broken_save_stays_at_home_and_says_why(window: MainWindow) -> None:
    saves().write(unfinished_match())
    saves().path_of("septet").write_text("?")
    window.go(routes.Continue("septet"))
    assert window.page_name == "home"
    assert window.notice.isVisible()


def test_two_clicks_lead_to_a_running_game(window: MainWindow, qtbot: QtBot) -> None:
    home = window.page
    assert isinstance(home, HomePage)
    qtbot.mouseClick(home.tiles["septet"].start_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, NewSeptetPage)
    qtbot.mouseClick(window.page.start_button, Qt.MouseButton.LeftButton)
    assert window.page_name == "table"
    qtbot.waitUntil(lambda: saves().exists("septet"), timeout=5_000)
    window.show_page("home")
    assert home.tiles["septet"].continue_button.isVisible()
    window.go(routes.Continue("septet"))
    assert window.page_name == "table"


def test_playing_again_keeps_the_choices_and_changes_the_cards() -> None:
    request = GameRequest.of(unfinished_match())
    other = request.with_new_deal()
    assert (other.game, other.seats, other.options) == (
        request.game,
        request.seats,
        request.options,
    )
    assert other.code != request.code


def test_settings_that_cannot_be_saved_are_told_once(
    window: MainWindow, user_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(window.notice, "tell", told.append)
    for file in (user_home / "config").iterdir():
        file.unlink()
    (user_home / "config").rmdir()
    (user_home / "config").write_text("in the way")
    preferences().set_value("text_size", 150)
    preferences().set_value("text_size", 130)
    assert len(told) == 1
    assert theme().scale.text_percent == 130


def test_about_names_the_designers_and_the_licences(window: MainWindow) -> None:
    window.menus.actions["about"].trigger()
    sheet = window.findChild(AboutSheet)
    assert sheet is not None
    words = " ".join(label.text() for label in sheet.findChildren(QLabel))
    for name in (
        "Muneyuki Yokouchi",
        "Ayatsurare Ningyoukan",
        "Dan Kobayashi",
        "Tori Hasegawa",
        "Satsuki Nakayama",
        "Fukutarou",
        "Sean Ross",
        "Chris Wray",
        "W. Eric Martin",
        "Julien Griffon",
        "Klee One",
        "Sawarabi Mincho",
        "Open Font License",
    ):
        assert name in words


def test_language_and_theme_change_in_the_middle_of_a_game(
    window: MainWindow, qtbot: QtBot
) -> None:
    preferences().set_value("animation", "off")
    window.sit_down(unfinished_match(), {})
    before = window.grab().toImage()
    preferences().set_value("language", "fr")
    preferences().set_value("theme", "light")
    qtbot.waitUntil(lambda: "Manche 1" in shown_words(window), timeout=5_000)
    assert "Round 1" not in shown_words(window)
    assert window.grab().toImage() != before
    assert window.page_name == "table"
    window.show_page("home")


def test_rules_are_read_in_the_middle_of_a_game(window: MainWindow) -> None:
    window.sit_down(unfinished_match(), {})
    table = window.page
    window.go(routes.Rules("septet-tricks"))
    window.page.go(routes.Back())
    assert window.page is table
    window.show_page("home")
    assert window.page_name == "home"
