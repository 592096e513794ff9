"""Reports of errors: the words and the record only when no secret can be in them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.played_games import play_by_chance, septet_game
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.reports import MOST_REPORTS, complete_reports, write_report

MOMENT = datetime(2026, 3, 4, 5, 6, 7, 89, tzinfo=UTC)


def running_match() -> Match:
    seats = [Seat(name="Aiko"), Seat("novice"), Seat("novice"), Seat("novice")]
    match = Match(SEPTET, SEPTET.setup(4, {"scoring": "standard"}, "4K7-QM2"), seats)
    return play_by_chance(match, most=6)


def raised(words: str) -> LookupError:
    """An error that has been on its way."""
    with pytest.raises(LookupError) as caught:
        raise LookupError(words)
    return caught.value


def test_without_a_game_everything_is_told(tmp_path: Path) -> None:
    path = write_report(tmp_path, raised("no such colour"), None, MOMENT, "1.2.3")
    assert path.name == "report-20260304-050607-000089-none.txt"
    text = path.read_text()
    assert text.startswith("Yokai Desktop 1.2.3, 2026-03-04 05:06:07\n")
    assert text.endswith("LookupError: no such colour\n")


def test_a_running_game_keeps_its_secrets_until_it_has_ended(tmp_path: Path) -> None:
    match = running_match()
    path = write_report(tmp_path, raised("fire-9 is missing"), match, MOMENT, "1")
    text = path.read_text()
    assert "LookupError" in text
    assert "test_reports.py" in text
    for secret in ("fire-9", "4K7-QM2", "Aiko", "The record"):
        assert secret not in text
    play_by_chance(match)
    complete_reports(tmp_path, match)
    complete_reports(tmp_path, match)
    assert path.read_text().count(match.text()) == 1


def test_the_report_of_an_ended_game_holds_its_record(tmp_path: Path) -> None:
    match = septet_game(options={"scoring": "standard"})
    path = write_report(tmp_path, raised("fire-9 is missing"), match, MOMENT, "1")
    text = path.read_text()
    assert "fire-9 is missing" in text
    assert Match.read(text.split("The record of the game:\n")[1]) == match


def test_only_reports_of_the_same_game_are_completed(tmp_path: Path) -> None:
    running = running_match()
    path = write_report(tmp_path, raised("x"), running, MOMENT, "1")
    before = path.read_text()
    complete_reports(tmp_path, septet_game(options={"scoring": "standard"}))
    assert path.read_text() == before


def test_an_old_report_that_cannot_be_removed_harms_nobody(tmp_path: Path) -> None:
    stuck = tmp_path / "report-00000000-000000-000000-none.txt"
    stuck.mkdir()
    for minute in range(MOST_REPORTS + 2):
        write_report(tmp_path, ValueError("x"), None, MOMENT.replace(minute=minute), "1")
    assert stuck.is_dir()
    assert len(list(tmp_path.iterdir())) == MOST_REPORTS + 1


def test_a_folder_that_cannot_be_listed_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        complete_reports(tmp_path / ("x" * 300), running_match())
