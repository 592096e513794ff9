"""The dojo as scenes of the tour: its doors, lessons, trials, the partners' language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from yokai_desktop.dojo.exercise import ExerciseKind
from yokai_desktop.dojo.trial import TrialKind
from yokai_desktop.ui.dojo.free_page import FreePage
from yokai_desktop.ui.dojo.language_page import LanguagePage
from yokai_desktop.ui.dojo.learner import note
from yokai_desktop.ui.dojo.lesson_page import LessonPage
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.dojo.trial_page import TrialPage
from yokai_desktop.ui.window import routes

if TYPE_CHECKING:
    from yokai_desktop.workshop.tour import Scene, Stage


def _dojo(stage: Stage) -> None:
    for lesson in library().lessons_of("septet")[:3]:
        note("lesson", lesson.id, len(lesson.steps))
    stage.window.show_page("dojo")


def _lesson(name: str) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        stage.window.go(routes.Lesson(name))

    return go


def _corrected(stage: Stage) -> None:
    stage.window.go(routes.Lesson("first_trick"))
    page = stage.window.page
    assert isinstance(page, LessonPage)
    assert page.course is not None
    page.begin_again()
    step = page.course.step
    wrong = next(a for a in page.course.practice.legal if not step.is_right(str(a)))
    page.answer(wrong)


def _trial(kind: TrialKind) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        trial = next(trial for trial in library().trials if trial.kind is kind)
        stage.window.go(routes.Trial(trial=trial.id))

    return go


def _solved(stage: Stage) -> None:
    _trial(TrialKind.FAMILY)(stage)
    page = stage.window.page
    assert isinstance(page, TrialPage)
    assert page.trial is not None
    page.answer(page.trial.solution[0])


def _trials(stage: Stage) -> None:
    stage.window.go(routes.Trials(game="yokai"))


def _language(stage: Stage) -> None:
    stage.window.go(routes.Language(convention=1))


def _read(stage: Stage) -> None:
    _language(stage)
    page = stage.window.page
    assert isinstance(page, LanguagePage)
    assert page.series is not None
    page.answer(page.series.now.key[0])


def _placed(stage: Stage) -> None:
    place = next(e.convention for e in library().exercises if e.kind is ExerciseKind.PLACE)
    stage.window.go(routes.Language(convention=place))
    page = stage.window.page
    assert isinstance(page, LanguagePage)
    assert page.series is not None
    assert page.table.board is not None
    about = f"move {page.series.now.about} "
    moves = [a for a in page.series.practice.legal if str(a).startswith(about)]
    wrong = next(move for move in moves if not page.series.now.is_right(str(move)))
    page.table.board.chosen.emit(wrong)
    page.paper.make.click()
    stage.wait_for(lambda: bool(page.paper.remarks.remarks) and not page.comparing.is_busy)


def _open_trial(stage: Stage) -> None:
    trials = [trial for trial in library().trials_of("septet") if trial.position.is_open]
    stage.window.go(routes.Trial(trials[-1].id))


def _weighed(stage: Stage) -> None:
    stage.window.go(routes.Speaking())
    page = stage.window.page
    assert isinstance(page, FreePage)
    assert page.turn is not None
    assert page.table.board is not None
    page.table.board.chosen.emit(page.turn.legal[0])
    stage.wait_for(lambda: not page.comparing.is_busy)


def dojo_scenes() -> list[Scene]:
    """In the order of its doors."""
    from yokai_desktop.workshop.tour import Scene

    return [
        Scene("dojo", _dojo),
        Scene("dojo-lesson-septet", _lesson("bosses")),
        Scene("dojo-lesson-corrected", _corrected),
        Scene("dojo-lesson-yokai", _lesson(library().lessons_of("yokai")[1].id)),
        Scene("dojo-trials", _trials),
        Scene("dojo-trial-card", _trial(TrialKind.CARD)),
        Scene("dojo-trial-open", _open_trial),
        Scene("dojo-trial-peace", _trial(TrialKind.PEACE)),
        Scene("dojo-trial-declare", _trial(TrialKind.DECLARE)),
        Scene("dojo-trial-solved", _solved),
        Scene("dojo-language", _language),
        Scene("dojo-language-read", _read),
        Scene("dojo-language-placed", _placed),
        Scene("dojo-free-practice", _weighed),
    ]
