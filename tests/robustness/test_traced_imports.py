"""Watched by the system itself: no text of a shared file ever becomes the name of an opened one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.played_games import septet_game
from tests.robustness.counts import tell
from yokai_desktop.engine.match import Seat
from yokai_desktop.storage.game_stream import FORMAT, VERSION

Change = Callable[[dict[str, Any], str], object]

CHANGES: dict[str, Change] = {
    "level": lambda game, text: game["record"]["seats"][1].update(player=text),
    "name": lambda game, text: game["record"]["seats"][0].update(name=text[-40:]),
    "seed": lambda game, text: game["record"].update(seed=text),
    "mark": lambda game, text: game["record"].update(marks=[[0, 0, text]]),
    "option": lambda game, text: game["record"]["options"].update(scoring=text),
    "game": lambda game, text: game["record"].update(game=text),
    "aid": lambda game, text: game.update(aid=text),
}


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("strace") is None, reason="needs strace"
)
def test_no_text_of_a_file_becomes_a_path(tmp_path: Path) -> None:
    canary = tmp_path / "c.svg"
    canary.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    files = tmp_path / "files"
    files.mkdir()
    up = "../" * 20
    for name, change in CHANGES.items():
        for number, text in enumerate((f"{up}{canary.with_suffix('')}", str(canary))):
            match = septet_game((Seat(name="Eve"), Seat("novice")))
            game = {"played": "2026-11-16T12:00:00+00:00", "record": match.record()}
            change(game, text)
            data = {"format": FORMAT, "version": VERSION, "games": [game]}
            (files / f"{name}-{number}.json").write_text(json.dumps(data))
    log = tmp_path / "strace"
    done = subprocess.run(
        [
            *("strace", "-f", "-qq", "-e", "trace=open,openat,openat2,stat,newfstatat"),
            *("-o", str(log), sys.executable, "-m", "tests.robustness.traced_imports", str(files)),
        ],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    ends = done.stdout.split("\n")[:-1]
    assert len(ends) == 2 * len(CHANGES)
    assert {"bad_game", "taken over"} >= set(ends)
    calls = log.read_text(errors="replace").splitlines()
    led = [call for call in calls if canary.name in call or f'{canary.with_suffix("")}"' in call]
    tell("imports watched by strace", files=len(ends), calls=len(calls), led_outside=len(led))
    assert not led
    assert any("games" in call or ".json" in call for call in calls)
