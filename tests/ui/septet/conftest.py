"""Tables for tests: complete pages with computer players that answer at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import quick_thinker
from yokai_desktop.engine.match import Match
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.services.preferences import forget_preferences, preferences
from yokai_desktop.ui.window import routes

MakeTable = Callable[..., SeptetTable]


@pytest.fixture(autouse=True)
def still_table(user_home: object, qapp: object) -> Iterator[None]:
    """Nothing takes time, unless a test asks for it."""
    forget_preferences()
    preferences().set_value("animation", "off")
    preferences().set_value("trick_pause", 1)
    preferences().set_value("thinking_pause", 0)
    preferences().set_value("guide", False)
    yield
    forget_preferences()


@pytest.fixture
def make_table(qtbot: QtBot) -> Iterator[MakeTable]:
    """Opens a table page for a match, 1280 × 800 unless told otherwise."""
    pages: list[SeptetTable] = []

    def make(match: Match, width: int = 1280, height: int = 800) -> SeptetTable:
        page = SeptetTable(match, {}, quick_thinker())
        qtbot.addWidget(page)
        pages.append(page)
        page.resize(width, height)
        page.show()
        page.opened(routes.Table())
        return page

    yield make
    for page in pages:
        page.left()
