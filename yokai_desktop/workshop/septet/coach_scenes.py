"""The coach at the table as scenes of the tour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from yokai_desktop.ai.reviews.reviewed import Choice
from yokai_desktop.ai.weighed import Weighed
from yokai_desktop.engine.contract import Action, View
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.workshop.sample_games import play_by_chance, septet_match

if TYPE_CHECKING:
    from yokai_desktop.workshop.tour import Scene, Stage

_SEATS = (Seat(), Seat("novice", "Ren"), Seat("adept", "Hana"), Seat("expert", "Botan"))


def _weigh(view: View, action: Action) -> Weighed:
    """A coach who prefers another card to the A that is about to be played."""
    best = Choice(str(view.legal[-1]), 0.6, 0.01, 0.6, 1.0, reason="keeps_ace")
    return Weighed(Choice(str(action), 0.45, 0.01, 0.5, 0.0, gap=0.15, gap_error=0.02), best)


def _your_turn() -> Match:
    """A game in which the person follows and may choose."""
    match = septet_match(_SEATS, "TOUR-7")
    for step in range(90):
        view = match.view(0)
        assert isinstance(view, SeptetView)
        if match.to_act == 0 and view.trick and len(view.legal) > 2 and view.tricks:
            return match
        play_by_chance(match, f"coach/{step}", most=step + 1)
    raise AssertionError("no such position")


def _speaking(whys: int) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        preferences().set_value("coach", "10")
        preferences().set_value("guide", False)
        page = stage.sit_down(_your_turn())
        assert isinstance(page, SeptetTable)
        page.coach.make_thinker = lambda: LocalThinker(weigh=_weigh)
        action = page.table.view.legal[0]
        assert isinstance(action, Play)
        stage.wait_for(lambda: page.board.is_choosing)
        page.board.choosing.pick(action.card)
        stage.wait_for(lambda: page.coach.is_speaking)
        for _ in range(whys):
            page.coach.slip.why.click()
        preferences().set_value("guide", True)

    return go


def coach_scenes() -> list[Scene]:
    """The coach asks, and says why."""
    from yokai_desktop.workshop.tour import Scene

    return [
        Scene("septet-coach", _speaking(0)),
        Scene("septet-coach-why", _speaking(2)),
        Scene("septet-coach-large", _speaking(1), text_percent=200),
    ]
