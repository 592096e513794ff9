"""Trying choices for a review: every one in the same worlds, a few more at a time.

Cards are searched, each with trees of its own; the last tricks are solved with all hands open;
what is chosen before the first trick is played out by instinct.  The objective of solving is to
win the round, then points.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Generic, TypeVar

from yokai_desktop.ai.septet.endings import Endings
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.ai.septet.manners import legal_cards
from yokai_desktop.ai.septet.match_odds import stakes_of
from yokai_desktop.ai.septet.pass_search import after_passes, laid_otherwise
from yokai_desktop.ai.septet.playouts import Prepare
from yokai_desktop.ai.septet.search import Search
from yokai_desktop.ai.septet.stakes import MOST_POINTS, Stakes
from yokai_desktop.ai.septet.thinking import EXPLORATION, instinct_of
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Pass, Play
from yokai_desktop.engine.septet.cards import cards_in
from yokai_desktop.engine.septet.view import SeptetView

A = TypeVar("A")

GROVE = 500
"""Worlds of two trees: those of even and of odd numbers never meet, so that one half can check
what the other found, and trees that differ tell how much a search is left to chance."""

_STRAW_GROVE = 2000
_STRAW_GROWTH = 4
"""With two players trees are larger, and grow on so many times the first worlds before any counts:
instinct does not see that a card uncovers another, so that a young tree would hold it against
every card that merely waits with it."""

_ENOUGH_NODES = 1 << 40
_NO_DEADLINE = float("inf")

_WON = 64
_LOST = 31
"""Worths of solved rounds: ``_WON`` and the own points, or ``_LOST`` less those of the other."""


class TriedChoices(ABC):
    """Choices and what each came to: numbers of ``Stakes.outcome``, world by world."""

    def __init__(self, view: SeptetView, actions: Sequence[Action], rng: Random) -> None:
        self.view = view
        self.actions = tuple(actions)
        self.outcomes: tuple[list[int], ...] = tuple([] for _ in actions)
        self.exact = False
        """All possible worlds, each once and solved."""
        self.groves: list[int] = []
        """Of how many worlds in a row each belongs to the same trees; empty without trees."""
        self.knowledge = Knowledge(view)
        self._dealer = self.knowledge.dealer(rng.getrandbits(32))

    def go_on(self, worlds: int, among: Collection[int]) -> None:
        """Try some of the choices in so many more worlds; who is left out once stays out."""
        grove = _STRAW_GROVE if self.view.mode.has_straws else GROVE
        for start in range(0, worlds, grove):
            self._try(self._imagined(min(grove, worlds - start)), sorted(among))

    def _imagined(self, worlds: int) -> list[Imagined]:
        return [self.knowledge.imagine(self._dealer) for _ in range(worlds)]

    @property
    def worlds(self) -> int:
        """In how many worlds the choices that were tried longest have been tried."""
        return max(map(len, self.outcomes))

    @abstractmethod
    def _try(self, worlds: list[Imagined], among: list[int]) -> None:
        """Add the outcomes of these choices in these worlds."""


class PlayedOut(TriedChoices, Generic[A]):
    """Choices made before the first trick, ``choices`` as ``prepare`` knows them."""

    def __init__(
        self,
        view: SeptetView,
        actions: Sequence[Action],
        choices: Sequence[A],
        prepare: Prepare[A],
        rng: Random,
    ) -> None:
        super().__init__(view, actions, rng)
        self._choices = choices
        self._prepare = prepare

    def _try(self, worlds: list[Imagined], among: list[int]) -> None:
        stakes, instinct = stakes_of(self.view), instinct_of(self.view.mode)
        for world in worlds:
            after_choice = self._prepare(world)
            for index in among:
                after = after_choice(self._choices[index])
                instinct.play_out(after)
                self.outcomes[index].append(stakes.outcome(after))


class Passed(PlayedOut[tuple[int, ...]]):
    """Passes, in worlds of which few are dealt and most are laid otherwise: that is cheaper.

    Two deals take turns, so that the worlds of one are of even numbers, or all of odd ones.
    """

    def __init__(
        self,
        view: SeptetView,
        actions: Sequence[Pass],
        choices: Sequence[tuple[int, ...]],
        rng: Random,
    ) -> None:
        super().__init__(view, actions, choices, after_passes(view), rng)
        self._worlds = self._laid()

    def _imagined(self, worlds: int) -> list[Imagined]:
        return list(islice(self._worlds, worlds))

    def _laid(self) -> Iterator[Imagined]:
        while True:
            even, odd = super()._imagined(2)
            for both in zip(
                laid_otherwise(even, self.view), laid_otherwise(odd, self.view), strict=True
            ):
                yield from both


class Cards(TriedChoices):
    """The legal cards of the seat to act."""

    def __init__(self, view: SeptetView, rng: Random) -> None:
        actions = [action for action in view.legal if isinstance(action, Play)]
        actions.sort(key=lambda action: action.card.bit)
        super().__init__(view, actions, rng)
        self.cards = [action.card.bit for action in actions]


class Searched(Cards):
    """Cards that are searched alone, once in each world, in the same order for all."""

    _growth = 0

    def _try(self, worlds: list[Imagined], among: list[int]) -> None:
        if not self.groves:
            self._growth = growth_of(self.view, len(worlds))
        all_worlds = self._imagined(self._growth) + worlds
        for index in among:
            found = searched(self.view, self.cards[index], all_worlds)
            self.outcomes[index].extend(islice(found, self._growth, None))
        self.groves.append(len(worlds))


class Solved(Cards):
    """Cards of the last tricks, solved in each world."""

    def try_all(self, worlds: list[Imagined]) -> None:
        """Solve every card in all worlds there are."""
        self.exact = True
        self._try(worlds, list(range(len(self.cards))))

    def _try(self, worlds: list[Imagined], among: list[int]) -> None:
        found = solved(self.view, [self.cards[index] for index in among], worlds)
        for index, outcomes in zip(among, found, strict=True):
            self.outcomes[index].extend(outcomes)


def searched(view: SeptetView, card: int, worlds: Sequence[Imagined]) -> Iterator[int]:
    """Search after one card, two trees taking turns, and tell how each world ended."""
    stakes, instinct = stakes_of(view), instinct_of(view.mode)
    trees = [Search([worlds[0]], stakes, instinct, EXPLORATION, card) for _ in range(2)]
    for number, world in enumerate(worlds):
        yield trees[number % 2].try_world(world)


def growth_of(view: SeptetView, worlds: int) -> int:
    """On how many worlds trees grow that are to be asked about so many."""
    return _STRAW_GROWTH * worlds if view.mode.has_straws else 0


def all_searched(view: SeptetView, world: Imagined, tries: int) -> list[list[int]]:
    """Search every legal card so often in one world."""
    growth = growth_of(view, tries)
    worlds = [world] * (growth + tries)
    cards = cards_in(legal_cards(world))
    return [list(islice(searched(view, card.bit, worlds), growth, None)) for card in cards]


def solved(view: SeptetView, cards: list[int], worlds: Sequence[Imagined]) -> list[list[int]]:
    """Solve these cards, weakest first, in each world: the round first, then points."""
    side = view.mode.side_of(view.seat)
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


def all_solved(view: SeptetView, worlds: Sequence[Imagined]) -> list[list[int]]:
    """Solve every legal card of the worlds."""
    return solved(view, [card.bit for card in cards_in(legal_cards(worlds[0]))], worlds)


def _to_win_then_points(stakes: Stakes) -> Stakes:
    single = [
        _WON + points if winner == side else _LOST - points
        for side in range(2)
        for winner in range(2)
        for points in range(MOST_POINTS)
    ]
    return Stakes(2, stakes.stars, stakes.in_play, single, [], [], stakes.flat, stakes.shared)
