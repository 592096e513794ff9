"""The conditions of a game as a partner sees them: affinities known or guessed, and shapes."""

from __future__ import annotations

from functools import cache

from yokai_desktop.ai.yokai.past import Past
from yokai_desktop.ai.yokai.planning import SURE, Asked
from yokai_desktop.ai.yokai.worlds import Belief
from yokai_desktop.engine.yokai.hints import PAIRS, Hint
from yokai_desktop.engine.yokai.kernel import cell_at, touches
from yokai_desktop.engine.yokai.shapes import Shape
from yokai_desktop.engine.yokai.view import YokaiView

ODD_MOVE = 1.5
"""How much more likely a pair is that its owner's late move brought together."""
PARTED = 0.6
"""The same for a pair that it took apart."""
NOT_DECLARED = 0.25
"""How often an owner plays on although everything seems done."""
WORLDS_READ = 12
"""How many worlds are asked about each move."""


@cache
def forms_of(shape: Shape) -> list[list[int]]:
    """The cells of every form of a shape, in the order of its drawing."""
    return [[cell_at(x, y) for x, y in form] for form in shape.forms]


def asked_of(view: YokaiView, past: Past, belief: Belief) -> Asked:
    """The affinities that must be met; those of others as guesses from what their owners did.

    No two affinity cards are alike: a pair that is known is nobody else's secret.
    """
    asked = Asked()
    unknown = [pair for pair in PAIRS if pair not in {card.pair for card in view.affinities}]
    for affinity in view.affinities:
        if affinity.pair is not None:
            one, other = affinity.pair.families
            asked.cards.append([(int(one), int(other), SURE)])
        elif affinity.owner is not None:
            asked.cards.append(_guesses(unknown, affinity.owner, past, belief))
    return asked


def _guesses(
    pairs: list[Hint], owner: int, past: Past, belief: Belief
) -> list[tuple[int, int, int]]:
    """Each of these pairs with how likely its owner holds it, ``SURE`` in all."""
    likely = [_fit(pair, owner, past, belief) for pair in pairs]
    total = sum(likely)
    guesses = []
    for pair, weight in zip(pairs, likely, strict=True):
        one, other = pair.families
        guesses.append((int(one), int(other), round(SURE * weight / total)))
    return guesses


def _fit(pair: Hint, owner: int, past: Past, belief: Belief) -> float:
    """How well a pair fits its owner's moves, over a few likely worlds.

    A move tells something once its player joins no family by it; playing on with every family
    together tells that the pair does not touch.
    """
    one, other = map(int, pair.families)
    fit = 1.0
    worlds = belief.masks[:WORLDS_READ]
    for act in past.moves_of(owner):
        brought = parted = finished = 0
        for masks, families in zip(worlds, belief.families, strict=False):
            before = touches(act.adjacency, masks[one], masks[other])
            together = act.is_together(masks)
            family = families[act.card]
            if together and before:
                finished += 1
            if family not in (one, other):
                continue
            partner = masks[other if family == one else one]
            now = bool(act.near & partner)
            if now and not before:
                brought += 1
            elif before and not now and act.left & partner:
                parted += 1
        fit *= 1 + (ODD_MOVE - 1) * brought / len(worlds)
        fit *= 1 - (1 - PARTED) * parted / len(worlds)
        fit *= 1 - (1 - NOT_DECLARED) * finished / len(worlds)
    return fit
