"""S4: what may be played and who takes the trick; S9.3, S9.4, S10.4."""

import pytest

from tests.engine.septet.positions import RANK, SEVEN_NEXT, names, offered, only, play, playing
from yokai_desktop.engine.contract import IllegalAction
from yokai_desktop.engine.septet.cards import Family, read_card
from yokai_desktop.engine.septet.events import CardPlayed, Played, TrickTaken, TrumpNamed
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.kernel import beats
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.engine.septet.playing import trick_winner


def taker(trump: str, *trick: str, options: dict[str, str] | None = None) -> int:
    """Who takes a trick of these cards, seat 0 leading."""
    played = tuple(Played(seat, read_card(name)) for seat, name in enumerate(trick))
    return trick_winner(played, Family[trump.upper()], mode_of(SEPTET.setup(4, options)))


def test_s4_1_the_leader_plays_any_card() -> None:
    state = playing("wind-2 fire-9 snow-7", "earth-3", "earth-4", "earth-5")
    assert offered(state) == "wind-2 fire-9 snow-7"


def test_s4_1_must_follow_suit_if_possible() -> None:
    state = playing("charm-4 wind-2", "charm-5 charm-9 snow-13", "earth-4", "earth-5")
    state, _ = play(state, "charm-4")
    assert offered(state) == "charm-5 charm-9"
    with pytest.raises(IllegalAction) as refused:
        play(state, "snow-13")
    assert refused.value.reason == "must_follow_suit"
    assert refused.value.facts == {"family": "charm"}


def test_s4_1_any_card_when_void_even_trump_is_not_forced() -> None:
    state = playing("charm-4 wind-2", "snow-13 earth-3", "earth-4", "earth-5", trump="snow")
    state, _ = play(state, "charm-4")
    assert offered(state) == "earth-3 snow-13"


def test_s4_1_the_a_must_follow_like_any_wind_card() -> None:
    state = playing("wind-5 fire-9", "wind-A earth-3", "earth-4", "earth-5")
    state, _ = play(state, "wind-5")
    assert offered(state) == "wind-A"


def test_s4_1_a_led_leads_wind() -> None:
    state = playing("wind-A fire-9", "wind-3 snow-13", "earth-4 fire-6", "earth-5 wind-7")
    state, _ = play(state, "wind-A")
    assert state.led == Family.WIND
    assert offered(state) == "wind-3"
    state, events = play(state, "wind-3", "fire-6", "wind-7")
    assert only(events, TrickTaken)[0].seat == 0


@pytest.mark.parametrize("trump", ["wind", "snow", "earth"])
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_s4_2_the_a_wins_from_every_place_whatever_is_trump(trump: str, place: int) -> None:
    others = ["snow-13", "snow-12", "snow-9"]
    trick = [*others[:place], "wind-A", *others[place:]]
    assert taker(trump, *trick) == place


def test_s4_2_the_highest_trump_wins_over_the_led_family() -> None:
    assert taker("earth", "snow-13", "earth-2", "snow-12", "earth-3") == 3


def test_s4_2_the_highest_led_card_wins_without_trump() -> None:
    assert taker("earth", "fire-8", "fire-12", "snow-13", "fire-9") == 1


def test_s4_2_the_leader_wins_if_nobody_follows_or_trumps() -> None:
    assert taker("earth", "charm-3", "snow-13", "fire-12", "darkness-11") == 0


def test_s4_2_trump_led_is_won_by_the_highest_trump() -> None:
    assert taker("fire", "fire-8", "snow-13", "fire-6", "fire-9") == 3


def test_s4_3_the_taker_leads_next_and_bosses_lie_before_the_side() -> None:
    state = playing("fire-8 wind-2", "fire-7 wind-3", "fire-9 wind-4", "fire-6 wind-5")
    state, events = play(state, "fire-8", "fire-7", "fire-9", "fire-6")
    (taken,) = only(events, TrickTaken)
    assert taken.seat == state.leader == state.to_act == 2
    assert names(taken.bosses) == "fire-7"
    assert names(state.view(1).captured[0]) == "fire-7"
    assert state.view(1).captured[1] == ()
    assert state.view(1).taken == (1, 0)


def test_s9_3_trump_darkness() -> None:
    assert taker("darkness", "wind-3", "wind-6", "snow-13", "wind-2") == 1
    assert taker("darkness", "charm-9", "darkness-5", "charm-8", "charm-3") == 1
    assert taker("darkness", "fire-12", "fire-6", "wind-A", "fire-11") == 2


def test_s9_4_charm_eight_wins_over_fire_twelve() -> None:
    assert taker("snow", "charm-4", "charm-3", "charm-8", "fire-12") == 2


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        (["fire-7", "fire-7-shining", "fire-6", "snow-13"], 0),
        (["fire-7-shining", "fire-7", "fire-6", "snow-13"], 0),
        (["fire-6", "fire-7-shining", "fire-7", "snow-13"], 1),
        (["fire-6", "snow-13", "fire-7", "fire-7-shining"], 2),
        (["fire-7", "fire-7-shining", "fire-8", "snow-13"], 2),
        (["wind-7", "wind-7-shining", "wind-6", "wind-5"], 0),
        (["snow-7", "snow-7-shining", "fire-8", "fire-9"], 0),
    ],
)
def test_s10_4_rank_the_first_of_both_sevens_ranks_higher(trick: list[str], winner: int) -> None:
    assert taker("earth", *trick, options=SEVEN_NEXT | RANK) == winner


@pytest.mark.parametrize("options", [SEVEN_NEXT, SEVEN_NEXT | RANK], ids=["take", "rank"])
def test_s10_4_a_seven_alone_plays_like_any_card(options: dict[str, str]) -> None:
    assert taker("fire", "earth-8", "fire-7-shining", "fire-6", "earth-2", options=options) == 1
    assert taker("earth", "fire-6", "fire-7-shining", "wind-2", "wind-3", options=options) == 1
    assert taker("earth", "fire-7", "snow-7-shining", "fire-8", "charm-7", options=options) == 2


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        (["fire-7", "fire-7-shining", "fire-12", "snow-13"], 0),
        (["fire-7-shining", "fire-7", "fire-12", "snow-13"], 0),
        (["fire-12", "fire-7-shining", "fire-7", "snow-13"], 1),
        (["fire-12", "snow-13", "fire-7", "fire-7-shining"], 2),
        (["fire-7", "earth-8", "earth-2", "fire-7-shining"], 0),
        (["fire-12", "charm-7", "earth-8", "charm-7-shining"], 1),
        (["earth-8", "earth-2", "charm-7-shining", "charm-7"], 2),
        (["earth-7", "earth-8", "fire-9", "earth-7-shining"], 0),
        (["wind-7", "wind-6", "wind-7-shining", "earth-3"], 0),
    ],
)
def test_s10_4_take_the_first_of_both_sevens_takes_the_trick(trick: list[str], winner: int) -> None:
    """Whatever else was played, trump (here Earth) included, in or out of the led family."""
    assert taker("earth", *trick, options=SEVEN_NEXT) == winner


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_s10_4_take_only_the_a_beats_both_sevens(place: int) -> None:
    others = ["wind-7", "wind-7-shining", "wind-6"]
    trick = [*others[:place], "wind-A", *others[place:]]
    assert taker("earth", *trick, options=SEVEN_NEXT) == place


@pytest.mark.parametrize(
    "trick",
    [
        ["fire-7", "fire-7-shining", "snow-7", "snow-7-shining"],
        ["fire-7", "snow-7", "fire-7-shining", "snow-7-shining"],
        ["fire-7", "snow-7-shining", "snow-7", "fire-7-shining"],
    ],
)
def test_s10_4_take_of_two_pairs_that_wins_whose_first_seven_came_first(trick: list[str]) -> None:
    assert taker("snow", *trick, options=SEVEN_NEXT) == 0


def test_s10_4_take_a_trick_under_way_is_held_by_what_lies_there() -> None:
    so_far = ["fire-12", "charm-7", "earth-8"]
    assert taker("earth", *so_far, options=SEVEN_NEXT) == 2
    assert taker("earth", *so_far, "charm-7-shining", options=SEVEN_NEXT) == 1


def test_s10_4_take_the_player_of_the_first_seven_leads_next_and_seals() -> None:
    hands = ("fire-12 wind-2", "charm-7 wind-3", "earth-8 wind-4", "charm-7-shining wind-5")
    state = playing(*hands, trump="earth", options=SEVEN_NEXT)
    state, events = play(state, "fire-12", "charm-7", "earth-8", "charm-7-shining")
    assert only(events, TrickTaken)[0].seat == state.leader == state.to_act == 1
    assert state.seals[1] == {Family.CHARM}


def test_kernel_never_lets_a_card_beat_the_a() -> None:
    ace, snow = read_card("wind-A"), read_card("snow-13")
    assert not beats(snow.bit, ace.bit, Family.WIND.suit, Family.SNOW.suit)
    assert not beats(read_card("wind-2").bit, ace.bit, Family.WIND.suit, Family.WIND.suit)


def test_playing_says_who_played_what() -> None:
    state = playing("fire-8", "fire-7", "fire-9", "fire-6")
    _, events = play(state, "fire-8")
    assert events == [CardPlayed(0, read_card("fire-8"))]


def test_s10_3_the_first_card_led_names_trump() -> None:
    hands = ("charm-4 wind-2", "charm-5 snow-13", "earth-4 wind-3", "earth-5 wind-4")
    state = playing(*hands, trump="", options=SEVEN_NEXT)
    state, events = play(state, "charm-4")
    assert only(events, TrumpNamed) == [TrumpNamed(Family.CHARM)]
    assert state.trump == Family.CHARM
    state, events = play(state, "charm-5", "earth-4", "earth-5", "snow-13")
    assert only(events, TrumpNamed) == []
    assert state.trump == Family.CHARM
