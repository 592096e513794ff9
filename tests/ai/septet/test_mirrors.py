"""Accuracy and "played like": in order, and cautious where little was seen."""

from __future__ import annotations

import pytest

from yokai_desktop.ai.reviews.reviewed import Decision, Label
from yokai_desktop.ai.septet.levels import LEVELS
from yokai_desktop.ai.septet.mirrors import (
    LEAST_DECISIONS,
    TYPICAL,
    accuracy_of,
    level_like,
    mirrors_of,
)
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import Mode, mode_of

FOUR = mode_of(SEPTET.setup(4))
MODES = [
    mode_of(SEPTET.setup(players, options))
    for players, options in ((4, {}), (3, {}), (2, {}), (4, {"variant": "seven_next"}))
]


def decision(seat: int, loss: float | None) -> Decision:
    label = Label.FORCED if loss is None else Label.FINE
    facts = {} if loss is None else {"lead": loss}
    return Decision(0, seat, "play fire-9", "play", 1, 1, label, loss=loss, facts=facts)


@pytest.mark.parametrize("mode", MODES)
def test_weaker_levels_lose_more_and_are_less_accurate(mode: Mode) -> None:
    name = "seven_next" if mode.is_seven_next else str(mode.players)
    losses = [level.loss for level in TYPICAL[name]]
    assert losses == sorted(losses, reverse=True)
    accuracies = [accuracy_of(mode, loss) for loss in losses]
    assert accuracies == sorted(accuracies)
    assert accuracies[0] == 50
    assert accuracy_of(mode, 0.0) == 100
    assert accuracy_of(mode, 5.0) == 0


@pytest.mark.parametrize("mode", MODES)
def test_many_decisions_tell_the_level_and_few_one_in_the_middle(mode: Mode) -> None:
    name = "seven_next" if mode.is_seven_next else str(mode.players)
    assert [level_like(mode, each.loss, 4000) for each in TYPICAL[name]] == list(LEVELS)
    few = {level_like(mode, each.loss, LEAST_DECISIONS) for each in TYPICAL[name]}
    assert len(few) < len(LEVELS)


def test_games_beyond_all_measure_are_like_the_weakest() -> None:
    assert level_like(FOUR, 0.9, 400) == LEVELS[0]


def test_forced_cards_do_not_count() -> None:
    decisions = [decision(0, 0.02)] * LEAST_DECISIONS + [decision(0, None)] * 9
    mirrors = mirrors_of(FOUR, decisions)
    assert [mirror.seat for mirror in mirrors] == [0, 1, 2, 3]
    assert mirrors[0].decisions == LEAST_DECISIONS
    assert mirrors[0].mean_loss == 0.02
    assert mirrors[0].accuracy == accuracy_of(FOUR, 0.02)
    assert mirrors[0].counts == {"fine": LEAST_DECISIONS, "forced": 9}


def test_too_few_decisions_tell_nothing() -> None:
    mirrors = mirrors_of(FOUR, [decision(1, 0.02)] * (LEAST_DECISIONS - 1))
    assert (mirrors[1].accuracy, mirrors[1].played_like) == (None, "")
    assert (mirrors[0].decisions, mirrors[0].mean_loss) == (0, 0.0)
