"""Recipes of packages name the program by the one id and version."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path

from yokai_desktop.version import APP_ID, HOMEPAGE, VERSION

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
FLATPAK = PACKAGING / "flatpak" / f"{APP_ID}.yml"


def test_no_recipe_writes_the_version_again() -> None:
    for path in [*PACKAGING.rglob("*.iss"), *PACKAGING.rglob("*.yml"), *PACKAGING.glob("*.spec")]:
        assert VERSION not in path.read_text(encoding="utf-8"), path.name


def test_the_flatpak_is_named_by_the_id() -> None:
    manifest = FLATPAK.read_text(encoding="utf-8")
    assert f"id: {APP_ID}\n" in manifest
    for name in re.findall(r"io\.github\.[\w.]+", manifest):
        assert name.startswith(APP_ID), name


def test_the_flatpak_installs_what_the_program_needs() -> None:
    needed = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    dependencies = re.search(r"^dependencies = \[(.*)\]$", needed, re.MULTILINE)
    assert dependencies is not None
    names = set(re.findall(r'"([\w-]+)', dependencies[1])) - {"PySide6-Essentials"}
    locked = (PACKAGING / "flatpak" / "requirements.txt").read_text(encoding="utf-8")
    for name in names:
        assert re.search(rf"^{name}==[\w.]+ \\$", locked, re.MULTILINE), name
    blocks = re.split(r"^(?=[\w-]+==)", locked, flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)


def test_debian_reads_the_changelog() -> None:
    changelog = run_path(str(PACKAGING / "deb.py"))["changelog"]
    text = changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    first, *_, last = text.splitlines()
    assert first == f"yokai-desktop ({VERSION}) unstable; urgency=medium"
    assert re.match(r" -- .+ <[^@ ]+@[^@ ]+>  \w{3}, \d\d \w{3} \d{4} ", last)


def test_the_homepage_is_the_one_of_the_metadata() -> None:
    urls = re.findall(r'^\w+ = "(https://[^"]+)"$', (ROOT / "pyproject.toml").read_text(), re.M)
    assert urls
    assert all(url.startswith(HOMEPAGE) for url in urls)
