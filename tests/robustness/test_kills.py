"""The program killed at any moment: nothing is lost, and it goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.robustness.counts import tell, times
from yokai_desktop.engine.match import Match
from yokai_desktop.storage.atomic_files import write_text
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.history import History
from yokai_desktop.storage.saves import Saves
from yokai_desktop.storage.settings import FILE_NAME

LONGEST_WAIT = 60
HASTE = {
    "animation": "off",
    "trick_pause": 1,
    "thinking_pause": 0,
    "yokai_pace": "quick",
    "guide": False,
    "confirm": False,
}
"""Settings under which a script plays quickly."""


@contextmanager
def program(game: str, home: Path) -> Iterator[subprocess.Popen[str]]:
    """The program in a process of its own, playing by itself; killed at the end."""
    complaints = home.with_name("stderr.txt").open("w")
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.robustness.scripted_play", game],
        stdout=subprocess.PIPE,
        stderr=complaints,
        text=True,
        env=os.environ | {"YOKAI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
    )
    complaints.close()
    try:
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=LONGEST_WAIT)


def run_and_kill(game: str, home: Path, lines: int, delay: float) -> list[tuple[str, int]]:
    """Kill the program some time after so many facts; returns all it said."""
    said: list[str] = []
    with program(game, home) as process:
        assert process.stdout is not None
        while len(said) < lines:
            line = process.stdout.readline()
            assert line, home.with_name("stderr.txt").read_text()[-2_000:]
            said.append(line)
        time.sleep(delay)
        process.kill()
        said += process.stdout.read().splitlines(keepends=True)
    facts = [line.rsplit(" ", 1) for line in said if line.endswith("\n")]
    return [(what, int(number)) for what, number in facts]


def games_kept(home: Path) -> int:
    with closing(Database(home / "data")) as database:
        assert database.set_aside is None
        return History(database).count()


@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_a_kill_loses_nothing(game: str, user_home: Path) -> None:
    rng = Random(game)
    write_text(user_home / "config" / FILE_NAME, json.dumps({"format": 1, "settings": HASTE}))
    saves = Saves(user_home / "data" / "saves")
    left: Match | None = None
    kills = actions = kept = 0
    for _ in range(times(2, 150)):
        facts = run_and_kill(game, user_home, rng.randint(1, 20), rng.random() * 0.05)
        kills += 1
        # One that had ended when it was killed may be put away before the script looks for it.
        expected = {len(left.actions)} if left else {0}
        assert facts[0][0] == "begin"
        assert facts[0][1] in expected | ({0} if left and left.outcome else set())
        actions += sum(what == "on disk" for what, _ in facts)
        finished = sum(what == "finished" for what, _ in facts)
        last, certain = facts[-1]
        assert len(saves.slots()) <= 1
        save = saves.read(game)
        # A game without a save has ended, even if the kill came before that could be told.
        ended = finished + (save is None and last != "finished")
        assert games_kept(user_home) >= kept + ended
        kept = games_kept(user_home)
        if save is not None and last != "finished":
            assert certain <= len(save.match.actions) <= certain + 1
        if save is not None and left is not None and not finished:
            assert save.match.setup == left.setup
            assert save.match.actions[: len(left.actions)] == left.actions
        left = save.match if save else None
        print(f"{game}: {kills} kills, {actions} actions, {kept} games ended", flush=True)
    tell(f"kills while playing {game}", kills=kills, lost=0, actions=actions, games_ended=kept)
    assert kills > 0
