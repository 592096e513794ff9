"""Writes ``python-sources.json`` for the Flatpak manifest: where each package is, and its hash.

``python packaging/flatpak/sources.py`` asks the index that pip is set up with; ``--lock`` chooses
the newest versions anew and writes ``requirements.txt``.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
REQUIREMENTS = FOLDER / "requirements.txt"
SOURCES = FOLDER / "python-sources.json"
WANTED = ("platformdirs>=4", "miniaudio>=1.61", "setuptools>=77", "mypy>=2.4,<3")
"""What the program needs beside Qt, and what compiles its kernels."""
PYTHON = "3.12"
"""The interpreter of the runtime."""


def chosen(*words: str) -> list[dict[str, Any]]:
    """What pip would install, for the runtime."""
    report = ("--dry-run", "--ignore-installed", "--quiet", "--report", "-")
    target = ("--only-binary=:all:", "--python-version", PYTHON, "--target", str(FOLDER))
    platforms = [
        word for tag in ("2_28", "2_17") for word in ("--platform", f"manylinux_{tag}_x86_64")
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *report, *target, *platforms, *words],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return list(json.loads(done.stdout)["install"])


def lock() -> None:
    """Write down versions and hashes."""
    lines = []
    for package in sorted(chosen(*WANTED), key=lambda package: package["metadata"]["name"]):
        digest = package["download_info"]["archive_info"]["hashes"]["sha256"]
        about = package["metadata"]
        lines.append(f"{about['name']}=={about['version']} \\\n    --hash=sha256:{digest}\n")
    REQUIREMENTS.write_text("".join(lines), encoding="utf-8")


def sources() -> list[dict[str, str]]:
    """The rows of the manifest: each file with its address and its hash."""
    rows = []
    for package in chosen("--require-hashes", "--no-deps", "--requirement", str(REQUIREMENTS)):
        place = package["download_info"]
        rows.append(
            {
                "type": "file",
                "url": place["url"],
                "sha256": place["archive_info"]["hashes"]["sha256"],
            }
        )
    return rows


if __name__ == "__main__":
    if sys.argv[1:] == ["--lock"]:
        lock()
    SOURCES.write_text(json.dumps(sources(), indent=1) + "\n", encoding="utf-8")
