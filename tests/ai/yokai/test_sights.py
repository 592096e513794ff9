"""The ceilings of the benchmark: players who see more see just that, and nothing else."""

from __future__ import annotations

from random import Random

from tests.ai.yokai.tables import QUICK_LEVELS, after, dealt
from tests.benchmarks.sights import Sight, sight_of
from yokai_desktop.ai.yokai.mind import Mind

MIXED = "kpro prok rokp okpr"


def known_by(sight: Sight) -> list[int]:
    """The cards known to seat 0 after both players observed two."""
    state = after(dealt(MIXED), "look 0", "look 1", "move 15 4,2", "reveal", "look 2", "look 7")
    view = sight_of(state, 0, sight)
    mind = Mind(view, QUICK_LEVELS["expert"], Random(1))
    for card, family in enumerate(mind.known):
        assert family in (-1, state.families[card])
        assert view.families[card] == (None if family < 0 else family)
    return [card for card in range(16) if mind.known[card] >= 0]


def test_the_rules_show_own_looks() -> None:
    assert known_by(Sight.OWN) == [0, 1]


def test_shared_looks_show_those_of_all() -> None:
    assert known_by(Sight.SHARED) == [0, 1, 2, 7]


def test_open_cards_show_everything() -> None:
    assert known_by(Sight.ALL) == list(range(16))
