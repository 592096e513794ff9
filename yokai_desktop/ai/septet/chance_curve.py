"""The chance curve of a game: each seat's chances at the deal and before every trick.

Worlds that the seat could imagine are played out by instinct, everybody's choices left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random

from yokai_desktop.ai.reviews.reviewed import CurvePoint
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge, new_round
from yokai_desktop.ai.septet.lens import ends_of, truth_of
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.outcomes import meanings_of
from yokai_desktop.ai.septet.pass_search import after_passes, ranked_passes
from yokai_desktop.ai.septet.straws import after_swaps
from yokai_desktop.ai.septet.thinking import instinct_of
from yokai_desktop.engine.septet.actions import Done
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView

COIN = 0.25
"""A fair coin's worth of doubt, so that a few worlds that end alike do not look certain."""


def points_at(
    state: SeptetState, index: int, worlds: int, tries: int, rng: Random
) -> tuple[CurvePoint, ...]:
    """The points before an action: of all seats where a trick or a round begins, else none."""
    is_deal = _is_deal(state.view(0))
    if not is_deal and (state.phase != Phase.PLAY or state.trick):
        return ()
    truth = None if is_deal else ends_of(state.view(0), truth_of(state), tries)
    return tuple(
        _point(state.view(seat), index, worlds, truth, rng) for seat in range(state.mode.players)
    )


def _is_deal(view: SeptetView) -> bool:
    """Whether nobody has chosen anything since the cards were dealt."""
    if view.phase == Phase.PASS:
        return not any(view.have_passed)
    return view.phase == Phase.DISCARD and not any(view.have_discarded)


def _point(
    view: SeptetView, index: int, worlds: int, truth: list[int] | None, rng: Random
) -> CurvePoint:
    meaning = meanings_of(view)[view.mode.side_of(view.seat)]
    ends = _ends(view, worlds, rng)
    chance, game = mean_of(meaning.chance, ends), mean_of(meaning.game, ends)
    squares = sum((meaning.chance[end] - chance) ** 2 for end in ends) + COIN
    return CurvePoint(
        at=index,
        seat=view.seat,
        round=view.number,
        step=len(view.tricks) + 1 if view.phase == Phase.PLAY else 0,
        chance=chance,
        game=game,
        error=round(sqrt(squares / len(ends) / max(1, len(ends) - 1)), 5),
        open_chance=mean_of(meaning.chance, truth) if truth else None,
        open_game=mean_of(meaning.game, truth) if truth else None,
    )


def mean_of(table: Sequence[float], ends: Sequence[int]) -> float:
    """The mean of what ends of rounds mean."""
    return round(sum(table[end] for end in ends) / len(ends), 5)


def _ends(view: SeptetView, worlds: int, rng: Random) -> list[int]:
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(rng.getrandbits(32))
    stakes, instinct = stakes_of(view), instinct_of(view.mode)
    ready = _to_first_trick(view)
    scratch = new_round(view.mode)
    ends = []
    for _ in range(worlds):
        scratch.copy(ready(knowledge.imagine(dealer)))
        instinct.play_out(scratch)
        ends.append(stakes.outcome(scratch))
    return ends


def _to_first_trick(view: SeptetView) -> Callable[[Imagined], Imagined]:
    """How a world becomes a round ready to be played: passes by taste, straw piles as they lie."""
    if view.phase == Phase.PASS:
        prepare, given = after_passes(view), ranked_passes(view)[0]
        return lambda world: prepare(world)(given)
    if view.phase == Phase.DISCARD:
        keep = after_swaps(view)
        return lambda world: keep(world)(Done())
    return lambda world: world
