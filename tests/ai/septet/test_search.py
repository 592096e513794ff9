"""The search itself: which cards it looks at, and that it always comes to an end."""

from __future__ import annotations

import time
from random import Random

import pytest

from tests.ai.septet.tables import QUICK_LEVELS, new_match, play_on
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME
from yokai_desktop.ai.septet.manners import legal_cards
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.search import Search
from yokai_desktop.ai.septet.stakes import FULL, Stakes
from yokai_desktop.ai.septet.thinking import EXPLORATION, instinct_of, search_card, worlds_of
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

ITERATIONS = 120


def first_lead(way: str) -> SeptetView:
    """What the leader sees before the first card."""
    match = new_match(way, "search")
    while match.state.phase != Phase.PLAY:  # type: ignore[attr-defined]
        play_on(match, QUICK_LEVELS["adept"], Random(1))
    assert match.to_act is not None
    view = match.view(match.to_act)
    assert isinstance(view, SeptetView)
    return view


def search_with_seals_worth(worth: int) -> Search:
    """A search at the first lead of Seven Next in which every end is worth the same."""
    view = first_lead("seven next")
    worlds = worlds_of(Knowledge(view), QUICK_LEVELS["expert"], Random(2))
    stakes = Stakes(2, [0] * 7, 0, [], [], [worth] * 128, 0, 0)
    cards = legal_cards(worlds[0])
    return Search(worlds, stakes, instinct_of(view.mode), EXPLORATION, cards)


@pytest.mark.parametrize("worth", [-2 * FULL, 0, FULL, 2 * FULL])
@pytest.mark.parametrize("leaning", [0, 10])
def test_worths_of_any_size_are_searched_to_the_end(worth: int, leaning: int) -> None:
    """Far behind in Seven Next every end may be worth less than nothing."""
    search = search_with_seals_worth(worth)
    if leaning:
        search.lean(leaning)
    search.run(ITERATIONS, time.process_time() + 60)
    assert search.iterations == ITERATIONS
    assert search.best() & search.cards
    means = {total / visits for _, visits, total, _, _ in search.tried()}
    assert max(means) == worth


def test_good_cards_are_looked_at_more_often_than_bad_ones() -> None:
    view = first_lead("four")
    level = LEVELS_BY_NAME["expert"]
    worlds = worlds_of(Knowledge(view), level, Random(3))
    instinct = instinct_of(view.mode)
    search = Search(worlds, stakes_of(view), instinct, EXPLORATION, legal_cards(worlds[0]))
    search.run(ITERATIONS * 4, time.process_time() + 60)
    visits = sorted(tries for _, tries, _, _, _ in search.tried())
    assert sum(visits) == ITERATIONS * 4
    assert visits[-1] > 2 * visits[0]


@pytest.mark.parametrize("way", ["four", "two", "three", "seven next"])
def test_no_card_is_left_untried_whatever_instinct_thinks_of_it(way: str) -> None:
    view = first_lead(way)
    level = LEVELS_BY_NAME["master"]
    search = search_card(view, level, Random(3))
    tries = [visits - search.leaned for _, visits, *_ in search.tried()]
    assert len(tries) == len(view.legal)
    assert min(tries) >= level.first_tries > 0


def test_cards_are_first_tried_in_turn() -> None:
    search = search_with_seals_worth(FULL // 2)
    search.lean(7)
    search.first_tries = 3
    size = len(search.tried())
    search.run(3 * size, time.process_time() + 60)
    assert {visits for _, visits, *_ in search.tried()} == {10}


def test_leaning_counts_as_tries_of_every_card() -> None:
    search = search_with_seals_worth(FULL // 2)
    search.lean(7)
    tried = search.tried()
    assert sum(card for card, *_ in tried) == search.cards
    assert {visits for _, visits, *_ in tried} == {7}
