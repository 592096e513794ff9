"""Y5 and Y7: the end of a game, its conditions, points and ranks."""

from __future__ import annotations

import pytest

from tests.engine.yokai.positions import ROWS, match_with, play, result_of, state_of, turn
from yokai_desktop.engine.contract import Outcome
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.engine.yokai.events import CardsRevealed, Declared, GameEnded, HintPlaced
from yokai_desktop.engine.yokai.levels import Edition, Rank, rank_of, rank_table
from yokai_desktop.engine.yokai.scoring import Ending
from yokai_desktop.engine.yokai.shapes import SHAPES, Shape

PILE = ("kitsune", "oni", "kitsune+kappa", "kappa+oni", "kitsune+oni", "kitsune+kappa+oni")
SEVEN = (*PILE, "kappa+rokurokubi+oni")

SPLIT = (*ROWS[:3], Family.KAPPA, Family.KITSUNE, *ROWS[5:])
"""Cards 3 and 4 swapped: a Kitsune lies alone in the row of the Kappa, touching card 0."""


def appeased(match: Match) -> Match:
    """The match, declared appeased at once."""
    play(match, "appease")
    return match


def test_y5_1_a_declaration_ends_the_game_at_once() -> None:
    match = match_with()
    events = play(match, "appease")
    assert [type(event) for event in events] == [Declared, CardsRevealed, GameEnded]
    assert match.to_act is None
    assert match.state.legal() == ()
    assert result_of(match).ending is Ending.DECLARED


def test_y5_1_the_last_hint_placed_ends_the_game_at_once() -> None:
    match = match_with(pile=("kitsune", "oni"), edition="first", mix="2-0-0")
    turn(match)
    turn(match)
    turn(match, "hint kitsune 1")
    assert match.outcome is None
    events = turn(match, "hint oni 12")
    assert [type(event) for event in events][1:] == [HintPlaced, CardsRevealed, GameEnded]
    assert result_of(match).ending is Ending.LAST_HINT


def test_y5_1_a_placed_hint_ends_nothing_while_others_lie_in_the_pile() -> None:
    match = match_with(pile=("kitsune", "oni"), edition="first", mix="2-0-0")
    turn(match)
    turn(match, "hint kitsune 1")
    assert match.outcome is None
    assert match.to_act == 0


def test_y5_2_all_cards_are_turned_up_at_the_end() -> None:
    match = appeased(match_with(3))
    for seat in range(3):
        view = match.view(seat)
        assert view.families == ROWS  # type: ignore[attr-defined]


def test_y5_2_won_if_every_family_hangs_together() -> None:
    match = appeased(match_with(4))
    assert result_of(match).won
    assert result_of(match).split == ()
    assert match.outcome == Outcome((0, 1, 2, 3), (50,))


def test_y5_2_lost_if_a_family_is_split_and_says_which() -> None:
    swapped = list(ROWS)
    swapped[0], swapped[15] = swapped[15], swapped[0]
    match = appeased(match_with(families=swapped))
    result = result_of(match)
    assert not result.won
    assert result.split == (Family.KITSUNE, Family.ONI)
    assert (result.points, result.rank) == (0, None)
    assert match.outcome == Outcome((), (0,))


def test_y5_2_corners_do_not_join_a_family() -> None:
    """Card 4, a Kitsune, touches card 0 by its side; card 3, a Kappa, touches card 7."""
    assert result_of(appeased(match_with(families=SPLIT))).split == ()
    swapped = list(ROWS)
    swapped[0], swapped[5] = swapped[5], swapped[0]
    assert result_of(appeased(match_with(families=swapped))).split == (Family.KAPPA,)


def test_y5_2_lost_after_the_last_hint_too() -> None:
    swapped = list(ROWS)
    swapped[0], swapped[15] = swapped[15], swapped[0]
    match = match_with(families=swapped, pile=("oni",), edition="first", mix="1-0-0")
    turn(match)
    turn(match, "hint oni 0")
    assert result_of(match).ending is Ending.LAST_HINT
    assert not result_of(match).won
    assert result_of(match).true_hints == 1


def test_y5_3_points_of_hints() -> None:
    """Two true ones +2, a false one -1, one turned up +2, three face down +15."""
    match = match_with(pile=SEVEN)
    for hint in ("reveal",) * 4:
        turn(match, hint)
    for hint in ("hint kitsune 3", "hint kappa+oni 4", "hint oni 8"):
        turn(match, hint)
    play(match, "appease")
    result = result_of(match)
    assert (result.true_hints, result.false_hints) == (2, 1)
    assert (result.turned_up, result.face_down) == (1, 3)
    assert [(placed.card, placed.is_true) for placed in result.placed] == [
        (3, True),
        (4, True),
        (8, False),
    ]
    assert result.points == 2 - 1 + 2 + 15


def test_y5_3_a_first_declaration_scores_every_hint_face_down() -> None:
    assert [result_of(appeased(match_with(players))).points for players in (2, 3, 4)] == [
        35,
        45,
        50,
    ]


@pytest.mark.parametrize(
    ("edition", "players", "honourable", "glorious", "best"),
    [
        ("first", 2, 7, (8, 11), 12),
        ("first", 3, 9, (10, 13), 14),
        ("first", 4, 10, (11, 14), 15),
        ("second", 2, 7, (8, 11), 12),
        ("second", 3, 9, (10, 15), 16),
        ("second", 4, 10, (11, 18), 19),
    ],
)
def test_y5_4_ranks_by_players_and_edition(
    edition: str, players: int, honourable: int, glorious: tuple[int, int], best: int
) -> None:
    highest = Rank.TOTAL if edition == "first" else Rank.LEGENDARY
    ranks = {points: rank_of(Edition(edition), players, points) for points in range(-14, 71)}
    for points, rank in ranks.items():
        if points <= honourable:
            assert rank is Rank.HONOURABLE
        elif points <= glorious[1]:
            assert points >= glorious[0]
            assert rank is Rank.GLORIOUS
        else:
            assert points >= best
            assert rank is highest
    table = rank_table(Edition(edition), players)
    assert [(line.lowest, line.highest) for line in table] == [
        (None, honourable),
        glorious,
        (best, None),
    ]
    assert [line.rank.tier for line in table] == [1, 2, 3]


def test_y5_4_a_won_game_below_zero_is_still_honourable() -> None:
    match = match_with(pile=("kitsune", "oni"), edition="first", mix="2-0-0")
    turn(match)
    turn(match)
    turn(match, "hint kitsune 15")
    turn(match, "hint oni 3")
    result = result_of(match)
    assert (result.won, result.points, result.rank) == (True, -2, Rank.HONOURABLE)


def test_y5_4_the_result_names_the_rank_of_its_edition() -> None:
    assert result_of(appeased(match_with())).rank is Rank.LEGENDARY
    assert result_of(appeased(match_with(edition="first"))).rank is Rank.TOTAL


@pytest.mark.parametrize(
    ("pair", "met"),
    [
        ("kitsune+kappa", True),
        ("kappa+rokurokubi", True),
        ("rokurokubi+oni", True),
        ("kitsune+rokurokubi", False),
        ("kitsune+oni", False),
        ("kappa+oni", False),
    ],
)
@pytest.mark.parametrize("affinity", ["open", "secret"])
def test_y7_1_affinity_needs_two_cards_side_by_side(pair: str, met: bool, affinity: str) -> None:
    match = appeased(match_with(affinity=affinity, affinities=[pair]))
    result = result_of(match)
    assert [(str(card.pair), held) for card, held in result.affinities] == [(pair, met)]
    assert result.won is met


def test_y7_1_one_touching_pair_of_cards_is_enough_and_corners_are_none() -> None:
    """The Oni stand in a column right of the square; only their top card touches the Kitsune."""
    places = [(x, y) for y in range(3) for x in range(4)] + [(4, 0), (5, 0), (6, 0), (7, 0)]
    assert result_of(
        appeased(match_with(places=places, affinity="open", affinities=["kitsune+oni"]))
    ).won
    places[12] = (4, 1)
    places[13:] = [(5, 1), (6, 1), (7, 1)]
    assert not result_of(
        appeased(match_with(places=places, affinity="open", affinities=["kitsune+oni"]))
    ).won


def shaped(shape: Shape, split: int = 0) -> tuple[list[Family], list[tuple[int, int]]]:
    """A layout of the shape with every family together, turned and shifted."""
    families = [FAMILIES[part] for part in shape.splits[split]]
    return families, [(5 - y, x - 9) for x, y in shape.places]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_y7_2_shape_in_any_rotation_and_position(shape: Shape) -> None:
    families, places = shaped(shape)
    match = appeased(match_with(families=families, places=places, shape=shape.name))
    assert result_of(match).shape == (shape, True)
    assert result_of(match).won


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_y7_2_another_shape_will_not_do(shape: Shape) -> None:
    match = Match.replay(appeased(match_with()).record() | {"options": {"shape": shape.name}})
    assert result_of(match).shape == (shape, False)
    assert not result_of(match).won
    assert result_of(match).split == ()


def test_y7_3_a_condition_not_met_loses_everything() -> None:
    match = appeased(
        match_with(3, affinity="secret", secrets="2", affinities=["kitsune+kappa", "kappa+oni"])
    )
    result = result_of(match)
    assert result.split == ()
    assert [(card.owner, held) for card, held in result.affinities] == [(0, True), (1, False)]
    assert (result.points, result.rank, match.outcome) == (0, None, Outcome((), (0,)))


def test_y9_6_where_the_whole_layout_lies_makes_no_difference() -> None:
    here = appeased(match_with(places=[(x, y) for y in range(4) for x in range(4)]))
    there = appeased(match_with(places=[(x - 40, y + 31) for y in range(4) for x in range(4)]))
    assert result_of(here) == result_of(there)
    near, far = state_of(here).tableau, state_of(there).tableau
    for card in range(16):
        assert [(x - 40, y + 31) for x, y in near.destinations[card]] == list(
            far.destinations[card]
        )
