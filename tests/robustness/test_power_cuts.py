"""The power cut at any moment: every game is in at least one place, whole."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest

from tests.robustness.counts import tell, times
from tests.robustness.places import games_in
from tests.robustness.power import Disk, make_image, may_mount, mounted
from tests.robustness.test_kills import HASTE
from yokai_desktop.storage.atomic_files import write_text
from yokai_desktop.storage.settings import FILE_NAME, Settings

LONGEST_WAIT = 60
MOST_FACTS = 40
"""Between two cuts."""


class Walker:
    """The program on its walk on a disk, with all it has called certain so far."""

    def __init__(self, game: str, disk: Disk) -> None:
        self.games: dict[str, int] = {}
        self.size = 100
        self.facts = 0
        environment = {"YOKAI_HOME": str(disk.place / "home"), "QT_QPA_PLATFORM": "offscreen"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.robustness.walk", game],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
        )
        self._listener = threading.Thread(target=self._listen)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            what, *values = line.split()
            if what == "game":
                self.games[values[0]] = int(values[1])
            else:
                self.size = int(values[0])
            self.facts += 1

    @property
    def is_over(self) -> bool:
        return self._process.poll() is not None

    def stop_after(self, facts: int, delay: float) -> None:
        """Stop it some moment after so many more facts, or when it has ended."""
        wanted = self.facts + facts
        while self.facts < wanted and not self.is_over:
            time.sleep(0.001)
        time.sleep(delay)
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """Wait until nothing is left of the process."""
        self._process.kill()
        self._listener.join(LONGEST_WAIT)
        self._process.communicate(timeout=LONGEST_WAIT)

    def complaints(self) -> str:
        return self._process.communicate(timeout=LONGEST_WAIT)[1][-2_000:]


@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_a_power_cut_loses_nothing(game: str, tmp_path: Path) -> None:
    if not may_mount():
        pytest.skip("only root can mount a disk whose power is cut")
    rng = Random(game)
    image, cut = tmp_path / "disk.img", tmp_path / "cut.img"
    make_image(image)
    certain: dict[str, int] = {}
    cuts = checked = 0
    # The longer the file system may wait with its journal, the less is on the disk unasked.
    with mounted(image, tmp_path / "disk", ",commit=60") as disk:
        home = disk.place / "home"
        write_text(home / "config" / FILE_NAME, json.dumps({"format": 1, "settings": HASTE}))
        while cuts < times(3, 100):
            walker = Walker(game, disk)
            try:
                while not walker.is_over and cuts < times(3, 100):
                    walker.stop_after(rng.randint(2, MOST_FACTS), rng.random() * 0.02)
                    known, size = certain | walker.games, walker.size
                    disk.copy(cut)
                    walker.go_on()
                    cuts += 1
                    checked += _check(cut, tmp_path / "after", known, size)
                assert walker.games, walker.complaints()
            finally:
                walker.end()
            certain |= walker.games
            print(f"{game}: {cuts} cuts, {len(certain)} games", flush=True)
    tell(f"power cuts while playing {game}", cuts=cuts, games_looked_for=checked, lost=0)
    assert checked > 0


def _check(cut: Path, folder: Path, games: dict[str, int], size: int) -> int:
    """Look for all games on a disk whose power was cut; returns how many they were."""
    with mounted(cut, folder) as disk:
        home = folder.with_name("home-after")
        shutil.copytree(disk.place / "home", home)
    found = games_in(home)
    wanted = {seed: actions for seed, actions in games.items() if actions}
    lost = {seed: actions for seed, actions in wanted.items() if found.get(seed, 0) < actions}
    assert not lost, f"{lost} of {wanted}, found {found}"
    settings = Settings(home / "config")
    assert not settings.problems
    if size != 100:
        assert settings["text_size"] != 100
    shutil.rmtree(home)
    return len(wanted)
