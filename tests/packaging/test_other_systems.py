"""Windows and macOS: nothing that a system has not is asked of it, by the program or by its tests.

What the program itself may use there mypy tells: ``make types`` reads it as Windows would.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
OF_POSIX = {
    *("SIGKILL", "SIGSTOP", "SIGCONT", "getpriority", "getrusage", "mkfifo", "statvfs"),
    *("chmod", "umask", "geteuid", "symlink_to"),
}
"""What Windows has not, or only for administrators."""
BUILDING = ("yokai_desktop", "packaging", "i18n")
"""What runs on every system: the program, and what builds it."""
ABSENT = ("fcntl", "grp", "pwd", "pty", "readline", "resource", "syslog", "termios", "tty")
"""Modules that no Python for Windows has."""
IMPORT_ALL = """
import importlib, os, pkgutil, signal, sys
for name in {absent!r}:
    sys.modules[name] = None
for name in ("SIGKILL", "SIGSTOP", "SIGCONT", "pthread_sigmask"):
    delattr(signal, name)
for name in ("fork", "killpg", "getpriority", "setpriority", "mkfifo", "geteuid"):
    delattr(os, name)
import yokai_desktop
for module in pkgutil.walk_packages(yokai_desktop.__path__, "yokai_desktop."):
    if not module.name.endswith(("__main__", "__mypyc")):
        importlib.import_module(module.name)
        print(module.name)
"""


def run_elsewhere() -> Iterator[Path]:
    """The tests that the workflow runs on Windows and macOS."""
    found = re.search(r"python -m pytest (.*)$", WORKFLOW.partition("elsewhere:")[2], re.MULTILINE)
    assert found is not None
    for folder in found[1].split():
        yield from sorted((ROOT / folder).rglob("test_*.py"))


def told(marks: Sequence[ast.AST]) -> str:
    return " ".join(map(ast.unparse, marks))


def test_what_windows_has_not_stands_in_tests_that_bear_the_mark() -> None:
    unmarked = []
    for path in run_elsewhere():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        everywhere = told([node for node in tree.body if isinstance(node, ast.Assign)])
        if "pytestmark" in everywhere:
            continue
        for test in tree.body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                used = {node.attr for node in ast.walk(test) if isinstance(node, ast.Attribute)}
                marks = told(test.decorator_list)
                if used & OF_POSIX and "posix" not in marks and "skipif" not in marks:
                    unmarked.append(f"{path.name}: {test.name}")
    assert not unmarked


def test_every_text_is_read_and_written_as_utf_8() -> None:
    """Where nothing is said Windows takes the letters of the region."""
    silent = []
    for path in chain(*(ROOT.glob(f"{place}/**/*.py") for place in BUILDING), [ROOT / "setup.py"]):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                arguments = len(call.args) + len(call.keywords)
                least = {"read_text": 1, "write_text": 2}.get(call.func.attr, 0)
                if arguments < least:
                    silent.append(f"{path.relative_to(ROOT)}:{call.lineno}")
    assert not silent


@pytest.mark.skipif(sys.platform == "win32", reason="there it is so without pretending")
def test_every_module_is_read_where_there_is_nothing_of_posix() -> None:
    words = [sys.executable, "-c", IMPORT_ALL.format(absent=ABSENT)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) > 400
