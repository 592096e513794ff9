"""Whether a goal can be forced: with open cards, or without knowing where the hidden ones lie.

Every rule comes from the round that players imagine (``ai.septet.imagined``), which runs on the
engine's kernel.
"""

from __future__ import annotations

from collections.abc import Iterable

from yokai_desktop.ai.septet.imagined import SEVENS, Imagined
from yokai_desktop.dojo.septet.goals import Goal
from yokai_desktop.engine.septet.kernel import ACE, following, suit_of

Key = tuple[int, ...]


def choices(world: Imagined) -> list[int]:
    """What the seat to act may play, as masks of one bit."""
    cards = int(following(world.hand(world.turn), world.led if world.placed else 0))
    return [1 << number for number in range(cards.bit_length()) if cards >> number & 1]


def played(world: Imagined, card: int) -> Imagined:
    """The round after a card; the one before stays as it is."""
    after = Imagined(world.players, world.left, world.boss_limit, world.trick_limit)
    after.copy(world)
    after.play(card)
    return after


class OpenSolver:
    """Open cards: some seats work for the goal, all others against it."""

    def __init__(self, goal: Goal, friends: Iterable[int]) -> None:
        self.goal = goal
        self.friends = frozenset(friends)
        self._known: dict[Key, bool] = {}

    def forces(self, world: Imagined) -> bool:
        """Whether the goal is reached from here against every play of the others."""
        reached = self.goal.reached(world)
        if reached is not None:
            return reached
        key = _key(world) if world.placed == 0 else ()
        if key and key in self._known:
            return self._known[key]
        is_friend = world.turn in self.friends
        found = not is_friend
        for card in _ordered(world):
            if self.forces(played(world, card)) == is_friend:
                found = is_friend
                break
        if key:
            self._known[key] = found
        return found


def forces_unseen(worlds: list[Imagined], seat: int, goal: Goal) -> bool:
    """Whether one seat alone forces the goal whatever the others hold and play.

    All worlds look alike to the seat.  Its choices may depend on what it has seen, never on what
    it cannot know; what others play tells worlds apart.
    """
    open_worlds = []
    for world in worlds:
        reached = goal.reached(world)
        if reached is False:
            return False
        if reached is None:
            open_worlds.append(world)
    if not open_worlds:
        return True
    if open_worlds[0].turn == seat:
        return any(
            forces_unseen([played(world, card) for world in open_worlds], seat, goal)
            for card in choices(open_worlds[0])
        )
    by_card: dict[int, list[Imagined]] = {}
    for world in open_worlds:
        for card in choices(world):
            by_card.setdefault(card, []).append(played(world, card))
    return all(forces_unseen(_apart(group), seat, goal) for group in by_card.values())


def _apart(worlds: list[Imagined]) -> list[Imagined]:
    """Worlds that differ only in what cannot matter any more are the same world."""
    found: dict[Key, Imagined] = {}
    for world in worlds:
        found[(*_key(world), world.placed, world.best, world.best_seat, world.led)] = world
    return list(found.values())


def _key(world: Imagined) -> Key:
    """All that decides the rest of a round at the start of a trick, covered straw cards too."""
    return (
        world.h0,
        world.h1,
        world.h2,
        world.h3,
        world.turn,
        world.t0,
        world.t1,
        world.t2,
        world.b0,
        world.b1,
        world.b2,
        world.tops0,
        world.tops1,
        world.trump,
        *world.straw,
    )


def _ordered(world: Imagined) -> list[int]:
    """Cards of one hand between which nothing lies do the same: one of them is tried."""
    cards = choices(world)
    if world.players == 2:
        return cards
    others = (world.h0 | world.h1 | world.h2 | world.h3) & ~world.hand(world.turn)
    others |= world.best if world.placed else 0
    kept: list[int] = []
    for card in cards:
        if not kept or not _alike(kept[-1], card, others):
            kept.append(card)
    return kept


def _alike(lower: int, card: int, others: int) -> bool:
    if (lower | card) & (SEVENS | ACE) or not card & suit_of(lower):
        return False
    return not others & (card - lower)
