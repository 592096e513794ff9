"""Screens in English, and the counts of the trials on their way to the end of the output."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.robustness import counts
from tests.ui.conftest import dressed_app, window
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.theme import theme

__all__ = ["dressed_app", "window"]


@pytest.fixture(autouse=True)
def english(request: pytest.FixtureRequest) -> None:
    """Screens speak English, whatever the tests before have left."""
    if {"dressed_app", "qtbot"} & set(request.fixturenames):
        request.getfixturevalue("dressed_app")
        translation().speak("en")
        theme().set_text_percent(100)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Hand what a test counted to its report, whichever process makes the report."""
    counts.forget()
    yield
    item.user_properties += [(counts.PROPERTY, line) for line in counts.told()]
