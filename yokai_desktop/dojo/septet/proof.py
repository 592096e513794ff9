"""The proof of a trial of Septet: which cards reach its goal, whatever is hidden and played."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.knowledge import Knowledge
from yokai_desktop.dojo.septet.goals import ENDS, BadGoal, Goal, goal_of
from yokai_desktop.dojo.septet.solver import OpenSolver, forces_unseen, played
from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import Card, card_of, cards_in, mask_of
from yokai_desktop.engine.septet.view import SeptetView

MOST_WORLDS = 5000
"""Deals of the hidden cards that are gone through one by one."""


@dataclass(frozen=True)
class Proved:
    """Which legal cards surely reach the goal, and which fail at least once."""

    surely: tuple[int, ...]
    fails: tuple[int, ...]

    @property
    def is_clear(self) -> bool:
        """Whether each legal card does one of both, and some do either."""
        return bool(self.surely) and bool(self.fails) and not set(self.surely) & set(self.fails)


def can_be_solved(trial: Trial) -> bool:
    """Whether the seat is to play, towards a goal there is, and may play all of the solution."""
    view = trial.position.view()
    if trial.kind is not TrialKind.CARD or not isinstance(view, SeptetView):
        return False
    try:
        goal_of(trial.goal, view.mode.side_of(view.seat))
    except BadGoal:
        return False
    return view.seat == view.to_act and set(trial.solution) < set(map(str, view.legal))


def is_proved(trial: Trial) -> bool:
    """Whether the solution is what the proof finds."""
    view = trial.position.view()
    if not can_be_solved(trial) or not isinstance(view, SeptetView):
        return False
    goal = goal_of(trial.goal, view.mode.side_of(view.seat))
    proved = prove(view, goal)
    if proved is None or not proved.is_clear:
        return False
    right = {str(Play(card_of(card))) for card in proved.surely}
    both = len(proved.surely) + len(proved.fails) == len(view.legal)
    if not both or right != set(trial.solution):
        return False
    return not trial.end or trial.end in sure_ends(view, goal, proved.surely[0])


def prove(view: SeptetView, goal: Goal) -> Proved | None:
    """What each legal card is good for; None if too much is hidden to go through it all.

    Open cards: partners work together, the others against them.  Hidden cards: a card is sure if
    the seat alone reaches the goal in every deal, whatever anybody plays; a card fails if in some
    deal the opponents can prevent the goal even though partners see all cards.
    """
    worlds = worlds_of(view)
    if worlds is None:
        return None
    cards = [action.card.bit for action in view.legal if isinstance(action, Play)]
    with_friends = OpenSolver(goal, friends_of(view, goal))
    fails = tuple(
        card
        for card in cards
        if any(not with_friends.forces(played(world, card)) for world in worlds)
    )
    rest = [card for card in cards if card not in fails]
    if len(worlds) == 1:
        return Proved(tuple(rest), fails)
    alone = OpenSolver(goal, [view.seat])
    surely = tuple(
        card
        for card in rest
        if all(alone.forces(played(world, card)) for world in worlds)
        and forces_unseen([played(world, card) for world in worlds], view.seat, goal)
    )
    return Proved(surely, fails)


def sure_ends(view: SeptetView, goal: Goal, card: int) -> list[str]:
    """In which ways the round is surely won after a card that wins it; usually one, or none."""
    worlds = worlds_of(view)
    if goal.pair or worlds is None:
        return []
    after = [played(world, card) for world in worlds]
    friends = friends_of(view, goal)
    found = []
    for name, verdict in ENDS.items():
        by_it = replace(goal, end=verdict)
        if len(worlds) == 1:
            is_sure = OpenSolver(by_it, friends).forces(after[0])
        else:
            is_sure = forces_unseen(after, view.seat, by_it)
        if is_sure:
            found.append(name)
    return found


def failing_deal(trial: Trial, answer: str) -> tuple[tuple[Card, ...], ...] | None:
    """Hands of all seats, as they may be, in which a wrong card misses the goal; None if none.

    With open cards that is the deal itself.
    """
    view, action = trial.position.view(), trial.position.action(answer)
    if not isinstance(view, SeptetView) or not isinstance(action, Play):
        return None
    goal = goal_of(trial.goal, view.mode.side_of(view.seat))
    solver = OpenSolver(goal, friends_of(view, goal))
    for world in worlds_of(view) or ():
        if not solver.forces(played(world, action.card.bit)):
            return tuple(cards_in(world.hand(seat)) for seat in range(view.mode.players))
    return None


def friends_of(view: SeptetView, goal: Goal) -> list[int]:
    """The seats that work for a goal."""
    return [seat for seat in range(view.mode.players) if view.mode.side_of(seat) == goal.side]


def worlds_of(view: SeptetView) -> list[Imagined] | None:
    """Every deal of the hidden cards that fits; the one there is if they lie open."""
    if all(None not in hand for hand in view.hands) and not _is_covered(view):
        return [open_world(view)]
    return Knowledge(view).all_worlds(MOST_WORLDS)


def _is_covered(view: SeptetView) -> bool:
    return any(
        place.card is None and not place.gone
        for straw in view.straws
        for place in (*straw.up, *straw.down)
    )


def open_world(view: SeptetView) -> Imagined:
    """The round as it lies open: nothing is left to be imagined."""
    knowledge = Knowledge(view)
    for seat, hand in enumerate(view.hands):
        knowledge.known[seat] |= mask_of(card for card in hand if card is not None)
    knowledge.homes = []
    knowledge.hidden = 0
    worlds = knowledge.all_worlds(1)
    assert worlds is not None
    return worlds[0]
