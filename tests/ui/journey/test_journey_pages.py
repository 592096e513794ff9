"""The journey, its strip at home, and the ladder of Septet."""

from __future__ import annotations

from datetime import timedelta

import pytest
from pytestqt.qtbot import QtBot

from tests.played_games import AIKO, BEN, septet_won_by, yokai_lost, yokai_match, yokai_won
from tests.ui.clipping import clipped_texts
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.ui.games.starting import saves
from yokai_desktop.ui.home.page import HomePage
from yokai_desktop.ui.parts.buttons import PRIMARY
from yokai_desktop.ui.septet.progress.page import SeptetProgressPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.journey.page import JourneyPage
from yokai_desktop.ui.yokai.journey.strip import JourneyStrip
from yokai_desktop.ui.yokai.new_game_page import NewYokaiPage


def keep(*matches: Match) -> None:
    for age, match in enumerate(matches):
        archive().history.add(Entry(match, now() - timedelta(days=age), "looks"))
    archive().changed.emit()


def journey_page(window: MainWindow) -> JourneyPage:
    window.show_page("journey")
    page = window.page
    assert isinstance(page, JourneyPage)
    return page


def primaries(page: JourneyPage) -> list[tuple[str, int]]:
    return [
        (edition, column.level)
        for edition, scroll in page.scrolls.items()
        for column in scroll.columns
        if column.button.kind == PRIMARY
    ]


def test_the_first_step_is_level_one(window: MainWindow) -> None:
    page = journey_page(window)
    assert primaries(page) == [("second", 1)]
    assert page.words()[1] == "Second edition: win level 1 for its first seal."
    assert not page.custom.isVisible()


def test_a_column_tells_its_best_game(window: MainWindow) -> None:
    keep(yokai_won((AIKO, BEN), turns=10), yokai_lost((AIKO, BEN), level=2))
    page = journey_page(window)
    first, second = page.scrolls["second"].columns[:2]
    for words in ("Glorious", "11 points, 2 players", "Aiko, Ben", "cards looked at"):
        assert words in first.summary()
    assert "Legendary from 12" in first.summary()
    assert first.button.text() == "Again"
    assert second.summary().startswith("Not yet won")
    assert primaries(page) == [("second", 2)]
    assert "Glorious" in first.accessibleName()


def test_only_one_column_is_current_and_it_opens_the_new_game(window: MainWindow) -> None:
    keep(yokai_won(edition="first", turns=14))
    page = journey_page(window)
    assert primaries(page) == [("first", 2)]
    page.scrolls["first"].columns[1].button.click()
    new_game = window.page
    assert isinstance(new_game, NewYokaiPage)
    assert new_game.edition.value() == "first"
    assert new_game.tiles["2"].isChecked()


def test_a_game_that_waits_is_continued(window: MainWindow) -> None:
    saves().write(yokai_match(level=3))
    page = journey_page(window)
    column = page.scrolls["second"].columns[2]
    assert primaries(page) == [("second", 3)]
    assert column.button.text() == "Continue"
    column.button.click()
    assert window.page_name == "table"
    window.show_page("home")


def test_custom_games_are_listed_and_can_be_seen_again(window: MainWindow) -> None:
    keep(yokai_won(options={"children": "yes"}))
    page = journey_page(window)
    assert page.custom.isVisible()
    assert page.scrolls["second"].columns[0].summary() == "Not yet played"
    page.custom.replay_asked.emit(1)
    assert window.page_name == "replay"


def test_the_strip_at_home_shows_the_edition_played_last(window: MainWindow) -> None:
    keep(yokai_won(edition="first", turns=10))
    window.show_page("home")
    home = window.page
    assert isinstance(home, HomePage)
    strip = next(strip for strip in home.strips if isinstance(strip, JourneyStrip))
    strip.load()
    assert strip.accessibleName() == "Journey: First edition, 2 of 12 seals"
    strip.click()
    assert window.page_name == "journey"


def test_the_ladder_and_the_figures_of_septet(window: MainWindow) -> None:
    window.show_page("septet-progress")
    page = window.page
    assert isinstance(page, SeptetProgressPage)
    assert page.ladder.text() == ""
    masters = (AIKO, Seat("master"), Seat("novice"), Seat("master"))
    keep(septet_won_by(0, masters), septet_won_by(1, masters), septet_won_by(0, (AIKO, BEN)))
    assert "4 players, first to 7 points, Master: 1 of 2" in page.ladder.text()
    assert "2 players, first to 7 points, Humans: 1 of 2" in page.ladder.text()
    assert page.ladder.accessibleDescription() == page.ladder.text()
    assert "by bosses" in page.rounds.text()
    page.play.click()
    assert window.page_name == "new-septet"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_column_has_room_for_its_words(window: MainWindow, qtbot: QtBot, language: str) -> None:
    preferences().set_value("language", language)
    keep(yokai_won((AIKO, BEN), turns=10), yokai_won((AIKO, BEN), turns=12, level=2))
    window.resize(1024, 640)
    page = journey_page(window)
    qtbot.wait(40)
    columns = [column for scroll in page.scrolls.values() for column in scroll.columns]
    for column in columns:
        for label in (column._best, column._aid):
            assert label.shown_text() == label.text()
        assert not column._next.text() or column._next.isVisible()
    assert clipped_texts(page) == []
