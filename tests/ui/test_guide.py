"""The user guide inside the program: complete in both languages, one choice away."""

from __future__ import annotations

import pytest

from yokai_desktop.ui.rules.book import RuleBook
from yokai_desktop.ui.rules.page import RulesPage
from yokai_desktop.ui.window.main_window import MainWindow

SECTIONS = (
    "program-first",
    "program-mouse",
    "program-keys",
    "program-aid",
    "program-people",
    "program-hint",
    "program-saving",
    "program-deal",
    "program-settings",
    "program-journey",
    "program-review",
    "program-access",
    "program-files",
    "program-trouble",
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_guide_has_every_section(language: str) -> None:
    guide = RuleBook(language).chapter_of("program")
    assert [section.anchor for section in guide.sections] == ["program", *SECTIONS]
    assert all(len(section.text) > 80 for section in guide.sections[1:])


def test_the_menu_opens_the_guide(window: MainWindow) -> None:
    window.menus.actions["guide"].trigger()
    assert isinstance(window.page, RulesPage)
    assert "Your first game" in window.page.browser.toPlainText()
