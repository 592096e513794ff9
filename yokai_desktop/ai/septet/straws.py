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
from yokai_desktop.ai.septet.playouts import Tally, best_choice, play_out_each
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Show, Tuck
from yokai_desktop.engine.septet.cards import card_of, mask_of
from yokai_desktop.engine.septet.kernel import BOSSES
from yokai_desktop.engine.septet.mode import STRAW_DOWN, STRAW_UP
from yokai_desktop.engine.septet.view import SeptetView

A = TypeVar("A")

_STRONG_STANDING = 4
"""A boss this high in its range often wins its trick; weaker ones are safer below."""


def choose_discard(view: SeptetView, level: Level, rng: Random) -> Action:
    """The discard that leaves the best hand."""
    discards = [action for action in view.legal if isinstance(action, Discard)]
    if level.pass_worlds:
        return best_choice(discards, weigh_discards(view, discards, level, rng))
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
    if level.pass_worlds:
        return best_choice(swaps, weigh_swaps(view, swaps, level, rng))
    weak = [action for action in swaps if isinstance(action, Tuck) and _hides_weak(view, action)]
    return rng.choice(weak) if weak else Done()


def _hides_weak(view: SeptetView, action: Tuck) -> bool:
    card = view.straws[view.seat].up[action.place].card
    return card is not None and card.standing < _STRONG_STANDING


def weigh_discards(
    view: SeptetView, discards: list[Discard], level: Level, rng: Random
) -> list[Tally]:
    """What each discard brought in the same worlds."""
    return play_out_each(view, discards, partial(_after, view, _without), level.pass_worlds, rng)


def weigh_swaps(
    view: SeptetView, swaps: list[Tuck | Done], level: Level, rng: Random
) -> list[Tally]:
    """What each swap brought in the same worlds."""
    return play_out_each(view, swaps, partial(_after, view, _tucked), level.pass_worlds, rng)


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
    straw = world.straw.copy()
    straw[top], straw[below] = found, boss
    world.lay_straws(straw)
    world.set_hand(seat, world.hand(seat) & ~boss | found)
