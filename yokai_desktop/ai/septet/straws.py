"""What two players choose before a round: a card to discard, bosses to tuck under."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeVar

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import new_round
from yokai_desktop.ai.septet.levels import Level
from yokai_desktop.ai.septet.passing import TO_RIVAL, Taste
from yokai_desktop.ai.septet.playouts import Prepare, best_played_out
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Show, Tuck
from yokai_desktop.engine.septet.cards import Card, card_of, mask_of
from yokai_desktop.engine.septet.kernel import BOSSES
from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP
from yokai_desktop.engine.septet.view import SeptetView

A = TypeVar("A")

_STRONG_STANDING = 4
"""A boss this high in its range often wins its trick; weaker ones are safer below."""


def choose_discard(view: SeptetView, level: Level, rng: Random) -> Action:
    """The discard that leaves the best hand."""
    discards = [action for action in view.legal if isinstance(action, Discard)]
    if level.straw_heats:
        return best_played_out(view, discards, after_discards(view), level.straw_heats, rng)
    playable = mask_of(view.playable)
    trump = view.trump.suit if view.trump is not None else 0
    taste = Taste(TO_RIVAL)
    return max(discards, key=lambda action: taste.worth(playable, action.card.bit, trump))


def choose_swap(view: SeptetView, level: Level, rng: Random) -> Action:
    """Tuck bosses under where they are safer; of two that meet show the stronger."""
    shows = [action for action in view.legal if isinstance(action, Show)]
    if shows:
        return max(shows, key=lambda action: action.card.standing)
    swaps = [action for action in view.legal if isinstance(action, Tuck | Done)]
    if level.straw_heats:
        return best_played_out(view, swaps, after_swaps(view), level.straw_heats, rng)
    weak = [action for action in swaps if isinstance(action, Tuck) and _hides_weak(view, action)]
    return rng.choice(weak) if weak else Done()


def _hides_weak(view: SeptetView, action: Tuck) -> bool:
    card = view.straws[view.seat].up[action.place].card
    return card is not None and card.standing < _STRONG_STANDING


def after_discards(view: SeptetView) -> Prepare[Discard]:
    """How a discard turns a world into the round ready to be played."""
    return partial(_after, view, _without)


def after_swaps(view: SeptetView) -> Prepare[Tuck | Done]:
    """How a swap turns a world into the round ready to be played."""
    return partial(_after, view, _tucked)


def after_shows(view: SeptetView, rng: Random) -> Prepare[Show]:
    """How showing one of two bosses that met turns a world into the round ready to be played.

    Views do not tell under which side of its cover the lower one was found: either is imagined.
    """
    up = [place.card for place in view.straws[view.seat].up]
    bosses = [action.card for action in view.legal if isinstance(action, Show)]
    shown, found = sorted(bosses, key=lambda card: card not in up)
    place = up.index(shown)

    def prepare(world: Imagined) -> Callable[[Show], Imagined]:
        first = view.seat * (STRAW_UP + STRAW_DOWN)
        slot = place + rng.randrange(2)
        _bring(world, found.bit, first + STRAW_UP + slot)
        swapped = Tuck(place, slot > place)
        apply = partial(_shown, found=found, swapped=swapped)
        return _after(view, apply, world)

    return prepare


def _after(
    view: SeptetView, apply: Callable[[Imagined, int, A], None], world: Imagined
) -> Callable[[A], Imagined]:
    """From a world to the round ready to be played after a choice."""
    if view.dealer is not None:
        world.turn = view.dealer

    def after_choice(choice: A) -> Imagined:
        after = new_round(view.mode)
        after.copy(world)
        apply(after, view.seat, choice)
        return after

    return after_choice


def _without(world: Imagined, seat: int, action: Discard) -> None:
    world.set_hand(seat, world.hand(seat) & ~action.card.bit)


def _tucked(world: Imagined, seat: int, action: Tuck | Done) -> None:
    """Swap; a boss found below another stays there if it is the weaker one."""
    if isinstance(action, Done):
        return
    first = seat * (STRAW_UP + STRAW_DOWN)
    top, below = first + action.place, first + STRAW_UP + action.slot
    boss, found = world.straw[top], world.straw[below]
    if found & BOSSES and card_of(found).standing < card_of(boss).standing:
        return
    _swap(world, seat, top, below)


def _shown(world: Imagined, seat: int, action: Show, *, found: Card, swapped: Tuck) -> None:
    """Leave the pile, or swap where the boss found below is to lie on top."""
    if action.card == found:
        first = seat * (STRAW_UP + STRAW_DOWN)
        _swap(world, seat, first + swapped.place, first + STRAW_UP + swapped.slot)


def _swap(world: Imagined, seat: int, top: int, below: int) -> None:
    straw = world.straw.copy()
    boss, found = straw[top], straw[below]
    straw[top], straw[below] = found, boss
    world.lay_straws(straw)
    world.set_hand(seat, world.hand(seat) & ~boss | found)


def _bring(world: Imagined, card: int, below: int) -> None:
    """Let a hidden card of a world lie at this place below, what lay there where it came from."""
    straw = world.straw.copy()
    there = straw[below]
    if card in straw:
        straw[straw.index(card)] = there
    else:
        for seat in range(2):
            if world.hand(seat) & card:
                world.set_hand(seat, world.hand(seat) ^ card | there)
    straw[below] = card
    world.lay_straws(straw)
