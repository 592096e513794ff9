"""Full disks and read-only folders: the game goes on to its end, and one message says so."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.robustness.counts import tell, times
from tests.robustness.scripted_play import REQUESTS, step
from tests.robustness.test_kills import HASTE
from yokai_desktop.storage.atomic_files import write_text
from yokai_desktop.storage.settings import FILE_NAME
from yokai_desktop.ui.games.starting import GameRequest, saves
from yokai_desktop.ui.services.preferences import forget_preferences
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow

LONGEST_WAIT = 120_000


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small disk of its own that holds the home of the program."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", folder], capture_output=True
    )
    if mounted.returncode:
        pytest.skip("only root can mount a small disk")
    monkeypatch.setenv("YOKAI_HOME", str(folder))
    write_text(folder / "config" / FILE_NAME, json.dumps({"format": 1, "settings": HASTE}))
    forget_preferences()
    yield folder
    forget_preferences()
    subprocess.run(["umount", "--lazy", folder], check=True)


def fill(disk: Path) -> None:
    """Take every byte that is left."""
    with (disk / "ballast").open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    assert os.statvfs(disk).f_bavail == 0


def make_read_only(disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)


def play_to_the_end(window: MainWindow, game: str, qtbot: QtBot) -> TablePage:
    seats, options = REQUESTS[game]
    window.start(GameRequest(game, seats, tuple(options.items()), "4K7-QM2"))
    page = window.page
    assert isinstance(page, TablePage)
    rng = Random(game)
    qtbot.waitUntil(lambda: step(page, rng), timeout=LONGEST_WAIT)
    return page


CASES = [(fill, "septet"), (make_read_only, "yokai"), (fill, "yokai"), (make_read_only, "septet")]


@pytest.mark.parametrize(("trouble", "game"), CASES[: times(2, 4)])
def test_the_game_goes_on_and_says_so_once(
    disk: Path,
    dressed_app: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Callable[[Path], None],
    game: str,
) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    told: list[str] = []
    monkeypatch.setattr(window.notice, "tell", lambda text: told.append(text))
    trouble(disk)
    page = play_to_the_end(window, game, qtbot)
    assert page.match.outcome is not None
    about_saving = [text for text in told if "this" in text.lower() and "game" in text.lower()]
    assert len(about_saving) == 1, told
    assert len(told) <= 3, told  # the others: the history, when opened and at the end
    tell(f"{game}, {trouble.__name__}", actions=len(page.match.actions), messages=len(told))


def test_what_was_saved_before_the_disk_was_full_stays(
    disk: Path, dressed_app: QApplication, qtbot: QtBot
) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    seats, options = REQUESTS["septet"]
    window.start(GameRequest("septet", seats, tuple(options.items()), "4K7-QM2"))
    page = window.page
    assert isinstance(page, TablePage)
    rng = Random(1)

    def some_played() -> bool:
        step(page, rng)
        return len(page.match.actions) >= 5

    qtbot.waitUntil(some_played, timeout=LONGEST_WAIT)
    whole = saves().path_of("septet").read_bytes()
    count = len(page.match.actions)
    fill(disk)

    def more_played() -> bool:
        step(page, rng)
        return len(page.match.actions) >= count + 3

    qtbot.waitUntil(more_played, timeout=LONGEST_WAIT)
    assert saves().path_of("septet").read_bytes() == whole
    save = saves().read("septet")
    assert save is not None
    assert save.match.actions == page.match.actions[:count]
