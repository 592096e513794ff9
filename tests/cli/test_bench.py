"""``yokai bench`` measures everything it names, in a program and in a bundle."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from yokai_desktop.cli import bench
from yokai_desktop.workshop.memory import MEBIBYTE, memory_mb

ROOT = Path(__file__).parents[2]
KERNELS = {"kernel_compiled", "septet_playouts_per_s", "yokai_games_per_s"}
PLAYERS = {
    "septet_rollouts_per_s",
    "septet_search_iterations_per_s",
    "septet_master_ms",
    "yokai_expert_ms",
}
WORKER = {"worker_moves", "worker_first_answer_ms", "worker_answer_ms"}
WINDOW = {
    "startup_ms",
    "frame_ms_p50",
    "frame_ms_p99",
    "frame_work_ms_p99",
    "frames",
    "frame_ms",
    "click_to_frame_ms",
    "memory_mb",
    "idle_cpu_share",
}
TABLES = {"septet", "yokai"}
BUSY = 0.1
"""So much of a processor no table that waits may take, even where a quick bench is inexact."""


def test_a_quick_bench_tells_all_figures(user_home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "yokai_desktop", "bench", "--quick", "--json"],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert set(figures) == KERNELS | PLAYERS | WORKER | WINDOW | {"septet_playouts_per_s_plain"}
    idle = figures.pop("idle_cpu_share")
    assert set(idle) == TABLES
    assert all(0 < share < BUSY for share in idle.values()), idle
    moments = figures.pop("frame_ms").pop("1440x900")
    assert set(moments) == {"deal", "drag", "reveal"}
    assert all(moment["frames"] > 10 for moment in moments.values()), moments
    assert all(0 < moment["p50"] <= moment["p99"] for moment in moments.values())
    assert all(0 < moment["work_p50"] <= moment["work_p99"] for moment in moments.values())
    assert all(value > 0 for name, value in figures.items() if name != "kernel_compiled")
    assert figures["frame_ms_p50"] <= figures["frame_ms_p99"]
    assert not user_home.exists()  # the window that is measured has a home of its own


def test_the_memory_told_is_that_of_this_process() -> None:
    before = memory_mb()
    held = b"1" * (64 * MEBIBYTE)
    assert memory_mb() >= before + 50, len(held)


def test_a_bundle_starts_no_other_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "IS_BUNDLE", True)
    monkeypatch.setattr(bench, "QUICK_SECONDS", 0.01)
    assert bench.run(Namespace(quick=True, json=False)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines} == KERNELS | PLAYERS | WORKER
