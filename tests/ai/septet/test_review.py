"""The judge of Septet: fair, exact where it says so, and its ledger sums."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tests.ai.septet.imagined_states import imagined_state
from tests.ai.septet.tables import WAYS, new_match, play_on
from tests.ai.septet.test_endings import ends_of
from yokai_desktop.ai.reviews.reviewed import PARTS, Decision, DecisionLabel, Effort, Review
from yokai_desktop.ai.reviews.reviewing import Wanted, begin, fits, go_on, reviewed
from yokai_desktop.ai.septet import review
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME
from yokai_desktop.ai.septet.rating import compared_well
from yokai_desktop.ai.septet.rating import rate as rate_weighed
from yokai_desktop.ai.septet.review import BUDGETS, Budget, decide, judge, states_of
from yokai_desktop.ai.septet.trials import all_solved
from yokai_desktop.ai.septet.weighing import Patience, weigh
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Show, Tuck
from yokai_desktop.engine.septet.phase import Phase

SMALL = Budget(Patience(20, 40, 400, 0.1), Patience(8, 12, 150, 0.1), 6, 4)


@pytest.fixture(autouse=True, scope="module")
def small_budgets() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for effort in Effort:
            patch.setitem(BUDGETS, effort, SMALL)
        yield


def played(way: str, seed: str = "review", actions: int = 10_000) -> Match:
    """A game of apprentices, to its end or so far."""
    match = new_match(way, seed)
    rng = Random(seed)
    while match.to_act is not None and len(match.actions) < actions:
        play_on(match, LEVELS_BY_NAME["apprentice"], rng)
    return match


@cache
def rated_game(way: str) -> tuple[Match, tuple[Decision, ...]]:
    match = played(way, actions=65 if way == "seven next" else 10_000)
    return match, rate(match)


def rate(match: Match, seed: str = "1") -> tuple[Decision, ...]:
    wanted = [Wanted(index, Effort.FULL) for index in range(len(match.actions))]
    return tuple(judge(match, wanted, seed))


@pytest.mark.parametrize("way", WAYS)
def test_every_decision_of_every_mode_is_rated(way: str) -> None:
    match, decisions = rated_game(way)
    states = states_of(match)
    assert [decision.index for decision in decisions] == list(range(len(match.actions)))
    assert {"play"} < {decision.kind for decision in decisions}
    for decision, state, action in zip(decisions, states, match.actions, strict=False):
        assert decision.seat == state.to_act
        assert decision.action == str(action)
        if len(state.legal()) == 1:
            assert decision.label == DecisionLabel.FORCED
            assert (decision.loss, decision.error, decision.choices) == (None, None, ())
            continue
        check_figures(decision)
        texts = {choice.action for choice in decision.choices}
        if decision.kind != "pass":
            assert texts == {str(legal) for legal in state.legal()}


def check_figures(decision: Decision) -> None:
    assert decision.loss is not None
    assert decision.error is not None
    assert decision.loss >= 0
    assert decision.choices[0].action == decision.best
    assert decision.choices[0].gap == 0
    assert sum(decision.swing) == 0
    for choice in decision.choices:
        assert 0 <= choice.chance <= 1
        assert 0 <= choice.game <= 1
        assert choice.gap >= 0
        assert choice.reason
    if decision.label == DecisionLabel.BEST:
        assert decision.loss == 0
        assert set(decision.swing) == {0}


def test_the_lead_that_names_the_trump_is_rated_with_all_its_choices() -> None:
    match, decisions = rated_game("seven next")
    states = states_of(match)
    naming = [
        (decision, states[decision.index])
        for decision in decisions
        if decision.kind == "play" and states[decision.index].trump is None
    ]
    assert len(naming) > 1
    for decision, state in naming:
        families = {
            choice.action.removeprefix("play ").split("-")[0] for choice in decision.choices
        }
        assert len(decision.choices) == len(state.legal())
        assert len(families) > 2
        check_figures(decision)


def test_tucking_and_showing_one_of_two_bosses_are_rated() -> None:
    rated: dict[str, Decision] = {}
    for seed in range(40):
        match = new_match("two", f"show {seed}")
        while match.to_act is not None and states_of(match)[-1].phase != Phase.PLAY:
            action = match.view(match.to_act).legal[0]
            match.play(match.to_act, action)
            if isinstance(action, Tuck | Show) and len(states_of(match)[-2].legal()) > 1:
                index = len(match.actions) - 1
                rated[type(action).__name__] = decide(
                    states_of(match), index, action, Effort.FULL, Random(seed)
                )
    assert set(rated) == {"Tuck", "Show"}
    for decision in rated.values():
        check_figures(decision)
        assert decision.kind == "swap"
        assert decision.action in {choice.action for choice in decision.choices}
    assert {choice.action.split()[0] for choice in rated["Show"].choices} == {"show"}
    assert {choice.action.split()[0] for choice in rated["Tuck"].choices} == {"tuck", "done"}


@pytest.mark.parametrize("way", [way for way in WAYS if way != "seven next"])
def test_the_ledger_sums_exactly(way: str) -> None:
    match, decisions = rated_game(way)
    conclusion = review.conclude(match, decisions)
    rows = conclusion.ledger
    mode = states_of(match)[0].mode
    assert match.outcome is not None
    rounds = {row.round for row in rows}
    assert len(rows) == len(rounds) * mode.players
    for row in rows:
        assert row.luck + row.others + row.own == row.result
        assert row.own <= 0
    for seat in range(mode.players):
        change = sum(row.result for row in rows if row.seat == seat)
        won = PARTS * (seat in match.outcome.winners)
        assert abs(won - PARTS / mode.sides - change) < 1
    for number in rounds:
        by_side = [
            next(r for r in rows if r.round == number and mode.side_of(r.seat) == side)
            for side in range(mode.sides)
        ]
        assert sum(row.result for row in by_side) == 0
        assert sum(row.luck for row in by_side) == 0


def test_the_ledger_believes_less_of_a_loss_that_was_measured_badly() -> None:
    states = states_of(played("four", actions=5))
    view = states[4].view(states[4].to_act or 0)
    weighed = weigh(view, None, 60, Random(4))
    compared = compared_well(weighed)
    worst = max(range(len(weighed.actions)), key=lambda index: compared.gaps[index])
    gap = compared.gaps[worst]
    assert gap > 0.1
    swings = []
    for error in (0.0, gap / 4, gap / 2.5, gap / 1.9):
        measured = replace(compared, gap_errors=(error,) * len(weighed.actions))
        swings.append(review.swing_of(view, weighed, measured, worst))
        assert sum(swings[-1]) == 0
    costs = [-swing[view.mode.side_of(view.seat)] for swing in swings]
    assert costs[0] > costs[1] > costs[2] > costs[3] == 0


def test_rounds_not_finished_have_no_row() -> None:
    match = played("four", actions=9)
    assert review.conclude(match, rate(match)).ledger == ()


def fair_part(decision: Decision) -> Decision:
    """All that counts only what the seat could know."""
    choices = tuple(replace(choice, open_chance=None) for choice in decision.choices)
    return replace(decision, choices=choices, open_best="", open_loss=None, curve=())


@pytest.mark.parametrize("way", WAYS)
def test_what_a_seat_could_not_see_does_not_change_its_rating(way: str) -> None:
    match = played(way, actions=40)
    states = states_of(match)
    compared = 0
    for index, action in enumerate(match.actions):
        state = states[index]
        assert state.to_act is not None
        view = state.view(state.to_act)
        if index % 3 and view.phase == Phase.PLAY:
            continue
        other = imagined_state(view, 7 + index)
        if other.view(view.seat) != view:
            continue  # swaps under way cannot be rebuilt from a view in all detail
        first, second = (
            decide([given], 0, action, Effort.FULL, Random(index)) for given in (state, other)
        )
        compared += state.hands != other.hands
        assert fair_part(first) == fair_part(second)
    assert compared > 3


def test_the_open_lens_counts_the_true_cards() -> None:
    decisions = [decision for decision in rated_game("four")[1] if decision.kind == "play"]
    solved_open = [d for d in decisions if d.step > 7 and d.open_loss is not None]
    assert solved_open
    for decision in solved_open:
        assert {choice.open_chance for choice in decision.choices} <= {0.0, 1.0}
        assert decision.open_loss in (0.0, 1.0)


def test_a_forced_card_has_no_number_and_no_swing() -> None:
    forced = [d for d in rated_game("four")[1] if d.label == DecisionLabel.FORCED]
    assert forced
    assert all(d.swing == () and d.worlds == 0 and not d.best for d in forced)


@pytest.mark.parametrize("way", ["four", "two"])
def test_endings_with_few_worlds_are_solved_in_all_of_them(way: str) -> None:
    exact = 0
    for view in list(ends_of(way, 2)) + list(ends_of(way, 3)):
        weighed = weigh(view, None, 40, Random(1))
        worlds = Knowledge(view).all_worlds(600)
        assert weighed.exact == (worlds is not None)
        if worlds is None:
            continue
        exact += 1
        assert [list(ends) for ends in weighed.outcomes] == all_solved(view, worlds)
    assert exact > 3


def test_the_best_of_an_exact_ending_is_best_in_all_worlds_if_one_card_is() -> None:
    agreed = 0
    for view in ends_of("four", 2):
        worlds = Knowledge(view).all_worlds(600)
        assert worlds is not None
        side = view.mode.side_of(view.seat)
        wins = [[end // 16 == side for end in ends] for ends in all_solved(view, worlds)]
        common = [
            card
            for card in range(len(wins))
            if all(wins[card][n] >= max(w[n] for w in wins) for n in range(len(worlds)))
        ]
        weighed = weigh(view, None, 40, Random(1))
        rating = rate_weighed(view, weighed, Random(1))
        assert set(rating.compared.errors) == {0.0}
        if common:
            agreed += 1
            assert rating.compared.best in common
    assert agreed > 3


def test_all_worlds_are_those_that_sampling_finds() -> None:
    view = next(iter(ends_of("four", 2)))
    knowledge = Knowledge(view)
    worlds = knowledge.all_worlds(600)
    assert worlds is not None
    every = {(w.h0, w.h1, w.h2, w.h3) for w in worlds}
    assert len(every) == len(worlds)
    dealer = knowledge.dealer(1)
    sampled = [knowledge.imagine(dealer) for _ in range(400)]
    assert {(w.h0, w.h1, w.h2, w.h3) for w in sampled} <= every
    assert knowledge.all_worlds(len(worlds) - 1) is None


def test_equal_seeds_give_equal_reviews_and_other_seeds_other_worlds() -> None:
    match = played("four", actions=12)
    assert rate(match, "1") == rate(match, "1")
    assert rate(match, "1") != rate(match, "2")


def test_a_review_goes_on_where_it_was() -> None:
    match = played("three", actions=14)
    whole = reviewed(match, begin(match, seed="5"))
    steps = go_on(match, begin(match, seed="5"))
    for _ in range(6):
        part = next(steps)
    steps.close()
    kept = Review.from_json(json.loads(json.dumps(part.to_json())))
    assert len(kept.decisions) == 6
    assert not kept.is_complete
    rest = reviewed(match, kept)
    assert rest.is_complete
    assert replace(rest, seconds=0) == replace(whole, seconds=0)


def test_one_seat_is_rated_with_more_effort_all_in_the_order_of_the_game() -> None:
    match = played("four", actions=12)
    steps = list(go_on(match, begin(match, seat=2)))
    assert [step.decisions[-1].index for step in steps] == list(range(len(steps)))
    efforts = {(d.seat == 2, d.effort) for d in steps[-1].decisions}
    assert efforts == {(True, Effort.FULL), (False, Effort.QUICK)}
    quick = reviewed(match, begin(match, seat=2, quick=True))
    efforts = {(d.seat == 2, d.effort) for d in quick.decisions}
    assert efforts == {(True, Effort.QUICK), (False, Effort.BRIEF)}


def test_a_kept_review_fits_its_record_and_todays_judge() -> None:
    match = played("four", actions=6)
    kept = begin(match)
    assert fits(kept, match)
    assert not fits(replace(kept, judge=0), match)
    assert not fits(replace(kept, actions=5), match)


def test_the_curve_has_a_point_for_every_seat_before_every_trick() -> None:
    match = played("four", actions=16)
    curve = reviewed(match, begin(match)).curve
    assert {(point.at, point.seat) for point in curve} == {
        (at, seat) for at in (0, 4, 8, 12) for seat in range(4)
    }
    assert all(0 <= point.chance <= 1 and 0 <= point.game <= 1 for point in curve)
    assert [p.step for p in curve if p.seat == 0] == [0, 1, 2, 3]
    assert all((point.open_chance is None) == (point.at == 0) for point in curve)
    # worlds that all end alike leave some doubt: not all worlds were tried
    assert all(point.error > 0 for point in curve)


@pytest.mark.parametrize("way", WAYS)
def test_the_curve_of_every_mode_begins_at_the_deal(way: str) -> None:
    match, decisions = rated_game(way)
    players = match.setup.players
    for number in {decision.round for decision in decisions}:
        first = next(decision for decision in decisions if decision.round == number)
        assert [(point.seat, point.step) for point in first.curve] == [
            (seat, 0) for seat in range(players)
        ]


PLAIN = """
import json
from yokai_desktop.plain import use_plain_kernels
use_plain_kernels()
from tests.ai.septet.test_review import plain_figures
print(json.dumps(plain_figures()))
"""


def plain_figures() -> list[object]:
    """The ratings of a few decisions as plain data; the same compiled and not."""
    BUDGETS.update(
        dict.fromkeys(Effort, Budget(Patience(6, 10, 60, 0.1), Patience(2, 4, 60, 0.1), 2, 2))
    )
    found: list[object] = []
    for way in ("four", "two"):
        match = played(way, actions=7)
        found.append(replace(reviewed(match, begin(match, seed="3")), seconds=0).to_json())
    return found


def test_compiled_and_plain_code_rate_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    for effort in Effort:
        monkeypatch.setitem(BUDGETS, effort, SMALL)  # put back at the end
    plain = subprocess.run(
        [sys.executable, "-c", PLAIN], capture_output=True, check=True, text=True
    )
    assert json.loads(plain.stdout) == json.loads(json.dumps(plain_figures()))
