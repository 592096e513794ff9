"""Why an action is refused, as machine-readable reasons; bad texts, options and deals."""

import copy

import pytest

from tests.engine.septet.positions import (
    RANK,
    SEVEN_NEXT,
    STANDARD,
    cards,
    deal,
    dealt,
    only,
    play,
    playing,
    run,
)
from yokai_desktop.engine.contract import Action, BadSetup, BadText, IllegalAction
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.dealing import deal_round, write_deal
from yokai_desktop.engine.septet.events import GameEnded
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.engine.septet.state import SeptetState


def reason(state: SeptetState, text: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        run(state, text)
    return refused.value.reason


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play fire-9", "not_now"),
        ("discard fire-9", "not_now"),
        ("done", "not_now"),
        ("pass fire-9 fire-10", "pass_three_cards"),
        ("pass fire-9 fire-10 fire-10", "same_card_twice"),
        ("pass fire-9 fire-10 snow-9", "card_not_held"),
    ],
)
def test_refused_while_passing(text: str, why: str) -> None:
    state = dealt(hands=["fire-9 fire-10 fire-11", "snow-9"], trump="earth-2")
    assert reason(state, text) == why


def test_refused_while_playing() -> None:
    state = playing("fire-8 wind-2", "fire-7 wind-3", "fire-9", "fire-6")
    assert reason(state, "play snow-13") == "card_not_held"
    assert reason(state, "pass fire-8 wind-2 wind-3") == "not_now"


def test_refused_while_discarding() -> None:
    state = dealt(2, {"dealer": "0"}, hands=["fire-9", "snow-9"])
    assert reason(state, "discard snow-9") == "card_not_held"


def test_refused_while_choosing_between_two_bosses() -> None:
    down = "fire-8 snow-7 snow-10 snow-8 fire-9 fire-10 fire-11"
    up = "fire-7 fire-6 snow-11 snow-12 charm-6 charm-8"
    rest = (
        "wind-2 wind-3 wind-4 wind-5 wind-6 earth-2 earth-3",
        "earth-4 earth-5 earth-6 charm-3 charm-4 charm-5",
    )
    state = dealt(2, {"dealer": "0"}, straws=[(down, up), rest], trump="snow-13")
    for _ in range(2):
        state, _events = run(state, str(state.legal()[0]))
    assert reason(state, "play fire-6") == "not_now"
    state, _ = run(state, "tuck 0 right")
    assert reason(state, "show wind-7") == "not_one_of_the_two"
    assert reason(state, "tuck 0 left") == "choose_a_boss_first"
    assert reason(state, "play fire-6") == "choose_a_boss_first"


def test_refused_after_the_end() -> None:
    state = playing(
        "fire-8", "fire-9", "fire-6", "fire-10", tricks=(6, 5), options=STANDARD, scores=(1, 1)
    )
    state, events = play(state, "fire-8", "fire-9", "fire-6", "fire-10")
    assert len(only(events, GameEnded)) == 1
    assert reason(state, "play fire-8") == "game_is_over"


def test_refused_out_of_turn_changes_nothing() -> None:
    match = Match(SEPTET, SEPTET.setup(4, seed="s"))
    before = match.state
    with pytest.raises(IllegalAction) as refused:
        match.play(1, match.state.legal()[0])
    assert refused.value.reason == "not_your_turn"
    assert match.state is before
    assert match.actions == []
    with pytest.raises(IllegalAction):
        match.play(0, Play(cards("wind-2")[0]))
    assert match.state is before


def test_a_foreign_action_is_a_programming_error() -> None:
    state = dealt()
    with pytest.raises(TypeError):
        state.play(Action())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "play",
        "play fire",
        "pass",
        "pass fire-99",
        "tuck 6 left",
        "tuck 1 up",
        "done now",
    ],
)
def test_no_such_action(text: str) -> None:
    with pytest.raises(BadText):
        SEPTET.read_action(text)


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (5, {}, "wrong_player_count"),
        (4, {"speed": "fast"}, "unknown_option"),
        (4, {"scoring": "wild"}, "bad_option_value"),
        (3, SEVEN_NEXT, "seven_next_needs_four"),
        (4, SEVEN_NEXT | STANDARD, "seven_next_has_no_scoring"),
        (4, {"dealer": "1"}, "dealer_only_with_two"),
        (4, RANK, "twins_only_in_seven_next"),
        (4, SEVEN_NEXT | {"bosses": "shining"}, "seven_next_has_all_bosses"),
    ],
)
def test_setups_that_make_no_game(players: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        SEPTET.setup(players, options)
    assert refused.value.reason == why
    assert why in str(refused.value)


def bad_deal(players: int, data: object, options: dict[str, str] | None = None) -> str:
    with pytest.raises(BadSetup) as refused:
        SEPTET.setup(players, options, deal=data)
    return refused.value.reason


def test_impossible_deals_are_refused_with_the_reason() -> None:
    good = deal(4, trump="fire-9")
    assert bad_deal(4, []) == "deal_has_wrong_parts"
    assert bad_deal(4, good | {"more": 1}) == "deal_has_wrong_parts"
    assert bad_deal(4, good | {"hands": good["hands"][:3]}) == "deal_has_wrong_count"
    assert bad_deal(4, good | {"hands": 7}) == "deal_has_wrong_count"
    doubled = copy.deepcopy(good)
    doubled["hands"][0][0] = doubled["hands"][1][0]
    assert bad_deal(4, doubled) == "deal_has_doubled_card"
    short = copy.deepcopy(good)
    short["hands"][2].pop()
    assert bad_deal(4, short) == "deal_has_wrong_count"
    assert bad_deal(4, good | {"trump": "fire-99"}) == "deal_has_unknown_card"
    assert bad_deal(4, good | {"trump": None}) == "deal_has_unknown_card"
    assert bad_deal(4, good | {"trump": "fire-7-shining"}) == "deal_has_shining_card"
    assert bad_deal(4, good, SEVEN_NEXT) == "deal_has_wrong_parts"
    straws = deal(2)
    assert bad_deal(2, straws | {"straws": [1, 2]}) == "deal_has_wrong_parts"


@pytest.mark.parametrize(("players", "options"), [(4, {}), (3, {}), (2, {}), (4, SEVEN_NEXT)])
def test_an_explicit_deal_gives_its_cards_and_reads_back(
    players: int, options: dict[str, str]
) -> None:
    setup = SEPTET.setup(players, options, seed="some")
    mode = mode_of(setup)
    data = write_deal(deal_round(setup, mode, 1), mode)
    explicit = SEPTET.deal(SEPTET.setup(players, options, deal=data))[0]
    seeded = SEPTET.deal(setup)[0]
    assert (explicit.hands, explicit.straws, explicit.trump) == (
        seeded.hands,
        seeded.straws,
        seeded.trump,
    )
