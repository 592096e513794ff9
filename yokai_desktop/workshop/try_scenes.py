"""Mistakes that are tried again as scenes of the tour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from yokai_desktop.engine.contract import Action
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.review.try_page import TryPage
from yokai_desktop.ui.window import routes
from yokai_desktop.workshop.review_scenes import whole

if TYPE_CHECKING:
    from yokai_desktop.workshop.tour import Scene, Stage


def tried(stage: Stage, game: str) -> TryPage:
    """The first own mistake of a reviewed game, the answer hidden."""
    page: ReviewPage = whole(stage, game)
    assert page.sitting is not None
    stage.window.go(routes.Mistakes(game=page.sitting.number, back=routes.Review()))
    shown = stage.window.page
    assert isinstance(shown, TryPage)
    assert shown.trying is not None
    return shown


def _action(page: TryPage, place: int) -> Action:
    """A choice by its rank."""
    assert page.trying is not None
    return page.trying.match.game.read_action(page.trying.decision.choices[place].action)


def _question(game: str, nudges: int = 0) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        page = tried(stage, game)
        for _ in range(nudges):
            page.nudge()

    return go


def _answered(game: str, place: int) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        page = tried(stage, game)
        page.answer(_action(page, place))
        stage.wait(600)

    return go


def _shown(stage: Stage) -> None:
    tried(stage, "septet").show_answer()


def _done(stage: Stage) -> None:
    page = tried(stage, "septet")
    while page.trying is not None:
        page.answer(_action(page, 0))
        stage.wait(300)
        page.go_on()


def _nothing(stage: Stage) -> None:
    stage.window.go(routes.Mistakes(game=10_000, back=routes.Home()))


def try_scenes() -> list[Scene]:
    """Every state of a mistake that is tried."""
    from yokai_desktop.workshop.tour import Scene

    return [
        Scene("try-question", _question("septet")),
        Scene("try-nudge", _question("septet", 3)),
        Scene("try-right", _answered("septet", 0)),
        Scene("try-wrong", _answered("septet", -1)),
        Scene("try-shown", _shown),
        Scene("try-done", _done),
        Scene("try-nothing", _nothing),
        Scene("try-two", _question("septet-two")),
        Scene("try-large", _answered("septet", 0), text_percent=200),
    ]
