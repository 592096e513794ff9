"""Y2 and Y8.1-Y8.2: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.yokai.positions import match_with, state_of
from yokai_desktop.engine.contract import BadSetup
from yokai_desktop.engine.yokai.cards import START_SQUARE
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.hints import HINTS, Mix
from yokai_desktop.engine.yokai.options import mix_of
from yokai_desktop.engine.yokai.state import YokaiState


def fresh(players: int, seed: str = "1", **options: str) -> YokaiState:
    return YOKAI.deal(YOKAI.setup(players, options, seed))[0]


def refused(players: int, **options: str) -> str:
    with pytest.raises(BadSetup) as error:
        YOKAI.setup(players, options, "1")
    return error.value.reason


def test_y2_1_the_cards_lie_in_a_square_of_four_by_four() -> None:
    places = fresh(3).tableau.places
    assert places == START_SQUARE
    assert set(places) == {(x, y) for x in range(4) for y in range(4)}


def test_y2_1_the_cards_are_shuffled() -> None:
    dealt = {fresh(2, seed=str(seed)).families for seed in range(50)}
    assert len(dealt) == 50


@pytest.mark.parametrize(
    ("players", "kinds"), [(2, (2, 3, 2)), (3, (2, 4, 3)), (4, (3, 4, 3))], ids=str
)
def test_y2_2_hints_are_drawn_by_kind_for_the_number_of_players(
    players: int, kinds: tuple[int, int, int]
) -> None:
    for seed in range(20):
        pile = fresh(players, seed=str(seed)).pile
        sizes = Counter(len(hint.families) for hint in pile)
        assert (sizes[1], sizes[2], sizes[3]) == kinds
        assert len(set(pile)) == len(pile) == sum(kinds)
        assert fresh(players, seed=str(seed)).tableau.pile == len(pile)


def test_y2_2_every_hint_can_come_anywhere_in_the_pile() -> None:
    piles = [fresh(4, seed=str(seed)).pile for seed in range(400)]
    for place in range(10):
        assert {pile[place] for pile in piles} == set(HINTS)


def test_y2_3_the_first_player_is_drawn_or_chosen() -> None:
    assert {fresh(3, seed=str(seed)).to_act for seed in range(40)} == {0, 1, 2}
    assert {fresh(3, seed=str(seed), first="2").to_act for seed in range(40)} == {2}


def test_y2_3_the_first_player_must_sit_at_the_table() -> None:
    assert refused(3, first="3") == "first_is_no_player"


def test_one_seed_lays_the_same_square_at_every_level() -> None:
    base = fresh(3, seed="same")
    other = fresh(3, seed="same", affinity="secret", hints="stacked", shape="random")
    assert (other.families, other.pile, other.to_act) == (base.families, base.pile, base.to_act)


@given(singles=st.integers(0, 5), pairs=st.integers(0, 7), triples=st.integers(0, 5))
def test_y8_1_the_first_edition_takes_any_mix_that_exists(
    singles: int, pairs: int, triples: int
) -> None:
    mix = f"{singles}-{pairs}-{triples}"
    if singles <= 4 and pairs <= 6 and triples <= 4 and singles + pairs + triples:
        pile = fresh(2, edition="first", mix=mix).pile
        sizes = Counter(len(hint.families) for hint in pile)
        assert (sizes[1], sizes[2], sizes[3]) == (singles, pairs, triples)
    else:
        reason = refused(2, edition="first", mix=mix)
        assert reason in ("too_many_of_a_kind", "bad_hint_count")


def test_y8_1_one_to_fourteen_hints() -> None:
    assert refused(2, edition="first", mix="0-0-0") == "bad_hint_count"
    assert refused(2, edition="first", mix="5-6-4") == "bad_hint_count"
    assert refused(2, edition="first", mix="5-1-1") == "too_many_of_a_kind"
    assert len(fresh(2, edition="first", mix="4-6-4").pile) == 14
    assert len(fresh(2, edition="first", mix="0-1-0").pile) == 1


def test_y8_1_the_second_edition_keeps_the_number_of_hints() -> None:
    assert len(fresh(2, mix="4-3-0").pile) == 7
    assert refused(2, mix="4-3-1") == "edition_keeps_hint_count"


@pytest.mark.parametrize("mix", ["x", "1-2", "1-2-3-4", "01-3-3", "-1-2-3", "1-2-３", "9" * 99])
def test_y8_1_a_mix_that_cannot_be_read_is_refused(mix: str) -> None:
    assert refused(2, mix=mix) == "bad_option_value"


def test_y8_2_children_get_a_single_family_for_a_triple() -> None:
    setup = YOKAI.setup(2, {"edition": "first", "children": "yes"}, "1")
    assert mix_of(setup) == Mix(3, 3, 1)
    assert refused(2, edition="first", children="yes", mix="1-1-0") == "no_hint_to_swap"
    assert refused(2, edition="first", children="yes", mix="4-1-1") == "too_many_of_a_kind"


def test_wrong_player_counts_and_options_are_refused() -> None:
    with pytest.raises(BadSetup):
        YOKAI.setup(5)
    assert refused(2, hints="loud") == "bad_option_value"
    assert refused(2, colour="red") == "unknown_option"


PILE = [
    "oni",
    "kappa",
    "kitsune+oni",
    "kappa+oni",
    "kitsune+kappa",
    "kitsune+kappa+oni",
    "kappa+rokurokubi+oni",
]


def test_an_explicit_deal_is_laid_as_asked() -> None:
    match = match_with(
        places=[(x - 7, 3) for x in range(16)],
        pile=PILE,
        affinities=["kappa+oni", "kitsune+oni"],
        first=1,
        affinity="secret",
        secrets="2",
    )
    state = state_of(match)
    assert state.tableau.places[0] == (-7, 3)
    assert [str(hint) for hint in state.pile] == PILE
    assert [(owner, str(pair)) for owner, pair in state.affinities] == [
        (1, "kappa+oni"),
        (0, "kitsune+oni"),
    ]
    assert match.to_act == 1


FAMILIES = ["kitsune", "kappa", "rokurokubi", "oni"] * 4
FAR = [[x, 0] for x in range(16)]


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ([], "bad_deal"),
        ({}, "bad_deal"),
        ({"families": "kappa"}, "bad_deal"),
        ({"families": [1] * 16}, "bad_deal"),
        ({"families": FAMILIES[:15]}, "deal_needs_sixteen_cards"),
        ({"families": [*FAMILIES[:15], "tengu"]}, "no_such_family"),
        ({"families": [*FAMILIES[:15], "kappa"]}, "deal_needs_four_of_each_family"),
        ({"families": FAMILIES, "weather": 1}, "unknown_deal_part"),
        ({"families": FAMILIES, "places": FAR[:15]}, "bad_deal"),
        ({"families": FAMILIES, "places": [*FAR[:15], [15]]}, "bad_deal"),
        ({"families": FAMILIES, "places": [*FAR[:15], [15, True]]}, "bad_deal"),
        ({"families": FAMILIES, "places": [*FAR[:15], [15, 10**9]]}, "deal_lies_too_far_out"),
        ({"families": FAMILIES, "places": [*FAR[:15], [14, 0]]}, "two_cards_on_one_place"),
        ({"families": FAMILIES, "places": [*FAR[:15], [0, 2]]}, "deal_does_not_hang_together"),
        ({"families": FAMILIES, "places": [*FAR[:15], [35, -1]]}, "deal_does_not_hang_together"),
        ({"families": FAMILIES, "hints": [*PILE[:6], "blank"]}, "no_such_hint"),
        ({"families": FAMILIES, "hints": [*PILE[:6], "tengu"]}, "no_such_hint"),
        ({"families": FAMILIES, "hints": [*PILE[:6], PILE[5]]}, "hint_dealt_twice"),
        ({"families": FAMILIES, "hints": PILE[:6]}, "deal_needs_mix"),
        ({"families": FAMILIES, "hints": None}, "bad_deal"),
        ({"families": FAMILIES, "affinities": ["kappa+oni"]}, "wrong_affinity_count"),
        ({"families": FAMILIES, "shape": "fan"}, "deal_contradicts_option"),
        ({"families": FAMILIES, "shape": "teapot"}, "no_such_shape"),
        ({"families": FAMILIES, "shape": 3}, "no_such_shape"),
        ({"families": FAMILIES, "first": 2}, "first_is_no_player"),
        ({"families": FAMILIES, "first": "0"}, "first_is_no_player"),
    ],
)
def test_an_impossible_deal_is_refused(deal: object, reason: str) -> None:
    with pytest.raises(BadSetup) as error:
        YOKAI.setup(2, deal=deal)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("options", "part", "reason"),
    [
        ({"affinity": "open"}, {"affinities": ["oni"]}, "affinity_is_a_pair"),
        (
            {"affinity": "secret", "secrets": "2"},
            {"affinities": ["kappa+oni", "kappa+oni"]},
            "affinity_dealt_twice",
        ),
        ({"shape": "gate"}, {"shape": "fan"}, "deal_contradicts_option"),
        ({"first": "1"}, {"first": 0}, "deal_contradicts_option"),
    ],
)
def test_a_deal_must_agree_with_the_options(
    options: dict[str, str], part: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadSetup) as error:
        YOKAI.setup(2, options, deal={"families": FAMILIES, **part})
    assert error.value.reason == reason


def test_a_deal_may_name_the_shape_to_be_drawn_and_the_first_player_chosen() -> None:
    options = {"shape": "random", "first": "1"}
    setup = YOKAI.setup(2, options, deal={"families": FAMILIES, "shape": "fan", "first": 1})
    state, _ = YOKAI.deal(setup)
    assert (str(state.tableau.shape), state.to_act) == ("fan", 1)


def test_what_a_deal_leaves_out_is_drawn_the_same_every_time() -> None:
    setup = YOKAI.setup(3, {"affinity": "open"}, deal={"families": FAMILIES})
    assert YOKAI.deal(setup) == YOKAI.deal(setup)
    assert len(YOKAI.deal(setup)[0].pile) == 9


def test_a_named_shape_is_the_shape_asked_for() -> None:
    assert str(fresh(2, shape="stair").tableau.shape) == "stair"
    drawn = {str(fresh(2, seed=str(seed), shape="random").tableau.shape) for seed in range(60)}
    assert drawn == {"lantern", "stair", "mountain", "fan", "moon", "gate"}
