"""Senders of the conventions, and no absurd play, in hand-made positions."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.yokai.tables import after, chosen, dealt
from yokai_desktop.ai.yokai.explain import explain
from yokai_desktop.ai.yokai.hinting import hint_value
from yokai_desktop.ai.yokai.levels import LEVELS_BY_NAME
from yokai_desktop.ai.yokai.mind import GATHERING_BESIDE, GATHERING_FIRST, Mind
from yokai_desktop.ai.yokai.moving import chance_to_show_kin as told_by_move
from yokai_desktop.ai.yokai.moving import joined, why_of
from yokai_desktop.ai.yokai.planning import candidates
from yokai_desktop.ai.yokai.reasons import Why
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.actions import Appease, Move, PlaceHint, Reveal, read_action
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.hints import BLANK, HINTS, PAIRS
from yokai_desktop.engine.yokai.kernel import adjacency_of
from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES
from yokai_desktop.engine.yokai.state import YokaiState

MIXED = "kpro prok rokp okpr"
FULL = LEVELS_BY_NAME["expert"]


def neighbours(state: YokaiState, card: int) -> list[int]:
    beside = adjacency_of(list(state.tableau.cells))[card]
    return [other for other in range(16) if beside >> other & 1]


def test_two_cards_of_a_family_just_seen_are_put_together() -> None:
    state = after(dealt(MIXED), "look 0", "look 7")
    action = chosen(state, FULL, "join")
    assert isinstance(action, Move)
    moved, _ = state.play(action)
    assert action.card in (0, 7)
    assert 7 - action.card in neighbours(moved, action.card)


@pytest.mark.parametrize("shape", SHAPE_NAMES)
def test_with_time_to_spare_they_are_put_together_before_a_shape_is_built(shape: str) -> None:
    for pair in ((0, 7), (1, 11), (2, 8), (3, 9)):
        game = dealt(MIXED, players=4, options={"shape": shape})
        state = after(game, *(f"look {card}" for card in pair))
        action = chosen(state, FULL, "join")
        assert isinstance(action, Move)
        moved, _ = state.play(action)
        assert action.card in pair
        assert sum(pair) - action.card in neighbours(moved, action.card)


def test_a_shape_comes_first_when_time_is_short() -> None:
    minds = []
    state = dealt(MIXED, options={"shape": "moon"})
    while state.to_act is not None:
        minds.append(Mind(state.view(state.to_act), FULL, Random(1)))
        state = after(state, f"{state.view(state.to_act).legal[0]}")
    weights = [mind.gathering for mind in minds]
    assert weights[0] == GATHERING_FIRST
    assert weights[-1] == GATHERING_BESIDE


def test_a_move_in_a_shape_tells_most_to_a_partner_who_has_not_seen_both_cards() -> None:
    """Cards 0 and 7 are kitsune; the partner sees none, one or both of them."""
    tellings = []
    for partner in ("look 1", "look 2"), ("look 0", "look 2"), ("look 0", "look 7"):
        game = dealt(MIXED, options={"shape": "moon"})
        state = after(game, "look 3", "look 4", "move 12 -1,2", "reveal")
        state = after(state, *partner, "move 12 0,3", "reveal", "look 0", "look 7")
        assert state.to_act is not None
        mind = Mind(state.view(state.to_act), FULL, Random(1))
        together = [
            move
            for move in mind.moves(mind.layout, FULL.width)
            if move.card in (0, 7) and move.near & 0b10000001
        ]
        tellings.append([told_by_move(mind, move) for move in together])
    assert [set(telling) for telling in tellings] == [{1.0}, {1.0}, {0.0}]


def known_others_beside(state: YokaiState, card: int, seen: set[int]) -> list[int]:
    """Cards that the player has seen, beside a card, and of another family."""
    return [
        other
        for other in neighbours(state, card)
        if other in seen and state.families[other] != state.families[card]
    ]


AMBIGUOUS = {
    "amb32": (
        "look 1|look 7|move 14 4,1|reveal|look 5|look 9|move 6 2,3|reveal|look 4|look 0"
        "|move 4 1,-1|reveal|look 7|look 13|move 13 2,1|hint kitsune+kappa 13|look 14|look 15"
        "|move 15 4,2|hint kitsune+kappa+oni 15|look 2|look 3|move 5 3,3|reveal|look 6|look 12"
    ),
    "amb33": (
        "look 13|look 2|move 7 1,-1|reveal|look 12|look 2|move 8 2,-1|reveal|look 14|look 4"
        "|move 11 3,1|reveal|look 11|look 1|move 2 4,1|hint kitsune+kappa+rokurokubi 11|look 15"
        "|look 9"
    ),
}
"""Games up to a move with which a known card was once put beside a known card of another family."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("code", AMBIGUOUS)
def test_a_known_card_goes_where_nobody_can_misread_it(code: str, seed: int) -> None:
    """It joins its family, and not beside a card its player knows to be no family."""
    match = Match(YOKAI, YOKAI.setup(2, {"edition": "first", "first": "0"}, code), (Seat(), Seat()))
    for text in AMBIGUOUS[code].split("|"):
        assert match.to_act is not None
        match.play(match.to_act, read_action(text))
    state = match.state
    assert isinstance(state, YokaiState)
    player = state.to_act
    assert player is not None
    view = state.view(player)
    seen = {card for card in range(16) if view.families[card] is not None}
    action = chosen(state, FULL, f"clear/{seed}")
    assert isinstance(action, Move)
    moved, _ = state.play(action)
    assert action.card in seen
    kin = [other for other in neighbours(moved, action.card) if other in seen]
    assert any(state.families[other] == state.families[action.card] for other in kin)
    free = {card for card in seen if state.tableau.hints[card] is None}
    assert not known_others_beside(moved, action.card, free)


def test_with_nothing_to_join_an_unseen_card_is_moved() -> None:
    state = after(dealt(MIXED), "look 0", "look 1")
    action = chosen(state, FULL, "blind")
    assert isinstance(action, Move)
    assert action.card not in (0, 1)


def test_a_hint_waits_until_a_card_is_at_home() -> None:
    state = after(dealt(MIXED), "look 0", "look 1", "move 15 4,2", "reveal")
    state = after(state, "look 2", "look 3", "move 12 -1,2")
    assert chosen(state, FULL, "wait") == Reveal()


def test_a_card_known_to_be_away_from_its_family_is_never_locked() -> None:
    state = after(dealt(MIXED), "look 0", "look 7", "move 0 4,1", "reveal")
    state = after(state, "look 2", "look 5", "move 12 -1,2", "reveal")
    state = after(state, "look 1", "look 3", "move 12 0,3")
    action = chosen(state, FULL, "home")
    if isinstance(action, PlaceHint):
        near = neighbours(state, action.card)
        assert any(state.families[other] == state.families[action.card] for other in near)
        assert action.hint.names(state.families[action.card])
    else:
        assert action == Reveal()


def test_a_hint_tells_most_on_a_card_that_no_partner_has_seen() -> None:
    state = after(dealt(MIXED), "look 0", "look 7", "move 0 4,1", "reveal")
    mind = Mind(state.view(1), FULL, Random(1))
    single, pair, triple = HINTS[0], PAIRS[0], HINTS[-1]
    assert hint_value(mind, single, 5) > hint_value(mind, pair, 5) > hint_value(mind, triple, 5) > 0
    assert hint_value(mind, BLANK, 5) == 0
    assert hint_value(mind, single, 0) == hint_value(mind, single, 7) == 0


def seen_by_first_player(turns: int) -> YokaiState:
    """All families lie together; the first player has seen two cards a turn, from the first on."""
    options = {"edition": "first", "mix": "4-6-4"}
    state = dealt("kkkk pppp rrrr oooo", options=options)
    for turn in range(turns):
        state = after(state, f"look {2 * turn}", f"look {2 * turn + 1}", "move 15 2,4", "reveal")
        state = after(state, "look 14", "look 15", "move 15 3,3", "reveal")
    return state


def test_spirits_known_to_be_appeased_are_declared() -> None:
    assert chosen(seen_by_first_player(6), FULL, "sure") == Appease()


def test_spirits_that_may_be_appeased_are_not_declared_early() -> None:
    assert chosen(seen_by_first_player(2), FULL, "unsure") != Appease()


def test_the_condition_of_an_open_affinity_is_waited_for() -> None:
    """Foxes and demons lie at opposite sides, so their affinity is not met."""
    options = {"edition": "first", "mix": "4-6-4", "affinity": "open"}
    state = dealt("kkkk pppp rrrr oooo", options=options, affinities=["kitsune+oni"])
    for turn in range(6):
        state = after(state, f"look {2 * turn}", f"look {2 * turn + 1}", "move 15 2,4", "reveal")
        state = after(state, "look 14", "look 15", "move 15 3,3", "reveal")
    assert chosen(state, FULL, "affinity") != Appease()
    assert explain(state.view(0), Random(1)).chance == 0


def rows_seen_by_both(turns: int) -> YokaiState:
    """Every family in a row of its own; foxes and kappas, who touch, are the first one's secret."""
    options = {"edition": "first", "mix": "4-6-4", "affinity": "secret"}
    state = dealt("kkkk pppp rrrr oooo", options=options, affinities=["kitsune+kappa"])
    for turn in range(turns):
        looks = (f"look {2 * turn}", f"look {2 * turn + 1}")
        state = after(state, *looks, "move 15 2,4", "reveal")
        state = after(state, *looks, "move 15 3,3", "reveal")
    return state


def test_the_owner_of_a_secret_affinity_declares_once_it_is_met() -> None:
    assert chosen(rows_seen_by_both(6), FULL, "owner") == Appease()


def test_others_leave_the_declaration_to_the_owner_while_pairs_lie_apart() -> None:
    state = after(rows_seen_by_both(6), "look 12", "look 13", "move 15 2,4", "reveal")
    mind = Mind(state.view(1), FULL, Random(1))
    assert mind.gathered > 0.5
    assert mind.chance < mind.gathered
    assert chosen(state, FULL, "guess") != Appease()


def test_a_second_thought_imagines_more_worlds_of_the_same_kind() -> None:
    mind = Mind(rows_seen_by_both(3).view(0), FULL, Random(1))
    surer = mind.on_second_thought()
    assert surer.worlds > mind.worlds
    assert surer.known == mind.known


def test_a_thought_starts_with_the_action_chosen() -> None:
    state = after(dealt(MIXED), "look 0", "look 7")
    thought = explain(state.view(0), Random("why"))
    assert thought.chosen.action == chosen(state, FULL, "why")
    assert thought.chosen.why is Why.JOINS_FAMILY
    assert thought.odds[0][0] == 1.0
    assert [option.value for option in thought.options] == sorted(
        (option.value for option in thought.options), reverse=True
    )


def test_a_reason_says_nothing_that_was_not_so() -> None:
    """A look at a known card is no check, and a card beside its family does not join it."""
    state = seen_by_first_player(6)
    state = after(state, "look 0")
    weighed = {choice.card: choice for choice in explain(state.view(0), Random(1)).options}
    known = [choice for choice in weighed.values() if max(choice.odds) >= 0.97]
    assert known
    assert {choice.why for choice in known} <= {Why.KNOWS_ENOUGH, Why.OPENS_A_MOVE}
    state = after(state, "look 1")
    joins = [
        choice
        for choice in explain(state.view(0), Random(1)).options
        if choice.why is Why.JOINS_FAMILY
    ]
    for choice in joins:
        assert choice.card is not None
        near = neighbours(state, choice.card)
        assert not any(state.families[other] == state.families[choice.card] for other in near)
        assert choice.beside is not None


def ignorance(odds: tuple[float, ...]) -> float:
    return 1 - sum(chance * chance for chance in odds)


@pytest.mark.parametrize("turns", [0, 2, 4])
def test_a_look_at_the_least_known_card_says_so_and_no_other_does(turns: int) -> None:
    state = seen_by_first_player(turns)
    options = explain(state.view(0), Random(turns)).options
    most = max(ignorance(choice.odds) for choice in options)
    for choice in options:
        is_least_known = ignorance(choice.odds) >= most - 0.05 and ignorance(choice.odds) > 0.5
        assert (choice.why is Why.LEAST_KNOWN) == is_least_known


def test_a_card_said_to_be_perhaps_family_is_no_more_and_no_less() -> None:
    state = after(dealt(MIXED), "look 0", "look 6", "move 12 -1,2", "reveal", "look 5", "look 10")
    mind = Mind(state.view(1), FULL, Random(2))
    reasons = {}
    for move in candidates(mind.layout, mind.same):
        move.total = 0
        reasons[joined(mind, move)] = why_of(mind, move)
    assert {why for kin, why in reasons.items() if 0.3 <= kin < 0.5} == {Why.MAY_JOIN_FAMILY}
    assert {why for kin, why in reasons.items() if kin < 0.3} == {Why.MAKES_ROOM}


def test_nobody_declares_at_the_very_start() -> None:
    state = dealt("kkkk pppp rrrr oooo")
    for level in LEVELS_BY_NAME.values():
        assert not isinstance(chosen(state, level, "start"), Appease)
