"""Whole games at every level and way: legal, reproducible, and within the budgets given."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from tests.ai.septet.tables import QUICK_LEVELS, WAYS, new_match, play_on
from yokai_desktop.ai.septet import search
from yokai_desktop.ai.septet.choose import LEVELS, choose
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME, fitting
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.plain import is_compiled

TRANSCRIPT = """
import sys
if "plain" in sys.argv:
    from yokai_desktop.plain import use_plain_kernels
    use_plain_kernels()
from random import Random
from tests.ai.septet.tables import QUICK_LEVELS, WAYS, new_match, play_on
from yokai_desktop.ai.septet import playouts, thinking
playouts.DEADLINE = thinking.DEADLINE = 600.0
for way in WAYS:
    match = new_match(way, "both")
    rng = Random(way)
    while match.state.number == 1 and match.to_act is not None:
        play_on(match, QUICK_LEVELS["master"], rng)
    print(way, *match.actions, sep="; ")
"""


def transcript(*options: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", TRANSCRIPT, *options], capture_output=True, text=True, check=True
    )
    return run.stdout


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize("way", WAYS)
def test_a_round_is_played_by_legal_actions_and_again_the_same(way: str, level: str) -> None:
    records = []
    for _ in range(2):
        match = new_match(way, "again")
        rng = Random(level)
        while match.state.number == 1 and match.to_act is not None:  # type: ignore[attr-defined]
            play_on(match, QUICK_LEVELS[level], rng)
        records.append(match.text())
    assert records[0] == records[1]


@pytest.mark.skipif(not is_compiled(search), reason="needs the compiled search")
def test_compiled_and_plain_players_play_the_same() -> None:
    assert transcript() == transcript("plain")


def test_levels_go_from_weak_to_strong() -> None:
    assert LEVELS == ("novice", "apprentice", "adept", "expert", "master")
    budgets = [LEVELS_BY_NAME[name].iterations for name in LEVELS]
    assert budgets == sorted(budgets)


def test_plain_python_gets_smaller_budgets() -> None:
    master = LEVELS_BY_NAME["master"]
    if is_compiled(search):
        assert fitting(master) == master
    else:
        assert fitting(master).iterations < master.iterations


def test_a_seat_with_nothing_to_choose_is_refused() -> None:
    match = new_match("four", "refused")
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(match.view(1), "novice", Random(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("level", LEVELS)
def test_the_real_budgets_play_a_card(level: str) -> None:
    match = new_match("four", "real")
    while match.state.phase == Phase.PASS:  # type: ignore[attr-defined]
        play_on(match, QUICK_LEVELS["apprentice"], Random(1))
    assert match.to_act is not None
    view = match.view(match.to_act)
    assert choose(view, level, Random(2)) in view.legal  # type: ignore[arg-type]


def test_s1_7_the_look_of_the_bosses_changes_no_choice() -> None:
    for level in QUICK_LEVELS.values():
        played = []
        for way in ("three", "three shining"):
            match, rng = new_match(way, "looks"), Random(level.name)
            for _ in range(9):
                play_on(match, level, rng)
            played.append(match.actions)
        assert played[0] == played[1]
