"""Playing a trial of Septet on: partners help, opponents hold out as well as anybody could."""

from __future__ import annotations

from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.dojo.position import seen
from yokai_desktop.dojo.septet.goals import goal_of
from yokai_desktop.dojo.septet.proof import friends_of, open_world
from yokai_desktop.dojo.septet.solver import OpenSolver, choices, played
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import card_of
from yokai_desktop.engine.septet.view import SeptetView


class Sparring:
    """A trial being played out in its true deal.

    ``match`` moves on with ``play``; the same solver answers throughout, so no reply waits long.
    """

    def __init__(self, trial: Trial, solver: OpenSolver | None = None) -> None:
        self._trial = trial
        self.seat = trial.position.seat
        self.match = trial.position.match()
        view = _view(self.match, self.seat)
        self._goal = goal_of(trial.goal, view.mode.side_of(self.seat))
        self._solver = solver or OpenSolver(self._goal, friends_of(view, self._goal))
        self._world = open_world(view)

    def begun_again(self) -> Sparring:
        """The same trial from its beginning; what was worked out is kept."""
        return Sparring(self._trial, self._solver)

    @property
    def is_over(self) -> bool:
        """Whether the goal is reached or missed for good."""
        return self._goal.reached(self._world) is not None

    @property
    def is_won(self) -> bool:
        return self._goal.reached(self._world) is True

    @property
    def holds(self) -> bool:
        """Whether the goal can still be reached against every defence."""
        return self._solver.forces(self._world)

    def play(self, action: Play) -> list[Play]:
        """Play the learner's card, then all others until the learner acts again or it is over.

        Returns the cards of the others in order.
        """
        self._play(action)
        answers = []
        while not self.is_over and self.match.to_act != self.seat:
            answers.append(self._answer())
            self._play(answers[-1])
        return answers

    def winning(self) -> list[Play]:
        """The cards of the seat to act after which the goal can still be reached."""
        return [
            Play(card_of(card))
            for card in choices(self._world)
            if self._solver.forces(played(self._world, card))
        ]

    def _play(self, action: Play) -> None:
        assert self.match.to_act is not None
        self.match.play(self.match.to_act, action)
        self._world = played(self._world, action.card.bit)

    def _answer(self) -> Play:
        """Partners keep the goal in reach; opponents leave the fewest ways to it."""
        cards = choices(self._world)
        if self._world.turn in self._solver.friends:
            return (self.winning() or [Play(card_of(cards[0]))])[0]
        return Play(card_of(min(cards, key=lambda card: self._ways(played(self._world, card)))))

    def _ways(self, world: Imagined) -> float:
        """How many cards of the next partner still reach the goal; none if it is out of reach."""
        if not self._solver.forces(world):
            return 0
        if self._goal.reached(world) is not None:
            return 99
        if world.turn not in self._solver.friends:
            return 50
        cards = choices(world)
        return sum(self._solver.forces(played(world, card)) for card in cards) / len(cards)


def _view(match: Match, seat: int) -> SeptetView:
    view = seen(match, seat, is_open=True)
    assert isinstance(view, SeptetView)
    return view
