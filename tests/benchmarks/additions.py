"""Adds things to the rules and the window without their words, and says what finds it out.

``python -m tests.benchmarks.additions``: each addition is made in a copy of the program, where the
type checker and the tests of additions then run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = (
    "tests/ui/test_additions.py",
    "tests/ui/test_routes.py",
    "tests/ui/test_settings_page.py",
    "tests/words/test_refusals.py",
)
LEFT_OUT = (".venv", ".git", "build", "*.so", "__pycache__", ".pytest_cache", "resources")


@dataclass(frozen=True)
class Addition:
    """A change of one file: a text, and what stands in its place."""

    what: str
    path: str
    old: str
    new: str


BOWED = '''@dataclass(frozen=True)
class Bowed(Event):
    """A player bowed."""

    seat: int


@dataclass(frozen=True)
class GameEnded(Event):'''
GARDEN = '''@dataclass(frozen=True)
class Garden:
    """A garden."""


@dataclass(frozen=True)
class Home:'''
EVENTS = "yokai_desktop/engine/yokai/events.py"
ROUTES = "yokai_desktop/ui/window/routes.py"
ENDED = "@dataclass(frozen=True)\nclass GameEnded(Event):"
HOME = "@dataclass(frozen=True)\nclass Home:"

ADDITIONS: Sequence[tuple[Addition, ...]] = (
    (
        Addition(
            "a scoring",
            "yokai_desktop/engine/septet/mode.py",
            '("advanced", "standard")',
            '("advanced", "standard", "quick")',
        ),
    ),
    (
        Addition(
            "a shape",
            "yokai_desktop/engine/yokai/shapes.py",
            ')\n"""From the easiest',
            '    Shape("tower", ("####", "####", "####", "####"), 6),\n)\n"""From the easiest',
        ),
    ),
    (Addition("an event", EVENTS, ENDED, BOWED),),
    (
        Addition("an event that is in the union", EVENTS, ENDED, BOWED),
        Addition("", EVENTS, "    | GameEnded", "    | GameEnded\n    | Bowed"),
    ),
    (
        Addition(
            "a refusal",
            "yokai_desktop/engine/yokai/tableau.py",
            '"pile_is_empty"',
            '"pile_is_gone"',
        ),
    ),
    (
        Addition(
            "a setting",
            "yokai_desktop/storage/settings.py",
            '    "confirm": Switch(True),',
            '    "garden": Switch(True),\n    "confirm": Switch(True),',
        ),
    ),
    (Addition("a page", ROUTES, HOME, GARDEN),),
    (
        Addition("a page that is in the union", ROUTES, HOME, GARDEN),
        Addition("", ROUTES, "    | Table\n", "    | Table\n    | Garden\n"),
    ),
)


def found_by(copy: Path) -> list[str]:
    """The tests that fail in a copy, and what the type checker says."""
    surroundings = os.environ | {"PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"}

    def lines(*command: str) -> list[str]:
        run = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=copy,
            env=surroundings,
            capture_output=True,
            text=True,
            check=False,
        )
        return run.stdout.splitlines()

    wrong = [line for line in lines("mypy", "yokai_desktop") if ": error: " in line]
    failed = [line for line in lines("pytest", "-q", *TESTS) if line[:6] in ("FAILED", "ERROR ")]
    return [
        *sorted({f"mypy: {line.split(':')[0]}" for line in wrong}),
        *sorted({line.split("::", 1)[-1].split("[")[0].split(" - ")[0] for line in failed}),
    ]


def main() -> None:
    """Try each addition; ends with 1 if one is not found."""
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        (copy / "resources").symlink_to(ROOT / "resources")
        print("nothing:", ", ".join(found_by(copy)) or "nothing", flush=True)
        for changes in ADDITIONS:
            before = {change.path: (copy / change.path).read_text() for change in changes}
            for change in changes:
                text = (copy / change.path).read_text()
                assert change.old in text, change
                (copy / change.path).write_text(text.replace(change.old, change.new, 1))
            found = found_by(copy)
            missed += not found
            print(f"{changes[0].what}:", ", ".join(found) or "NOT FOUND", flush=True)
            for path, text in before.items():
                (copy / path).write_text(text)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
