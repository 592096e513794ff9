"""A full state that a player may imagine: what it cannot see, filled in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.events import AffinityDealt, Looked
from yokai_desktop.engine.yokai.hints import Affinity, Hint
from yokai_desktop.engine.yokai.state import YokaiState
from yokai_desktop.engine.yokai.view import YokaiView


def world_of(
    view: YokaiView,
    families: Sequence[Family],
    pile: Sequence[Hint],
    pairs: Sequence[Hint],
) -> YokaiState:
    """The state with these hidden cards; ``pairs`` are those of the affinity cards, in order.

    If they agree with what the seat knows, its view of the world is the view given.
    """
    affinities = tuple(
        Affinity(affinity.owner, pair)
        for affinity, pair in zip(view.affinities, pairs, strict=True)
    )
    secrets = iter(affinities)

    def filled_in(event: Event) -> Event:
        if isinstance(event, Looked):
            return replace(event, family=families[event.card])
        if isinstance(event, AffinityDealt):
            return AffinityDealt(*next(secrets))
        return event

    return YokaiState(
        view.tableau,
        tuple(families),
        tuple(pile),
        affinities,
        tuple(map(filled_in, view.history)),
        view.result,
    )
