"""Games to and from files: what the page says about each way it can end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.played_games import septet_game
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.storage.taking_over import ImportRefused
from yokai_desktop.ui.history import exchange as exchange_module
from yokai_desktop.ui.history.exchange import Exchange


@pytest.fixture
def history(tmp_path: Path) -> History:
    made = History(Database(tmp_path / "data"))
    made.add(Entry(septet_game(options={"scoring": "standard"}), now()))
    return made


@pytest.fixture
def exchange(qtbot: QtBot, history: History) -> Iterator[Exchange]:
    page = QWidget()
    qtbot.addWidget(page)
    made = Exchange(history, page)
    yield made
    made.importing.close()


def heard(exchange: Exchange) -> list[str]:
    said: list[str] = []
    exchange.message.connect(said.append)
    return said


def answer(path: Path | str) -> Callable[..., tuple[str, str]]:
    """A person who picks this file in the dialog."""
    return lambda *given: (str(path), "")


def test_games_go_out_and_come_back(
    exchange: Exchange, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.json"
    said = heard(exchange)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer(path))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer(path))
    exchange.choose_export([])
    assert path.exists()
    with qtbot.waitSignal(exchange.taken_over, timeout=60_000):
        exchange.choose_import()
        assert exchange.is_busy
    assert said == ["1 game exported.", "0 new games. 1 already here."]


def test_a_dialog_that_is_closed_does_nothing(
    exchange: Exchange, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(exchange)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer(""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer(""))
    exchange.choose_export([])
    exchange.choose_import()
    assert not exchange.is_busy
    assert said == []


@pytest.mark.parametrize(
    ("reason", "words"),
    [("disk_full", "disk is full"), ("read_only", "cannot be written"), ("failed", "could not")],
)
def test_why_nothing_was_written_is_told(
    exchange: Exchange, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str, words: str
) -> None:
    def fail(*given: object) -> int:
        raise StorageError(reason, tmp_path, "")

    monkeypatch.setattr(exchange_module, "export_games", fail)
    said = heard(exchange)
    exchange.export_to(tmp_path / "games.json", [])
    assert len(said) == 1
    assert words in said[0]


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ImportRefused("too_large"), "too large"),
        (ImportRefused("too_many"), "too large"),
        (ImportRefused("unknown_version"), "another version"),
        (ImportRefused("bad_game", game=3), "Game 3 of the file"),
        (ImportRefused("not_json"), "not a games file"),
        (ImportRefused("not_a_file"), "not a games file"),
        (ImportRefused("disk_full"), "disk is full"),
        (ImportRefused("busy"), "Another program"),
        (ImportRefused("failed"), "could not be imported"),
    ],
)
def test_why_nothing_was_taken_over_is_told(
    exchange: Exchange, error: ImportRefused, words: str
) -> None:
    said = heard(exchange)
    exchange.importing.failed.emit(error)
    assert len(said) == 1
    assert words in said[0]


def test_an_import_that_is_given_up_is_told_and_keeps_nothing(
    exchange: Exchange, history: History, tmp_path: Path
) -> None:
    path = tmp_path / "games.json"
    exchange.export_to(path, [])
    history.delete([1])
    said = heard(exchange)
    ends: list[None] = []
    exchange.ended.connect(lambda: ends.append(None))
    exchange.take_over(path)
    exchange.cancel()
    exchange.cancel()
    assert said == ["The import was cancelled."]
    assert len(ends) == 1
    assert history.count() == 0
