"""The choice of a computer partner: every decision of a turn, from the view alone."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.yokai.layout import Layout, Notes
from yokai_desktop.ai.yokai.levels import LEVELS, LEVELS_BY_NAME, Level
from yokai_desktop.ai.yokai.memory import remembered
from yokai_desktop.ai.yokai.past import past_of
from yokai_desktop.ai.yokai.planning import (
    Candidate,
    appeased_in,
    at_home_in,
    candidates,
    kin_need,
    kinship,
    need_of,
    weigh,
    worth_of_seeing,
)
from yokai_desktop.ai.yokai.worlds import imagine
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import CARDS, Place
from yokai_desktop.engine.yokai.kernel import columns_between, rows_between
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView

__all__ = ["LEVELS", "choose"]

STRIDE = 14
P = dict(
    declare=0.6,
    ent=10,
    others=0,
    unsure=12,
    width=30,
    dull=10,
    lock=30,
    false=100,
    home=30,
    reveal=0,
    inc=6,
    tell=0,
)


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
        self.worlds = self.belief.total
        locked = sum(1 << card for card in range(CARDS) if self.table.hints[card] is not None)
        self.layout = Layout(list(self.table.cells), locked, Notes())
        self.pairs = [
            tuple(map(int, a.pair.families)) for a in view.affinities if a.pair is not None
        ]

    def odds(self, card: int) -> list[float]:
        return [count / self.worlds for count in self.belief.odds(card)]

    def moves(self) -> list[Candidate]:
        """The moves worth weighing, weighed."""
        self.same = kinship(self.belief)
        found = candidates(self.layout, self.same)
        found.sort(key=lambda move: move.lost - move.gained)
        best = found[: P["width"]]
        rest = found[P["width"] :]
        rest.sort(key=lambda move: move.lost - 3 * move.gained)
        best += rest[: P["width"] // 2]
        weigh(self.layout, best, self.belief, self.pairs)
        return best


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
    if appeased_in(mind.layout, mind.belief, mind.pairs) >= P["declare"] * mind.worlds:
        return Appease()
    return None


def _look(mind: Mind) -> Action:
    """The card that teaches most: it opens good moves now, and nobody is sure of it."""
    moves = mind.moves()
    best: tuple[float, Action] | None = None
    for action in mind.view.legal:
        if not isinstance(action, Look):
            continue
        odds = mind.odds(action.card)
        value = -worth_of_seeing(moves, mind.belief, action.card) / mind.worlds
        value += P["ent"] * (1 - sum(chance * chance for chance in odds))
        value += 0.01 * mind.rng.random()
        others = sum(seen >> action.card & 1 for seen in mind.past.seen)
        value -= P["others"] * others
        if best is None or value > best[0]:
            best = value, action
    assert best is not None
    return best[1]


def _move(mind: Mind) -> Action:
    moves = mind.moves()
    seen = mind.past.seen[mind.view.seat]
    worlds = mind.worlds

    def cost(move: Candidate) -> float:
        value = move.total / worlds
        if seen >> move.card & 1:
            # Others will read: it lies beside its family.
            sure = max(
                (
                    mind.same[move.card * 16 + other]
                    for other in range(16)
                    if move.near >> other & 1
                ),
                default=0,
            )
            value += P["unsure"] * (1 - sure / worlds)
        return value + 0.1 * mind.rng.random()

    move = min(moves, key=cost)
    return _as_action(mind, move.card, move.cell)


def _as_action(mind: Mind, card: int, cell: int) -> Move:
    x, y = mind.table.places[card]
    origin = mind.layout.cells[card]
    return Move(card, Place(x + columns_between(origin, cell), y + rows_between(origin, cell)))


def _hint(mind: Mind) -> Action:
    best: tuple[float, Action] | None = None
    total = need_of(mind.layout, mind.belief, mind.pairs)
    locking = {}
    for action in mind.view.legal:
        if isinstance(action, Reveal):
            value = P["reveal"]
        else:
            assert isinstance(action, PlaceHint)
            card = action.card
            odds = mind.odds(card)
            true = sum(odds[family] for family in action.hint.families)
            if card not in locking:
                locked = mind.layout.locking(card)
                after = need_of(locked, mind.belief, mind.pairs)
                home = at_home_in(mind.layout, mind.belief, card)
                lack = kin_need(mind.layout, mind.belief, card)
                locking[card] = (
                    (after - total) / mind.worlds,
                    home / mind.worlds,
                    lack / mind.worlds,
                )
            harm, home, lack = locking[card]
            value = (
                10
                - P["false"] * (1 - true)
                - P["home"] * (1 - home)
                - harm * P["lock"] / 20
                - lack * P["inc"] / 20
            )
            others = sum(seen >> card & 1 for seen in mind.past.seen) / mind.table.players
            value += P["tell"] * (4 - bin(action.hint).count("1")) * (1 - others)
        value += 0.01 * mind.rng.random()
        if best is None or value > best[0]:
            best = value, action
    assert best is not None
    return best[1]
