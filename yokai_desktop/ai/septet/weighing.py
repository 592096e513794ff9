"""Weighing choices for a review: every one in the same worlds, and how each round ended there.

Cards are searched, each with a tree of its own and as many tries as every other; the last tricks
are solved with all hands open; what is chosen before the first trick is played out by instinct.
The objective of solving is to win the round, then points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from yokai_desktop.ai.septet.endings import Endings
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.manners import legal_cards
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.pass_search import after_passes, as_action, ranked_passes
from yokai_desktop.ai.septet.playouts import Prepare, outcomes_of_each
from yokai_desktop.ai.septet.search import Search
from yokai_desktop.ai.septet.stakes import MOST_POINTS, Stakes
from yokai_desktop.ai.septet.straws import after_discards, after_shows, after_swaps
from yokai_desktop.ai.septet.thinking import EXPLORATION, instinct_of
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import cards_in
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

A = TypeVar("A", bound=Action)

PROMISING = 10
"""How many passes a good player would weigh."""

_SOLVED_TRICKS = {4: 4, 2: 5}
"""With so many tricks left each world is solved; by players, none with three sides."""

_MOST_WORLDS = 600
"""Where no more worlds than these are possible, all of them are solved and none sampled."""

_ENOUGH_NODES = 1 << 40
_NO_DEADLINE = float("inf")

_WON = 64
_LOST = 31
"""Worths of solved rounds: ``_WON`` and the own points, or ``_LOST`` less those of the other."""


@dataclass(frozen=True)
class Weighed:
    """What each choice came to: numbers of ``Stakes.outcome``, world by world."""

    actions: tuple[Action, ...]
    outcomes: tuple[list[int], ...]
    exact: bool = False
    """All possible worlds, each once and solved."""

    def index_of(self, mode: Mode, action: Action) -> int:
        """Where an action stands among the choices, however its cards are ordered."""
        wanted = _sense(mode, action)
        return next(n for n, other in enumerate(self.actions) if _sense(mode, other) == wanted)


def weigh(view: SeptetView, played: Action | None, worlds: int, rng: Random) -> Weighed:
    """Weigh the choices of the seat to act, the one played among them."""
    match view.phase:
        case Phase.PLAY:
            return _weigh_cards(view, worlds, rng)
        case Phase.PASS:
            return _weigh_passes(view, played, worlds, rng)
        case Phase.DISCARD:
            discards = [action for action in view.legal if isinstance(action, Discard)]
            return _weigh_out(view, discards, after_discards(view), worlds, rng)
    shows = [action for action in view.legal if isinstance(action, Show)]
    if shows:
        return _weigh_out(view, shows, after_shows(view, rng), worlds, rng)
    swaps = [action for action in view.legal if isinstance(action, Tuck | Done)]
    return _weigh_out(view, swaps, after_swaps(view), worlds, rng)


def _weigh_out(
    view: SeptetView, actions: Sequence[A], prepare: Prepare[A], worlds: int, rng: Random
) -> Weighed:
    return Weighed(tuple(actions), tuple(outcomes_of_each(view, actions, prepare, worlds, rng)))


def _weigh_passes(view: SeptetView, played: Action | None, worlds: int, rng: Random) -> Weighed:
    passes = [as_action(cards) for cards in ranked_passes(view)[:PROMISING]]
    known = [_sense(view.mode, other) for other in passes]
    if isinstance(played, Pass) and _sense(view.mode, played) not in known:
        passes.append(played)
    given = [tuple(card.bit for card in each.cards) for each in passes]
    outcomes = outcomes_of_each(view, given, after_passes(view), worlds, rng)
    return Weighed(tuple(passes), tuple(outcomes))


def _sense(mode: Mode, action: Action) -> object:
    """What an action does: a pass knows an order only in Seven Next."""
    if isinstance(action, Pass) and not mode.is_seven_next:
        return frozenset(action.cards)
    return action


def _weigh_cards(view: SeptetView, worlds: int, rng: Random) -> Weighed:
    knowledge = Knowledge(view)
    if is_solvable(knowledge.public, view.mode, _SOLVED_TRICKS):
        every = knowledge.all_worlds(_MOST_WORLDS)
        dealer = knowledge.dealer(rng.getrandbits(32))
        imagined = every or [knowledge.imagine(dealer) for _ in range(worlds)]
        return _weighed(view, imagined[0], solved(view, imagined), every is not None)
    dealer = knowledge.dealer(rng.getrandbits(32))
    imagined = [knowledge.imagine(dealer) for _ in range(worlds)]
    return _weighed(view, imagined[0], searched(view, imagined), False)


def _weighed(view: SeptetView, world: Imagined, outcomes: list[list[int]], exact: bool) -> Weighed:
    actions = tuple(Play(card) for card in cards_in(legal_cards(world)))
    return Weighed(actions, tuple(outcomes), exact)


def is_solvable(r: Imagined, mode: Mode, tricks: dict[int, int]) -> bool:
    """Whether so few tricks are left that a world can be solved; ``tricks`` by players."""
    return not mode.is_seven_next and r.left <= tricks.get(mode.players, 0)


def searched(view: SeptetView, worlds: Sequence[Imagined]) -> list[list[int]]:
    """Search every legal card alone: once in each world, in the same order for all."""
    stakes, instinct = stakes_of(view), instinct_of(view.mode)
    outcomes = []
    for card in cards_in(legal_cards(worlds[0])):
        search = Search([worlds[0]], stakes, instinct, EXPLORATION, card.bit)
        outcomes.append([search.try_world(world) for world in worlds])
    return outcomes


def solved(view: SeptetView, worlds: Sequence[Imagined]) -> list[list[int]]:
    """Solve every legal card in each world: the round first, then points."""
    side = view.mode.side_of(view.seat)
    cards = [card.bit for card in cards_in(legal_cards(worlds[0]))]
    stakes = _to_win_then_points(stakes_of(view))
    endings = Endings(cards, stakes, instinct_of(view.mode), _ENOUGH_NODES, _NO_DEADLINE)
    outcomes: list[list[int]] = [[] for _ in cards]
    for world in worlds:
        endings.totals = [0] * len(cards)
        endings.solve(world)
        for found, worth in zip(outcomes, endings.totals, strict=True):
            won = worth >= _WON
            winner = side if won else 1 - side
            found.append(winner * MOST_POINTS + (worth - _WON if won else _LOST - worth))
    return outcomes


def _to_win_then_points(stakes: Stakes) -> Stakes:
    single = [
        _WON + points if winner == side else _LOST - points
        for side in range(2)
        for winner in range(2)
        for points in range(MOST_POINTS)
    ]
    return Stakes(2, stakes.stars, stakes.in_play, single, [], [], stakes.flat, stakes.shared)
