"""Kernels are compiled once, and again when something that matters has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KERNEL = "yokai_desktop/kernel.py"

PRETENDING = """
import runpy, sys
from pathlib import Path
sys.prefix = {folder!r}
runpy.run_path({script!r}, run_name="__main__")
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A tree with one kernel and a build that only leaves a file behind."""
    for name in ("packaging", "yokai_desktop", "bin"):
        (tmp_path / name).mkdir()
    shutil.copy(ROOT / "packaging" / "kernels.py", tmp_path / "packaging")
    (tmp_path / "packaging" / "compiled_modules.txt").write_text(KERNEL)
    (tmp_path / KERNEL).write_text("ONE = 1\n")
    (tmp_path / "setup.py").write_text("open('yokai_desktop/kernel.so', 'w').close()\n")
    return tmp_path


def compiled(folder: Path, *, has_compiler: bool = True) -> str:
    """What is said while kernels are brought up to date."""
    script = folder / "packaging" / "kernels.py"
    words = PRETENDING.format(folder=str(folder), script=str(script))
    environment = dict(os.environ)
    if not has_compiler:
        environment["PATH"] = str(folder / "bin")
    done = subprocess.run(
        [sys.executable, "-c", words], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


pytestmark = pytest.mark.posix  # who calls it is make
needs_a_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler here")


@needs_a_compiler
def test_nothing_is_compiled_twice(sources: Path) -> None:
    assert "Compiling" in compiled(sources)
    assert (sources / "yokai_desktop" / "kernel.so").exists()
    assert compiled(sources) == ""


@needs_a_compiler
def test_a_changed_source_is_compiled_again(sources: Path) -> None:
    compiled(sources)
    (sources / KERNEL).write_text("ONE = 2\n")
    assert "Compiling" in compiled(sources)


@needs_a_compiler
def test_a_compiler_that_appears_is_used(sources: Path) -> None:
    said = compiled(sources, has_compiler=False)
    assert "ten times slower" in said
    assert "Compiling" not in said
    assert compiled(sources, has_compiler=False) == ""
    assert "Compiling" in compiled(sources)


@needs_a_compiler
def test_a_compilation_that_fails_leaves_plain_kernels(sources: Path) -> None:
    compiled(sources)
    (sources / "setup.py").write_text("raise SystemExit('no such option')\n")
    said = compiled(sources)
    assert "no such option" in said
    assert "ten times slower" in said
    assert not list(sources.rglob("*.so"))
