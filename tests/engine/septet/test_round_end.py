"""S5, S6, S7, S9: how a round ends, what it scores, who wins the game."""

from collections.abc import Iterable

import pytest

from tests.engine.septet.positions import STANDARD, cards, names, only, play, playing
from yokai_desktop.engine.contract import Event, Outcome
from yokai_desktop.engine.septet.cards import Family, mask_of
from yokai_desktop.engine.septet.events import GameEnded, RoundEnded
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.engine.septet.scoring import Ending, RoundResult, game_winner, score_round

FOUR = mode_of(SEPTET.setup(4))
THREE = mode_of(SEPTET.setup(3))


def result_of(events: Iterable[Event]) -> RoundResult:
    (ended,) = only(events, RoundEnded)
    return ended.result


def test_s5_1_four_bosses_win_the_round() -> None:
    state = playing(
        "fire-8 wind-2",
        "fire-7 wind-3",
        "fire-9 wind-4",
        "fire-6 wind-5",
        captured=("wind-7 earth-7 charm-7", ""),
    )
    _, events = play(state, "fire-8", "fire-7", "fire-9", "fire-6")
    result = result_of(events)
    assert (result.ending, result.winners) == (Ending.BOSSES, (0,))
    assert result.points == (3, 0)


def test_s5_1_four_bosses_win_even_if_the_same_trick_is_the_seventh() -> None:
    state = playing(
        "fire-8 wind-2",
        "fire-7 wind-3",
        "fire-9 wind-4",
        "fire-6 wind-5",
        captured=("wind-7 earth-7 charm-7", ""),
        tricks=(6, 4),
    )
    _, events = play(state, "fire-8", "fire-7", "fire-9", "fire-6")
    assert (result_of(events).ending, result_of(events).winners) == (Ending.BOSSES, (0,))


def test_s5_1_one_trick_may_bring_more_than_four() -> None:
    state = playing(
        "fire-8 wind-2",
        "fire-7 wind-3",
        "fire-9 wind-4",
        "snow-7 wind-5",
        trump="earth",
        captured=("wind-7 earth-7 charm-7", ""),
    )
    _, events = play(state, "fire-8", "fire-7", "fire-9", "snow-7")
    assert len(result_of(events).bosses) == 5
    assert result_of(events).points == (0 + 0 + 1 + 2 + 2, 0)


def test_s5_2_seven_tricks_lose_and_the_others_collect_the_bosses_left() -> None:
    state = playing(
        "fire-12 wind-7",
        "fire-6 snow-7",
        "fire-9 wind-4",
        "fire-10 charm-7",
        trump="earth",
        captured=("fire-7", "darkness-7 lightning-7"),
        tricks=(6, 2),
    )
    _, events = play(state, "fire-12", "fire-6", "fire-9", "fire-10")
    result = result_of(events)
    assert (result.ending, result.winners) == (Ending.TRICKS, (1,))
    assert names([boss.card for boss in result.bosses]) == (
        "wind-7 charm-7 lightning-7 darkness-7 snow-7"
    )
    assert [boss.captured for boss in result.bosses] == [False, False, True, True, False]
    assert result.points == (0, 0 + 1 + 1 + 1 + 2)


def test_s5_3_the_last_tricks_winner_wins_when_no_cards_are_left() -> None:
    state = playing("fire-8", "fire-9", "fire-6", "fire-10", tricks=(6, 5), captured=("", "snow-7"))
    _, events = play(state, "fire-8", "fire-9", "fire-6", "fire-10")
    result = result_of(events)
    assert (result.ending, result.winners, result.taker) == (Ending.LAST_TRICK, (1,), 3)


def test_s6_1_only_the_winner_scores() -> None:
    state = playing(
        "fire-8 wind-2",
        "fire-7 wind-3",
        "fire-9 wind-4",
        "fire-6 wind-5",
        captured=("wind-7 earth-7 charm-7", "snow-7 darkness-7"),
        scores=(1, 5),
    )
    state, _ = play(state, "fire-8", "fire-7", "fire-9", "fire-6")
    assert state.scores == (4, 5)


def test_s6_2_the_trump_boss_counts_nothing_and_seven_points_win() -> None:
    state = playing(
        "snow-8 wind-2",
        "snow-7 wind-3",
        "snow-9 wind-4",
        "snow-10 wind-5",
        trump="snow",
        captured=("", "fire-7 earth-7 charm-7"),
        scores=(6, 4),
    )
    state, events = play(state, "snow-8", "snow-7", "snow-9", "snow-10")
    assert result_of(events).points == (0, 3)
    assert state.outcome == Outcome(winners=(1, 3), scores=(6, 7))
    assert only(events, GameEnded) == [GameEnded(state.outcome)]
    assert state.to_act is None
    assert state.legal() == ()


def test_s6_3_standard_scoring_gives_a_point_a_round_and_two_win() -> None:
    state = playing(
        "fire-8", "fire-9", "fire-6", "fire-10", tricks=(6, 5), options=STANDARD, scores=(1, 1)
    )
    state, events = play(state, "fire-8", "fire-9", "fire-6", "fire-10")
    assert result_of(events).points == (0, 1)
    assert state.outcome == Outcome(winners=(1, 3), scores=(1, 2))


def test_a_round_without_game_end_is_followed_by_the_next_deal() -> None:
    state = playing("fire-8", "fire-9", "fire-6", "fire-10", tricks=(6, 5), options=STANDARD)
    state, _ = play(state, "fire-8", "fire-9", "fire-6", "fire-10")
    assert (state.number, state.scores, state.tricks, state.captured) == (2, (0, 1), (), (0, 0))
    assert [result.number for result in state.results] == [1]


@pytest.mark.parametrize(
    ("captured", "points"), [("earth-7 charm-7 snow-7", 1 + 1 + 3), ("wind-7 charm-7 fire-7", 4)]
)
def test_s7_2_three_bosses_win_alone_with_outline_stars(captured: str, points: int) -> None:
    first, second, third = captured.split()
    low = {"snow-7": ("snow-8", "snow-9"), "fire-7": ("fire-8", "fire-9")}[third]
    state = playing(
        f"{low[0]} wind-2",
        f"{third} wind-3",
        f"{low[1]} wind-4",
        trump="lightning",
        captured=("", "", f"{first} {second}"),
    )
    _, events = play(state, low[0], third, low[1])
    result = result_of(events)
    assert (result.ending, result.winners) == (Ending.BOSSES, (2,))
    assert result.points == (0, 0, points)


def test_s7_2_seven_tricks_make_both_others_win_three_points_each() -> None:
    state = playing(
        "fire-12 wind-7",
        "fire-6 snow-7",
        "fire-9 wind-4",
        trump="earth",
        captured=("fire-7", "", "lightning-7"),
        tricks=(6, 3, 2),
    )
    _, events = play(state, "fire-12", "fire-6", "fire-9")
    result = result_of(events)
    assert (result.ending, result.winners) == (Ending.TRICKS, (1, 2))
    assert result.points == (0, 3, 3)
    assert result.bosses == ()


def test_s7_2_no_cards_left_last_trick_wins_alone() -> None:
    state = playing("fire-8", "fire-9", "fire-6", tricks=(5, 5, 5), captured=("", "snow-7", ""))
    _, events = play(state, "fire-8", "fire-9", "fire-6")
    result = result_of(events)
    assert (result.ending, result.winners) == (Ending.LAST_TRICK, (1,))


def test_s7_3_the_trump_boss_counts_nothing_for_three_players() -> None:
    state = playing(
        "fire-8 wind-2",
        "fire-7 wind-3",
        "fire-9 wind-4",
        trump="fire",
        captured=("", "", "earth-7 snow-7"),
    )
    _, events = play(state, "fire-8", "fire-7", "fire-9")
    assert result_of(events).points == (0, 0, 1 + 3 + 0)


def test_s7_3_most_points_win() -> None:
    assert game_winner(THREE, (7, 9, 2), 2) == 1
    assert game_winner(THREE, (6, 6, 6), 2) is None


@pytest.mark.parametrize(("loser", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_s7_3_a_tie_goes_to_the_first_on_the_left_of_the_loser(loser: int, winner: int) -> None:
    scores = tuple(3 if seat == loser else 8 for seat in range(3))
    assert game_winner(THREE, scores, loser) == winner


def test_s7_3_a_tie_at_the_table() -> None:
    state = playing(
        "fire-12 wind-7", "fire-6 snow-7", "fire-9 wind-4", tricks=(6, 3, 2), scores=(0, 4, 4)
    )
    state, _ = play(state, "fire-12", "fire-6", "fire-9")
    assert state.outcome == Outcome(winners=(1,), scores=(0, 7, 7))


def test_s7_4_standard_scoring_for_three_with_the_same_tie_break() -> None:
    state = playing(
        "fire-6 wind-7",
        "fire-12 snow-7",
        "fire-9 wind-4",
        tricks=(2, 6, 3),
        scores=(1, 1, 1),
        options=STANDARD,
        leader=1,
    )
    state, events = play(state, "fire-12", "fire-9", "fire-6")
    assert result_of(events).points == (1, 0, 1)
    assert state.outcome == Outcome(winners=(2,), scores=(2, 1, 2))


def scored(trump: str, captured: str, unplayed: str, ending: Ending) -> int:
    """Points of side 1, the winner."""
    result = score_round(
        FOUR,
        number=1,
        ending=ending,
        taker=0 if ending == Ending.TRICKS else 1,
        captured=(0, mask_of(cards(captured))),
        unplayed=mask_of(cards(unplayed)),
        trump=Family[trump.upper()],
        scores=(0, 0),
    )
    assert result.points[0] == 0
    return result.points[1]


def test_s9_1_wind_lightning_fire_snow_with_trump_fire_are_three_points() -> None:
    assert scored("fire", "wind-7 lightning-7 fire-7 snow-7", "", Ending.BOSSES) == 3


def test_s9_2_collected_bosses_count_four_points() -> None:
    points = scored("lightning", "earth-7 darkness-7", "lightning-7 fire-7 charm-7", Ending.TRICKS)
    assert points == 4
