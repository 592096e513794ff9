"""The judge of Septet: every decision rated by what its seat could know.

See ``ai/reviews/reviewing.py`` for what a judge is, ``particulars.py`` for the facts of a choice.
A decision has the fact ``lead``: the loss as it was measured, which may be below 0.  A loss is
never, so that many small ones would add up to too much; means of leads are right whatever the
effort.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from yokai_desktop.ai.reviews.comparing import Compared, lead_over
from yokai_desktop.ai.reviews.labels import SURE, label_of
from yokai_desktop.ai.reviews.reviewed import PARTS, Decision, DecisionLabel, Effort
from yokai_desktop.ai.reviews.reviewing import Conclusion, Wanted
from yokai_desktop.ai.septet.chance_curve import mean_of, points_at
from yokai_desktop.ai.septet.kinds import kinds_of
from yokai_desktop.ai.septet.ledger import ledger_of
from yokai_desktop.ai.septet.lens import open_outcomes
from yokai_desktop.ai.septet.mirrors import mirrors_of
from yokai_desktop.ai.septet.outcomes import meanings_of
from yokai_desktop.ai.septet.rating import DIGITS, rate
from yokai_desktop.ai.septet.trials import TriedChoices
from yokai_desktop.ai.septet.weighing import Patience, index_of, weigh_until_clear
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView

VERSION = 7

__all__ = [
    "BUDGETS",
    "VERSION",
    "Budget",
    "conclude",
    "decide",
    "judge",
    "kinds_of",
    "states_of",
    "swing_of",
]


@dataclass(frozen=True)
class Budget:
    """How much work goes into one decision."""

    cards: Patience
    before: Patience
    """For what is chosen before the first trick."""
    curve_worlds: int
    open_tries: int

    def patience(self, view: SeptetView, rounds: int) -> Patience:
        """For a decision of a game of so many rounds."""
        patience = self.cards if view.phase == Phase.PLAY else self.before
        return patience.for_game(rounds * _STRAW_ROUND if view.mode.has_straws else rounds)


_LOSSES = 0.05
"""How much losses spread.  The worse one was measured, the less of it is believed."""

_STRAW_ROUND = 3
"""A round of two players takes as long as so many others: it has more tricks and larger trees."""


BUDGETS = {
    Effort.FULL: Budget(
        Patience(400, 12_000, 48_000, 0.012, solved=2_000),
        Patience(300, 24_000, 54_000, 0.015),
        250,
        120,
    ),
    Effort.QUICK: Budget(Patience(200, 400, 3_200, 0.03), Patience(100, 300, 2_400, 0.03), 60, 30),
    Effort.BRIEF: Budget(Patience(80, 120, 1_200, 0.06), Patience(100, 160, 1_800, 0.06), 20, 10),
}


def judge(match: Match, wanted: Sequence[Wanted], seed: str) -> Iterator[Decision]:
    """Rate the wanted actions, in their order."""
    states = states_of(match)
    for each in wanted:
        index, budget = each.index, BUDGETS[each.effort]
        rng = Random(f"{seed}/{index}")
        decision = decide(states, index, match.actions[index], each.effort, rng)
        points = points_at(states[index], index, budget.curve_worlds, budget.open_tries, rng)
        yield replace(decision, curve=points)


def conclude(match: Match, decisions: tuple[Decision, ...]) -> Conclusion:
    """Ledger and mirrors of a whole game."""
    states = states_of(match)
    return Conclusion(ledger_of(states, decisions), mirrors_of(states, decisions))


def states_of(match: Match) -> list[SeptetState]:
    """The states of a game: before each action, and the last."""
    state, _ = match.game.deal(match.setup)
    assert isinstance(state, SeptetState)
    states = [state]
    for action in match.actions:
        state, _ = state.play(action)
        states.append(state)
    return states


def decide(
    states: Sequence[SeptetState], index: int, action: Action, effort: Effort, rng: Random
) -> Decision:
    """Rate one action, without its points of the curve."""
    state = states[index]
    assert state.to_act is not None
    view = state.view(state.to_act)
    budget = BUDGETS[effort]
    decision = Decision(
        index=index,
        seat=view.seat,
        action=str(action),
        kind=view.phase.value,
        round=view.number,
        step=len(view.tricks) + 1 if view.phase == Phase.PLAY else 0,
        label=DecisionLabel.FORCED,
        effort=effort,
    )
    if len(view.legal) > 1:
        weighed = weigh_until_clear(view, action, budget.patience(view, states[-1].number), rng)
        played = index_of(weighed, action)
        decision = _rated(decision, view, weighed, played, rng)
        ends = open_outcomes(
            state, view, weighed.actions, _passes_after(states, index), budget.open_tries
        )
        if ends is not None:
            decision = _with_lens(decision, view, weighed, ends, played)
    return decision


def _rated(
    decision: Decision, view: SeptetView, weighed: TriedChoices, played: int, rng: Random
) -> Decision:
    rating = rate(view, weighed, rng)
    compared = rating.compared
    is_best = played == compared.best
    loss = compared.gaps[played]
    error = compared.gap_errors[played]
    return replace(
        decision,
        best=str(weighed.actions[compared.best]),
        loss=round(loss, DIGITS),
        error=round(error, DIGITS),
        label=label_of(loss, error, is_best=is_best),
        exact=weighed.exact,
        worlds=weighed.worlds,
        choices=rating.choices,
        swing=swing_of(view, weighed, compared, played),
        facts={"lead": round(compared.leads[played], DIGITS)},
    )


def swing_of(
    view: SeptetView, weighed: TriedChoices, compared: Compared, played: int
) -> tuple[int, ...]:
    """What the action changed in the game's chances of all sides; own ones never rise by it.

    What cannot be told apart from the best has changed nothing: errors would add up otherwise.
    What can be was often measured too large, so only as much counts as its error lets believe.
    """
    sides = view.mode.sides
    own = view.mode.side_of(view.seat)
    swing = [0] * sides
    error = compared.gap_errors[played]
    if compared.gaps[played] > SURE * error:
        parts = PARTS * _LOSSES**2 / (_LOSSES**2 + error**2)
        for side, meaning in enumerate(meanings_of(view)):
            games = [[meaning.game[end] for end in ends] for ends in weighed.outcomes]
            swing[side] = round(-parts * lead_over(games, compared.picks, played)[0])
    if swing[own] >= 0:
        return (0,) * sides
    swing[(own + 1) % sides] -= sum(swing)
    return tuple(swing)


def _with_lens(
    decision: Decision, view: SeptetView, weighed: TriedChoices, ends: list[list[int]], played: int
) -> Decision:
    """Add what the choices come to with all cards open."""
    meaning = meanings_of(view)[view.mode.side_of(view.seat)]
    chances = [mean_of(meaning.chance, found) for found in ends]
    by_text = dict(zip(map(str, weighed.actions), chances, strict=True))
    best = max(range(len(chances)), key=lambda index: chances[index])
    return replace(
        decision,
        choices=tuple(replace(c, open_chance=by_text[c.action]) for c in decision.choices),
        open_best=str(weighed.actions[best]),
        open_loss=round(chances[best] - chances[played], DIGITS),
    )


def _passes_after(states: Sequence[SeptetState], index: int) -> tuple[tuple[Card, ...], ...]:
    """What all seats came to pass in the round of an action; empty where one never did."""
    now = states[index]
    for state in states[index:]:
        if state.number == now.number and all(state.passes):
            return state.passes
    return now.passes
