"""``yokai dojo``: counts, and the proof of every trial, those of one's own included."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import yokai
from yokai_desktop.cli import main
from yokai_desktop.dojo.library import FORMAT, VERSION, shipped
from yokai_desktop.paths import resources


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of one's own sets."""
    monkeypatch.setenv("YOKAI_HOME", str(tmp_path))
    folder = tmp_path / "data" / "dojo"
    folder.mkdir(parents=True)
    return folder


def some_trial(**change: Any) -> dict[str, Any]:
    text = resources("dojo", "septet-trials.json").read_text(encoding="utf-8")
    trial: dict[str, Any] = json.loads(text)["trials"][0]
    return {**trial, "id": "mine", **change}


def write(folder: Path, *trials: Any) -> None:
    data = {"format": FORMAT, "version": VERSION, "trials": trials}
    (folder / "own.json").write_text(json.dumps(data), encoding="utf-8")


def test_counts_are_told(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dojo", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["lessons"] == len(shipped().lessons) >= 16
    assert figures["trials"]["septet"] >= 60
    assert figures["trials"]["yokai"] >= 36
    assert figures["exercises"] == len(shipped().exercises)


def test_every_trial_is_proved(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(own, some_trial())
    assert main(["dojo", "--check", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["failed"] == []
    assert figures["proved"] == sum(figures["trials"].values()) == len(shipped().trials) + 1


def test_a_trial_that_fails_is_named(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(own, some_trial(solution=["play fire-9"]))
    assert main(["dojo", "--check"]) == 1
    assert "mine" in capsys.readouterr().out
    assert main(["dojo"]) == 0


def test_what_cannot_be_read_is_left_out_and_told(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(own, some_trial(grade=9))
    (own / "broken.json").write_text("{")
    assert main(["dojo"]) == 0
    told = capsys.readouterr().out
    assert "“mine” of own.json was left out: grade." in told
    assert "broken.json was left out: not_json." in told
    assert main(["dojo", "--check"]) == 1


def test_both_languages() -> None:
    english, french = yokai("dojo"), yokai("dojo", lang="fr_FR.UTF-8")
    assert english.returncode == french.returncode == 0
    assert "lessons" in english.stdout
    assert "leçons" in french.stdout
