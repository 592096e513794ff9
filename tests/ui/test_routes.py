"""Every route leads to its page; what cannot be followed is no ``Route`` for the type checker."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES, TABLE, name_of, page_named
from yokai_desktop.ui.window.routes import PageRoute, Route

UI = Path(__file__).parents[2] / "yokai_desktop" / "ui"


def test_every_page_has_a_route_and_every_route_a_page() -> None:
    by_game = (routes.NewGame, routes.Records)
    plain: list[PageRoute] = [kind(face.name) for kind in by_game for face in GAME_FACES]
    plain += [kind() for kind in get_args(PageRoute) if kind not in by_game]
    assert {name_of(route) for route in plain} == {*PAGES, TABLE}
    assert all(page_named(name_of(route)) == route for route in plain)


def test_every_class_of_routes_is_a_route() -> None:
    declared = {
        each
        for name, each in vars(routes).items()
        if hasattr(each, "__dataclass_fields__") and not name.startswith("_")
    }
    assert declared == set(get_args(Route))


def test_routes_are_equal_only_to_those_of_their_class() -> None:
    assert routes.Home() == routes.Home()
    assert len({routes.Home(), routes.Settings(), routes.Home()}) == 2


@pytest.mark.parametrize("name", PAGES)
def test_the_window_follows_every_route_to_a_page(window: MainWindow, name: str) -> None:
    window.go(page_named(name))
    assert window.page_name == name


def test_only_what_knows_the_type_of_a_route_asks_for_it() -> None:
    """``Signal.emit`` takes anything: nobody but ``Page.go`` may send one."""
    senders = [
        path.relative_to(UI).as_posix()
        for path in sorted(UI.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node).endswith("navigate.emit")
    ]
    assert senders == ["window/page.py"]
