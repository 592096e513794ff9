"""Proofs of Septet: the dojo's own solver says what the players' exact solver says."""

from __future__ import annotations

import time

import pytest

from yokai_desktop.ai.septet.endings import Endings
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.dojo.library import shipped
from yokai_desktop.dojo.septet.goals import Goal, goal_of
from yokai_desktop.dojo.septet.proof import (
    failing_deal,
    friends_of,
    prove,
    sure_ends,
    worlds_of,
)
from yokai_desktop.dojo.septet.solver import OpenSolver, choices, played
from yokai_desktop.dojo.septet.sparring import Sparring
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView


def _cards(trial: Trial) -> int:
    """How many cards the seat that has most may still play."""
    view = trial.position.view()
    assert isinstance(view, SeptetView)
    return max(len(view.playable), max(map(len, view.hands)))


TRIALS = shipped().trials_of("septet")
OF_TWO_SIDES = [
    trial for trial in TRIALS if trial.goal == "win" and len(trial.position.record["seats"]) != 3
]
SMALL = [trial for trial in TRIALS if _cards(trial) <= 3]
OPEN = [trial for trial in TRIALS if trial.position.is_open]


def view_of(trial: Trial) -> SeptetView:
    view = trial.position.view()
    assert isinstance(view, SeptetView)
    return view


@pytest.mark.parametrize("trial", OF_TWO_SIDES, ids=lambda trial: trial.id)
def test_both_solvers_agree_on_every_card(trial: Trial) -> None:
    view = view_of(trial)
    worlds = worlds_of(view)
    assert worlds is not None
    side = view.mode.side_of(view.seat)
    cards = [action.card.bit for action in view.legal if isinstance(action, Play)]
    stakes = stakes_of(view).of_rounds_alone()
    friends = [seat for seat in range(view.mode.players) if view.mode.side_of(seat) == side]
    solver = OpenSolver(goal_of("win", side), friends)
    best = stakes.range_of(side)[1]
    for world in worlds[:: max(1, len(worlds) // 16)]:
        endings = Endings(
            cards, stakes, instinct_of(view.mode), 10_000_000, time.process_time() + 60
        )
        assert endings.solve(world)
        wins = [total == best for total in endings.totals]
        assert wins == [solver.forces(played(world, card)) for card in cards]


def forces_plainly(world: Imagined, goal: Goal) -> bool:
    """The same question asked without any memory or shortcut."""
    reached = goal.reached(world)
    if reached is not None:
        return reached
    answers = (forces_plainly(played(world, card), goal) for card in choices(world))
    return any(answers) if world.side(world.turn) == goal.side else all(answers)


@pytest.mark.parametrize("trial", SMALL, ids=lambda trial: trial.id)
def test_the_solver_forgets_nothing_that_matters(trial: Trial) -> None:
    view = view_of(trial)
    worlds = worlds_of(view)
    assert worlds is not None
    goal = goal_of(trial.goal, view.mode.side_of(view.seat))
    solver = OpenSolver(goal, friends_of(view, goal))
    for world in worlds[:: max(1, len(worlds) // 4)]:
        for action in view.legal:
            assert isinstance(action, Play)
            after = played(world, action.card.bit)
            assert solver.forces(after) == forces_plainly(after, goal)


@pytest.mark.parametrize("trial", OPEN, ids=lambda trial: trial.id)
def test_an_open_trial_can_be_played_to_its_goal(trial: Trial) -> None:
    sparring = Sparring(trial)
    assert sparring.holds
    assert [str(card) for card in sparring.winning()] == list(trial.solution)
    while not sparring.is_over:
        sparring.play(sparring.winning()[0])
    assert sparring.is_won


def test_a_wrong_card_is_punished() -> None:
    for trial in OPEN[:12]:
        sparring = Sparring(trial)
        wrong = next(a for a in view_of(trial).legal if str(a) not in trial.solution)
        assert isinstance(wrong, Play)
        sparring.play(wrong)
        assert not sparring.holds
        while not sparring.is_over:
            action = view_of_match(sparring).legal[0]
            assert isinstance(action, Play)
            sparring.play(action)
        assert not sparring.is_won


def view_of_match(sparring: Sparring) -> SeptetView:
    view = sparring.match.view(sparring.seat)
    assert isinstance(view, SeptetView)
    return view


@pytest.mark.parametrize("trial", TRIALS[::3], ids=lambda trial: trial.id)
def test_a_wrong_card_has_a_deal_in_which_it_fails(trial: Trial) -> None:
    view = view_of(trial)
    assert failing_deal(trial, trial.solution[0]) is None
    for action in view.legal:
        if str(action) not in trial.solution:
            hands = failing_deal(trial, str(action))
            assert hands is not None
            assert set(hands[view.seat]) >= set(view.hand)
            seen = [card for hand in hands for card in hand]
            assert len(set(seen)) == len(seen)


def test_what_is_no_card_fails_nowhere() -> None:
    assert failing_deal(TRIALS[0], "done") is None


def test_too_much_hidden_is_not_proved() -> None:
    trial = next(trial for trial in TRIALS if not trial.position.is_open)
    actions = trial.position.record["actions"]
    early = next(at for at, text in enumerate(actions) if text.startswith("play"))
    position = trial.position.__class__({**trial.position.record, "actions": actions[:early]}, 0)
    match = position.match()
    assert match.to_act is not None
    view = match.view(match.to_act)
    assert isinstance(view, SeptetView)
    goal = goal_of("win", view.mode.side_of(view.seat))
    assert prove(view, goal) is None
    assert sure_ends(view, goal, 1) == []
