"""Manual pages in both languages, made of what the command line says of itself."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parents[2]
COMMANDS = (
    "simulate",
    "replay",
    "review",
    "dojo",
    "console",
    "bench",
    "tour",
    "install-desktop-entry",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("man")
    run_path(str(ROOT / "packaging" / "man_pages.py"))["write"](folder)
    return folder


@pytest.mark.parametrize("language", ["", "fr/"], ids=["en", "fr"])
def test_every_command_is_described(language: str, folder: Path) -> None:
    text = gzip.decompress((folder / f"{language}man6/yokai.6.gz").read_bytes()).decode()
    for command in COMMANDS:
        assert f".SS {command}".replace("-", "\\-") in text.splitlines()
    assert gzip.decompress((folder / f"{language}man6/yokai-desktop.6.gz").read_bytes())


def test_languages_differ(folder: Path) -> None:
    english, french = (
        gzip.decompress((folder / f"{place}man6/yokai.6.gz").read_bytes()) for place in ("", "fr/")
    )
    assert b".SH NAME" in english
    assert b".SH NOM" in french


@pytest.mark.skipif(shutil.which("groff") is None, reason="needs groff")
def test_roff_has_nothing_to_complain_of(folder: Path) -> None:
    for path in folder.rglob("*.gz"):
        done = subprocess.run(
            ["groff", "-man", "-Tutf8", "-Kutf8", "-ww"],
            input=gzip.decompress(path.read_bytes()),
            capture_output=True,
        )
        assert not done.stderr
