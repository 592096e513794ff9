"""The pages of the window by name.  A page is imported when it is first shown."""

from __future__ import annotations

from collections.abc import Callable

from yokai_desktop.ui.page import Page


def _home() -> Page:
    from yokai_desktop.ui.home.page import HomePage

    return HomePage()


def _new_septet() -> Page:
    from yokai_desktop.ui.septet.new_game_page import NewSeptetPage

    return NewSeptetPage()


def _new_yokai() -> Page:
    from yokai_desktop.ui.yokai.new_game_page import NewYokaiPage

    return NewYokaiPage()


def _settings() -> Page:
    from yokai_desktop.ui.settings_page import SettingsPage

    return SettingsPage()


def _rules() -> Page:
    from yokai_desktop.ui.rules.page import RulesPage

    return RulesPage()


def _journey() -> Page:
    from yokai_desktop.ui.yokai.journey.page import JourneyPage

    return JourneyPage()


def _septet_progress() -> Page:
    from yokai_desktop.ui.septet.progress.page import SeptetProgressPage

    return SeptetProgressPage()


def _history() -> Page:
    from yokai_desktop.ui.history.page import HistoryPage

    return HistoryPage()


def _statistics() -> Page:
    from yokai_desktop.ui.statistics.page import StatisticsPage

    return StatisticsPage()


def _people() -> Page:
    from yokai_desktop.ui.history.people_page import PeoplePage

    return PeoplePage()


def _replay() -> Page:
    from yokai_desktop.ui.replay.page import ReplayPage

    return ReplayPage()


PAGES: dict[str, Callable[[], Page]] = {
    "home": _home,
    "new-septet": _new_septet,
    "new-yokai": _new_yokai,
    "settings": _settings,
    "rules": _rules,
    "journey": _journey,
    "septet-progress": _septet_progress,
    "history": _history,
    "statistics": _statistics,
    "people": _people,
    "replay": _replay,
}
