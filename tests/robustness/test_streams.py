"""Standard streams that are closed, full, plain ASCII or hold no text: one line, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from yokai_desktop.cli import BAD_INPUT, FAILED

SIMULATE = "simulate septet --games 2"


def shell(line: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """Run ``yokai LINE`` in a shell, as a user would."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return subprocess.run(
        ["sh", "-c", f'"$0" -P -m yokai_desktop {line}', sys.executable],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env=environment | {"LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"} | variables,
    )


@pytest.mark.parametrize(
    ("line", "code", "complaints"),
    [
        (f"{SIMULATE} >/dev/full", FAILED, 1),
        ("--version >/dev/full", FAILED, 1),
        ("simulate --help >/dev/full", FAILED, 1),
        (f"{SIMULATE} >&-", 0, 0),
        (f"{SIMULATE} >&- 2>&- <&-", 0, 0),
        ("console septet --seed A <&-", 0, 0),
        ("console septet --seed A | head -1", 0, 0),
        (f"{SIMULATE} | head -1", 0, 0),
        ("dance 2>/dev/full", BAD_INPUT, 0),
        ("dance 2>&-", BAD_INPUT, 0),
        ("simulate septet --seed \"$(printf '\\377')\"", BAD_INPUT, 1),
        ("console septet --seats \"$(printf '\\377')\"", BAD_INPUT, 1),
        ("replay \"$(printf '\\377')\"", BAD_INPUT, 1),
    ],
)
def test_streams_of_any_kind(line: str, code: int, complaints: int) -> None:
    done = shell(line)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == complaints, done.stderr


@pytest.mark.parametrize("game", ["septet", "yokai"])
def test_a_terminal_that_knows_only_plain_letters_gets_plain_letters(game: str) -> None:
    line = f"console {game} --seed A" + (" --option shape=gate" if game == "yokai" else "")
    done = shell(line, PYTHONIOENCODING="ascii", LANG="fr_FR.UTF-8")
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii()
    assert game != "yokai" or done.stdout.count(b"#") >= 16


def test_bytes_typed_that_are_no_text_are_refused_in_words(tmp_path: Path) -> None:
    typed = tmp_path / "typed"
    typed.write_bytes(b"\xff\xfe\nquit\n")
    done = shell(f"console septet --seed A < {typed}")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "variables",
    [
        {"DISPLAY": "", "QT_QPA_PLATFORM": "xcb"},
        {"DISPLAY": ":65533", "QT_QPA_PLATFORM": "xcb"},
        {"DISPLAY": ":65533", "QT_QPA_PLATFORM": "no such thing"},
    ],
)
def test_without_a_display_one_line_says_so(variables: dict[str, str], user_home: Path) -> None:
    done = shell("", **variables)
    assert done.returncode == BAD_INPUT
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith("yokai: No window can be opened: ")
