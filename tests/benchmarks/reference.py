"""The reference opponent: what the best existing program of this kind uses.

Single-observer information set Monte Carlo tree search, 1000 iterations, UCB with c = sqrt 2,
uniform random playouts, the most visited card.  It deals hidden cards as the program does, but
infers nothing from what others play.  It passes, discards and swaps as the master of November 2026
did and goes on doing so, whatever the master learns: ``tests/ai/septet/test_reference.py`` keeps
what it chose.  It lives here and nowhere in the program.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from yokai_desktop.ai.septet.choose import decide
from yokai_desktop.ai.septet.imagined import Imagined, count
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import Level
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.stakes import FULL, Stakes
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import card_of
from yokai_desktop.engine.septet.kernel import (
    BY_TRICKS,
    NOT_OVER,
    first_random,
    following,
    next_random,
    random_card,
)
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

ITERATIONS = 1000
EXPLORATION = sqrt(2)

BEFORE_PLAY = Level("before play", pass_heats=((10, 60),), straw_heats=((100, 60),))
"""The ten most promising passes, all discards and all swaps, in sixty worlds each."""


class Node:
    """A card played in the tree."""

    def __init__(self, card: int, side: int) -> None:
        self.card = card
        self.side = side
        self.offered = 1
        self.visits = 0
        self.total = 0.0
        self.children: list[Node] = []


def choose(view: SeptetView, rng: Random) -> Action:
    """What the reference does."""
    if view.phase == Phase.PLAY:
        return choose_card(view, rng)
    return decide(view, BEFORE_PLAY, rng)


def choose_card(view: SeptetView, rng: Random, iterations: int = ITERATIONS) -> Action:
    """The most visited card."""
    if len(view.legal) == 1:
        return view.legal[0]
    knowledge = Knowledge(view)
    dealer = knowledge.dealer(rng.getrandbits(32))
    stakes = stakes_of(view)
    state = first_random(rng.getrandbits(32))
    root = Node(0, 0)
    for _ in range(iterations):
        state = next_random(state)
        _iterate(root, knowledge.imagine(dealer), stakes, state)
    best = max(root.children, key=lambda child: child.visits)
    return Play(card_of(best.card))


def _iterate(root: Node, world: Imagined, stakes: Stakes, state: int) -> None:
    node = root
    path: list[Node] = []
    while world.over == NOT_OVER:
        seat = world.turn
        cards = following(world.hand(seat), world.led if world.placed != 0 else 0)
        children = [child for child in node.children if child.card & cards != 0]
        untried = cards
        for child in children:
            untried ^= child.card
        if untried != 0:
            state = next_random(state)
            card = random_card(untried, count(untried), 0, state)
            new = Node(card, world.side(seat))
            node.children.append(new)
            path.append(new)
            world.play(card)
            break
        best, highest = children[0], -1.0
        for child in children:
            child.offered += 1
            mean = child.total / child.visits
            promise = mean + EXPLORATION * sqrt(log(child.offered) / child.visits)
            if promise > highest:
                best, highest = child, promise
        node = best
        path.append(node)
        world.play(node.card)
    while world.over == NOT_OVER:
        state = next_random(state)
        hand = world.hand(world.turn)
        led = world.led if world.placed != 0 else 0
        world.play(random_card(hand, count(hand), led, state))
    for node in path:
        node.visits += 1
        node.total += _reward(world, stakes, node.side)


def _reward(world: Imagined, stakes: Stakes, side: int) -> float:
    """1 for a round won, 0 for a round lost; in Seven Next what the seals are worth."""
    if world.boss_limit == 0:
        return stakes.worth(world, side) / FULL
    taken = world.side(world.taker) == side
    return float(taken != (world.over == BY_TRICKS))
