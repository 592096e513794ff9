"""Y3 and Y9: the steps of a turn and the odd positions."""

from __future__ import annotations

import pytest

from tests.engine.yokai.positions import (
    LINE,
    ROWS,
    match_with,
    play,
    refusal,
    result_of,
    state_of,
    to_move_step,
    turn,
)
from yokai_desktop.engine.contract import BadText, IllegalAction
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Done
from yokai_desktop.engine.yokai.actions import (
    Appease,
    Look,
    Move,
    PlaceHint,
    Reveal,
    read_action,
)
from yokai_desktop.engine.yokai.cards import Family, Place
from yokai_desktop.engine.yokai.events import (
    HintPlaced,
    HintRevealed,
    Looked,
    Moved,
    MoveSkipped,
    TurnBegan,
)
from yokai_desktop.engine.yokai.hints import hint_named
from yokai_desktop.engine.yokai.tableau import Step

PILE = ("kitsune", "oni", "kitsune+kappa", "kappa+oni", "kitsune+oni", "kitsune+kappa+oni")
SEVEN = (*PILE, "kappa+rokurokubi+oni")


def step_of(match: Match) -> Step:
    return state_of(match).tableau.step


def test_y3_1_a_turn_is_look_look_move_hint_in_this_order() -> None:
    match = match_with(pile=SEVEN)
    assert step_of(match) is Step.FIRST_LOOK
    play(match, "look 3")
    assert step_of(match) is Step.SECOND_LOOK
    play(match, "look 9")
    assert step_of(match) is Step.MOVE
    play(match, "move 0 1,-1")
    assert step_of(match) is Step.HINT
    events = play(match, "reveal")
    assert step_of(match) is Step.FIRST_LOOK
    assert match.to_act == 1
    assert events[-1] == TurnBegan(2, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_y3_1_turns_go_round_the_table(players: int) -> None:
    match = match_with(players, first=1)
    seats = []
    for _ in range(players + 1):
        seats.append(match.to_act)
        turn(match)
    assert seats == [(1 + number) % players for number in range(players + 1)]


def test_y3_1_no_step_may_be_left_out_or_swapped() -> None:
    match = match_with(pile=SEVEN)
    for text in ("move 0 1,-1", "reveal", "hint oni 3"):
        assert refusal(match, text) == "wrong_step"
    play(match, "look 0")
    for text in ("move 0 1,-1", "reveal"):
        assert refusal(match, text) == "wrong_step"
    play(match, "look 1")
    for text in ("look 2", "reveal"):
        assert refusal(match, text) == "wrong_step"
    play(match, "move 0 1,-1")
    for text in ("look 2", "move 0 0,0"):
        assert refusal(match, text) == "wrong_step"


def test_y3_2_only_the_observer_is_told_the_family() -> None:
    match = match_with(3)
    looked = play(match, "look 5")[0]
    assert looked == Looked(0, 5, Family.KAPPA)
    assert looked.seen_by(0) == looked
    assert looked.seen_by(1) == looked.seen_by(2) == Looked(0, 5, None)


def test_y3_2_a_card_under_a_hint_cannot_be_observed() -> None:
    match = match_with(pile=SEVEN)
    turn(match)
    turn(match, "hint kitsune 3")
    assert refusal(match, "look 3") == "card_is_locked"
    play(match, "look 4")
    assert refusal(match, "look 3") == "card_is_locked"
    assert Look(3) not in match.state.legal()


def test_y3_3_any_free_card_may_be_moved_observed_or_not() -> None:
    match = match_with()
    play(match, "look 3", "look 9")
    moved = play(match, "move 12 4,0")[0]
    assert moved == Moved(0, 12, Place(0, 3), Place(4, 0))
    assert state_of(match).tableau.places[12] == (4, 0)


def test_y3_3_a_moved_card_must_touch_another_by_a_side() -> None:
    match = match_with()
    to_move_step(match)
    assert refusal(match, "move 0 -1,-1") == "place_touches_no_card"
    assert refusal(match, "move 5 4,4") == "place_touches_no_card"
    assert refusal(match, "move 5 90,90") == "place_touches_no_card"
    assert refusal(match, "move 0 0,-1") == "place_touches_no_card"


def test_y3_3_a_place_must_be_empty() -> None:
    match = match_with()
    to_move_step(match)
    assert refusal(match, "move 5 0,0") == "place_is_taken"


def test_y3_3_all_cards_must_hang_together_after_the_move() -> None:
    match = match_with(places=LINE)
    to_move_step(match)
    assert refusal(match, "move 5 16,0") == "move_splits_the_cards"
    assert refusal(match, "move 5 4,1") == "move_splits_the_cards"
    play(match, "move 0 16,0")


def test_y3_3_corners_do_not_count() -> None:
    """Without card 5 only a corner holds the two halves together."""
    places = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (5, 1), (6, 1), (7, 1)]
    places += [(x, 1) for x in range(8, 15)]
    match = match_with(places=places)
    to_move_step(match)
    assert refusal(match, "move 5 14,0") == "move_splits_the_cards"
    play(match, "move 5 5,0")


def test_y3_3_a_split_while_the_card_is_in_the_air_does_not_matter() -> None:
    """Card 4 joins two halves; taken up and put down beside both it joins them again."""
    places = [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 2)]
    places += [(-1, 2), (-2, 2), (-3, 2), (-1, 0), (-2, 0), (-3, 0), (-4, 0)]
    match = match_with(places=places)
    to_move_step(match)
    assert refusal(match, "move 4 4,0") == "move_splits_the_cards"
    play(match, "move 4 -2,1")
    assert state_of(match).tableau.places[4] == (-2, 1)


def test_y3_3_the_grid_has_no_edges() -> None:
    match = match_with(places=LINE, edition="first", mix="4-6-4")
    for number in range(14):
        to_move_step(match)
        card = number % 16
        play(match, f"move {card} {16 + number},0", "reveal")
    assert state_of(match).tableau.places[13] == (29, 0)


def test_y3_4_the_next_hint_is_turned_up_for_all_to_see() -> None:
    match = match_with(3)
    first = state_of(match).pile[0]
    revealed = turn(match)[1]
    assert revealed == HintRevealed(0, first)
    assert all(revealed.seen_by(seat) == revealed for seat in range(3))
    assert state_of(match).tableau.turned_up == (first,)


def test_y3_4_a_turned_up_hint_is_placed_and_locks_its_card() -> None:
    match = match_with(pile=SEVEN)
    turn(match)
    kitsune = hint_named("kitsune")
    assert kitsune is not None
    placed = turn(match, "hint kitsune 2")[1]
    assert placed == HintPlaced(1, kitsune, 2)
    tableau = state_of(match).tableau
    assert (tableau.hints[2], tableau.turned_up) == (kitsune, ())
    assert not tableau.destinations[2]
    to_move_step(match)
    assert refusal(match, "move 2 2,-1") == "card_is_locked"
    play(match, "move 0 1,-1", "reveal")
    to_move_step(match)
    play(match, "move 0 0,0")
    assert refusal(match, "hint oni 2") == "card_is_locked"


def test_y3_4_only_a_turned_up_hint_can_be_placed() -> None:
    match = match_with(pile=SEVEN)
    turn(match)
    to_move_step(match)
    play(match, "move 0 0,0")
    assert refusal(match, "hint oni 3") == "hint_not_turned_up"
    assert refusal(match, "hint blank 3") == "hint_not_turned_up"


def test_y3_4_any_of_the_turned_up_hints_may_be_placed() -> None:
    match = match_with(pile=SEVEN)
    for _ in range(3):
        turn(match)
    turn(match, "hint oni 12")
    assert [str(hint) for hint in state_of(match).tableau.turned_up] == [
        "kitsune",
        "kitsune+kappa",
    ]


def test_y3_5_a_false_hint_is_allowed() -> None:
    match = match_with(pile=SEVEN)
    turn(match)
    turn(match, "hint kitsune 15")
    assert ROWS[15] is Family.ONI
    assert str(state_of(match).tableau.hints[15]) == "kitsune"


def test_y4_1_nothing_can_be_said_but_by_hints_and_moves() -> None:
    match = match_with()
    kinds = set()
    for text in ["look 3", "look 9", "move 0 1,-1", "reveal", "look 3", "look 9", "move 0 0,0"]:
        kinds |= set(map(type, match.state.legal()))
        play(match, text)
    kinds |= set(map(type, match.state.legal()))
    assert kinds == {Appease, Look, Move, Reveal, PlaceHint}
    with pytest.raises(BadText):
        read_action("say 5 is a kappa")


def test_y9_1_the_two_observed_cards_differ() -> None:
    match = match_with()
    play(match, "look 5")
    assert refusal(match, "look 5") == "card_already_looked_at"
    assert Look(5) not in match.state.legal()


def test_y9_1_a_card_may_be_observed_again_later() -> None:
    match = match_with()
    play(match, "look 5", "look 6", "move 0 1,-1", "reveal")
    assert play(match, "look 5")[0] == Looked(1, 5, Family.KAPPA)


def test_y9_1_two_cards_can_always_be_observed() -> None:
    """Fourteen hints at most: before the last is placed, three cards are free."""
    match = match_with(edition="first", mix="4-6-4")
    hints = [str(hint) for hint in state_of(match).pile]
    for _ in range(14):
        turn(match)
    for number, hint in enumerate(hints[:13]):
        assert len(state_of(match).tableau.free) == 16 - number >= 3
        turn(match, f"hint {hint} {15 - number}")
    assert len(state_of(match).tableau.free) == 3


def test_y9_2_a_moved_card_must_leave_its_place() -> None:
    match = match_with()
    to_move_step(match)
    assert refusal(match, "move 5 1,1") == "card_must_leave_its_place"
    assert Move(5, Place(1, 1)) not in match.state.legal()


def test_y9_2_without_a_legal_move_the_step_is_skipped() -> None:
    """In a line only its two ends can move; here both are locked."""
    match = match_with(places=LINE, pile=SEVEN)
    for move, hint in (
        ("move 0 16,0", "reveal"),
        ("move 0 0,0", "hint kitsune 0"),
        ("move 15 14,1", "reveal"),
        ("move 15 15,0", "hint oni 15"),
    ):
        play(match, "look 7", "look 8", move, hint)
    events = play(match, "look 7", "look 8")
    assert events[1:] == [Looked(0, 8, ROWS[8]), MoveSkipped(0)]
    assert step_of(match) is Step.HINT
    assert refusal(match, "move 7 7,1") == "wrong_step"


def test_y9_3_with_none_turned_up_one_must_be_turned_up() -> None:
    match = match_with()
    to_move_step(match)
    play(match, "move 0 1,-1")
    assert match.state.legal() == (Reveal(),)


def test_y9_3_with_the_pile_empty_a_hint_must_be_placed() -> None:
    match = match_with(pile=SEVEN)
    for _ in range(7):
        turn(match)
    to_move_step(match)
    play(match, "move 0 0,0")
    assert refusal(match, "reveal") == "pile_is_empty"
    assert all(isinstance(action, PlaceHint) for action in match.state.legal())
    assert len(match.state.legal()) == 7 * 16


def test_y9_3_the_last_hint_must_be_placed_even_if_it_is_false_everywhere() -> None:
    match = match_with(pile=("kitsune",), edition="first", mix="1-0-0")
    turn(match)
    to_move_step(match)
    play(match, "move 0 0,0")
    assert refusal(match, "reveal") == "pile_is_empty"
    play(match, "hint kitsune 12")
    assert result_of(match).false_hints == 1


def test_y9_5_a_declaration_is_possible_on_the_very_first_turn() -> None:
    match = match_with()
    assert Appease() in match.state.legal()
    play(match, "appease")
    assert result_of(match).won


def test_y9_5_a_declaration_is_possible_only_at_the_start_of_a_turn() -> None:
    match = match_with()
    for text in ("look 3", "look 9", "move 0 1,-1"):
        play(match, text)
        assert refusal(match, "appease") == "appease_only_at_turn_start"
        assert Appease() not in match.state.legal()
    play(match, "reveal")
    assert Appease() in match.state.legal()


def test_only_the_seat_to_act_may_act() -> None:
    match = match_with()
    with pytest.raises(IllegalAction, match="not_your_turn"):
        match.play(1, Look(0))


def test_a_card_that_does_not_exist_is_refused() -> None:
    match = match_with()
    for card in (-1, 16):
        refused = match.state.refusal(Look(card))
        assert refused is not None
        assert refused.reason == "no_such_card"


def test_a_foreign_action_is_refused() -> None:
    match = match_with()
    refused = match.state.refusal(Done())
    assert refused is not None
    assert refused.reason == "wrong_step"
    with pytest.raises(TypeError):
        match.state.play(Done())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "look",
        "look 16",
        "look 05",
        "look -1",
        "look  5",
        "look ５",
        "look 5 6",
        "move 5",
        "move 5 2",
        "move 5 2,",
        "move 5 -0,1",
        "move 5 +1,1",
        "move 5 1,2,3",
        "move 5 99999,0",
        "move 16 1,1",
        "hint 5",
        "hint oni+kappa 5",
        "hint tengu 5",
        "hint oni 16",
        "reveal 5",
        "appease now",
        "look 5 " * 50,
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        read_action(text)
