"""The models of kept games: the list, the replay, and taking over a file."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.no_more_files import no_more_files
from tests.played_games import (
    AIKO,
    BEN,
    play_by_chance,
    septet_game,
    septet_match,
    yokai_lost,
    yokai_won,
)
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.events import HandDealt
from yokai_desktop.models import history as history_module
from yokai_desktop.models.history import GAME_ROLE, HistoryModel
from yokai_desktop.models.importing import Importing
from yokai_desktop.models.replay import ReplayModel
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.finding import COLUMNS, GameFilter
from yokai_desktop.storage.history import Entry, History, KeptGame
from yokai_desktop.storage.sharing import export_games
from yokai_desktop.storage.taking_over import ImportRefused

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.fixture
def history() -> History:
    kept = History(Database(None))
    for number, match in enumerate((septet_game(), yokai_won(), yokai_lost())):
        kept.add(Entry(match, NOON + timedelta(hours=number)))
    return kept


def model_of(history: History) -> HistoryModel:
    model = HistoryModel(history, lambda game, column: f"{column} {game.id}")
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def test_the_list_shows_what_is_wanted_and_nothing_before(qtbot: QtBot, history: History) -> None:
    model = model_of(history)
    assert model.rowCount() == 0
    model.show(GameFilter())
    assert (model.rowCount(), model.columnCount()) == (3, len(COLUMNS))
    assert model.index(0, 0).data() == "date 3"
    assert model.index(2, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "game 1"
    assert model.index(2, 1).data(GAME_ROLE).game == "septet"
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
    model.show(GameFilter(game="yokai"))
    assert model.rowCount() == 2
    assert model.wanted.game == "yokai"


def test_the_list_is_sorted_by_its_columns(qtbot: QtBot, history: History) -> None:
    model = model_of(history)
    model.sort(COLUMNS.index("game"), Qt.SortOrder.AscendingOrder)
    assert model.index(0, 0).data(GAME_ROLE).game == "septet"
    model.sort(COLUMNS.index("game"), Qt.SortOrder.DescendingOrder)
    assert model.index(0, 0).data(GAME_ROLE).game == "yokai"
    model.sort(-1)
    assert model.wanted == GameFilter(sort="game")


def test_the_list_follows_the_database(qtbot: QtBot, history: History) -> None:
    model = model_of(history)
    model.show(GameFilter())
    assert model.row_of(2) == 1
    history.delete([2])
    model.refresh()
    assert model.rowCount() == 2
    assert model.row_of(2) == -1
    assert model.game(7) is None


def test_the_list_reads_games_in_portions(
    qtbot: QtBot, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_module, "CHUNK", 2)
    asked: list[int] = []
    read = history.games

    def count_and_read(ids: Sequence[int]) -> list[KeptGame]:
        asked.append(len(ids))
        return read(ids)

    monkeypatch.setattr(history, "games", count_and_read)
    model = HistoryModel(history, lambda game, column: "")
    model.show(GameFilter())
    for row in (2, 0, 1, 2):
        assert model.game(row) is not None
    assert asked == [1, 2]


def test_the_titles_of_the_list_can_change_their_language(qtbot: QtBot, history: History) -> None:
    model = model_of(history)
    model.set_titles({"date": "Date"})
    model.show(GameFilter())
    with qtbot.waitSignals([model.headerDataChanged, model.dataChanged]):
        model.set_titles({"date": "Jour"})
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Jour"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "game"
    assert model.headerData(99, Qt.Orientation.Horizontal) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_a_replay_walks_through_every_position_and_back(qtbot: QtBot) -> None:
    match = septet_game()
    replay = ReplayModel(match)
    seen: list[object] = []
    replay.changed.connect(seen.append)
    while replay.position < replay.last:
        replay.forward()
    assert replay.last == len(match.actions)
    assert replay.view == match.view(0)
    replay.forward()
    assert len(seen) == replay.last
    for position in (5, 0, 99_999, -3):
        replay.jump(position)
        assert replay.position == max(0, min(replay.last, position))
        assert seen[-1] == Match.replay(match.record(), until=replay.position).view(0)


def test_a_replay_tells_a_seat_what_it_was_told_then(qtbot: QtBot) -> None:
    replay = ReplayModel(septet_game())
    for step in range(replay.last):
        told = replay.events_of(step)
        for event in told:
            assert event == event.seen_by(0)
    replay.look_as(1, open_cards=True)
    dealt = [
        e for step in range(replay.last) for e in replay.events_of(step) if type(e) is HandDealt
    ]
    assert dealt
    assert all(None not in event.cards for event in dealt)


def test_people_come_first_among_the_eyes(qtbot: QtBot) -> None:
    seats = (Seat("novice"), AIKO, Seat("novice"), BEN)
    assert ReplayModel(septet_game(seats)).seats == (1, 3, 0, 2)


def test_cards_lie_open_in_finished_games_only(qtbot: QtBot) -> None:
    seats = (Seat("novice"), AIKO, Seat("novice"), Seat("novice"))
    unfinished = ReplayModel(play_by_chance(septet_match(seats), most=10))
    assert not unfinished.is_finished
    assert unfinished.seats == (1,)
    unfinished.look_as(1, open_cards=True)
    assert not unfinished.has_open_cards
    watched = ReplayModel(play_by_chance(septet_match((Seat("novice"),) * 4), most=10))
    assert watched.seats == (0, 1, 2, 3)
    finished = ReplayModel(septet_game(seats))
    finished.look_as(0, open_cards=True)
    assert finished.has_open_cards
    assert None not in finished.view.hands[1]  # type: ignore[attr-defined]


@pytest.mark.parametrize("match", [septet_game(), yokai_won(turns=4)])
def test_a_game_can_go_on_from_any_point_and_says_so(qtbot: QtBot, match: Match) -> None:
    replay = ReplayModel(match)
    replay.jump(7)
    branch = replay.branch()
    assert branch.state == Match.replay(match.record(), until=7).state
    assert branch.outcome is None
    assert [mark.what for mark in branch.marks] == [BRANCH]
    assert Match.replay(branch.record()) == branch


@pytest.fixture
def importing(tmp_path: Path) -> Iterator[Importing]:
    """Takes files over into an empty history on disk."""
    made = Importing(History(Database(tmp_path / "other")))
    yield made
    made.close()


def test_a_file_is_taken_over_in_another_process(
    qtbot: QtBot, history: History, importing: Importing, tmp_path: Path
) -> None:
    path = tmp_path / "games.json"
    export_games(history, path)
    other = importing._history
    progress: list[tuple[int, int]] = []
    importing.progressed.connect(lambda *step: progress.append(step))
    with qtbot.waitSignal(importing.finished, timeout=60_000) as finished:
        importing.start(path)
        assert importing.is_busy
        assert importing.pid not in (None, os.getpid())
        assert other.count() == 0
    assert finished.args == [3, 3]
    assert progress[-1] == (3, 100)
    assert not importing.is_busy
    assert other.count() == 3


def test_an_unsound_game_stops_a_file_and_nothing_is_kept(
    qtbot: QtBot, history: History, importing: Importing, tmp_path: Path
) -> None:
    path = tmp_path / "games.json"
    export_games(history, path)
    data = json.loads(path.read_text())
    data["games"][2]["record"]["actions"][0] = "nonsense"
    path.write_text(json.dumps(data))
    with qtbot.waitSignal(importing.failed, timeout=60_000) as failed:
        importing.start(path)
    assert failed.args[0] == ImportRefused("bad_game", 3)
    assert importing._history.count() == 0
    with qtbot.waitSignal(importing.failed, timeout=60_000) as failed:
        importing.start(tmp_path / "missing.json")
    assert failed.args[0] == ImportRefused("failed")


def test_a_file_can_be_given_up_for_another_one(
    qtbot: QtBot, history: History, importing: Importing, tmp_path: Path
) -> None:
    path = tmp_path / "games.json"
    export_games(history, path)
    importing.start(path)
    importing.cancel()
    assert not importing.is_busy
    assert importing.pid is None
    assert importing._history.count() == 0
    importing.start(path)
    with qtbot.waitSignal(importing.finished, timeout=60_000):
        importing.start(path)


@pytest.mark.posix
def test_a_process_that_dies_is_told_and_replaced(
    qtbot: QtBot, history: History, importing: Importing, tmp_path: Path
) -> None:
    path = tmp_path / "games.json"
    export_games(history, path)
    with qtbot.waitSignal(importing.failed, timeout=60_000) as failed:
        importing.start(path)
        os.kill(importing.pid or 0, signal.SIGKILL)
    assert failed.args[0] == ImportRefused("failed")
    with qtbot.waitSignal(importing.finished, timeout=60_000):
        importing.start(path)


@pytest.mark.posix
def test_without_room_for_a_process_nothing_is_taken_over(
    qtbot: QtBot, history: History, importing: Importing, tmp_path: Path
) -> None:
    path = tmp_path / "games.json"
    export_games(history, path)
    with qtbot.waitSignal(importing.failed) as failed, no_more_files():
        importing.start(path)
    assert failed.args[0] == ImportRefused("failed")
    assert not importing.is_busy
    with qtbot.waitSignal(importing.finished, timeout=60_000):
        importing.start(path)


def test_a_history_without_a_file_takes_nothing_over(qtbot: QtBot, history: History) -> None:
    importing = Importing(History(Database(None)))
    with qtbot.waitSignal(importing.failed) as failed:
        importing.start(Path("games.json"))
    assert failed.args[0] == ImportRefused("failed")
    assert importing.pid is None
