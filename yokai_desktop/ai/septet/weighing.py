"""Weighing the choices of a decision: which ones, and how long it takes to tell them apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from yokai_desktop.ai.reviews.comparing import Compared, compare
from yokai_desktop.ai.reviews.labels import BLUNDER, MISTAKE, SLIP
from yokai_desktop.ai.septet.imagined import Imagined
from yokai_desktop.ai.septet.outcomes import meanings_of
from yokai_desktop.ai.septet.pass_search import as_action, ranked_passes
from yokai_desktop.ai.septet.playouts import Prepare
from yokai_desktop.ai.septet.straws import after_discards, after_shows, after_swaps
from yokai_desktop.ai.septet.trials import Passed, PlayedOut, Searched, Solved, TriedChoices
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Done, Pass, Show, Tuck
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView

A = TypeVar("A", bound=Action)

PROMISING = 10
"""How many passes a good player would weigh."""

_SOLVED_TRICKS = {4: 4, 2: 5}
"""With so many tricks left each world is solved; by players, none with three sides."""

_MOST_WORLDS = 600
"""Where no more worlds than these are possible, all of them are solved and none sampled; a whole
review has the patience for more."""

_CLEAR = 2.2
"""So many errors away from a threshold a loss is unlikely to cross it under another seed."""

_USUAL_ROUNDS = 3

_FEWEST = 40
"""Fewer worlds more are not worth going on for."""


@dataclass(frozen=True)
class Patience:
    """How long choices are tried until their losses are clear."""

    first: int
    """Worlds in which all choices are tried."""
    most: int
    """Worlds in which those are tried that are hard to tell apart."""
    tries: int
    """Of all choices together; many choices share them."""
    error: float
    """Of a loss, if it is to be clear."""
    solved: int = _MOST_WORLDS
    """Of so many possible worlds all are solved."""

    def for_game(self, rounds: int) -> Patience:
        """Long games have many decisions: each gets less, so that the whole takes no longer."""
        rounds = max(rounds, _USUAL_ROUNDS)
        return replace(
            self,
            most=self.most * _USUAL_ROUNDS // rounds,
            tries=self.tries * _USUAL_ROUNDS // rounds,
        )


def weigh(view: SeptetView, played: Action | None, worlds: int, rng: Random) -> TriedChoices:
    """Try the choices of the seat to act, the one played among them, in so many worlds each."""
    trial = _trial(view, played, rng)
    if not trial.exact:
        trial.go_on(worlds, range(len(trial.actions)))
    return trial


def weigh_until_clear(
    view: SeptetView, played: Action, patience: Patience, rng: Random
) -> TriedChoices:
    """Try the choices until the label of the one played is clear, or patience ends.

    Choices that are clearly behind are left out when it goes on.
    """
    trial = _trial(view, played, rng, patience.solved)
    if trial.exact:
        return trial
    index = index_of(trial, played)
    among = list(range(len(trial.actions)))
    more = _even(min(patience.first, patience.tries // len(among)))
    spent = 0
    while more >= _FEWEST or not spent:
        trial.go_on(more, among)
        spent += more * len(among)
        compared = compared_by(trial, [0.0] * len(trial.actions))
        if _is_clear(compared, index, patience):
            break
        among = _contenders(compared, index, among)
        left = patience.most - trial.worlds, (patience.tries - spent) // len(among)
        more = _even(min(trial.worlds, *left))
    return trial


def compared_by(trial: TriedChoices, ties: Sequence[float]) -> Compared:
    """How the chances of the choices compare."""
    view = trial.view
    meaning = meanings_of(view)[view.mode.side_of(view.seat)]
    chances = [[meaning.chance[end] for end in ends] for ends in trial.outcomes]
    return compare(chances, ties, exact=trial.exact, groves=trial.groves)


def index_of(trial: TriedChoices, action: Action) -> int:
    """Where an action stands among the choices, however its cards are ordered."""
    mode = trial.view.mode
    wanted = _sense(mode, action)
    return next(n for n, other in enumerate(trial.actions) if _sense(mode, other) == wanted)


def is_solvable(r: Imagined, mode: Mode, tricks: dict[int, int]) -> bool:
    """Whether so few tricks are left that a world can be solved; ``tricks`` by players."""
    return not mode.is_seven_next and r.left <= tricks.get(mode.players, 0)


def _is_clear(compared: Compared, played: int, patience: Patience) -> bool:
    """Whether the label of the choice played would hardly be another with more worlds."""
    if played == compared.best:
        leads = zip(compared.leads, compared.gap_errors, strict=True)
        return all(_CLEAR * error - lead < SLIP for lead, error in leads)
    lead, error = compared.leads[played], compared.gap_errors[played]
    return error <= patience.error and all(
        abs(lead - threshold) > _CLEAR * error for threshold in (SLIP, MISTAKE, BLUNDER)
    )


def _contenders(compared: Compared, played: int, among: Sequence[int]) -> list[int]:
    """The choices that may be the best, and the one played."""
    return [
        index
        for index in among
        if index in (played, compared.best, *compared.picks)
        or compared.leads[index] <= _CLEAR * compared.gap_errors[index]
    ]


def _even(worlds: int) -> int:
    """Worlds come in pairs: half of them check what the other half found."""
    return max(0, worlds - worlds % 2)


def _trial(
    view: SeptetView, played: Action | None, rng: Random, most: int = _MOST_WORLDS
) -> TriedChoices:
    """The choices of the seat to act, not tried yet but where all worlds can be solved."""
    match view.phase:
        case Phase.PLAY:
            return _cards(view, rng, most)
        case Phase.PASS:
            return _passes(view, played, rng)
        case Phase.DISCARD:
            discards = [action for action in view.legal if isinstance(action, Discard)]
            return _played_out(view, discards, after_discards(view), rng)
    shows = [action for action in view.legal if isinstance(action, Show)]
    if shows:
        return _played_out(view, shows, after_shows(view, rng), rng)
    swaps = [action for action in view.legal if isinstance(action, Tuck | Done)]
    return _played_out(view, swaps, after_swaps(view), rng)


def _played_out(
    view: SeptetView, actions: Sequence[A], prepare: Prepare[A], rng: Random
) -> PlayedOut[A]:
    return PlayedOut(view, actions, actions, prepare, rng)


def _passes(view: SeptetView, played: Action | None, rng: Random) -> TriedChoices:
    passes = [as_action(cards) for cards in ranked_passes(view)[:PROMISING]]
    known = [_sense(view.mode, other) for other in passes]
    if isinstance(played, Pass) and _sense(view.mode, played) not in known:
        passes.append(played)
    given = [tuple(card.bit for card in each.cards) for each in passes]
    return Passed(view, passes, given, rng)


def _sense(mode: Mode, action: Action) -> object:
    """What an action does: a pass knows an order only in Seven Next."""
    if isinstance(action, Pass) and not mode.is_seven_next:
        return frozenset(action.cards)
    return action


def _cards(view: SeptetView, rng: Random, most: int) -> TriedChoices:
    searched = Searched(view, rng)
    if not is_solvable(searched.knowledge.public, view.mode, _SOLVED_TRICKS):
        return searched
    solved = Solved(view, rng)
    every = solved.knowledge.all_worlds(most)
    if every is not None:
        solved.try_all(every)
    return solved
