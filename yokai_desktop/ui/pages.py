"""The pages of the window by name.  A page is imported when it is first shown."""

from __future__ import annotations

from collections.abc import Callable

from yokai_desktop.ui.page import Page


def _home() -> Page:
    from yokai_desktop.ui.home.page import HomePage

    return HomePage()


def _new_septet() -> Page:
    from yokai_desktop.ui.new_game.septet_page import NewSeptetPage

    return NewSeptetPage()


def _new_yokai() -> Page:
    from yokai_desktop.ui.new_game.yokai_page import NewYokaiPage

    return NewYokaiPage()


def _settings() -> Page:
    from yokai_desktop.ui.settings_page import SettingsPage

    return SettingsPage()


def _rules() -> Page:
    from yokai_desktop.ui.rules.page import RulesPage

    return RulesPage()


PAGES: dict[str, Callable[[], Page]] = {
    "home": _home,
    "new-septet": _new_septet,
    "new-yokai": _new_yokai,
    "settings": _settings,
    "rules": _rules,
}
