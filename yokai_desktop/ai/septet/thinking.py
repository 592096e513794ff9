"""Thinking about a card: worlds that fit what is known, then a search."""

from __future__ import annotations

import time
from random import Random

from yokai_desktop.ai.septet.endings import Endings
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.levels import Level
from yokai_desktop.ai.septet.likely_worlds import resampled, witness_of
from yokai_desktop.ai.septet.manners import sensible_cards
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.policy import Policy
from yokai_desktop.ai.septet.reading import Reader
from yokai_desktop.ai.septet.reading_weights import READINGS
from yokai_desktop.ai.septet.search import Search
from yokai_desktop.ai.septet.stakes import FULL
from yokai_desktop.ai.septet.weights import WEIGHTS, name_of
from yokai_desktop.engine.septet.cards import cards_in
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.view import SeptetView

EXPLORATION = 0.35
"""How much the search tries cards that look worse; the constant of UCB for worths from 0 to 1."""

_FIRST_VISITS = 40
"""What instinct thinks of a card counts as much as so many tries."""

_SOLVED_TRICKS = {4: 7, 2: 11}
_SOLVED_FOR_POINTS = {4: 4, 2: 7}
"""With so many tricks left rounds are solved, for winning alone and for points too; by players."""

_NODES_OF_TWO = 4
"""Two players spend so many times fewer nodes: more won nothing."""

_SOLVED_VISITS = 10
_MOST_SOLVED_VISITS = 1000
"""What a solved world tells counts as much as so many tries of each card, up to a limit."""

_TELLING = FULL // 64
"""Solved worlds that tell cards apart by less count no more than instinct: all lose, or all win."""

DEADLINE = 1.2
"""Seconds of processor time after which any search stops; a safety net, iterations are counted."""

_INSTINCTS = {name: Policy(weights) for name, weights in WEIGHTS.items()}
_READERS = {name: Reader(_INSTINCTS[name], weights) for name, weights in READINGS.items()}


def instinct_of(mode: Mode) -> Policy:
    """The instinct that suits a mode."""
    return _INSTINCTS[name_of(mode)]


def worlds_of(knowledge: Knowledge, level: Level, rng: Random) -> list[Imagined]:
    """Worlds that agree with all the seat knows, likely ones more often to who reads the table."""
    dealer = knowledge.dealer(rng.getrandbits(32))
    reader = _READERS.get(name_of(knowledge.mode))
    if level.dealt and reader is not None:
        witness = witness_of(knowledge.view, reader)
        if witness.has_seen():
            worlds = [knowledge.imagine(dealer) for _ in range(level.dealt)]
            return resampled(worlds, witness, level.worlds)
    return [knowledge.imagine(dealer) for _ in range(level.worlds)]


def search_of(
    view: SeptetView,
    worlds: list[Imagined],
    deadline: float,
    *,
    nodes: int = 0,
) -> Search:
    """A search that has not begun; with nodes to spend it begins with the last tricks solved."""
    instinct = instinct_of(view.mode)
    cards = sensible_cards(worlds[0], instinct)
    search = Search(worlds, stakes_of(view), instinct, EXPLORATION, cards)
    if cards & (cards - 1) and not learn_endings(search, view.mode, nodes, deadline):
        search.lean(_FIRST_VISITS)
    return search


def learn_endings(search: Search, mode: Mode, nodes: int, deadline: float) -> bool:
    """Near the end of a round won by one of two sides: solve worlds, as many as the nodes allow.

    An answer that hardly tells the cards apart counts little: others do not play with open hands,
    so the search may still find what they stumble over.  Not in Seven Next, where it took twice
    the time and won nothing.
    """
    worlds = search.worlds
    left = worlds[0].left
    if not nodes or mode.is_seven_next or left > _SOLVED_TRICKS.get(mode.players, 0):
        return False
    cards = [card.bit for card in cards_in(search.cards)]
    stakes = search.stakes
    if left > _SOLVED_FOR_POINTS[mode.players]:
        stakes = stakes.of_rounds_alone()
    if mode.players == 2:
        nodes //= _NODES_OF_TWO
    endings = Endings(cards, stakes, search.policy, nodes, deadline)
    distinct: dict[tuple[int, ...], tuple[Imagined, int]] = {}
    for world in worlds:
        key = (world.h0, world.h1, world.h2, world.h3, *world.straw)
        distinct[key] = (world, distinct[key][1] + 1 if key in distinct else 1)
    for world, times in distinct.values():
        if not endings.solve(world, times):
            break
    solved = endings.solved
    if not solved:
        return False
    worths = [total // solved for total in endings.totals]
    visits = min(_MOST_SOLVED_VISITS, _SOLVED_VISITS * solved)
    if max(worths) - min(worths) < _TELLING:
        visits = min(visits, _FIRST_VISITS)
    search.learn(cards, worths, visits)
    return True


def search_card(view: SeptetView, level: Level, rng: Random) -> Search:
    """A finished search for the card to play."""
    deadline = time.process_time() + DEADLINE
    worlds = worlds_of(Knowledge(view), level, rng)
    search = search_of(view, worlds, deadline, nodes=level.nodes)
    search.first_tries = level.first_tries
    has_choice = search.cards & (search.cards - 1) != 0
    search.run(iterations_of(level, worlds[0]) if has_choice else 1, deadline)
    return search


def iterations_of(level: Level, world: Imagined) -> int:
    """How long to search; two players, whose rounds are long, less, least after solving."""
    if world.players != 2:
        return level.iterations
    if level.nodes and world.left <= _SOLVED_TRICKS[2]:
        return level.iterations // 3
    return level.iterations * 7 // 8


def instinctive_card(view: SeptetView, level: Level, rng: Random) -> int:
    """The card that looks best at once, to a player who may be deceived and forget."""
    knowledge = Knowledge(view)
    world = knowledge.imagine(knowledge.dealer(rng.getrandbits(32)))
    if level.forgets:
        world.v0 = world.v1 = world.v2 = world.v3 = 0
    instinct = instinct_of(view.mode)
    instinct.look(world)
    best, highest = 0, 0
    for card in cards_in(sensible_cards(world, instinct)):
        score = instinct.score(world, card.bit) + rng.randint(0, level.slips)
        if not best or score > highest:
            best, highest = card.bit, score
    return best
