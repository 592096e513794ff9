"""Thinking about a card: worlds that fit what is known and what was played, then a search."""

from __future__ import annotations

import time
from random import Random

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.inference import Witness, resampled
from yokai_desktop.ai.septet.knowledge import Knowledge, new_round, plays
from yokai_desktop.ai.septet.levels import Level
from yokai_desktop.ai.septet.manners import legal_cards, sensible_cards
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.passing import TO_PARTNER, Taste
from yokai_desktop.ai.septet.policy import FOUR, SEVEN_NEXT, THREE, TWO, Policy
from yokai_desktop.ai.septet.search import Search
from yokai_desktop.engine.septet.cards import cards_in, mask_of
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.view import SeptetView

EXPLORATION = 0.25 * 1024
DEADLINE = 1.2
"""Seconds after which any search stops; a safety net, budgets are counted in iterations."""

_ALL_TO_PARTNER = (2, 2, 2)
_TASTE = Taste(TO_PARTNER)
_INSTINCTS = {4: Policy(FOUR), 3: Policy(THREE), 2: Policy(TWO)}
_SEVEN_NEXT_INSTINCT = Policy(SEVEN_NEXT)


def instinct_of(mode: Mode) -> Policy:
    """The instinct that suits a mode."""
    return _SEVEN_NEXT_INSTINCT if mode.is_seven_next else _INSTINCTS[mode.players]


def worlds_of(knowledge: Knowledge, level: Level, rng: Random) -> list[Imagined]:
    """Worlds that agree with all the seat knows, the likelier ones more often."""
    dealer = knowledge.dealer(rng.getrandbits(32))
    view = knowledge.view
    played = plays(view)
    others = [card for card in played if card.seat != view.seat]
    if not level.candidates or not others or view.mode.has_straws:
        return [knowledge.imagine(dealer) for _ in range(level.worlds)]
    witness = Witness(
        _start_of(knowledge),
        [card.seat for card in played],
        [card.card.bit for card in played],
        view.seat,
        instinct_of(view.mode),
    )
    if view.mode.receivers == _ALL_TO_PARTNER and view.received:
        received = mask_of(view.received[0].cards)
        witness.note_pass(_TASTE, view.received[0].giver, mask_of(view.passed), received)
    candidates = [knowledge.imagine(dealer) for _ in range(level.candidates)]
    return resampled(candidates, [witness.likelihood(w) for w in candidates], level.worlds)


def search_of(view: SeptetView, worlds: list[Imagined], *, every_card: bool = False) -> Search:
    """A search that has not begun."""
    instinct = instinct_of(view.mode)
    cards = legal_cards(worlds[0]) if every_card else sensible_cards(worlds[0], instinct)
    return Search(worlds, stakes_of(view), instinct, EXPLORATION, cards)


def search_card(view: SeptetView, level: Level, rng: Random, *, every_card: bool = False) -> Search:
    """A finished search for the card to play; ``every_card`` looks at blunders, too."""
    deadline = time.monotonic() + DEADLINE
    search = search_of(view, worlds_of(Knowledge(view), level, rng), every_card=every_card)
    search.run(level.iterations if search.cards & (search.cards - 1) else 1, deadline)
    return search


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


def _start_of(knowledge: Knowledge) -> Imagined:
    """The round before its first card."""
    view = knowledge.view
    start = new_round(view.mode)
    first = plays(view)[0].seat
    start.turn = first
    if view.trump_card is not None:
        start.trump = view.trump_card.family.suit
    start.goal = knowledge.public.goal
    start.unique = knowledge.public.unique
    return start
