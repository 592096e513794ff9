"""Python files in the folder from which the program is started are never run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from yokai_desktop import safe_path

TRAP = "import os; os.write(2, b'code from the current folder\\n')\nraise SystemExit(3)\n"
TRAPS = ("pickle", "random", "selectors", "socket", "signal", "json", "argparse", "tempfile")
"""Modules that the program or its processes import after their start."""
ASK = """
from yokai_desktop.start import _run
def work():
    from yokai_desktop.ai.worker_speed import figures
    print(figures(2)["worker_moves"])
    return 0
if __name__ == "__main__":
    _run(work)
"""


@pytest.fixture
def trapped(tmp_path: Path) -> Path:
    folder = tmp_path / "downloads"
    folder.mkdir()
    for name in TRAPS:
        (folder / f"{name}.py").write_text(TRAP)
    return folder


def test_players_think_beside_a_stranger_s_files(trapped: Path, tmp_path: Path) -> None:
    script = tmp_path / "ask.py"
    script.write_text(ASK)
    done = subprocess.run(
        [sys.executable, str(script)], cwd=trapped, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "2\n", "")


def test_the_command_runs_beside_a_stranger_s_files(trapped: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "yokai_desktop", "simulate", "septet", "--games", "1", "--json"],
        cwd=trapped,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_only_the_folder_of_the_program_stays_and_comes_last(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = str(Path(safe_path.__file__).parents[1])
    monkeypatch.setenv(safe_path.SAFE_PATH, "")
    monkeypatch.setenv(safe_path.EXTRA_PATH, f":/elsewhere:here{os.pathsep}")
    monkeypatch.setattr(sys, "path", ["", str(tmp_path), "/library"])
    monkeypatch.chdir(tmp_path)
    safe_path.keep_current_folder_out()
    assert sys.path == ["/library"]
    assert os.environ[safe_path.SAFE_PATH] == "1"
    assert os.environ[safe_path.EXTRA_PATH] == "/elsewhere"
    monkeypatch.setattr(sys, "path", [home, "/library"])
    monkeypatch.chdir(home)
    safe_path.keep_current_folder_out()
    assert sys.path == ["/library", home]
