"""Plans for a shape: what a move leaves to be done by the best of them."""

from __future__ import annotations

from random import Random

from tests.ai.yokai.tables import QUICK_LEVELS, new_game
from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.planning import candidates
from yokai_desktop.ai.yokai.shaping import Shaping


def test_a_move_leaves_what_the_plans_need_of_the_layout_after_it() -> None:
    state = new_game("shape", "plans")
    mind = Mind(state.view(state.tableau.seat), QUICK_LEVELS["expert"], Random(3))
    shaping = mind.shaping
    assert shaping is not None
    for move in candidates(mind.layout, mind.same)[::9]:
        cells = mind.layout.after(move.card, move.cell).cells
        moved = Shaping(cells, mind.layout.locked, shaping.plans, mind.belief)
        assert shaping.needs_after(move.card, move.cell) == moved.least


def test_a_lock_off_every_plan_costs_more_than_none() -> None:
    state = new_game("shape", "plans")
    mind = Mind(state.view(state.tableau.seat), QUICK_LEVELS["expert"], Random(3))
    shaping = mind.shaping
    assert shaping is not None
    none = shaping.need_locking(-1)
    costs = [shaping.need_locking(card) for card in range(16)]
    assert min(costs) >= none
    assert max(costs) > none
