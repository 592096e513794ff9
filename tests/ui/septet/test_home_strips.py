"""The ladder and the deal of the day on the home page."""

from __future__ import annotations

from datetime import date
from typing import TypeVar

import pytest
from pytestqt.qtbot import QtBot

from tests.played_games import AIKO, play_by_chance, septet_match
from yokai_desktop.deal_codes import code_of_the_day
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.home.home_strip import HomeStrip
from yokai_desktop.ui.home.page import HomePage
from yokai_desktop.ui.septet.home_strips import DayStrip, LadderStrip
from yokai_desktop.ui.septet.new_game_page import NewSeptetPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.unfinished import unfinished_games
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow

REN = Seat("adept", "Ren")
Strip = TypeVar("Strip", bound=HomeStrip)


def today() -> str:
    return code_of_the_day(date.today())


def strip_at_home(window: MainWindow, kind: type[Strip]) -> Strip:
    window.show_page("home")
    page = window.page
    assert isinstance(page, HomePage)
    return next(strip for strip in page.strips if isinstance(strip, kind))


def finished(seed: str, *, won: bool) -> Match:
    """A game of two on a deal that the person has won, or lost."""
    for chance in range(400):
        match = septet_match((AIKO, REN), seed)
        play_by_chance(match, seed=str(chance))
        if match.outcome is not None and (0 in match.outcome.winners) == won:
            return match
    raise AssertionError(seed)


def test_the_ladder_counts_the_levels_beaten(window: MainWindow) -> None:
    strip = strip_at_home(window, LadderStrip)
    strip.load()
    assert strip.accessibleName() == "Ladder: 0 of 5 seals"
    archive().save(finished("AAA-AAA", won=True))
    archive().save(finished("BBB-BBB", won=False))
    strip.load()
    assert strip.accessibleName() == "Ladder: 1 of 5 seals; beaten: Adept"
    strip.grab()
    strip.click()
    assert window.page_name == "septet-progress"


def test_the_deal_of_the_day_opens_a_new_game_with_its_cards(window: MainWindow) -> None:
    strip = strip_at_home(window, DayStrip)
    strip.load()
    assert strip.accessibleName() == f"Deal of the day: {today()}, not yet played"
    strip.click()
    page = window.page
    assert isinstance(page, NewSeptetPage)
    assert page.code.code() == today()
    window.show_page("home")
    window.show_page("new-septet")
    assert page.code.code() != today()


def test_a_deal_of_the_day_that_was_begun_is_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    saves().write(play_by_chance(septet_match((Seat(), REN), today()), most=4))
    strip = strip_at_home(window, DayStrip)
    qtbot.waitUntil(lambda: strip.state_words() == "unfinished")
    assert not unfinished_games().is_reading
    strip.click()
    page = window.page
    assert isinstance(page, TablePage)
    assert page.match.setup.seed == today()


def test_a_deal_of_the_day_that_was_played_says_how_it_went(window: MainWindow) -> None:
    strip = strip_at_home(window, DayStrip)
    archive().save(finished(today(), won=False))
    strip.load()
    assert strip.state_words() == "lost"
    archive().save(finished(today(), won=True))
    strip.load()
    assert strip.state_words() == "won"
    archive().save(finished(today(), won=False))
    strip.load()
    assert strip.state_words() == "won"
    strip.grab()


def test_a_deal_among_people_was_played(window: MainWindow) -> None:
    match = septet_match((AIKO, Seat(name="Ben")), today())
    play_by_chance(match)
    archive().save(match)
    strip = strip_at_home(window, DayStrip)
    strip.load()
    assert strip.state_words() == "played"


@pytest.mark.parametrize("kind", [LadderStrip, DayStrip])
def test_a_history_that_cannot_be_read_shows_nothing_reached(
    window: MainWindow, kind: type[HomeStrip], monkeypatch: pytest.MonkeyPatch
) -> None:
    strip = strip_at_home(window, kind)

    def refuse(*_: object) -> list[object]:
        raise StorageError("failed", archive().folder)

    monkeypatch.setattr(archive().database, "rows", refuse)
    strip.load()
    assert "0 of 5" in strip.accessibleName() or "not yet played" in strip.accessibleName()
    archive().take_messages()
