"""What a review tells of a decision beside its rating, as JSON data.

- ``beliefs``: for every seat, after the action, the percents of the four families card by card;
- ``told``: what a move or hint told the others: ``seat``, ``card``, percents ``before`` and
  ``after``, ``true`` or misleading;
- ``shown``: the family a look showed; ``could_show``: the percents it might have shown;
- ``need_open``: the moves still needed after the action with all cards open, -1 if none will do,
  None if unknown; ``need``: about how many its player thought were needed before it;
- ``peace``: at the start of a turn, whether all was as it should be, and how sure its player could
  be of it, in percent;
- ``worth``: what was expected before it, in parts of ``PARTS``; ``highest``: the points that count
  as 1.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from yokai_desktop.ai.reviews.reviewed import PARTS
from yokai_desktop.ai.yokai.rating import Rating
from yokai_desktop.ai.yokai.telling import believed, told_by_last
from yokai_desktop.engine.contract import Action, Json
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.engine.yokai.solving.solution import Verdict, solve
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.tableau import Step, Tableau

NODES = 2_000
"""How long the fewest moves are searched for after an action."""


def in_parts(share: float) -> int:
    """A share as whole parts, so that sums are exact."""
    return round(share * PARTS)


def facts_of(
    before: YokaiState, after: YokaiState, action: Action, rating: Rating, seed: int
) -> dict[str, Json]:
    """The facts of one decision; ``seed`` is that of the whole game, so that a belief changes only
    with what its player learns."""
    seat = rating.view.seat
    players = before.tableau.players
    facts: dict[str, Json] = {
        "beliefs": [believed(after.view(each), seed) for each in range(players)],
        "need": round(sum(mind.moves_needed for mind in rating.minds) / len(rating.minds), 2),
        "need_open": moves_needed(after),
        "worth": in_parts(rating.choices[0].prospect.points / rating.highest),
        "highest": rating.highest,
    }
    if isinstance(action, Move | PlaceHint):
        facts["told"] = [
            {
                "seat": told.seat,
                "card": told.card,
                "before": told.before,
                "after": told.after,
                "true": told.is_true,
            }
            for other in range(players)
            if other != seat
            for told in told_by_last(after.view(other), before.families, seed)
        ]
    if isinstance(action, Look):
        facts["shown"] = before.families[action.card].word
        facts["could_show"] = believed(before.view(seat), seed)[action.card]
    if before.tableau.step is Step.FIRST_LOOK:
        result = before.play(Appease())[0].view(seat).result
        chance = sum(mind.chance for mind in rating.minds) / len(rating.minds)
        facts["peace"] = {
            "true": result is not None and result.won,
            "chance": round(100 * chance),
        }
    return facts


def moves_needed(state: YokaiState) -> int | None:
    """The fewest moves that end the game well, all cards open; -1 if none do, None if unknown."""
    pairs = tuple(affinity.pair for affinity in state.affinities if affinity.pair is not None)
    lying = replace(state.tableau, turn=1, step=Step.FIRST_LOOK, looked=None, turned_up=(), pile=0)
    return _fewest_moves(lying, state.families, pairs)


@lru_cache(maxsize=2)
def _fewest_moves(
    lying: Tableau, families: tuple[Family, ...], pairs: tuple[Hint, ...]
) -> int | None:
    """The same by how the cards lie alone: looks and hints turned up change nothing."""
    solution = solve(lying, families, pairs, node_limit=NODES)
    if solution.verdict is Verdict.UNKNOWN:
        return None
    return -1 if solution.verdict is Verdict.IMPOSSIBLE else len(solution.moves)
