"""S10: sealing families; the long and the short game."""

from tests.engine.septet.positions import SEVEN_NEXT, SHORT, only, play, playing
from yokai_desktop.engine.contract import Event, Outcome
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.engine.septet.events import FamilySealed, GameEnded, RoundEnded
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.scoring import Ending
from yokai_desktop.engine.septet.state import SeptetState

NONE: frozenset[Family] = frozenset()


def families(text: str) -> frozenset[Family]:
    return frozenset(Family[name.upper()] for name in text.split())


def about_to_take_fire(**position: object) -> SeptetState:
    """Side 0 is about to take the shining seven of Fire."""
    hands = ("fire-8 wind-2", "fire-7-shining wind-3", "fire-9 wind-4", "fire-6 wind-5")
    return playing(*hands, **position)  # type: ignore[arg-type]


def take_fire(state: SeptetState) -> tuple[SeptetState, list[Event]]:
    return play(state, "fire-8", "fire-7-shining", "fire-9", "fire-6")


def test_s10_5_both_sevens_in_one_round_seal_a_family() -> None:
    state = about_to_take_fire(
        options=SEVEN_NEXT,
        captured=("fire-7", ""),
    )
    state, events = take_fire(state)
    assert only(events, FamilySealed) == [FamilySealed(0, Family.FIRE)]
    assert state.seals == (families("fire"), NONE)


def test_s10_5_both_sevens_in_one_trick_seal_too() -> None:
    state = playing(
        "fire-8 wind-2",
        "fire-7-shining wind-3",
        "fire-7 wind-4",
        "fire-9 wind-5",
        options=SEVEN_NEXT,
    )
    state, events = play(state, "fire-8", "fire-7-shining", "fire-7", "fire-9")
    assert only(events, FamilySealed) == [FamilySealed(1, Family.FIRE)]


def test_s10_5_one_seven_each_seals_nothing() -> None:
    state = about_to_take_fire(
        options=SEVEN_NEXT,
        captured=("", "fire-7"),
    )
    state, events = take_fire(state)
    assert only(events, FamilySealed) == []


def test_s10_5_captured_sevens_do_not_carry_over_but_seals_do() -> None:
    state = playing(
        "fire-8",
        "fire-9",
        "fire-6",
        "fire-10",
        options=SEVEN_NEXT,
        captured=("snow-7", "earth-7"),
        seals=(families("wind"), families("wind charm")),
        tricks=(7, 6),
    )
    state, events = play(state, "fire-8", "fire-9", "fire-6", "fire-10")
    assert state.captured == (0, 0)
    assert state.seals == (families("wind"), families("wind charm"))
    (ended,) = only(events, RoundEnded)
    assert ended.result.winners == ()
    assert ended.result.scores == (1, 2)


def test_s10_5_both_teams_may_seal_the_same_family() -> None:
    state = about_to_take_fire(
        options=SEVEN_NEXT,
        captured=("fire-7", ""),
        seals=(NONE, families("fire")),
    )
    state, _ = take_fire(state)
    assert state.seals == (families("fire"), families("fire"))


def test_s10_5_a_family_is_sealed_once_a_team() -> None:
    state = about_to_take_fire(
        options=SEVEN_NEXT,
        captured=("fire-7", ""),
        seals=(families("fire"), NONE),
    )
    state, events = take_fire(state)
    assert only(events, FamilySealed) == []
    assert state.seals == (families("fire"), NONE)


def test_s10_6_four_bosses_and_seven_tricks_do_not_end_a_round() -> None:
    state = playing(
        "fire-8 wind-2",
        "fire-7 wind-3",
        "fire-9 wind-4",
        "fire-6 wind-5",
        options=SEVEN_NEXT,
        captured=("wind-7 earth-7 charm-7 lightning-7", ""),
        tricks=(9, 0),
    )
    state, events = play(state, "fire-8", "fire-7", "fire-9", "fire-6")
    assert only(events, RoundEnded) == []
    assert state.to_act == 2


def test_s10_6_the_seventh_seal_ends_the_game_in_the_middle_of_a_round() -> None:
    state = about_to_take_fire(
        options=SEVEN_NEXT,
        captured=("fire-7", ""),
        seals=(families("wind earth charm lightning darkness snow"), families("earth")),
    )
    state, events = take_fire(state)
    assert state.outcome == Outcome(winners=(0, 2), scores=(7, 1))
    assert only(events, RoundEnded)[0].result.ending == Ending.SEALS
    assert len(only(events, GameEnded)) == 1
    assert state.hands[0] != 0


def test_s10_7_short_game_a_family_is_sealed_by_the_first_team_only() -> None:
    state = about_to_take_fire(
        options=SHORT,
        captured=("fire-7", ""),
        seals=(NONE, families("fire")),
    )
    state, events = take_fire(state)
    assert only(events, FamilySealed) == []


def test_s10_7_short_game_four_seals_win() -> None:
    state = about_to_take_fire(
        options=SHORT,
        captured=("fire-7", ""),
        seals=(families("wind earth charm"), families("snow")),
    )
    state, _ = take_fire(state)
    assert state.outcome == Outcome(winners=(0, 2), scores=(4, 1))


def test_s10_4_a_record_without_the_choice_is_read_as_it_was_played() -> None:
    """Before there was a choice the first seven only ranked above the second."""
    match = Match(SEPTET, SEPTET.setup(4, SEVEN_NEXT, "old"))
    record = match.record()
    assert Match.replay(record).setup["twins"] == "take"
    del record["options"]["twins"]
    old = Match.replay(record)
    assert old.setup["twins"] == "rank"
    assert Match.replay(old.record()) == old


def test_s10_4_a_record_of_another_game_needs_no_choice() -> None:
    match = Match(SEPTET, SEPTET.setup(4, {}, "old"))
    record = match.record()
    record["options"] = {}
    assert Match.replay(record) == match
