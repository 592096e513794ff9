"""An unexpected error: told in a dialog, reported without secrets, and the game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from tests.played_games import play_by_chance
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.paths import state_folder
from yokai_desktop.storage.reports import MOST_REPORTS, write_report
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.services.preferences import forget_preferences, preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.failure import (
    MOST_SHOWN,
    FailureHandler,
    complete_reports_of,
    reports_folder,
)
from yokai_desktop.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("quiet_settings")


@pytest.fixture
def quiet_settings(dressed_app: QApplication) -> Iterator[None]:
    forget_preferences()
    preferences().set_value("language", "en")
    preferences().set_value("animation", "off")
    preferences().set_value("thinking_pause", 5_000)  # nobody plays on during a test
    yield
    forget_preferences()


@pytest.fixture
def handler(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> FailureHandler:
    """Installed as in the program; the hooks of the test run come back afterwards."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("threading.excepthook", lambda raised: None)
    made = FailureHandler(window)
    made.install()
    return made


def running_match() -> Match:
    seats = [Seat(name="Aiko"), Seat("novice"), Seat("novice"), Seat("novice")]
    return play_by_chance(Match(SEPTET, SEPTET.setup(4, {}, "4K7-QM2"), seats), most=6)


def raise_in_a_slot(qtbot: QtBot, words: str = "fire-9 is not here") -> None:
    """A real error, raised by Python within a slot that Qt calls."""

    def slot() -> None:
        raise LookupError(words)

    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(slot)
    with qtbot.waitSignal(timer.timeout):
        timer.start(0)
    qtbot.wait(10)


def the_report() -> str:
    (path,) = reports_folder().glob("report-*.txt")
    return path.read_text()


def test_an_error_in_a_slot_is_told_and_the_game_goes_on(
    window: MainWindow, handler: FailureHandler, qtbot: QtBot
) -> None:
    match = running_match()
    window.sit_down(match, {})
    raise_in_a_slot(qtbot)
    dialog = handler.dialog
    assert isinstance(dialog, QMessageBox)
    assert dialog.isVisible()
    assert "saved" in dialog.informativeText()
    save = saves().read("septet")
    assert save is not None
    assert save.match == match
    before = window.page
    dialog.defaultButton().click()
    assert handler.dialog is None
    assert window.page_name == "table"
    assert window.page is not before
    assert isinstance(window.page, TablePage)
    assert window.page.match == match


def test_the_report_of_a_running_game_tells_no_secret(
    window: MainWindow, handler: FailureHandler, qtbot: QtBot
) -> None:
    match = running_match()
    window.sit_down(match, {})
    raise_in_a_slot(qtbot)
    report = the_report()
    assert "LookupError" in report
    assert "test_failures.py" in report
    assert match.setup.seed not in report
    assert isinstance(match.state, SeptetState)
    for seat in range(4):
        for card in match.state.view(seat).hand:
            assert str(card) not in report
    assert "Aiko" not in report
    play_by_chance(match)
    complete_reports_of(match)
    told = the_report()
    assert match.text() in told
    assert Match.read(told.split("The record of the game:\n")[1]) == match


def test_the_log_tells_no_secret_either(
    window: MainWindow,
    handler: FailureHandler,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    window.sit_down(running_match(), {})
    raise_in_a_slot(qtbot, "the hand holds earth-3")
    assert "LookupError" in caplog.text
    assert "earth-3" not in caplog.text


def test_outside_a_game_the_words_of_the_error_are_reported(
    window: MainWindow, handler: FailureHandler, qtbot: QtBot
) -> None:
    raise_in_a_slot(qtbot, "no such colour")
    assert "LookupError: no such colour" in the_report()
    assert handler.dialog is not None
    handler.dialog.defaultButton().click()
    assert window.page_name == "home"


def test_the_same_error_again_and_again_is_told_once(
    window: MainWindow, handler: FailureHandler, qtbot: QtBot
) -> None:
    for _ in range(4):
        raise_in_a_slot(qtbot)
        if handler.dialog is not None:
            handler.dialog.defaultButton().click()
    assert len(list(reports_folder().glob("report-*.txt"))) == 1


def test_nobody_is_pestered_with_dialogs(
    window: MainWindow, handler: FailureHandler, qtbot: QtBot
) -> None:
    shown = 0
    for number in range(MOST_SHOWN + 3):
        raise_in_a_slot(qtbot, f"number {number}")
        if handler.dialog is not None:
            shown += 1
            handler.dialog.defaultButton().click()
    assert shown == MOST_SHOWN


def test_an_error_is_told_even_if_no_report_can_be_written(
    window: MainWindow, handler: FailureHandler, qtbot: QtBot
) -> None:
    state_folder().parent.mkdir(parents=True, exist_ok=True)
    state_folder().write_text("in the way")
    raise_in_a_slot(qtbot)
    assert handler.dialog is not None
    assert "report" not in handler.dialog.informativeText()
    handler.dialog.defaultButton().click()


def test_only_the_latest_reports_are_kept(tmp_path: Path) -> None:
    start = datetime(2026, 1, 1, tzinfo=UTC)
    for number in range(MOST_REPORTS + 5):
        write_report(tmp_path, ValueError("x"), None, start + timedelta(hours=number), "1")
    kept = sorted(path.name for path in tmp_path.glob("report-*"))
    assert len(kept) == MOST_REPORTS
    assert kept[-1].startswith("report-20260102-0000")


def test_a_closed_window_still_hears_of_a_change_of_language(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.sit_down(running_match(), {})
    window.close()
    preferences().set_value("language", "fr")
    qtbot.wait(10)
    assert window.page_name == "home"
    assert "Yokai Desktop" in window.windowTitle()
