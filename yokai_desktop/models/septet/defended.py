"""A trial of Septet played to its end: after each card the others answer as well as they can."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from yokai_desktop.dojo.position import Position, seen
from yokai_desktop.dojo.septet.sparring import Sparring
from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView

MOST_CARDS = 24
"""In all hands and straw piles together: with more of them an answer would not come at once."""


def can_be_defended(trial: Trial) -> bool:
    """Whether a trial is small enough to be played on against the best defence."""
    view = seen(trial.position.match(), trial.position.seat, is_open=True)
    if trial.kind is not TrialKind.CARD or not isinstance(view, SeptetView):
        return False
    straws = (place for straw in view.straws for place in (*straw.up, *straw.down))
    cards = sum(map(len, view.hands)) + sum(not place.gone for place in straws)
    return cards <= MOST_CARDS


@dataclass(frozen=True)
class _Standing:
    """How a trial stands after some cards of the learner."""

    texts: tuple[str, ...]
    """Everything played since the trial began."""
    answers: tuple[str, ...]
    """What the others played after the learner's last card."""
    holds: bool
    is_won: bool
    is_forgiven: bool = False
    """Wrong, although it holds in this deal."""


class DefendedWay:
    """The way of one trial in its true deal.

    The first card is judged by the trial's solution, which holds in every deal that fits; later
    ones by whether the goal can still be reached in this deal against every defence.
    """

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._sparring = Sparring(trial)
        self._moves: tuple[str, ...] = ()
        self._known: dict[tuple[str, ...], _Standing] = {}
        self._known[()] = _Standing((), (), holds=True, is_won=False)

    def start(self) -> Position:
        return self._trial.position

    def after(self, moves: tuple[str, ...]) -> Position:
        return self._trial.position.after(*self._at(moves).texts)

    def is_there(self, moves: tuple[str, ...]) -> bool:
        return self._at(moves).is_won

    def holds(self, moves: tuple[str, ...]) -> bool:
        return self._at(moves).holds

    def answers(self, moves: tuple[str, ...]) -> tuple[str, ...]:
        return self._at(moves).answers

    def forgives(self, moves: tuple[str, ...]) -> bool:
        return self._at(moves).is_forgiven

    def best(self, moves: tuple[str, ...]) -> str:
        if not moves:
            return self._trial.solution[0]
        self._go_to(moves)
        return str(self._sparring.winning()[0])

    @cached_property
    def length(self) -> int:
        """How many cards of the learner the shown line takes."""
        moves: tuple[str, ...] = ()
        while self.holds(moves) and not self.is_there(moves):
            moves += (self.best(moves),)
        return len(moves)

    def _at(self, moves: tuple[str, ...]) -> _Standing:
        found = self._known.get(moves)
        if found is None:
            before = self._at(moves[:-1])
            self._go_to(moves[:-1])
            found = self._known[moves] = self._played(before, moves)
        return found

    def _played(self, before: _Standing, moves: tuple[str, ...]) -> _Standing:
        """Play the last card of these; nobody answers a wrong first one that this deal forgives."""
        sparring, text = self._sparring, moves[-1]
        answers = tuple(str(card) for card in sparring.play(self._card(text)))
        self._moves = moves
        holds = sparring.is_won if sparring.is_over else sparring.holds
        is_wrong = len(moves) == 1 and text not in self._trial.solution
        is_forgiven = is_wrong and holds
        if is_forgiven:
            answers = ()
        texts, holds = (*before.texts, text, *answers), holds and not is_wrong
        return _Standing(texts, answers, holds, holds and sparring.is_won, is_forgiven)

    def _go_to(self, moves: tuple[str, ...]) -> None:
        """Bring the round in hand to where it was after these cards."""
        if moves == self._moves:
            return
        self._sparring = self._sparring.begun_again()
        for text in moves:
            self._sparring.play(self._card(text))
        self._moves = moves

    def _card(self, text: str) -> Play:
        action = self._trial.position.action(text)
        assert isinstance(action, Play)
        return action
