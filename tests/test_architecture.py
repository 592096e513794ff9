"""The shape of the code: who may import whom, and that the engine is pure."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "yokai_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))

MAY_IMPORT = {
    "engine": {"engine"},
    "ai": {"engine", "ai", "plain", "safe_path"},
    "storage": {"engine", "storage", "words"},
    "words": {"engine", "words", "paths"},
    "dojo": {"engine", "ai", "storage", "words", "paths", "dojo"},
    "models": {"engine", "ai", "storage", "models", "words", "dojo"},
    "cli": {
        "engine",
        "ai",
        "storage",
        "dojo",
        "cli",
        "plain",
        "version",
        "paths",
        "app",
        "ui",
        "workshop",
        "deal_codes",
        "desktop_entry",
        "leaving",
        "words",
    },
    "workshop": {
        "engine",
        "ai",
        "storage",
        "dojo",
        "models",
        "ui",
        "workshop",
        "app",
        "paths",
        "leaving",
        "words",
    },
    "ui": {
        "engine",
        "ai",
        "storage",
        "dojo",
        "models",
        "ui",
        "paths",
        "version",
        "deal_codes",
        "leaving",
        "safe_path",
        "words",
    },
}
"""Which parts of the package each part may use."""

WITHOUT_QT = ("engine", "ai", "storage", "words", "dojo")
IMPURE = {"time", "datetime", "logging", "os", "pathlib", "io", "socket", "threading", "subprocess"}


def part_of(path: Path) -> str:
    relative = path.relative_to(PACKAGE)
    return relative.parts[0].removesuffix(".py")


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or ""


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    allowed = MAY_IMPORT.get(part_of(path))
    if allowed is None:
        return
    for name in imports_of(path):
        words = name.split(".")
        if words[0] == "yokai_desktop" and len(words) > 1:
            assert words[1] in allowed, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_no_qt_below_the_models(path: Path) -> None:
    names = {name.split(".")[0] for name in imports_of(path)}
    if part_of(path) in WITHOUT_QT:
        assert "PySide6" not in names
    if part_of(path) == "models":
        modules = {name for name in imports_of(path) if name.startswith("PySide6")}
        assert modules <= {"PySide6.QtCore"}


def test_the_engine_uses_only_the_standard_library_and_is_pure() -> None:
    checked = 0
    for path in MODULES:
        if part_of(path) != "engine":
            continue
        checked += 1
        for name in imports_of(path):
            top = name.split(".")[0]
            typing_only = top == "mypy_extensions"
            assert top in sys.stdlib_module_names or top == "yokai_desktop" or typing_only, (
                f"{path} imports {name}"
            )
            assert top not in IMPURE, f"{path} imports {name}"
    assert checked > 20


def test_generic_table_code_knows_no_game() -> None:
    checked = [path for path in MODULES if path.relative_to(PACKAGE).parts[:2] == ("ui", "table")]
    checked += [PACKAGE / "models" / "table.py"]
    for path in checked:
        if path.exists():
            for name in imports_of(path):
                assert ".septet" not in name, f"{path} imports {name}"
                assert ".yokai" not in name.removeprefix("yokai"), f"{path} imports {name}"


def test_screens_get_views_never_states() -> None:
    """Nothing in the window reads a match's state or knows the classes of states."""
    for path in MODULES:
        if part_of(path) != "ui":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and "engine" in (node.module or ""):
                states = [alias.name for alias in node.names if alias.name.endswith("State")]
                assert not states, f"{path.name} imports {states}"
            elif isinstance(node, ast.Attribute) and node.attr == "state":
                owner = getattr(node.value, "attr", getattr(node.value, "id", ""))
                assert owner != "match", f"{path.name}:{node.lineno} reads a state"


GAMES = {"septet", "yokai"}
MAY_NAME_A_GAME = {
    "engine/catalog.py": "the games of the engine",
    "ui/games/game_faces.py": "the games of the window",
    "cli/console.py": "the games of the terminal",
    "cli/arguments.py": "the command has the name of a game",
    "cli/bench.py": "says what it measures",
    "cli/simulate.py": "counts what each game counts",
    "storage/summaries.py": "has a column for what each game keeps",
    "dojo/catalog.py": "the games of the dojo",
    "words/refusals.py": "reads the names of cards in facts",
}
"""Files outside the folders of the games, and why they must know one."""


def _names_a_game(path: Path) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and GAMES & set((node.module or "").split(".")):
            return True
        if isinstance(node, ast.Constant) and node.value in GAMES:
            return True
    return False


def test_nothing_but_the_catalogues_names_a_game() -> None:
    """The workshop is left out: its scenes and samples are of the games."""
    naming = {
        str(path.relative_to(PACKAGE).as_posix())
        for path in MODULES
        if not GAMES & set(path.relative_to(PACKAGE).parts)
        if part_of(path) != "workshop"
        if _names_a_game(path)
    }
    assert naming == set(MAY_NAME_A_GAME)


def _game_of(path: Path) -> str:
    return next((part for part in path.relative_to(PACKAGE).parts if part in GAMES), "")


def test_no_two_classes_have_one_name() -> None:
    """Twins of the two games aside, and the routes, which always go by ``routes.Name``."""
    places: dict[str, list[Path]] = {}
    for path in MODULES:
        if path != PACKAGE / "ui" / "window" / "routes.py":
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places.setdefault(node.name, []).append(path)
    twice = {
        name: [str(path.relative_to(PACKAGE)) for path in found]
        for name, found in places.items()
        if len(found) > 1 and sorted(map(_game_of, found)) != sorted(GAMES)
    }
    assert twice == {}


def test_every_model_is_tried_with_the_tester_of_qt() -> None:
    """Each class of model is named in a test that watches models while they change."""
    models, grown = {"QAbstractListModel", "QAbstractTableModel"}, True
    while grown:
        found = {
            node.name
            for path in MODULES
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.ClassDef)
            for base in node.bases
            if getattr(getattr(base, "value", base), "id", "") in models
        }
        grown, models = not found <= models, models | found
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
    watching = "".join(text for text in texts if "QAbstractItemModelTester(" in text)
    own = {name for name in models if not name.startswith("QAbstract")}
    assert len(own) > 5
    assert {name for name in own if f"{name}(" not in watching and f"{name}[" not in watching} == (
        set()
    )


def test_docstrings_of_commands_say_what_they_do() -> None:
    """What returns nothing does something: only questions begin with "Whether"."""
    asking = [
        f"{path.relative_to(PACKAGE)}: {node.name}"
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        if isinstance(node.returns, ast.Constant) and node.returns.value is None
        if (ast.get_docstring(node) or "").startswith("Whether")
    ]
    assert asking == []
