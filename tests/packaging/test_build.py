"""The installation never fails for want of a compiler, and one version number serves all."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from yokai_desktop.version import HOMEPAGE, VERSION

ROOT = Path(__file__).parent.parent.parent
KERNEL = "yokai_desktop/engine/septet/kernel.py"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of what the build needs, with one kernel to compile."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "compiled_modules.txt").write_text(KERNEL)
    shutil.copy(ROOT / "packaging" / "shipped_resources.txt", tmp_path / "packaging")
    shutil.copytree(
        ROOT / "yokai_desktop" / "engine",
        tmp_path / "yokai_desktop" / "engine",
        ignore=shutil.ignore_patterns("*.so", "__pycache__"),
    )
    for name in ("__init__.py", "version.py"):
        shutil.copy(ROOT / "yokai_desktop" / name, tmp_path / "yokai_desktop")
    for name in ("resources", "i18n"):
        (tmp_path / name).mkdir()
    return tmp_path


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )


@pytest.mark.posix  # other compilers are not named by CC
def test_a_failed_compilation_does_not_fail_the_build(sources: Path) -> None:
    done = build(sources, CC="false")
    assert done.returncode == 0, done.stderr
    assert "plain Python" in done.stdout
    assert not list(sources.rglob("*.so"))


def test_a_file_that_mypyc_refuses_does_not_fail_the_build(sources: Path) -> None:
    (sources / KERNEL).write_text("def broken() -> int:\n    return 'no number'\n")
    done = build(sources)
    assert done.returncode == 0, done.stderr
    assert "plain Python" in done.stdout
    assert not list(sources.rglob("*.so"))


@pytest.mark.posix
@pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler on this machine")
def test_with_a_compiler_the_kernel_is_compiled(sources: Path) -> None:
    done = build(sources)
    assert done.returncode == 0, done.stderr
    assert [path.name.split(".")[0] for path in sources.glob("yokai_desktop/engine/septet/*.so")]


def test_the_version_stands_in_one_place() -> None:
    assert re.match(r"\d+\.\d+\.\d+", VERSION)
    dynamic = re.search(
        r"^dynamic = \[(.*)\]$", (ROOT / "pyproject.toml").read_text(), re.MULTILINE
    )
    assert dynamic is not None
    assert '"version"' in dynamic[1]


def test_an_index_shows_the_pictures_of_the_readme(sources: Path) -> None:
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "--long-description"],
        cwd=sources,
        env=os.environ | {"YOKAI_PLAIN": "1"},
        capture_output=True,
        text=True,
    )
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", done.stdout)
    assert pictures, done.stderr
    assert all(picture.startswith(f"{HOMEPAGE}/raw/v{VERSION}/resources/") for picture in pictures)
