"""Counts how often partners of each level keep the conventions, act by act, in real play.

What is counted is what they did, not what they meant: a partner that forgot what it had seen breaks
a convention as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from yokai_desktop.ai.yokai.choose import choose
from yokai_desktop.ai.yokai.evidence import HINT, SeenAct
from yokai_desktop.ai.yokai.levels import LEVELS
from yokai_desktop.ai.yokai.past import past_of
from yokai_desktop.dojo.yokai.conventions import (
    BLIND,
    HINT_BESIDE,
    HINT_HOME,
    JOIN,
    JOINED_TO,
    PLACE,
)
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.kernel import family_masks, hangs_together
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.workshop.dojo.yokai_exercises import understood

GAMES = 240
"""Games of each level, of two, three and four players in turn."""

Judged = tuple[int, bool]
"""A convention that an act had to do with, and whether it was kept."""


def kept() -> Json:
    """By convention and level: how many acts kept it, of how many that had to do with it."""
    counts = {level: counted(level, GAMES) for level in LEVELS}
    conventions = sorted({convention for count in counts.values() for convention, _ in count})
    return {
        str(convention): {
            level: [count[convention, True], count[convention, True] + count[convention, False]]
            for level, count in counts.items()
        }
        for convention in conventions
    }


def counted(level: str, games: int) -> Counter[Judged]:
    """How often the conventions were kept and broken in these games."""
    found: Counter[Judged] = Counter()
    for number in range(games):
        seed = f"kept {number}"
        match = Match(YOKAI, YOKAI.setup(2 + number % 3, {}, seed))
        found.update(_played(match, level, Random(f"{seed} {level}")))
        found.update(judged(match))
    return found


def _played(match: Match, level: str, rng: Random) -> Iterator[Judged]:
    """Play a game to its end; of each seen card that is moved, if all can read it."""
    while (seat := match.to_act) is not None:
        view = match.view(seat)
        assert isinstance(view, YokaiView)
        action = choose(view, level, rng)
        match.play(seat, action)
        if isinstance(action, Move) and match.outcome is None:
            after = match.view(seat)
            assert isinstance(after, YokaiView)
            _, act = past_of(after).acts[-1]
            if act.seen >> action.card & 1:
                family = match.state.families[action.card]  # type: ignore[attr-defined]
                yield PLACE, understood(match, seat, action.card, family)


def judged(match: Match) -> Iterator[Judged]:
    """Every act of a game by the conventions that it had to do with."""
    view = match.view(0)
    assert isinstance(view, YokaiView)
    masks = family_masks(list(match.state.families))  # type: ignore[attr-defined]
    for _, act in past_of(view).acts:
        family = next(each for each in Family if masks[each] >> act.card & 1)
        kin = act.near & masks[family] != 0
        if act.kind == HINT:
            yield HINT_HOME, kin and act.hint >> family & 1 != 0
            yield HINT_BESIDE, kin
        else:
            yield from _judged_move(act, masks, masks[family])


def _judged_move(act: SeenAct, masks: list[int], kin: int) -> Iterator[Judged]:
    if act.seen >> act.card & 1:
        yield JOINED_TO, act.near & kin != 0
        if act.near & act.seen:
            yield JOIN, act.near & act.seen & kin != 0
    if _has_nothing_to_join(act, masks):
        yield BLIND, not act.seen >> act.card & 1


def _has_nothing_to_join(act: SeenAct, masks: list[int]) -> bool:
    """Whether all cards of a family that its player had seen lay together already."""
    return all(
        not known or hangs_together(act.adjacency, known)
        for known in (mask & act.seen for mask in masks)
    )
