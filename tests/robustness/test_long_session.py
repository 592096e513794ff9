"""Hours of play in one process: nothing piles up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import linear_regression

from tests.robustness.counts import tell, times
from tests.robustness.long_session import TABLES
from tests.robustness.test_kills import HASTE
from yokai_desktop.storage.atomic_files import write_text
from yokai_desktop.storage.settings import FILE_NAME
from yokai_desktop.ui.art.pictures import ROOM_BYTES
from yokai_desktop.ui.window.pages import PAGES

MOST_GROWTH_KB = 12_000
"""What a process may grow by after every kind of game has been played, kept pictures aside."""
MOST_SLOPE_KB = 10
"""What a game may leave behind in a session long enough to tell."""
MOST_DEAD = 2
"""What a game may leave behind of widgets that are gone."""
TELLING = 500
"""From so many games on the slope says something: a single page weighs as much as 200 games may."""
POINTS = (0.04, 0.2, 0.5, 1.0)
"""At these parts of the session its memory is told."""


def test_nothing_piles_up_in_a_long_session(user_home: Path) -> None:
    kinds = times(2, len(TABLES))
    games = int(os.environ.get("YOKAI_SESSION_GAMES", times(4, 1_000)))
    write_text(user_home / "config" / FILE_NAME, json.dumps({"format": 1, "settings": HASTE}))
    told = user_home / "samples.jsonl"
    with told.open("w") as lines:
        done = subprocess.run(
            [sys.executable, "-m", "tests.robustness.long_session", str(games), str(kinds)],
            env=os.environ | {"YOKAI_HOME": str(user_home), "QT_QPA_PLATFORM": "offscreen"},
            stdout=lines,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 0, done.stderr[-2_000:]
    samples = [json.loads(line) for line in told.read_text().splitlines()]
    assert len(samples) == games
    # The last visits to all pages against those after everything was seen: some pages are heavier.
    warm = max(kinds - 1, games // 5)
    span = len(PAGES) if games >= 5 * len(PAGES) else kinds
    before, after = samples[warm : warm + span + 1], samples[-span:]
    slope = slope_of([at["memory_kb"] - at["pictures_kb"] for at in samples[warm:]])
    points = [samples[max(kinds, round(games * part)) - 1] for part in POINTS]
    tell(
        "a long session",
        games=games,
        memory_mb=" -> ".join(str(at["memory_kb"] >> 10) for at in points),
        slope_kb_a_game=f"{slope:.1f}",
        objects_of_Python_a_game=f"{slope_of([at['objects'] for at in samples[warm:]]):.1f}",
        of_which_pictures_mb=" -> ".join(str(at["pictures_kb"] >> 10) for at in points),
        widgets=f"{before[0]['widgets']} -> {after[-1]['widgets']}",
        dead_wrappers=f"{samples[0]['dead_wrappers']} -> {after[-1]['dead_wrappers']}",
        threads=f"{before[0]['threads']} -> {after[-1]['threads']}",
        files=f"{before[0]['files']} -> {after[-1]['files']}",
        processes=f"{before[0]['processes']} -> {after[-1]['processes']}",
    )

    def most(some: list[dict[str, int]], what: str) -> int:
        return max(sample[what] for sample in some)

    def grown(some: list[dict[str, int]]) -> int:
        return max(sample["memory_kb"] - sample["pictures_kb"] for sample in some)

    for what in ("widgets", "threads", "files", "processes"):
        assert most(after, what) <= most(before, what), what
    dead = after[-1]["dead_wrappers"] - samples[0]["dead_wrappers"]
    assert dead <= MOST_DEAD * (games - 1)
    assert most(samples, "pictures_kb") <= ROOM_BYTES >> 10
    assert grown(after) <= grown(before) + MOST_GROWTH_KB
    assert games < TELLING or slope < MOST_SLOPE_KB


def slope_of(values: list[int]) -> float:
    """By how much something grows from one game to the next: the line of least squares."""
    games = range(len(values))
    return linear_regression(games, values).slope if len(values) > 1 else 0.0
