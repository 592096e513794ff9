"""What pages ask the window for exists, and is asked for with what it takes.

``Page.navigate`` carries a name and wishes, which the type checker cannot see into: this does.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from yokai_desktop.ui.parts.notice import Notice
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES

UI = Path(__file__).parents[2] / "yokai_desktop" / "ui"
WAYS = {
    "back": set[str](),
    "start": set(inspect.signature(MainWindow.start).parameters),
    "again": {"match"},
    "continue": set(inspect.signature(MainWindow.resume).parameters),
    "play": set(inspect.signature(MainWindow.play_on).parameters),
    "notice": set(inspect.signature(Notice.tell).parameters),
    "about": set(inspect.signature(MainWindow.show_about).parameters),
}
"""What ``MainWindow.go`` does besides showing pages, with the wishes of each."""


def requests(tree: ast.AST) -> Iterator[tuple[int, str, set[str] | None]]:
    """Line, name and wishes of every request; None for wishes that are not written there."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.args[0]
        if _asks(node.func) and isinstance(name, ast.Constant) and isinstance(name.value, str):
            wishes = node.args[1] if len(node.args) > 1 else None
            keys = None
            if isinstance(wishes, ast.Dict):
                keys = {key.value for key in wishes.keys if isinstance(key, ast.Constant)}
            yield node.lineno, name.value, keys  # type: ignore[misc]


def _asks(func: ast.expr) -> bool:
    words = ast.unparse(func)
    return words.endswith("navigate.emit") or words == "navigate"


def known_wishes() -> set[str]:
    """Everything that any page looks for when it is opened."""
    known: set[str] = set()
    for path in UI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_asked = isinstance(node, ast.Call) and ast.unparse(node.func) == "wanted.get"
            if is_asked and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                known.add(str(node.args[0].value))
    return known


def test_every_request_can_be_answered() -> None:
    wishes, asked, wrong = known_wishes(), 0, []
    for path in sorted(UI.rglob("*.py")):
        for line, name, keys in requests(ast.parse(path.read_text(encoding="utf-8"))):
            asked += 1
            takes = WAYS.get(name, wishes) if name in {*WAYS, *PAGES} else None
            if takes is None or not (keys or set()) <= takes:
                wrong.append(f"{path.relative_to(UI)}:{line}: {name} {keys}")
    assert asked > 40
    assert not wrong


@pytest.mark.parametrize(
    "code", ['self.navigate.emit("replai", {})', 'navigate("notice", {"words": "Hello"})']
)
def test_a_wrong_request_is_found(code: str) -> None:
    ((_, name, keys),) = requests(ast.parse(code))
    assert name not in {*WAYS, *PAGES} or not (keys or set()) <= WAYS[name]
