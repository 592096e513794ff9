"""Reviews and positions that a stranger wrote into a history: shown, or worked out anew."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from tests.robustness.counts import tell, times
from yokai_desktop.models.review.keeping import save_findings
from yokai_desktop.storage.packing import packed, unpacked
from yokai_desktop.ui.review.desk import close_desk
from yokai_desktop.ui.review.page import ReviewPage
from yokai_desktop.ui.review.try_page import TryPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.routes import Route

FACTS = "facts"
"""What a judge notes for itself is no part of this trial."""
REPLACE = "UPDATE mistake SET data = ? WHERE id = ?"
STRANGE: dict[type, tuple[Any, ...]] = {
    bool: (True, False),
    int: (-1, 0, 3, 99, 2**40),
    float: (-1.0, 2.0, 1e300, float("nan"), float("inf"), 0.0),
    str: ("", "x", "play fire-9", "move 5 2,-1", "<b>x</b>", "é" * 500),
    list: ([], [[]], ["x"] * 2_000),
    dict: ({}, {"x": [1]}),
    type(None): (0, 1.5, "x", []),
}


@pytest.fixture(autouse=True)
def _closed_desk() -> Iterator[None]:
    preferences().set_value("animation", "off")
    yield
    close_desk()


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values within some data."""
    if way:
        yield way
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            if key != FACTS:
                yield from places(value, (*way, key))


def harmed(data: Any, rng: Random) -> Any:
    """The same with one to three values exchanged for others of their kind."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 3))):
        way = rng.choice(list(places(data)))
        holder = data
        for key in way[:-1]:
            holder = holder[key]
        value = holder[way[-1]]
        doubled = [value * 2, value[::-1]] if isinstance(value, list) else []
        holder[way[-1]] = rng.choice((*STRANGE[type(value)], *doubled))
    return data


def show(window: MainWindow, route: Route) -> None:
    window.go(route)
    QApplication.processEvents()
    window.grab()


def test_a_strange_review_is_shown_or_worked_out_anew(window: MainWindow) -> None:
    rng = Random("reviews")
    database = archive().database
    games = []
    for match, review in (septet_reviewed(2), yokai_reviewed()):
        number = kept(match, review)
        save_findings(database, number, match, review)
        games.append((number, match, review.to_json()))
    positions = [
        (row["id"], unpacked(row["data"])) for row in database.rows("SELECT id, data FROM mistake")
    ]
    outcomes: Counter[str] = Counter()
    for turn in range(times(6, 300)):
        number, match, review_data = games[turn % len(games)]
        position, data = rng.choice(positions)
        with database.writing() as connection:
            connection.execute("DELETE FROM practice")
            strange = packed(harmed(review_data, rng)), packed(harmed(data, rng))
            sql = "UPDATE review SET data = ? WHERE game_id = ?"
            connection.execute(sql, (strange[0], number))
            connection.execute(REPLACE, (strange[1], position))
        close_desk()
        show(window, routes.Review(number))
        page = window.page
        assert isinstance(page, ReviewPage)
        assert page.sitting is not None
        outcomes["shown" if page.sitting.review.is_complete else "anew"] += 1
        close_desk()
        at = rng.randrange(len(match.actions))
        show(window, routes.ReviewStep(page.sitting, 0, at))
        show(window, routes.Mistakes())
        trying = window.page
        assert isinstance(trying, TryPage)
        while trying.trying is not None:
            trying.show_answer()
            trying.go_on()
            QApplication.processEvents()
        with database.writing() as connection:
            connection.execute(REPLACE, (packed(data), position))
    tell("reviews and positions with strange values", tried=outcomes.total(), **outcomes)
    assert outcomes["anew"] > 0
