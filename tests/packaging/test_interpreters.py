"""Wheels are built for every supported Python that is here, wherever it lies."""

from __future__ import annotations

import sys
from pathlib import Path
from runpy import run_path

import pytest

WHEELS = run_path(str(Path(__file__).parents[2] / "packaging" / "wheels.py"))
OWN = f"{sys.version_info.major}.{sys.version_info.minor}"

pytestmark = pytest.mark.posix  # scripts of a shell


def program(path: Path, script: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("PATH", str(folder / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(folder / "pyenv"))
    return list(WHEELS["interpreters"]())


def test_those_on_the_path_and_those_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = [version for version in WHEELS["SUPPORTED"] if version != OWN]
    on_path = program(tmp_path / "bin" / f"python{others[0]}", "exit 0")
    program(tmp_path / "bin" / f"python{others[1]}", "exit 127")  # as pyenv answers for others
    name = f"{others[1]}.4/bin/python{others[1]}"
    kept = program(tmp_path / "pyenv" / "versions" / name, "exit 0")
    assert set(found(tmp_path, monkeypatch)) == {sys.executable, str(on_path), str(kept)}


def test_where_there_is_no_other_this_one_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found(tmp_path, monkeypatch) == [sys.executable]
