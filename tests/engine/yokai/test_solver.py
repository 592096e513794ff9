"""The solver: as few moves as possible, checked by playing them and by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.engine.yokai.positions import LINE, ROWS, SQUARE, match_with, play, result_of, state_of
from tests.engine.yokai.slow_grid import At, hang_together, legal_moves, neighbours, random_layout
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.hints import BLANK, PAIRS, Hint
from yokai_desktop.engine.yokai.kernel import cell_at
from yokai_desktop.engine.yokai.shapes import SHAPES, Shape
from yokai_desktop.engine.yokai.solving.bound import IMPOSSIBLE, family_bound, moves_bound
from yokai_desktop.engine.yokai.solving.ends import PATIENCE, Ends
from yokai_desktop.engine.yokai.solving.solution import Solution, Verdict, solve
from yokai_desktop.engine.yokai.tableau import Tableau

Families = tuple[Family, ...]


def fresh(seed: object, **options: str) -> Match:
    return Match(YOKAI, YOKAI.setup(2, options, str(seed)))


def solution_of(match: Match, **limits: int) -> Solution:
    state = state_of(match)
    pairs = [card.pair for card in state.affinities if card.pair is not None]
    return solve(state.tableau, state.families, pairs, **limits)


def solved(seed: int) -> list[str]:
    """The solution of a random square, every third under affinity, every fourth in a shape."""
    options = {"affinity": "open"} if seed % 3 == 1 else {}
    if seed % 4 == 3:
        options["shape"] = "lantern"
    return [str(move) for move in solution_of(fresh(seed, **options)).moves]


def is_won(match: Match, solution: Solution) -> bool:
    """Whether the moves are legal one after the other and win the game."""
    setup = match.setup
    state = state_of(match)
    places = list(state.tableau.places)
    for move in solution.moves:
        assert (move.card, tuple(move.place)) in legal_moves(tuple(places), ())
        places[move.card] = move.place
    end = match_with(
        2,
        state.families,
        places=places,
        affinities=[str(card.pair) for card in state.affinities],
        options={name: setup[name] for name in ("affinity", "secrets", "shape")},
    )
    play(end, "appease")
    return result_of(end).won


def test_random_squares_need_three_to_eight_moves_and_five_and_a_half_on_average() -> None:
    needed = Counter(len(solution_of(fresh(seed)).moves) for seed in range(40))
    average = sum(moves * count for moves, count in needed.items()) / 40
    assert min(needed) >= 3
    assert max(needed) <= 8
    assert 5.2 <= average <= 5.8


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("affinity", ["none", "open"])
def test_solutions_are_legal_and_win(seed: int, affinity: str) -> None:
    match = fresh(f"win {seed}", affinity=affinity)
    solution = solution_of(match)
    assert solution.verdict is Verdict.SOLVED
    assert is_won(match, solution)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_solutions_in_a_shape_are_legal_and_win(shape: Shape) -> None:
    """From a few moves before the end: whole squares take long where nothing is compiled."""
    rng = Random(shape.name)
    families = [FAMILIES[part] for part in shape.splits[0]]
    places = tuple((x, y) for x, y in shape.places)
    for _ in range(3):
        card, place = rng.choice(sorted(legal_moves(places, ())))
        places = (*places[:card], place, *places[card + 1 :])
    match = match_with(2, families, places=places, shape=shape.name)
    solution = solution_of(match)
    assert solution.verdict is Verdict.SOLVED
    assert len(solution.moves) <= 3
    assert is_won(match, solution)


def test_a_position_already_won_needs_no_move() -> None:
    assert solution_of(match_with()) == Solution(Verdict.SOLVED, ())


def together(places: tuple[At, ...], families: Families) -> bool:
    return all(
        hang_together(place for place, its in zip(places, families, strict=True) if its is family)
        for family in FAMILIES
    )


def holds(places: tuple[At, ...], families: Families, pair: tuple[Family, Family] | None) -> bool:
    if not together(places, families):
        return False
    if pair is None:
        return True
    one = {place for place, its in zip(places, families, strict=True) if its is pair[0]}
    other = {place for place, its in zip(places, families, strict=True) if its is pair[1]}
    return any(other.intersection(neighbours(place)) for place in one)


def fewest_by_trying(
    places: tuple[At, ...],
    families: Families,
    locked: tuple[int, ...],
    pair: tuple[Family, Family] | None,
    most: int,
) -> int | None:
    """The fewest moves found by trying all of them, up to ``most``."""
    layer = {places}
    for moves in range(most + 1):
        if any(holds(each, families, pair) for each in layer):
            return moves
        if moves < most:
            layer = {
                (*each[:card], place, *each[card + 1 :])
                for each in layer
                for card, place in legal_moves(each, locked)
            }
    return None


def scrambled(seed: int, locked: set[int], moves: int) -> tuple[At, ...]:
    """The square of ``ROWS`` after some random moves of cards that are not locked."""
    rng = Random(seed)
    places: tuple[At, ...] = SQUARE
    for _ in range(moves):
        card, place = rng.choice(sorted(legal_moves(places, locked)))
        places = (*places[:card], place, *places[card + 1 :])
    return places


def tableau_with(places: tuple[At, ...], locked: set[int]) -> Tableau:
    tableau = state_of(match_with(2, ROWS, places=places)).tableau
    return replace(tableau, hints=tuple(BLANK if card in locked else None for card in range(16)))


@example(seed=0, locked=set(), pair=PAIRS[0])
@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    locked=st.sets(st.integers(0, 15), max_size=8),
    pair=st.sampled_from([None, *PAIRS]),
)
def test_one_move_is_found_exactly_where_one_is_enough(
    seed: int, locked: set[int], pair: Hint | None
) -> None:
    places = scrambled(seed, locked, 2)
    tried = fewest_by_trying(places, ROWS, tuple(locked), pair.pair if pair else None, 1)
    tableau = tableau_with(places, locked)
    solution = solve(tableau, ROWS, [pair] if pair else [], node_limit=100)
    if solution.verdict is Verdict.SOLVED:
        assert (len(solution.moves) if len(solution.moves) <= 1 else None) == tried
    else:
        assert tried is None
        assert solution.verdict is Verdict.UNKNOWN or (pair and locked)
    assert not locked.intersection(move.card for move in solution.moves)


@pytest.mark.parametrize("seed", range(4))
def test_two_moves_are_found_exactly_where_two_are_enough(seed: int) -> None:
    locked = set(Random(seed).sample(range(16), 8))
    places = scrambled(seed, locked, 3)
    tried = fewest_by_trying(places, ROWS, tuple(locked), None, 2)
    solution = solve(tableau_with(places, locked), ROWS)
    assert solution.verdict is Verdict.SOLVED
    assert (len(solution.moves) if len(solution.moves) <= 2 else None) == tried


def test_locked_cards_that_lie_too_far_apart_rule_out_every_end() -> None:
    """The first and the last Kitsune of a line are 12 steps apart."""
    families = (*ROWS[:3], *ROWS[4:], ROWS[3])
    tableau = replace(
        state_of(match_with(2, families, places=LINE)).tableau,
        hints=tuple(BLANK if card in (0, 15) else None for card in range(16)),
    )
    assert solve(tableau, families) == Solution(Verdict.IMPOSSIBLE)
    bound = moves_bound([cell_at(x, y) for x, y in LINE], list(families), 1 | 1 << 15)
    assert bound >= IMPOSSIBLE


def test_locked_cards_outside_every_way_to_lay_the_shape_rule_it_out() -> None:
    """A line of sixteen with both ends locked can never become a lantern."""
    tableau = replace(
        state_of(match_with(2, ROWS, places=LINE, shape="lantern")).tableau,
        hints=tuple(BLANK if card in (0, 15) else None for card in range(16)),
    )
    assert solve(tableau, ROWS) == Solution(Verdict.IMPOSSIBLE)


def test_the_search_stops_at_its_limits() -> None:
    match = fresh("limits")
    needed = len(solution_of(match).moves)
    assert solution_of(match, node_limit=2).verdict is Verdict.UNKNOWN
    assert solution_of(match, most=needed - 1).verdict is Verdict.IMPOSSIBLE
    assert solution_of(match, most=needed).verdict is Verdict.SOLVED


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), locked=st.sets(st.integers(0, 15), max_size=6))
def test_the_bound_is_never_too_high(seed: int, locked: set[int]) -> None:
    """After n moves from a good end the way back takes n moves at most."""
    for moves in range(4):
        places = scrambled(seed, locked, moves)
        cells = [cell_at(x, y) for x, y in places]
        assert moves_bound(cells, list(ROWS), sum(1 << card for card in locked)) <= moves


def ends_of(
    places: tuple[At, ...], locked: set[int], *pairs: tuple[int, int]
) -> tuple[Ends, list[int]]:
    """The ends of a position of ``ROWS``, and the bounds of its families."""
    cells = [cell_at(x, y) for x, y in places]
    mask = sum(1 << card for card in locked)
    members = [list(range(4 * family, 4 * family + 4)) for family in range(4)]
    bounds = [
        family_bound(cells[a], cells[b], cells[c], cells[d], mask >> a & 0b1111)
        for a, b, c, d in members
    ]
    return Ends(cells, members, mask, list(pairs)), bounds


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), locked=st.sets(st.integers(0, 15), max_size=6))
def test_an_end_is_near_as_long_as_a_way_back_is(seed: int, locked: set[int]) -> None:
    for moves in range(4):
        ends, bounds = ends_of(scrambled(seed, locked, moves), locked)
        assert ends.is_near(bounds, moves)


def test_all_families_together_may_need_more_than_each_alone() -> None:
    """Where no end lies within the sum of the bounds, the fewest moves are more than that."""
    crowded = 0
    for seed in range(40):
        places = tuple(Random(seed).sample(SQUARE, 16))
        ends, bounds = ends_of(places, set())
        assert not ends.is_near(bounds, sum(bounds) - 1)
        assert ends.is_near(bounds, 16)
        if not ends.is_near(bounds, sum(bounds)):
            crowded += 1
            assert len(solve(tableau_with(places, set()), ROWS).moves) > sum(bounds)
    assert crowded > 5


def test_an_end_is_taken_to_be_near_when_the_question_gets_too_long() -> None:
    """At the ends of a line Kitsune and Oni are too far apart; to see it all must be tried."""
    ends, bounds = ends_of(LINE, set(), (0, 3))
    assert not ends.is_near(bounds, 1)
    assert ends.is_near(bounds, 3)
    assert ends.laid > PATIENCE


@given(seed=st.integers(0, 10**6))
def test_the_bound_of_a_family_is_told_by_the_cards_that_can_stay(seed: int) -> None:
    """Against all figures of four squares: the most cards that lie in one of them."""
    rng = Random(seed)
    places = random_layout(rng)
    families = list(rng.sample(ROWS, 16))
    locked = set(rng.sample(range(16), rng.randrange(5)))
    expected = 0
    for family in FAMILIES:
        cards = [card for card in range(16) if families[card] is family]
        stay = {places[card] for card in cards if card in locked}
        kept = [
            len(figure & {places[card] for card in cards})
            for figure in figures_around(places[card] for card in cards)
            if stay <= figure
        ]
        expected += 4 - max(kept) if kept else IMPOSSIBLE
    cells = [cell_at(x, y) for x, y in places]
    assert (
        moves_bound(cells, list(map(int, families)), sum(1 << card for card in locked)) == expected
    )


def figures_around(places: Iterable[At]) -> set[frozenset[At]]:
    """All sets of four connected places that hold one of these."""
    grown = {frozenset([place]) for place in places}
    for _ in range(3):
        grown = {
            figure | {beside}
            for figure in grown
            for place in figure
            for beside in neighbours(place)
            if beside not in figure
        }
    return grown
