"""Solved ends of rounds: as exact as trying everything, and never beyond the nodes allowed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest

from tests.ai.septet.tables import new_match, states_of
from yokai_desktop.ai.septet.endings import Endings, in_play
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME
from yokai_desktop.ai.septet.manners import legal_cards
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.search import Search
from yokai_desktop.ai.septet.stakes import Stakes
from yokai_desktop.ai.septet.thinking import (
    EXPLORATION,
    instinct_of,
    iterations_of,
    learn_endings,
    search_card,
    worlds_of,
)
from yokai_desktop.engine.septet.cards import cards_in
from yokai_desktop.engine.septet.kernel import DECK, NOT_OVER
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

PLENTY = 1_000_000
FAR = 1e9
"""A deadline that never comes."""


def ends_of(way: str, left: int) -> Iterator[SeptetView]:
    """What seats with a choice see when so many tricks are left."""
    for seed in range(12):
        for state in states_of(way, f"end {seed}"):
            if state.phase != Phase.PLAY or state.to_act is None:
                continue
            view = state.view(state.to_act)
            if Knowledge(view).public.left == left and len(view.legal) > 1:
                yield view


def world_of(view: SeptetView, seed: int = 1) -> Imagined:
    knowledge = Knowledge(view)
    return knowledge.imagine(knowledge.dealer(seed))


def bits(cards: int) -> list[int]:
    return [card.bit for card in cards_in(cards)]


def after(r: Imagined, card: int) -> Imagined:
    copy = Imagined(r.players, r.left, r.boss_limit, r.trick_limit)
    copy.copy(r)
    copy.play(card)
    return copy


def tried_out(r: Imagined, stakes: Stakes, side: int) -> int:
    """What a round is worth, by trying every card of everybody."""
    if r.over != NOT_OVER:
        return stakes.worth(r, side)
    worths = [tried_out(after(r, card), stakes, side) for card in bits(legal_cards(r))]
    return max(worths) if r.side(r.turn) == side else min(worths)


def assert_exact(world: Imagined, view: SeptetView) -> None:
    stakes, cards = stakes_of(view), bits(legal_cards(world))
    endings = Endings(cards, stakes, instinct_of(view.mode), PLENTY, FAR)
    assert endings.solve(world)
    side = world.side(world.turn)
    assert endings.totals == [tried_out(after(world, card), stakes, side) for card in cards]


@pytest.mark.parametrize("left", [2, 3])
@pytest.mark.parametrize("way", ["four", "four standard", "two", "seven next", "seven next short"])
def test_solving_finds_what_trying_everything_finds(way: str, left: int) -> None:
    views = list(ends_of(way, left))[:: 1 if left == 2 else 3]
    assert views
    for view in views:
        assert_exact(world_of(view), view)


def straw_end(seed: int) -> Imagined:
    """Two players with four cards each, one of them under another of their straw pile."""
    rng = Random(seed)
    cards = rng.sample(bits(DECK), 9)
    world = Imagined(2, 4, 4, 13)
    world.trump = cards_in(cards[8])[0].family.suit
    straw = [0] * 26
    for seat, (top, below, *hand) in enumerate((cards[:4], cards[4:8])):
        straw[seat * 13] = top
        straw[seat * 13 + 6] = below
        world.set_hand(seat, top | sum(hand))
    world.tops0 = world.tops1 = 1
    world.turned0 = world.turned1 = 0x7E
    world.lay_straws(straw)
    world.t0, world.t1 = rng.choice([(9, 10), (12, 7), (10, 9)])
    world.turn = rng.randrange(2)
    return world


def test_cards_under_a_straw_pile_are_solved_too() -> None:
    view = next(ends_of("two", 3))
    for seed in range(40):
        world = straw_end(seed)
        assert int(in_play(world)).bit_count() == 8
        assert_exact(world, view)


def test_too_few_nodes_leave_a_world_out() -> None:
    view = next(ends_of("four", 4))
    world = world_of(view)
    cards = bits(legal_cards(world))
    endings = Endings(cards, stakes_of(view), instinct_of(view.mode), 5, FAR)
    assert not endings.solve(world)
    assert endings.solved == 0
    assert endings.nodes == 0
    assert not any(endings.totals)


def test_a_deadline_stops_a_solver() -> None:
    view = next(ends_of("four", 5))
    world = world_of(view)
    endings = Endings(
        bits(legal_cards(world)), stakes_of(view), instinct_of(view.mode), 1025, time.process_time()
    )
    assert not endings.solve(world)
    assert endings.nodes == 0


def test_worlds_count_as_often_as_they_were_dealt() -> None:
    view = next(ends_of("two", 3))
    world = world_of(view)
    totals = []
    for times in (1, 3):
        endings = Endings(
            bits(legal_cards(world)), stakes_of(view), instinct_of(view.mode), PLENTY, FAR
        )
        endings.solve(world, times)
        assert endings.solved == times
        totals.append(endings.totals)
    assert totals[1] == [3 * total for total in totals[0]]


def search_at(view: SeptetView) -> Search:
    worlds = worlds_of(Knowledge(view), LEVELS_BY_NAME["expert"], Random(1))
    cards = legal_cards(worlds[0])
    return Search(worlds, stakes_of(view), instinct_of(view.mode), EXPLORATION, cards)


def test_a_search_begins_with_what_was_solved() -> None:
    told = 0
    for view in ends_of("two", 3):
        search = search_at(view)
        assert learn_endings(search, view.mode, PLENTY, FAR)
        tried = search.tried()
        assert sum(card for card, *_ in tried) == search.cards
        if len({total // visits for _, visits, total, *_ in tried}) > 1:
            told += 1
            assert all(visits > 100 for _, visits, *_ in tried)
    assert told


def test_a_solver_that_calls_all_cards_alike_decides_nothing() -> None:
    """The search tries several, not only the first in a row of equals."""
    flat = 0
    for view in ends_of("two", 4):
        search = search_at(view)
        learn_endings(search, view.mode, PLENTY, FAR)
        if len({total for _, _, total, *_ in search.tried()}) > 1 or len(search.tried()) < 2:
            continue
        flat += 1
        search.run(100, time.process_time() + 60)
        tries = sorted(visits - search.leaned for _, visits, *_ in search.tried())
        assert tries[-2] > 5
    assert flat


def test_nothing_is_solved_without_nodes_early_or_with_three_players() -> None:
    last = search_at(next(ends_of("four", 3)))
    early = new_match("two", "early")
    assert early.to_act is not None
    assert not learn_endings(last, early.state.mode, 0, FAR)  # type: ignore[attr-defined]
    for way, left in (("four", 11), ("two", 20), ("three", 3)):
        view = next(ends_of(way, left))
        assert not learn_endings(search_at(view), view.mode, PLENTY, FAR)


def test_the_master_takes_the_card_that_wins_by_force() -> None:
    """Where solving every world tells that only some cards win, one of them is played."""
    decided = 0
    for view in ends_of("two standard", 3):
        search = search_at(view)
        learn_endings(search, view.mode, PLENTY, FAR)
        worths = {card: total // visits for card, visits, total, *_ in search.tried()}
        best = max(worths.values())
        if min(worths.values()) < best:
            decided += 1
            chosen = search_card(view, LEVELS_BY_NAME["master"], Random(1)).best()
            assert worths.get(chosen, best) == best
    assert decided


def test_two_players_search_least_after_solving() -> None:
    level = LEVELS_BY_NAME["master"]
    early, late = (world_of(next(ends_of("two", left))) for left in (20, 4))
    assert iterations_of(level, late) < iterations_of(level, early) < level.iterations
    assert iterations_of(level, world_of(next(ends_of("four", 4)))) == level.iterations
