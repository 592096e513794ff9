"""The proof of a trial of Yōkai: the fewest moves, the one family left, peace in every case."""

from __future__ import annotations

from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.dojo.yokai.deduction import is_surely_at_peace, only_family
from yokai_desktop.dojo.yokai.grid import OpenGrid
from yokai_desktop.engine.contract import BadText
from yokai_desktop.engine.yokai.actions import Move, read_action
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.view import YokaiView

APPEASE, LOOK = "appease", "look"


def is_proved(trial: Trial) -> bool:
    """Whether the solution is what the proof finds."""
    view = trial.position.view()
    if not isinstance(view, YokaiView):
        return False
    match trial.kind:
        case TrialKind.PEACE:
            return _brings_peace(view, trial.solution)
        case TrialKind.FAMILY:
            return _is_only_family(view, trial)
        case TrialKind.DECLARE:
            is_plain = view.tableau.shape is None and not view.affinities
            sure = is_surely_at_peace(view) if is_plain else None
            return sure is not None and trial.solution == ((APPEASE,) if sure else (LOOK,))
    return False


def _brings_peace(view: YokaiView, solution: tuple[str, ...]) -> bool:
    """Every move is legal, the last one brings peace, and no way is shorter."""
    try:
        grid = OpenGrid.of(view)
        shortest = grid.shortest()
        for text in solution:
            move = read_action(text)
            if not isinstance(move, Move):
                return False
            grid = grid.moved(move)
    except (ValueError, BadText):
        return False
    return grid.is_at_peace and shortest is not None and len(shortest) == len(solution)


def _is_only_family(view: YokaiView, trial: Trial) -> bool:
    if trial.about is None or trial.about >= CARDS or view.families[trial.about] is not None:
        return False
    family = only_family(view, trial.about)
    return family is not None and trial.solution == (family.word,)
