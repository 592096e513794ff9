"""The proof of a trial of Yōkai: the fewest moves, the one family left, peace in every case."""

from __future__ import annotations

from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.dojo.yokai.deduction import is_surely_at_peace, only_family
from yokai_desktop.dojo.yokai.grid import OpenGrid
from yokai_desktop.engine.contract import BadText
from yokai_desktop.engine.yokai.actions import Move, read_action
from yokai_desktop.engine.yokai.cards import CARDS, Family
from yokai_desktop.engine.yokai.view import YokaiView

APPEASE, LOOK = "appease", "look"
_FAMILY_WORDS = tuple((family.word,) for family in Family)


def can_be_solved(trial: Trial) -> bool:
    """Whether the solution answers: by moves that bring peace, a family, or one of both words."""
    view = trial.position.view()
    if not isinstance(view, YokaiView):
        return False
    match trial.kind:
        case TrialKind.PEACE:
            return "deal" in trial.position.record and _is_free(view) and _brings_peace(view, trial)
        case TrialKind.FAMILY:
            return _is_hidden(view, trial.about) and trial.solution in _FAMILY_WORDS
        case TrialKind.DECLARE:
            return trial.solution in ((APPEASE,), (LOOK,))
    return False


def is_proved(trial: Trial) -> bool:
    """Whether the solution is what the proof finds."""
    view = trial.position.view()
    if not can_be_solved(trial) or not isinstance(view, YokaiView):
        return False
    match trial.kind:
        case TrialKind.PEACE:
            shortest = OpenGrid.of(view).shortest()
            return shortest is not None and len(shortest) == len(trial.solution)
        case TrialKind.FAMILY:
            assert trial.about is not None
            family = only_family(view, trial.about)
            return family is not None and trial.solution == (family.word,)
    is_plain = view.tableau.shape is None and not view.affinities
    sure = is_surely_at_peace(view) if is_plain else None
    return sure is not None and trial.solution == ((APPEASE,) if sure else (LOOK,))


def _is_free(view: YokaiView) -> bool:
    """Whether the seat is to play, and no card is held by a hint."""
    return view.seat == view.to_act and not any(view.tableau.hints)


def _brings_peace(view: YokaiView, trial: Trial) -> bool:
    """Whether all cards lie open, every move is legal, and the last one brings peace."""
    try:
        grid = OpenGrid.of(view)
        for text in trial.solution:
            move = read_action(text)
            if not isinstance(move, Move):
                return False
            grid = grid.moved(move)
    except (ValueError, BadText):
        return False
    return grid.is_at_peace


def _is_hidden(view: YokaiView, card: int | None) -> bool:
    return card is not None and card < CARDS and view.families[card] is None
