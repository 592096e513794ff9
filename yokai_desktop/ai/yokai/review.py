"""The judge of Yōkai: every look, move, hint and declaration of a game rated.

``loss`` counts worth: expected points as a share of those the highest rank asks for (see
``prospects``); a choice's ``chance`` is that of winning the game.

The ``facts`` of a review: ``peace``, the first decision at which a declaration would have won and
its player could know it (``index``, ``seat``, ``turn``), and ``declared``, the index of the
declaration; each None if there was none.  The ``facts`` of a choice: ``card``, the one it is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast
from zlib import crc32

from yokai_desktop.ai.reviews.labels import label_of
from yokai_desktop.ai.reviews.reviewed import (
    Choice,
    CurvePoint,
    Decision,
    DecisionLabel,
    Effort,
    LedgerRow,
    Mirror,
)
from yokai_desktop.ai.reviews.reviewing import Conclusion, Wanted
from yokai_desktop.ai.yokai.grading import COUNTED, grade
from yokai_desktop.ai.yokai.rating import Rated, Rating
from yokai_desktop.ai.yokai.review_facts import facts_of, in_parts
from yokai_desktop.engine.contract import Action, Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.state import YokaiState

VERSION = 3

MINDS = {Effort.FULL: 8, Effort.QUICK: 2, Effort.BRIEF: 2}
"""How many minds weigh a decision; one alone could not tell its error."""
CHOICES_KEPT = 6
FEWEST_CHOICES = 12
"""With fewer choices nothing is said of how well a seat played."""
SURE = 50
"""Percent from which a player could have known that all was as it should be: beliefs are rather
too low, and partners declare from about here."""


def judge(match: Match, wanted: Sequence[Wanted], seed: str) -> Iterator[Decision]:
    """Rate the wanted actions, in their order."""
    states = _states(match)
    for each in wanted:
        action = match.actions[each.index]
        yield _decision(states, each, action, seed)


def conclude(match: Match, decisions: tuple[Decision, ...]) -> Conclusion:
    """The ledger, how well each seat chose, and when peace was possible."""
    players = match.setup.players
    result = cast(YokaiState, match.state).view(0).result
    start = decisions[0].facts["worth"] if decisions else 0
    end = in_parts(result.points / decisions[0].facts["highest"]) if result and decisions else start
    lost = [
        sum(-d.swing[0] for d in decisions if d.seat == seat and d.swing) for seat in range(players)
    ]
    ledger = tuple(
        LedgerRow(
            round=1,
            seat=seat,
            result=end - start,
            luck=end - start + sum(lost),
            others=-(sum(lost) - lost[seat]),
            own=-lost[seat],
        )
        for seat in range(players)
    )
    mirrors = tuple(_mirror(seat, decisions) for seat in range(players))
    return Conclusion(ledger, mirrors, _peace(decisions))


def kinds_of(match: Match) -> dict[int, str]:
    """Their own kinds say enough."""
    return {}


def _states(match: Match) -> list[YokaiState]:
    """The state before every action, and the last one."""
    state, _ = match.game.deal(match.setup)
    states = [state]
    for action in match.actions:
        state, _ = state.play(action)
        states.append(state)
    return cast(list[YokaiState], states)


def _decision(states: list[YokaiState], wanted: Wanted, action: Action, seed: str) -> Decision:
    index = wanted.index
    before, after = states[index], states[index + 1]
    seat = before.to_act
    assert seat is not None
    view = before.view(seat)
    rating = Rating(view, action, f"{seed}/{index}", MINDS[wanted.effort])
    mine, best = rating.mine, rating.choices[0]
    turn = view.tableau.turn
    forced = len(view.legal) == 1
    prospect = best.prospect
    facts = facts_of(before, after, action, rating, crc32(seed.encode()) & 0x7FFFFFFF)
    point = CurvePoint(
        index,
        seat,
        1,
        turn,
        round(prospect.chance, 4),
        round(prospect.chance, 4),
        round(rating.error, 4),
        facts={"points": round(prospect.points, 2)},
    )
    if forced:
        return Decision(
            index,
            seat,
            str(action),
            rating.kind,
            1,
            turn,
            DecisionLabel.FORCED,
            effort=wanted.effort,
            curve=(point,),
            facts=facts,
        )
    return Decision(
        index=index,
        seat=seat,
        action=str(action),
        kind=rating.kind,
        round=1,
        step=turn,
        label=label_of(mine.gap, mine.error, is_best=mine is best),
        best=str(best.action),
        loss=round(mine.gap, 5),
        error=round(mine.error, 5),
        worlds=sum(mind.worlds for mind in rating.minds),
        effort=wanted.effort,
        choices=_kept(rating),
        swing=(-in_parts(mine.gap) if mine.is_clear else 0,),
        curve=(point,),
        facts=facts,
    )


def _kept(rating: Rating) -> tuple[Choice, ...]:
    """The best choices, and the one that was made."""
    kept = list(rating.choices[:CHOICES_KEPT])
    if rating.mine not in kept:
        kept.append(rating.mine)
    return tuple(_choice(rated, rating) for rated in kept)


def _choice(rated: Rated, rating: Rating) -> Choice:
    return Choice(
        action=str(rated.action),
        chance=round(rated.prospect.chance, 4),
        error=round(rating.error, 4),
        game=round(rated.prospect.chance, 4),
        points=round(rated.prospect.points, 2),
        gap=round(rated.gap, 5),
        gap_error=round(rated.error, 5),
        reason=rated.why.value,
        facts={} if rated.card is None else {"card": rated.card},
    )


def _mirror(seat: int, decisions: tuple[Decision, ...]) -> Mirror:
    """How well a seat chose; forced decisions do not count."""
    own = [each for each in decisions if each.seat == seat and each.loss is not None]
    counted = [each.loss or 0.0 for each in own if each.kind in COUNTED]
    graded = grade(_mean(counted)) if len(counted) >= FEWEST_CHOICES else None
    counts = {label.value: sum(each.label is label for each in own) for label in DecisionLabel}
    return Mirror(
        seat=seat,
        decisions=len(own),
        mean_loss=round(_mean([each.loss or 0.0 for each in own]), 5),
        accuracy=None if graded is None else graded.accuracy,
        played_like="" if graded is None else graded.level,
        counts={label: count for label, count in counts.items() if count},
    )


def _mean(losses: list[float]) -> float:
    return sum(losses) / max(1, len(losses))


def _peace(decisions: tuple[Decision, ...]) -> dict[str, Json]:
    """When a declaration would have won, and when there was one."""
    possible = next(
        (
            {"index": each.index, "seat": each.seat, "turn": each.step}
            for each in decisions
            if (peace := each.facts.get("peace")) and peace["true"] and peace["chance"] >= SURE
        ),
        None,
    )
    declared = next((each.index for each in decisions if each.action == str(Appease())), None)
    return {"peace": possible, "declared": declared}
