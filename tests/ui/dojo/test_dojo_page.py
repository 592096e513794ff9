"""The dojo's doors: what is done, what waits, where everything leads."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.played_games import septet_game
from yokai_desktop.dojo.puzzle import puzzle_of
from yokai_desktop.engine.match import Seat
from yokai_desktop.storage.days import days_at_the_table
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.storage.profiles import Profiles
from yokai_desktop.ui.dojo.learner import note
from yokai_desktop.ui.dojo.lesson_path import DONE, NEXT, TO_COME
from yokai_desktop.ui.dojo.page import DojoPage
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.home.page import HomePage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow


def open_dojo(window: MainWindow) -> DojoPage:
    window.show_page("dojo")
    page = window.page
    assert isinstance(page, DojoPage)
    QApplication.processEvents()
    return page


def test_lessons_done_are_stamped_and_the_next_one_is_lit(window: MainWindow) -> None:
    first, *_ = library().lessons_of("septet")
    note("lesson", first.id, len(first.steps))
    page = open_dojo(window)
    states = [station.state for station in page.paths["septet"].path.stations]
    assert states[:3] == [DONE, NEXT, TO_COME]
    assert page.paths["yokai"].path.stations[0].state == NEXT
    spoken = page.paths["septet"].path.stations[1].accessibleName()
    assert "lesson 2 of" in spoken
    assert spoken.endswith("next")
    assert page.paths["septet"].go_on.text() == "Go on"
    assert page.paths["yokai"].go_on.text() == "Begin"


def test_a_lesson_half_done_is_the_next_one(window: MainWindow) -> None:
    first, *_ = library().lessons_of("yokai")
    note("lesson", first.id, 1)
    page = open_dojo(window)
    assert page.paths["yokai"].path.stations[0].state == NEXT
    assert page._last_game() == "yokai"


def test_stations_open_their_lesson_and_arrows_go_along(window: MainWindow) -> None:
    page = open_dojo(window)
    stations = page.paths["septet"].path.stations
    stations[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(stations[0], Qt.Key.Key_Right)
    assert window.focusWidget() is stations[1]
    QTest.keyClick(stations[1], Qt.Key.Key_Left)
    assert window.focusWidget() is stations[0]
    stations[2].click()
    assert window.page_name == "lesson"


def test_everything_fits_narrow_windows_and_large_text(window: MainWindow) -> None:
    page = open_dojo(window)
    for size, text in (((1024, 640), 100), ((1024, 640), 200), ((1440, 900), 200)):
        preferences().set_value("text_size", text)
        window.resize(*size)
        QApplication.processEvents()
        for path in page.paths.values():
            for station in path.path.stations:
                assert station.height() >= station.height_for(station.width())
                assert path.path.rect().contains(station.geometry())


def test_today_has_the_puzzle_the_mistakes_and_the_month(window: MainWindow) -> None:
    match = septet_game((Seat(), Seat("novice"), Seat("novice"), Seat("novice")))
    archive().history.add(Entry(match, now()))
    page = open_dojo(window)
    assert date.today().day in page.day.month.days
    assert "1 day at the table" in page.day.month.accessibleName()
    puzzle = puzzle_of(date.today())
    assert not page.day.try_them.isVisible()
    page.day.solve.click()
    assert window.page_name == "trial"
    note("puzzle", puzzle.item, 3)
    page = open_dojo(window)
    assert "solved" in page.day.puzzle_line.text()


def test_the_same_day_has_the_same_puzzle_another_day_another(window: MainWindow) -> None:
    day = date(2026, 3, 1)
    one, other = puzzle_of(day), puzzle_of(date(2026, 3, 2))
    assert one == puzzle_of(day)
    assert one.trial != other.trial


def test_days_belong_to_their_month(window: MainWindow) -> None:
    match = septet_game((Seat(), Seat("novice"), Seat("novice"), Seat("novice")))
    archive().history.add(Entry(match, now()))
    database = archive().history.database
    today = date.today()
    assert days_at_the_table(database, today) == {today.day}
    assert days_at_the_table(database, today.replace(year=today.year - 1)) == set()


def test_people_choose_who_learns(window: MainWindow) -> None:
    assert not open_dojo(window).person.isVisible()
    number = Profiles(archive().history.database).add("Aiko")
    page = open_dojo(window)
    assert page.person.isVisible()
    page.person.set_value(str(number))
    page.person.activated.emit(page.person.currentIndex())
    first, *_ = library().lessons_of("septet")
    note("lesson", first.id, len(first.steps))
    page.refresh()
    assert page.paths["septet"].path.stations[0].state == DONE
    page.person.set_value("")
    page.person.activated.emit(0)
    assert page.paths["septet"].path.stations[0].state == NEXT


def told_home(window: MainWindow, qtbot: QtBot) -> HomePage:
    window.show_page("home")
    home = window.page
    assert isinstance(home, HomePage)
    home._show_status()
    qtbot.waitUntil(lambda: home.dojo._waiting is not None, timeout=20_000)
    return home


def test_the_first_start_offers_the_first_lesson_once(window: MainWindow, qtbot: QtBot) -> None:
    home = told_home(window, qtbot)
    assert home.dojo.accessibleName().startswith("Dojo. New here?")
    home.dojo.click()
    assert window.page_name == "lesson"
    home = told_home(window, qtbot)
    assert "New here" not in home.dojo.accessibleName()
    home.dojo.click()
    assert window.page_name == "dojo"


def test_who_has_played_is_offered_nothing(window: MainWindow, qtbot: QtBot) -> None:
    match = septet_game((Seat(), Seat("novice"), Seat("novice"), Seat("novice")))
    archive().history.add(Entry(match, now()))
    assert "New here" not in told_home(window, qtbot).dojo.accessibleName()


def test_home_has_the_door_with_what_waits(window: MainWindow, qtbot: QtBot) -> None:
    told_home(window, qtbot)
    window.show_page("settings")
    home = told_home(window, qtbot)
    assert "Next lesson: The first trick" in home.dojo.accessibleName()
    assert "puzzle of the day" in home.dojo.accessibleName()
    home.dojo.click()
    assert window.page_name == "dojo"


def test_the_tiles_lead_to_the_trials(window: MainWindow) -> None:
    page = open_dojo(window)
    page.tiles["yokai"].open.click()
    assert window.page_name == "trials"
    assert window.page.game == "yokai"  # type: ignore[attr-defined]
