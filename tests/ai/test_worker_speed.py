"""The figures of the worker are those of a real process that plays."""

from __future__ import annotations

import pytest

from yokai_desktop.ai import worker_speed
from yokai_desktop.ai.players import PLAYERS


def test_the_process_plays_every_move_that_is_measured() -> None:
    found = worker_speed.figures(moves=6)
    assert found["worker_moves"] == 6
    assert found["worker_first_answer_ms"] > 0
    assert found["worker_answer_ms"] > 0


def test_a_player_that_fails_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_speed, "LEVEL", "wizard")
    assert "wizard" not in PLAYERS["septet"].levels
    with pytest.raises(RuntimeError, match="KeyError"):
        worker_speed.figures(moves=2)
