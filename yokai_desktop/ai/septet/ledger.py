"""Luck and skill of a game: what each round changed for each seat, and where it came from.

A round changes a seat's chance to win the game from what the score before it promises to what the
score after it does.  The seat's own losses and those of the others are known from their rated
decisions; the rest is luck.  All is counted in whole parts, so that the sums are exact.
"""

from __future__ import annotations

from collections.abc import Sequence

from yokai_desktop.ai.reviews.reviewed import PARTS, Decision, LedgerRow
from yokai_desktop.ai.septet.match_odds import game_odds, seal_odds
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.state import SeptetState


def ledger_of(
    states: Sequence[SeptetState], decisions: Sequence[Decision]
) -> tuple[LedgerRow, ...]:
    """The rows of all finished rounds, round by round and seat by seat."""
    last = states[-1]
    rows: list[LedgerRow] = []
    before = _odds(last.mode, (0,) * last.mode.sides)
    for result in last.results:
        is_last = last.outcome is not None and result.number == last.results[-1].number
        after = _final(last) if is_last else _odds(last.mode, result.scores)
        played = [decision for decision in decisions if decision.round == result.number]
        for seat in range(last.mode.players):
            side = last.mode.side_of(seat)
            rows.append(_row(result.number, seat, side, after[side] - before[side], played))
        before = after
    return tuple(rows)


def _row(number: int, seat: int, side: int, result: int, played: Sequence[Decision]) -> LedgerRow:
    rated = [decision for decision in played if decision.swing]
    own = sum(decision.swing[side] for decision in rated if decision.seat == seat)
    others = sum(decision.swing[side] for decision in rated if decision.seat != seat)
    return LedgerRow(number, seat, result, result - own - others, others, own)


def _odds(mode: Mode, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The chance of each side to win the game, in parts that sum to ``PARTS``."""
    odds = (
        (seal_odds(mode.goal, *scores), seal_odds(mode.goal, *reversed(scores)))
        if mode.is_seven_next
        else game_odds(mode, scores)
    )
    parts = [round(PARTS * chance) for chance in odds]
    parts[-1] = PARTS - sum(parts[:-1])
    return tuple(parts)


def _final(state: SeptetState) -> tuple[int, ...]:
    assert state.outcome is not None
    winner = state.mode.side_of(state.outcome.winners[0])
    return tuple(PARTS * (side == winner) for side in range(state.mode.sides))
