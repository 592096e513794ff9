"""The choice of a computer partner: every decision of a turn, from the view alone."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.yokai.levels import LEVELS, LEVELS_BY_NAME, Level
from yokai_desktop.ai.yokai.memory import UNKNOWN, remembered
from yokai_desktop.ai.yokai.past import past_of
from yokai_desktop.ai.yokai.planning import appeased_in, candidates, weigh
from yokai_desktop.ai.yokai.worlds import Belief, imagine
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import CARDS, Place
from yokai_desktop.engine.yokai.kernel import (
    adjacency_of,
    columns_between,
    rows_between,
)
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView

__all__ = ["LEVELS", "choose"]

STRIDE = 14
DECLARE_AT = 0.8


class Mind:
    """What a partner knows and believes at one decision."""

    def __init__(self, view: YokaiView, level: Level, rng: Random) -> None:
        self.view = view
        self.table = view.tableau
        self.level = level
        self.known = remembered(view, level)
        self.past = past_of(view)
        self.acts = self.past.acts_for(view.seat, moves=level.infers, own=level.fading > 0)
        self.rng = rng
        self.belief = imagine(
            self.known, self.acts, level.walks, level.kept, STRIDE, rng.getrandbits(31)
        )
        self.cells = list(self.table.cells)
        self.adjacency = adjacency_of(self.cells)
        self.locked = sum(1 << card for card in range(CARDS) if self.table.hints[card] is not None)

    @property
    def worlds(self) -> int:
        return len(self.belief.families)

    def odds(self, card: int) -> list[float]:
        counts = [0] * 4
        for families in self.belief.families:
            counts[families[card]] += 1
        return [count / self.worlds for count in counts]


def choose(view: YokaiView, level: str, rng: Random) -> Action:
    """The action a partner of this level chooses; the same for the same view and seed."""
    mind = Mind(view, LEVELS_BY_NAME[level], rng)
    match view.tableau.step:
        case Step.FIRST_LOOK:
            return _declaration(mind) or _look(mind)
        case Step.SECOND_LOOK:
            return _look(mind)
        case Step.MOVE:
            return _move(mind)
    return _hint(mind)


def _declaration(mind: Mind) -> Action | None:
    if appeased_in(mind.adjacency, mind.belief) >= DECLARE_AT * mind.worlds:
        return Appease()
    return None


def _spread(counts: list[int]) -> float:
    total = sum(counts)
    return 1 - sum((count / total) ** 2 for count in counts)


def _look(mind: Mind) -> Action:
    """The card that teaches most: it opens good moves now, and nobody is sure of it."""
    moves = candidates(mind.cells, mind.locked)
    weigh(moves, mind.belief)
    moves.sort(key=lambda move: move.total)
    best: tuple[float, Action] | None = None
    for action in mind.view.legal:
        if not isinstance(action, Look):
            continue
        odds = mind.odds(action.card)
        value = 1 - sum(chance * chance for chance in odds)
        value += 0.001 * mind.rng.random()
        others = sum(seen >> action.card & 1 for seen in mind.past.seen)
        value -= 0.03 * others
        if best is None or value > best[0]:
            best = value, action
    assert best is not None
    return best[1]


def _move(mind: Mind) -> Action:
    moves = candidates(mind.cells, mind.locked)
    weigh(moves, mind.belief)
    worlds = mind.worlds

    def cost(index: int) -> float:
        move = moves[index]
        unseen = mind.known[move.card] == UNKNOWN
        value = move.total / worlds / 10
        if value > -0.4 and not unseen:
            value += 0.5
        return value + 0.01 * mind.rng.random()

    costs = [cost(index) for index in range(len(moves))]
    move = moves[costs.index(min(costs))]
    return _as_action(mind, move.card, move.cell)


def _as_action(mind: Mind, card: int, cell: int) -> Move:
    x, y = mind.table.places[card]
    origin = mind.cells[card]
    return Move(card, Place(x + columns_between(origin, cell), y + rows_between(origin, cell)))


def _hint(mind: Mind) -> Action:
    best: tuple[float, Action] | None = None
    for action in mind.view.legal:
        if isinstance(action, Reveal):
            value = 0.0
        else:
            assert isinstance(action, PlaceHint)
            odds = mind.odds(action.card)
            true = sum(odds[family] for family in action.hint.families)
            home = 0
            for masks, families in zip(mind.belief.masks, mind.belief.families, strict=True):
                if mind.adjacency[action.card] & masks[families[action.card]]:
                    home += 1
            value = 4 * (true - 0.93) + 2 * (home / mind.worlds - 0.9)
        value += 0.001 * mind.rng.random()
        if best is None or value > best[0]:
            best = value, action
    assert best is not None
    return best[1]
