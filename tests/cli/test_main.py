"""The entry point: exit codes of what ends a command, and the window where none is named."""

from __future__ import annotations

from argparse import Namespace
from typing import NoReturn

import pytest

from yokai_desktop import app
from yokai_desktop.cli import BAD_INPUT, FAILED, main, simulate

SIMULATE = ["simulate", "septet", "--games", "1"]


def ends_with(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> int:
    """The exit code when a command is ended by an error."""

    def run(arguments: Namespace) -> NoReturn:
        raise error

    monkeypatch.setattr(simulate, "run", run)
    return main(SIMULATE)


def test_without_a_command_the_window_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "main", lambda: 7)
    assert main([]) == 7


def test_what_the_system_refuses_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ends_with(monkeypatch, OSError(28, "the disk is full")) == FAILED
    assert capsys.readouterr().err == "yokai: The system refuses: the disk is full.\n"


def test_a_reader_that_goes_away_is_no_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ends_with(monkeypatch, BrokenPipeError()) == 0
    assert capsys.readouterr().err == ""


def test_a_bad_setup_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "septet", "--players", "9"]) == BAD_INPUT
    told = capsys.readouterr().err
    assert told.startswith("yokai: ")
    assert told.count("\n") == 1


def test_figures_are_told_as_lines_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--seats", "novice"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert ["games", "1"] in [line.split() for line in lines]
