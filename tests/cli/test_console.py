"""What is typed at the console."""

from __future__ import annotations

import io

import pytest

from yokai_desktop.cli.console import LONGEST_LINE, Quit, _read


def test_a_line_without_an_end_is_cut_and_its_rest_is_no_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A device given as input would fill the memory."""
    endless = "x" * (5 * LONGEST_LINE)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{endless}\n play fire-9 \n{endless}"))
    assert _read("> ") == "x" * LONGEST_LINE
    assert _read("> ") == "play fire-9"
    assert _read("> ") == "x" * LONGEST_LINE
    with pytest.raises(Quit):
        _read("> ")
