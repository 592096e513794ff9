"""Y6 and Y8: the levels of both editions, and what is custom."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.engine.yokai.positions import (
    match_with,
    play,
    refusal,
    result_of,
    state_of,
    to_move_step,
    turn,
)
from yokai_desktop.engine.contract import BadSetup, Event
from yokai_desktop.engine.yokai.actions import PlaceHint, Reveal
from yokai_desktop.engine.yokai.events import AffinityDealt, HintRevealed, ShapeShown
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.hints import BLANK, HintMode
from yokai_desktop.engine.yokai.levels import LEVELS, Edition, level_options
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES
from yokai_desktop.engine.yokai.state import YokaiState

EVERY_LEVEL = [
    (edition.value, number + 1) for edition in Edition for number in range(len(LEVELS[edition]))
]
SEVEN = (
    "kitsune",
    "oni",
    "kitsune+kappa",
    "kappa+oni",
    "kitsune+oni",
    "kitsune+kappa+oni",
    "kappa+rokurokubi+oni",
)


def level(options: Mapping[str, str], players: int = 2) -> int | None:
    return level_of(YOKAI.setup(players, options, "1"))


def opening(edition: str, number: int, players: int = 3) -> tuple[YokaiState, tuple[Event, ...]]:
    return YOKAI.deal(YOKAI.setup(players, level_options(edition, number), "levels"))


def test_y6_four_levels_in_the_first_edition_and_five_in_the_second() -> None:
    assert [len(LEVELS[edition]) for edition in (Edition.FIRST, Edition.SECOND)] == [4, 5]


@pytest.mark.parametrize(("edition", "number"), EVERY_LEVEL)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_y6_the_level_of_a_game_follows_from_its_options(
    edition: str, number: int, players: int
) -> None:
    assert level(level_options(edition, number), players) == number


@pytest.mark.parametrize("edition", ["first", "second"])
def test_y6_1_and_y6_2_level_1_has_no_condition(edition: str) -> None:
    state, events = opening(edition, 1)
    assert (state.affinities, state.tableau.shape) == ((), None)
    assert state.tableau.hint_mode is HintMode.NORMAL
    assert len(events) == 2


def test_y6_1_level_2_of_the_first_edition_opens_an_affinity_card_to_all() -> None:
    state, events = opening("first", 2)
    dealt = events[1]
    assert isinstance(dealt, AffinityDealt)
    assert dealt.owner is None
    assert all(dealt.seen_by(seat) == dealt for seat in range(3))
    assert {state.view(seat).affinities for seat in range(3)} == {state.affinities}


@pytest.mark.parametrize(("edition", "number"), [("first", 3), ("second", 2)])
def test_y6_1_and_y6_2_the_first_player_keeps_an_affinity_card_secret(
    edition: str, number: int
) -> None:
    state, events = opening(edition, number)
    dealt = events[1]
    assert isinstance(dealt, AffinityDealt)
    first = state.to_act
    assert dealt.owner == first
    for seat in range(3):
        assert dealt.seen_by(seat) == (dealt if seat == first else AffinityDealt(first, None))
        (card,) = state.view(seat).affinities
        assert (card.pair is None) is (seat != first)


@pytest.mark.parametrize(("edition", "number"), [("first", 4), ("second", 5)])
def test_y6_1_and_y6_2_a_shape_card_lies_open(edition: str, number: int) -> None:
    state, events = opening(edition, number)
    assert state.tableau.shape is not None
    assert events[1] == ShapeShown(state.tableau.shape)


def test_y6_2_level_5_lets_the_players_choose_the_shape() -> None:
    assert {level({"shape": name}) for name in SHAPE_NAMES} == {5}
    assert {level({"shape": name, "edition": "first"}) for name in SHAPE_NAMES} == {None}


def test_y6_2_level_3_only_the_top_of_the_stack_may_be_placed() -> None:
    match = match_with(pile=SEVEN, options=level_options("second", 3))
    turn(match)
    turn(match)
    to_move_step(match)
    play(match, "move 0 1,-1")
    assert refusal(match, "hint kitsune 3") == "only_the_top_hint"
    assert refusal(match, "hint kappa+oni 3") == "hint_not_turned_up"
    placed = [action for action in match.state.legal() if isinstance(action, PlaceHint)]
    assert {str(action.hint) for action in placed} == {"oni"}
    assert Reveal() in match.state.legal()


def test_y9_4_below_a_placed_hint_the_next_one_is_the_top() -> None:
    match = match_with(pile=SEVEN, options=level_options("second", 3))
    turn(match)
    turn(match)
    turn(match, "hint oni 12")
    turn(match, "hint kitsune 3")
    assert state_of(match).tableau.turned_up == ()


def test_y6_2_level_4_hints_stay_face_down_and_say_nothing() -> None:
    match = match_with(pile=SEVEN, options=level_options("second", 4))
    assert turn(match)[1] == HintRevealed(0, BLANK)
    turn(match)
    assert [str(action) for action in state_of(match).tableau.placeable] == ["blank"]
    turn(match, "hint blank 5")
    assert state_of(match).tableau.hints[5] == BLANK
    assert refusal(match, "look 5") == "card_is_locked"


def test_y6_2_level_4_a_blank_hint_counts_as_true_and_y9_4_an_unplaced_one_as_turned_up() -> None:
    match = match_with(pile=SEVEN, options=level_options("second", 4))
    for hint in ("reveal", "reveal", "reveal", "hint blank 5", "hint blank 6"):
        turn(match, hint)
    play(match, "appease")
    result = result_of(match)
    assert (result.true_hints, result.false_hints, result.turned_up, result.face_down) == (
        2,
        0,
        1,
        4,
    )
    assert result.points == 2 + 2 + 20


def test_y6_3_every_level_may_be_played_at_any_time() -> None:
    for edition, number in EVERY_LEVEL:
        assert YOKAI.deal(YOKAI.setup(2, level_options(edition, number), "1"))[0].outcome is None


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "first", "mix": "2-3-3"},
        {"mix": "3-2-2"},
        {"edition": "first", "children": "yes"},
        {"edition": "first", "hints": "blank"},
        {"edition": "first", "hints": "stacked"},
        {"affinity": "open"},
        {"affinity": "secret", "secrets": "2"},
        {"affinity": "secret", "shape": "fan"},
        {"affinity": "secret", "holders": "0"},
        {"affinity": "both"},
        {"hints": "blank", "shape": "random", "affinity": "open"},
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_y8_a_variant_counts_as_custom(options: dict[str, str]) -> None:
    assert level(options) is None


def test_y8_neither_the_first_player_nor_the_usual_mix_makes_a_game_custom() -> None:
    assert level({"first": "1", "mix": "2-3-2"}) == 1
    assert level({"mix": "2-4-3", "hints": "stacked"}, players=3) == 3


def test_y8_3_colourless_hints_in_the_first_edition() -> None:
    state, _ = YOKAI.deal(YOKAI.setup(2, {"edition": "first", "hints": "blank"}, "1"))
    assert set(state.pile) == {BLANK}
    assert len(state.pile) == 7


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("secrets", [1, 2, 3])
def test_y8_4_several_players_hold_a_secret_affinity_card(edition: str, secrets: int) -> None:
    options = {"edition": edition, "affinity": "secret", "secrets": str(secrets), "first": "1"}
    state, _ = YOKAI.deal(YOKAI.setup(3, options, "1"))
    assert [card.owner for card in state.affinities] == [1, 2, 0][:secrets]
    assert len({card.pair for card in state.affinities}) == secrets
    for seat in range(3):
        known = [card.owner for card in state.view(seat).affinities if card.pair is not None]
        assert known == [card.owner for card in state.affinities if card.owner == seat]


@pytest.mark.parametrize(("holders", "seats"), [("", [2]), ("0", [0]), ("0-1-3", [0, 1, 3])])
def test_y8_4_the_players_choose_who_holds_a_secret_affinity_card(
    holders: str, seats: list[int]
) -> None:
    options = {"affinity": "secret", "holders": holders, "first": "2"}
    state, _ = YOKAI.deal(YOKAI.setup(4, options, "1"))
    assert [card.owner for card in state.affinities] == seats


def test_y8_4_an_open_affinity_goes_with_secret_ones_and_all_cards_differ() -> None:
    options = {"affinity": "both", "holders": "0-1-2-3"}
    state, _ = YOKAI.deal(YOKAI.setup(4, options, "1"))
    assert [card.owner for card in state.affinities] == [None, 0, 1, 2, 3]
    assert len({card.pair for card in state.affinities}) == 5
    for seat in range(4):
        known = [card.owner for card in state.view(seat).affinities if card.pair is not None]
        assert known == [None, seat]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"affinity": "secret", "holders": "2"}, "bad_option_value"),
        ({"affinity": "secret", "holders": "1-0"}, "bad_option_value"),
        ({"affinity": "secret", "holders": "0-0"}, "bad_option_value"),
        ({"affinity": "secret", "holders": "me"}, "bad_option_value"),
        ({"affinity": "open", "holders": "0"}, "secrets_without_secret_affinity"),
        ({"affinity": "both", "holders": "0", "secrets": "2"}, "secrets_counted_and_named"),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(value.values()),
)
def test_y8_4_holders_are_players_named_once_in_order(options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup) as error:
        YOKAI.setup(2, options)
    assert error.value.reason == reason


def test_y8_4_no_more_secrets_than_players_and_none_without_secret_affinity() -> None:
    for players, options, reason in (
        (2, {"affinity": "secret", "secrets": "3"}, "more_secrets_than_players"),
        (4, {"affinity": "open", "secrets": "2"}, "secrets_without_secret_affinity"),
    ):
        with pytest.raises(BadSetup) as error:
            YOKAI.setup(players, options, "1")
        assert error.value.reason == reason


@pytest.mark.parametrize("affinity", ["none", "open", "secret"])
@pytest.mark.parametrize("hints", ["normal", "stacked", "blank"])
@pytest.mark.parametrize("shape", ["none", "random", "gate"])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_y8_5_conditions_combine_freely(
    affinity: str, hints: str, shape: str, edition: str
) -> None:
    options = {"affinity": affinity, "hints": hints, "shape": shape, "edition": edition}
    state, _ = YOKAI.deal(YOKAI.setup(4, options, "1"))
    assert len(state.affinities) == (affinity != "none")
    assert (state.tableau.shape is not None) is (shape != "none")
    assert state.tableau.hint_mode.value == hints


def test_y8_5_all_conditions_must_hold_at_once() -> None:
    options = {"affinity": "open", "shape": "lantern"}
    match = match_with(affinities=["kitsune+oni"], options=options)
    play(match, "appease")
    result = result_of(match)
    assert result.shape is not None
    assert (result.split, result.affinities[0][1], result.shape[1]) == ((), False, False)
