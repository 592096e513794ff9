"""``yokai bench``: how fast the kernels, the computer players and the window are here.

Speeds count processor time of one thread, so that a busy machine does not spoil them; only the
answers of the other process and the figures of the window are taken by the clock.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from yokai_desktop.ai.speed import figures as players_figures
from yokai_desktop.ai.worker_speed import figures as worker_figures
from yokai_desktop.engine.septet import kernel
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.solving.chance_games import ChanceGame
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.leaving import held, putting_away
from yokai_desktop.plain import is_compiled

IS_BUNDLE = bool(getattr(sys, "frozen", False))
"""A bundled program cannot start other Python processes to measure them."""

DEALS = 200
SECONDS = 1.5
QUICK_SECONDS = 0.2
PLAIN_TWIN = (
    "from yokai_desktop.plain import use_plain_kernels; use_plain_kernels(); "
    "from yokai_desktop.cli.bench import septet_playouts_per_s; "
    "print(septet_playouts_per_s({seconds}))"
)


def run(arguments: Namespace) -> int:
    """Measure everything and print it."""
    seconds = QUICK_SECONDS if arguments.quick else SECONDS
    figures = engine_figures(seconds) | players_figures(seconds) | worker_figures()
    if not IS_BUNDLE:
        figures |= plain_figures(seconds) | window_figures(arguments.quick)
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:>34}  {value}")
    return 0


def per_second(work: Callable[[], int], seconds: float) -> int:
    """How many units of work are done in a second of processor time."""
    work()
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return round(done / spent)


def septet_playouts_per_s(seconds: float) -> int:
    """Random rounds of four players, without dealing."""
    rounds = []
    for number in range(DEALS):
        state, _ = SEPTET.deal(SEPTET.setup(4, seed=f"bench/{number}"))
        assert state.trump is not None
        rounds.append((*state.hands, 0, state.trump.suit, kernel.first_random(number)))

    def work() -> int:
        for a, b, c, d, leader, trump, chance in rounds:
            kernel.random_round(a, b, c, d, leader, trump, chance)
        return DEALS

    return per_second(work, seconds)


def yokai_games_per_s(seconds: float) -> int:
    """Random games of two players at the first level, without dealing."""
    games = []
    for number in range(DEALS):
        state, _ = YOKAI.deal(YOKAI.setup(2, seed=f"bench/{number}"))
        assert isinstance(state, YokaiState)
        games.append(ChanceGame.of(state))

    def work() -> int:
        for number, game in enumerate(games):
            game.play(number, [])
        return DEALS

    return per_second(work, seconds)


def engine_figures(seconds: float) -> dict[str, Any]:
    """Playouts a second of both games."""
    return {
        "kernel_compiled": is_compiled(kernel),
        "septet_playouts_per_s": septet_playouts_per_s(seconds),
        "yokai_games_per_s": yokai_games_per_s(seconds),
    }


def plain_figures(seconds: float) -> dict[str, Any]:
    """Playouts a second of Septet as plain Python, in a process of its own."""
    return {"septet_playouts_per_s_plain": int(said_by("-c", PLAIN_TWIN.format(seconds=seconds)))}


def window_figures(quick: bool) -> dict[str, Any]:
    """Start-up, frames, memory and rest of the window, measured in processes of its own."""
    said = said_by("-m", "yokai_desktop.workshop.window_bench", *(["--quick"] if quick else []))
    figures: dict[str, Any] = json.loads(said.splitlines()[-1])
    return figures


def said_by(*words: str) -> str:
    """What another Python prints; it ends with this one, and leaves no file behind.

    It has a group of its own: Ctrl+C in a terminal reaches this process alone, which then ends
    the other one with all that it has started.
    """
    with held():
        folder = tempfile.mkdtemp()
        no_folder = putting_away(lambda: shutil.rmtree(folder, ignore_errors=True))
        other = subprocess.Popen(
            [sys.executable, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"TMPDIR": folder},
            start_new_session=True,
        )
        no_process = putting_away(lambda: end_group(other))
    with no_folder, no_process:
        out, complaints = other.communicate()
        if other.returncode != 0:
            raise RuntimeError(complaints)
        return out


def end_group(process: subprocess.Popen[str]) -> None:
    """Kill a process with all it has started, unless it has ended."""
    if process.returncode is not None:
        return
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
