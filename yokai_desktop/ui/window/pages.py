"""The pages of the window by name.  A page is imported when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import assert_never, get_args

from yokai_desktop.ui.games.game_faces import GAME_FACES, game_face
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.page import Page
from yokai_desktop.ui.window.routes import PageRoute

TABLE = "table"
"""The name of the page of the game that is being played; each game makes its own."""


def _home() -> Page:
    from yokai_desktop.ui.home.page import HomePage

    return HomePage()


def _settings() -> Page:
    from yokai_desktop.ui.settings.page import SettingsPage

    return SettingsPage()


def _rules() -> Page:
    from yokai_desktop.ui.rules.page import RulesPage

    return RulesPage()


def _history() -> Page:
    from yokai_desktop.ui.history.page import HistoryPage

    return HistoryPage()


def _unfinished() -> Page:
    from yokai_desktop.ui.unfinished.page import UnfinishedPage

    return UnfinishedPage()


def _statistics() -> Page:
    from yokai_desktop.ui.statistics.page import StatisticsPage

    return StatisticsPage()


def _people() -> Page:
    from yokai_desktop.ui.history.people_page import PeoplePage

    return PeoplePage()


def _replay() -> Page:
    from yokai_desktop.ui.replay.page import ReplayPage

    return ReplayPage()


def _review() -> Page:
    from yokai_desktop.ui.review.page import ReviewPage

    return ReviewPage()


def _decision() -> Page:
    from yokai_desktop.ui.review.decision_page import DecisionPage

    return DecisionPage()


def _over_time() -> Page:
    from yokai_desktop.ui.statistics.over_time_page import OverTimePage

    return OverTimePage()


def _mistakes() -> Page:
    from yokai_desktop.ui.review.try_page import TryPage

    return TryPage()


def _dojo() -> Page:
    from yokai_desktop.ui.dojo.page import DojoPage

    return DojoPage()


def _lesson() -> Page:
    from yokai_desktop.ui.dojo.lesson_page import LessonPage

    return LessonPage()


def _trials() -> Page:
    from yokai_desktop.ui.dojo.trials_page import TrialsPage

    return TrialsPage()


def _trial() -> Page:
    from yokai_desktop.ui.dojo.trial_page import TrialPage

    return TrialPage()


def _speaking() -> Page:
    from yokai_desktop.ui.dojo.free_page import FreePage

    return FreePage()


def _language() -> Page:
    from yokai_desktop.ui.dojo.language_page import LanguagePage

    return LanguagePage()


PAGES: dict[str, Callable[[], Page]] = {
    "home": _home,
    **{face.new_game: face.new_game_page for face in GAME_FACES},
    "settings": _settings,
    "rules": _rules,
    **{face.records: face.records_page for face in reversed(GAME_FACES)},
    "history": _history,
    "unfinished": _unfinished,
    "statistics": _statistics,
    "over-time": _over_time,
    "people": _people,
    "replay": _replay,
    "review": _review,
    "review-step": _decision,
    "mistakes": _mistakes,
    "dojo": _dojo,
    "lesson": _lesson,
    "trials": _trials,
    "trial": _trial,
    "language": _language,
    "speaking": _speaking,
}


def name_of(route: PageRoute) -> str:
    """The name of the page a route leads to."""
    match route:
        case routes.Home():
            return "home"
        case routes.NewGame(game):
            return game_face(game).new_game
        case routes.Settings():
            return "settings"
        case routes.Rules():
            return "rules"
        case routes.Records(game):
            return game_face(game).records
        case routes.History():
            return "history"
        case routes.Unfinished():
            return "unfinished"
        case routes.Statistics():
            return "statistics"
        case routes.OverTime():
            return "over-time"
        case routes.People():
            return "people"
        case routes.Replay():
            return "replay"
        case routes.Review():
            return "review"
        case routes.ReviewStep():
            return "review-step"
        case routes.Mistakes():
            return "mistakes"
        case routes.Dojo():
            return "dojo"
        case routes.Lesson():
            return "lesson"
        case routes.Trials():
            return "trials"
        case routes.Trial():
            return "trial"
        case routes.Language():
            return "language"
        case routes.Speaking():
            return "speaking"
        case routes.Table():
            return TABLE
        case _:
            assert_never(route)


def page_named(name: str) -> PageRoute:
    """The way to a page by its name, asked for with nothing."""
    return _plain_routes()[name]


@cache
def _plain_routes() -> dict[str, PageRoute]:
    by_game = (routes.NewGame, routes.Records)
    plain: list[PageRoute] = [kind(face.name) for kind in by_game for face in GAME_FACES]
    plain += [kind() for kind in get_args(PageRoute) if kind not in by_game]
    return {name_of(route): route for route in plain}
