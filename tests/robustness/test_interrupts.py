"""Ctrl+C at any moment of any command: exit code 130, not a word, nothing left behind."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from signal import SIGINT

import pytest

from tests.played_games import play_by_chance
from tests.robustness.counts import tell, times
from tests.robustness.interrupting import Ended, commands, run
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.leaving import INTERRUPTED
from yokai_desktop.storage.claim import Claim

LASTING = {"window": 2.5, "console, asking": 0.6} | dict.fromkeys(
    ("tour", "bench", "review", "dojo"), 6.0
)
"""Seconds over which interrupts are spread where a command would not end, or only after minutes."""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = play_by_chance(Match(SEPTET, SEPTET.setup(4, {}, "interrupts")))
    (tmp_path / "record.json").write_text(json.dumps(match.record()))
    return tmp_path


def test_no_command_is_left_out() -> None:
    tried = {words[0] for words in commands(Path()).values() if words}
    for path in (Path(__file__).parents[2] / "yokai_desktop" / "cli").glob("*.py"):
        if "\ndef run(arguments: Namespace) -> int:" in path.read_text(encoding="utf-8"):
            assert path.stem.replace("_", "-") in tried


@pytest.mark.parametrize("name", commands(Path()))
def test_an_interrupt_ends_a_command_without_a_word(name: str, record: Path) -> None:
    words = commands(record)[name]
    rng = Random(name)
    count = times(2, 60)
    lasts = LASTING.get(name) or run(words, record / "home", None).seconds
    outcomes: list[Ended] = []
    for number in range(count):
        moment = lasts * (number + rng.random()) / count
        outcomes.append(run(words, record / f"home{number}", moment))
    early = [end for end in outcomes if end.is_of_python and not end.is_clean]
    rest = [end for end in outcomes if end not in early]
    tell(
        f"interrupts of {name}",
        tried=count,
        ended_with_130=sum(end.code in (INTERRUPTED, -SIGINT) for end in rest),
        had_ended_before=sum(not end.was_running for end in rest),
        done_at_that_moment=sum(end.was_running and end.code == 0 for end in rest),
        while_Python_itself_started=len(early),
    )
    faults = [end for end in rest if not end.is_clean or end.left_files]
    assert not faults, faults[0]


def test_an_interrupt_ends_a_second_start_too(tmp_path: Path) -> None:
    """It shows a message alone, without the window that hears of interrupts otherwise."""
    claim = Claim(tmp_path / "home" / "data")
    assert claim.take()
    end = run([], tmp_path / "home", 4.0)
    claim.release()
    assert end.was_running
    assert end.code == INTERRUPTED
    assert "Traceback" not in end.complaints
