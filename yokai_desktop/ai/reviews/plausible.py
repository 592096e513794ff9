"""Whether kept figures can be those of a game: a stranger may have written them.

Data of the right types can still name seats that do not exist, actions of another game, or
chances that lead a painter far outside of its picture.
"""

from __future__ import annotations

import math

from yokai_desktop.ai.reviews.reviewed import (
    PARTS,
    Choice,
    CurvePoint,
    Decision,
    LedgerRow,
    Mirror,
    Review,
)
from yokai_desktop.engine.contract import BadText, Json
from yokai_desktop.engine.match import Match

MOST = 1_000
"""No round, step or number of points comes near it."""
MOST_LOST = 10
"""In chances to win; where points count as well a single choice may lose more than one."""
MOST_WORLDS = 10_000_000
LONGEST_WORD = 40
_DEEPEST = 5
_LARGEST = 1e9


def is_plausible_review(review: Review, match: Match) -> bool:
    """Whether all that a review tells can be of this game."""
    order = [decision.index for decision in review.decisions]
    return (
        order == sorted(set(order))
        and all(is_plausible(decision, match) for decision in review.decisions)
        and all(_is_row(row, match) for row in review.ledger)
        and all(_is_mirror(mirror, match) for mirror in review.mirrors)
        and _is_plain(review.facts)
    )


def is_plausible(decision: Decision, match: Match) -> bool:
    """Whether a decision can be one of this game."""
    return (
        0 <= decision.index < len(match.actions)
        and decision.action == str(match.actions[decision.index])
        and _is_place(decision.seat, decision.round, decision.step, match)
        and all(_is_action(text, match) for text in (decision.best, decision.open_best) if text)
        and 0 <= decision.worlds <= MOST_WORLDS
        and _are_losses(decision.loss, decision.error, decision.open_loss)
        and all(abs(part) <= MOST_LOST * PARTS for part in decision.swing)
        and all(_is_choice(choice, match) for choice in decision.choices)
        and all(is_plausible_point(point, match) for point in decision.curve)
        and len(decision.kind) <= LONGEST_WORD
        and _is_plain(decision.facts)
    )


def is_plausible_point(point: CurvePoint, match: Match) -> bool:
    """Whether a point of the chance curve can be of this game."""
    return (
        0 <= point.at <= len(match.actions)
        and _is_place(point.seat, point.round, point.step, match)
        and _are_shares(point.chance, point.game, point.error, point.open_chance, point.open_game)
        and _is_plain(point.facts)
    )


def _is_choice(choice: Choice, match: Match) -> bool:
    return (
        _is_action(choice.action, match)
        and _are_shares(choice.chance, choice.game, choice.error, choice.open_chance)
        and _are_losses(choice.gap, choice.gap_error)
        and abs(choice.points) <= MOST
        and len(choice.reason) <= LONGEST_WORD
        and _is_plain(choice.facts)
    )


def _is_row(row: LedgerRow, match: Match) -> bool:
    parts = (row.result, row.luck, row.others, row.own)
    return _is_place(row.seat, row.round, 0, match) and max(map(abs, parts)) <= MOST * PARTS


def _is_mirror(mirror: Mirror, match: Match) -> bool:
    return (
        mirror.seat in range(len(match.seats))
        and 0 <= mirror.decisions <= len(match.actions)
        and (mirror.accuracy is None or 0 <= mirror.accuracy <= 100)
        and mirror.played_like in ("", *match.game.levels)
        and _are_losses(mirror.mean_loss)
        and all(0 <= count <= len(match.actions) for count in mirror.counts.values())
    )


def _is_place(seat: int, round: int, step: int, match: Match) -> bool:
    return seat in range(len(match.seats)) and 0 <= round <= MOST and 0 <= step <= MOST


def _are_shares(*values: float | None) -> bool:
    """All near 0 to 1, as estimates are; not so what is no number at all."""
    return all(value is None or -1 <= value <= 2 for value in values)


def _are_losses(*values: float | None) -> bool:
    return all(value is None or -1 <= value <= MOST_LOST for value in values)


def _is_action(text: str, match: Match) -> bool:
    try:
        return str(match.game.read_action(text)) == text
    except BadText:
        return False


def _is_plain(facts: Json, depth: int = _DEEPEST) -> bool:
    """Whether what a judge notes beside is short and holds numbers that can be counted with."""
    if isinstance(facts, float):
        return math.isfinite(facts) and abs(facts) <= _LARGEST
    if isinstance(facts, int):
        return abs(facts) <= _LARGEST
    if isinstance(facts, str):
        return len(facts) <= 2 * LONGEST_WORD
    if isinstance(facts, dict):
        facts = list(facts.values())
    if isinstance(facts, list | tuple):
        return depth > 0 and len(facts) <= MOST and all(_is_plain(i, depth - 1) for i in facts)
    return facts is None
