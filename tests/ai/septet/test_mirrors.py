"""Accuracy and "played like" of a whole game, and silence where little was seen."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tests.ai.septet.tables import new_match, play_on
from tests.ai.septet.test_likeness import MODES
from yokai_desktop.ai.reviews.reviewed import Choice, Decision, DecisionLabel
from yokai_desktop.ai.septet.levels import LEVELS, LEVELS_BY_NAME
from yokai_desktop.ai.septet.mirrors import LEAST_DECISIONS, NOVICE_LOSS, accuracy_of, mirrors_of
from yokai_desktop.ai.septet.review import states_of
from yokai_desktop.ai.septet.weights import name_of
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.state import SeptetState

FOUR = MODES[0]


@cache
def states() -> tuple[SeptetState, ...]:
    """The states of a game of four."""
    match = new_match("four", "mirrors")
    rng = Random(1)
    while match.to_act is not None:
        play_on(match, LEVELS_BY_NAME["apprentice"], rng)
    return tuple(states_of(match))


def rated(seat: int, count: int, loss: float) -> list[Decision]:
    """So many first decisions of a seat, each as if it had cost so much."""
    found: list[Decision] = []
    for index, state in enumerate(states()[:-1]):
        if state.to_act == seat and len(state.legal()) > 1 and len(found) < count:
            texts = [str(action) for action in state.legal()[:20]]
            choices = tuple(
                Choice(text, 0.5, 0.01, 0.5, 1.0, loss * (n > 0), 0.01)
                for n, text in enumerate(texts)
            )
            found.append(
                Decision(
                    index,
                    seat,
                    texts[-1],
                    state.phase.value,
                    1,
                    1,
                    DecisionLabel.FINE,
                    loss=loss,
                    error=0.01,
                    choices=choices,
                    facts={"lead": loss},
                )
            )
    return found


def forced(seat: int) -> Decision:
    return Decision(0, seat, "play fire-9", "play", 1, 1, DecisionLabel.FORCED)


@pytest.mark.parametrize("mode", MODES, ids=name_of)
def test_accuracy_falls_with_the_loss_and_is_50_for_a_novice(mode: Mode) -> None:
    assert accuracy_of(mode, 0.0) == accuracy_of(mode, -0.1) == 100
    assert accuracy_of(mode, NOVICE_LOSS[name_of(mode)]) == 50
    assert accuracy_of(mode, 5.0) == 0


def test_forced_cards_do_not_count() -> None:
    decisions = rated(0, LEAST_DECISIONS, 0.02) + [forced(0)] * 9
    mirrors = mirrors_of(states(), decisions)
    assert [mirror.seat for mirror in mirrors] == [0, 1, 2, 3]
    assert mirrors[0].decisions == LEAST_DECISIONS
    assert mirrors[0].mean_loss == 0.02
    assert mirrors[0].accuracy == accuracy_of(FOUR, 0.02)
    assert mirrors[0].played_like in LEVELS
    assert mirrors[0].counts == {"fine": LEAST_DECISIONS, "forced": 9}


def test_who_loses_nothing_played_better_than_who_always_does() -> None:
    good, bad = (mirrors_of(states(), rated(2, 30, loss))[2] for loss in (0.0, 0.2))
    assert good.accuracy == 100
    assert bad.accuracy == accuracy_of(FOUR, 0.2) < 10
    assert bad.played_like == "novice"


def test_too_few_decisions_tell_nothing() -> None:
    mirrors = mirrors_of(states(), rated(1, LEAST_DECISIONS - 1, 0.02))
    assert (mirrors[1].accuracy, mirrors[1].played_like) == (None, "")
    assert (mirrors[0].decisions, mirrors[0].mean_loss) == (0, 0.0)
