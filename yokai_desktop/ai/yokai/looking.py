"""Which card to observe (Y3.2)."""

from __future__ import annotations

from yokai_desktop.ai.yokai.mind import Mind
from yokai_desktop.ai.yokai.planning import worth_of_seeing
from yokai_desktop.ai.yokai.reasons import WeighedChoice, Why
from yokai_desktop.engine.yokai.actions import Look

IGNORANCE = 12.0
"""What a look is worth by how little is known of its card: later turns profit."""
DOUBT = 0.5
"""Above this ignorance a card counts as hardly known."""
AS_LITTLE = 0.05
"""Of cards whose ignorance differs by so much, none counts as less known."""
CERTAIN = 0.97
"""From here on there is nothing left to be surer of."""
WORTH_A_MOVE = 2.0
"""A look that saves a tenth of a move opens a move."""


def looks(mind: Mind) -> list[WeighedChoice]:
    """Every card that may be observed: it opens good moves now, or will teach something."""
    moves = mind.moves(mind.layout, mind.level.width)
    now = min((move.total for move in moves), default=0) / mind.worlds
    cards = [action.card for action in mind.view.legal if isinstance(action, Look)]
    odds = {card: tuple(count / mind.worlds for count in mind.odds[card]) for card in cards}
    ignorance = {card: 1 - sum(chance * chance for chance in odds[card]) for card in cards}
    least_known = max(ignorance.values()) - AS_LITTLE
    found = []
    for card in cards:
        saved = 0.0
        if moves:
            saved = now - worth_of_seeing(moves, mind.belief, card) / mind.worlds
        value = saved + IGNORANCE * ignorance[card] + 0.01 * mind.rng.random()
        if ignorance[card] > DOUBT and ignorance[card] >= least_known:
            why = Why.LEAST_KNOWN
        elif saved > WORTH_A_MOVE:
            why = Why.OPENS_A_MOVE
        else:
            why = Why.KNOWS_ENOUGH if max(odds[card]) >= CERTAIN else Why.CHECKS
        found.append(WeighedChoice(Look(card), value, why, card, odds[card]))
    return found
