"""S8: straw piles, the discard, bosses swapped under, thirteen tricks."""

import pytest

from tests.engine.septet.positions import (
    STANDARD,
    cards,
    dealt,
    names,
    offered,
    only,
    play,
    playing,
    run,
    trump_card,
)
from yokai_desktop.engine.contract import IllegalAction
from yokai_desktop.engine.septet.cards import PLAIN_CARDS, cards_in, mask_of, read_card
from yokai_desktop.engine.septet.events import (
    BossKept,
    BossMet,
    BossTucked,
    RoundEnded,
    StrawSettled,
    StrawTurned,
)
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.scoring import Ending
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.straw import Straw

ZERO_DEALS = {"dealer": "0"}
NO_BOSS_UP = (
    "wind-2 wind-3 wind-4 wind-5 wind-6 earth-2 earth-3",
    "earth-4 earth-5 earth-6 charm-3 charm-4 charm-5",
)

ONE_BOSS_UP = (
    "snow-8 snow-9 snow-10 fire-8 fire-9 fire-10 fire-11",
    "fire-7 fire-6 snow-11 snow-12 charm-6 charm-8",
)


def straw(down: str, up: str) -> Straw:
    """A straw pile from names; `-` is a place already empty."""

    def bits(text: str) -> tuple[int, ...]:
        return tuple(0 if name == "-" else read_card(name).bit for name in text.split())

    return Straw(bits(down), bits(up))


def swaps(down: str, up: str) -> SeptetState:
    """The state in which seat 0, the dealer, may swap; seat 1 has no boss to swap."""
    state = dealt(2, ZERO_DEALS, straws=[(down, up), NO_BOSS_UP], trump="snow-13")
    for _ in (0, 1):
        state, _events = run(state, str(state.legal()[0]))
    return state


def test_s8_1_straw_piles_of_thirteen_and_eleven_in_hand() -> None:
    state, _ = SEPTET.deal(SEPTET.setup(2, seed="s"))
    for seat in (0, 1):
        assert len(state.straws[seat].down) == 7
        assert len(state.straws[seat].up) == 6
        assert state.hands[seat].bit_count() == 11
    everything = state.unplayed() | trump_card(state).bit
    assert everything == mask_of(PLAIN_CARDS)


def test_s8_1_face_up_cards_are_seen_by_both_face_down_ones_by_nobody() -> None:
    state, _ = SEPTET.deal(SEPTET.setup(2, seed="s"))
    for viewer in (0, 1):
        for pile in state.view(viewer).straws:
            assert all(place.card and place.face_up for place in pile.up)
            assert all(place.card is None and not place.face_up for place in pile.down)


def test_s8_1_each_upper_card_covers_two() -> None:
    pile = straw("wind-2 wind-3 wind-4 wind-5 wind-6 earth-2 earth-3", "- - snow-8 - - -")
    assert [pile.is_covered(slot) for slot in range(7)] == [False] * 2 + [True] * 2 + [False] * 3


def test_s8_2_each_discards_a_card_known_only_to_its_owner() -> None:
    state = dealt(2, ZERO_DEALS, hands=["fire-9", "snow-9"])
    assert state.phase == Phase.DISCARD
    state, events = run(state, "discard fire-9")
    assert state.hands[0].bit_count() == 10
    assert str(state.view(0).discard) == "fire-9"
    assert state.view(1).discard is None
    assert state.view(1).have_discarded == (True, False)
    assert "fire-9" not in str([event.seen_by(1) for event in events])


def test_s8_2_a_boss_is_never_discarded() -> None:
    state = dealt(2, ZERO_DEALS, hands=["fire-7 fire-9"])
    assert "discard fire-7" not in map(str, state.legal())
    with pytest.raises(IllegalAction) as refused:
        run(state, "discard fire-7")
    assert refused.value.reason == "boss_cannot_be_discarded"


def test_s8_2_a_straw_card_is_not_discarded() -> None:
    state = dealt(2, ZERO_DEALS, straws=[NO_BOSS_UP, ("", "")])
    with pytest.raises(IllegalAction) as refused:
        run(state, "discard earth-4")
    assert refused.value.reason == "discard_from_hand"


def test_s8_3_a_face_up_boss_is_swapped_with_a_card_it_covers() -> None:
    state = swaps(
        "snow-8 snow-9 snow-10 fire-8 fire-9 fire-10 fire-11",
        "fire-7 fire-6 snow-11 snow-12 charm-6 charm-8",
    )
    assert list(map(str, state.legal())) == ["tuck 0 left", "tuck 0 right", "done"]
    state, events = run(state, "tuck 0 right")
    assert only(events, BossTucked) == [
        BossTucked(0, 0, 1, read_card("fire-7"), read_card("snow-9"))
    ]
    assert str(state.view(0).straws[0].up[0]) == "snow-9"
    assert str(state.view(0).straws[0].down[1]) == "(fire-7)"
    assert state.phase == Phase.PLAY


def test_s8_3_both_know_afterwards_where_the_boss_lies() -> None:
    state = swaps(
        "snow-8 snow-9 snow-10 fire-8 fire-9 fire-10 fire-11",
        "fire-7 fire-6 snow-11 snow-12 charm-6 charm-8",
    )
    state, events = run(state, "tuck 0 left")
    assert str(state.view(1).straws[0].down[0]) == "(fire-7)"
    settled = only(events, StrawSettled)[0]
    assert settled.tucked == ((0, read_card("fire-7")),)
    assert settled.seen_by(1) == settled


def test_s8_3_swapping_is_a_free_choice() -> None:
    state = swaps(
        "snow-8 snow-9 snow-10 fire-8 fire-9 fire-10 fire-11",
        "fire-7 fire-6 snow-11 snow-12 charm-6 charm-8",
    )
    state, _ = run(state, "done")
    assert state.phase == Phase.PLAY
    assert str(state.view(0).straws[0].up[0]) == "fire-7"


BOSS_UNDER = (
    "fire-8 snow-7 snow-10 snow-8 fire-9 fire-10 fire-11",
    "fire-7 fire-6 snow-11 snow-12 charm-6 charm-8",
)


def test_s8_3_meeting_a_boss_the_owner_picks_which_lies_face_up() -> None:
    state = swaps(*BOSS_UNDER)
    state, events = run(state, "tuck 0 right")
    (met,) = only(events, BossMet)
    assert (str(met.boss), str(met.found)) == ("fire-7", "snow-7")
    assert list(map(str, state.legal())) == ["show fire-7", "show snow-7"]
    with pytest.raises(IllegalAction) as refused:
        run(state, "done")
    assert refused.value.reason == "choose_a_boss_first"


def test_s8_3_keeping_the_first_boss_up_tells_the_other_only_that_a_boss_lies_below() -> None:
    state, events = run(swaps(*BOSS_UNDER), "tuck 0 right", "show fire-7")
    (kept,) = only(events, BossKept)
    assert kept.seen_by(1) is None
    own, other = state.view(0).straws[0].down[1], state.view(1).straws[0].down[1]
    assert (str(own), str(other)) == ("(snow-7)", "boss?")
    assert only(events, StrawSettled)[0].tucked == ((1, None),)


def test_s8_3_showing_the_boss_met_lets_it_be_swapped_in_its_turn() -> None:
    state, _ = run(swaps(*BOSS_UNDER), "tuck 0 right", "show snow-7")
    assert str(state.view(0).straws[0].up[0]) == "snow-7"
    assert list(map(str, state.legal())) == ["tuck 0 left", "tuck 0 right", "done"]
    state, _ = run(state, "tuck 0 left")
    assert str(state.view(1).straws[0].down[0]) == "(snow-7)"
    assert str(state.view(1).straws[0].down[1]) == "(fire-7)"


def test_s8_3_each_boss_is_swapped_at_most_once() -> None:
    state = swaps(
        "fire-8 snow-7 snow-10 snow-8 fire-9 fire-10 fire-11",
        "fire-7 fire-6 earth-7 snow-12 charm-6 charm-8",
    )
    state, _ = run(state, "tuck 0 right", "show fire-7")
    assert list(map(str, state.legal())) == ["tuck 2 left", "tuck 2 right", "done"]
    with pytest.raises(IllegalAction) as refused:
        run(state, "tuck 0 left")
    assert refused.value.reason == "boss_swapped_already"


def test_s8_3_two_neighbouring_bosses_swapped_under_one_after_the_other() -> None:
    state = swaps(
        "fire-8 snow-9 snow-10 snow-8 fire-9 fire-10 fire-11",
        "fire-7 snow-7 snow-11 snow-12 charm-6 charm-8",
    )
    state, _ = run(state, "tuck 0 right")
    assert str(state.view(0).straws[0].down[1]) == "(fire-7)"
    state, events = run(state, "tuck 1 left")
    assert str(only(events, BossMet)[0].found) == "fire-7"
    state, _ = run(state, "show fire-7")
    assert str(state.view(1).straws[0].up[1]) == "fire-7"
    assert str(state.view(1).straws[0].down[1]) == "(snow-7)"


def test_s8_3_a_known_boss_left_below_stays_known_to_both() -> None:
    state = swaps(
        "fire-8 snow-9 snow-10 snow-8 fire-9 fire-10 fire-11",
        "fire-7 snow-7 snow-11 snow-12 charm-6 charm-8",
    )
    state, _ = run(state, "tuck 0 right", "tuck 1 left", "show snow-7")
    assert str(state.view(1).straws[0].down[1]) == "(fire-7)"


def test_s8_3_the_other_learns_of_swaps_only_when_both_are_done() -> None:
    theirs = (
        "charm-9 earth-2 earth-3 wind-2 wind-3 wind-4 wind-5",
        "charm-7 earth-4 earth-5 earth-6 lightning-5 lightning-6",
    )
    state = dealt(2, ZERO_DEALS, straws=[ONE_BOSS_UP, theirs], trump="snow-13")
    state, _ = run(state, str(state.legal()[0]))
    state, _ = run(state, str(state.legal()[0]))
    state, events = run(state, "tuck 0 left")
    assert state.to_act == 1
    assert [event.seen_by(1) for event in events] == [None]
    assert str(state.view(1).straws[0].up[0]) == "fire-7"
    state, events = run(state, "done")
    assert str(state.view(1).straws[0].up[0]) == "snow-8"
    assert [event.seat for event in only(events, StrawSettled)] == [0, 1]


def test_s8_3_a_place_without_boss_cannot_be_swapped() -> None:
    state = swaps(*BOSS_UNDER)
    with pytest.raises(IllegalAction) as refused:
        run(state, "tuck 1 left")
    assert refused.value.reason == "no_boss_there"
    with pytest.raises(IllegalAction) as refused:
        run(state, "show fire-7")
    assert refused.value.reason == "not_now"


def test_s8_4_the_dealer_leads_and_the_dealer_changes_every_round() -> None:
    state = playing("fire-8", "fire-9", options=ZERO_DEALS | STANDARD, number=1)
    assert state.dealer == 0
    state, _ = play(state, "fire-8", "fire-9")
    assert (state.number, state.dealer, state.leader, state.to_act) == (2, 1, 1, 1)


def test_s8_4_the_first_dealer_is_drawn_at_random() -> None:
    dealers = {SEPTET.deal(SEPTET.setup(2, seed=str(seed)))[0].dealer for seed in range(20)}
    assert dealers == {0, 1}


def test_s8_5_uncovered_straw_cards_are_playable_and_must_follow() -> None:
    mine = straw("snow-8 - - - - - -", "fire-9 - - - - -")
    state = playing("fire-8 earth-2", "wind-2 wind-3", straws=(straw("- " * 7, "- " * 6), mine))
    state, _ = play(state, "fire-8")
    assert offered(state) == "fire-9"


def test_s11_a_card_that_lies_face_down_unseen_is_refused_like_any_other() -> None:
    state = dealt(2, ZERO_DEALS, straws=[NO_BOSS_UP, ("", "")])
    for name in ("wind-2", "snow-9"):
        with pytest.raises(IllegalAction) as refused:
            run(state, f"discard {name}")
        assert refused.value.reason == "card_not_held"
    state = playing("fire-8", "", straws=(straw("snow-8" + " -" * 6, "fire-9" + " -" * 5),) * 2)
    for name in ("snow-8", "snow-9"):
        with pytest.raises(IllegalAction) as refused:
            play(state, name)
        assert refused.value.reason == "card_not_held"


@pytest.mark.parametrize("kept", ["show fire-7", "show snow-7"])
def test_s11_of_a_boss_met_below_its_owner_is_told_that_it_is_covered(kept: str) -> None:
    state, _ = run(swaps(*BOSS_UNDER), "tuck 0 right", kept)
    if state.phase is Phase.SWAP:
        state, _ = run(state, "done")
    below = "snow-7" if kept == "show fire-7" else "fire-7"
    with pytest.raises(IllegalAction) as refused:
        run(state, f"play {below}")
    assert refused.value.reason == "card_is_covered"


def test_s8_5_a_card_with_nothing_on_it_is_turned_after_both_have_played() -> None:
    mine = straw("snow-8 snow-9 snow-10 - - - -", "fire-9 snow-11 - - - -")
    state = playing("fire-8 earth-2", "wind-2 wind-3", straws=(straw("- " * 7, "- " * 6), mine))
    state, events = play(state, "fire-8", "fire-9")
    assert only(events, StrawTurned) == [StrawTurned(1, 0, read_card("snow-8"))]
    assert state.playable(1) & read_card("snow-8").bit
    state, events = play(state, "snow-11", "earth-2")
    assert [event.slot for event in only(events, StrawTurned)] == [1, 2]
    assert names(state.view(0).straws[1].down[slot].card for slot in range(3)) == (
        "snow-8 snow-9 snow-10"
    )


def test_s8_6_four_bosses_win() -> None:
    state = playing("fire-8 wind-2", "fire-7 wind-3", captured=("wind-7 earth-7 charm-7", ""))
    _, events = play(state, "fire-8", "fire-7")
    (ended,) = only(events, RoundEnded)
    assert (ended.result.ending, ended.result.winners) == (Ending.BOSSES, (0,))


def test_s8_6_thirteen_tricks_lose_and_face_down_bosses_count_for_the_other() -> None:
    hidden = straw("snow-7 - - - - - -", "darkness-7 - - - - -")
    state = playing(
        "fire-8 lightning-7",
        "fire-6 wind-3",
        captured=("", "charm-7"),
        tricks=(12, 3),
        straws=(straw("- " * 7, "- " * 6), hidden),
        trump="earth",
    )
    _, events = play(state, "fire-8", "fire-6")
    (ended,) = only(events, RoundEnded)
    result = ended.result
    assert (result.ending, result.winners) == (Ending.TRICKS, (1,))
    assert names([boss.card for boss in result.bosses]) == ("charm-7 lightning-7 darkness-7 snow-7")
    assert result.points == (0, 1 + 1 + 1 + 2)


def test_s8_6_twelve_tricks_do_not_lose_yet() -> None:
    state = playing("fire-8 lightning-7", "fire-6 wind-3", tricks=(11, 3))
    state, events = play(state, "fire-8", "fire-6")
    assert only(events, RoundEnded) == []
    assert state.to_act == 0


def test_s8_6_nothing_left_the_last_trick_wins() -> None:
    state = playing("fire-8", "fire-9", tricks=(11, 11))
    _, events = play(state, "fire-8", "fire-9")
    (ended,) = only(events, RoundEnded)
    assert (ended.result.ending, ended.result.winners) == (Ending.LAST_TRICK, (1,))


def test_s8_7_outline_stars_do_not_count_and_standard_scoring_exists() -> None:
    state = playing(
        "fire-8 wind-2", "fire-7 wind-3", captured=("snow-7 earth-7 lightning-7", ""), trump="charm"
    )
    _, events = play(state, "fire-8", "fire-7")
    assert only(events, RoundEnded)[0].result.points == (2 + 0 + 1 + 2, 0)
    state = playing("fire-8", "fire-9", tricks=(11, 11), options=STANDARD, scores=(0, 1))
    state, _ = play(state, "fire-8", "fire-9")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


def test_a_whole_round_uses_up_every_card() -> None:
    state, _ = SEPTET.deal(SEPTET.setup(2, seed="whole"))
    assert len(cards_in(state.unplayed())) == 48
    assert cards("wind-A")[0].bit & (state.unplayed() | trump_card(state).bit)
