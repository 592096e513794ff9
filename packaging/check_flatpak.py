"""Rehearses the Flatpak manifest without Flatpak: its commands run offline, the program starts.

A virtual environment of the runtime's Python with Qt stands for the base app, a folder for
``/app``.  Every source is fetched first and compared with its hash; then there is no network.
``make package-check`` runs it, where that Python is here and the caller is root.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging"), str(ROOT / "packaging" / "flatpak")]

import sources  # noqa: E402
import wheels  # noqa: E402

from yokai_desktop import desktop_entry  # noqa: E402
from yokai_desktop.version import APP_ID  # noqa: E402

MANIFEST = ROOT / "packaging" / "flatpak" / f"{APP_ID}.yml"
BASE = re.search(r"^base-version: '([\d.]+)'$", MANIFEST.read_text(encoding="utf-8"), re.MULTILINE)
PARTS = 10
"""Of the program, as a brief tour shows them."""


class Rehearsal:
    """What a builder would make of the manifest, below a folder."""

    def __init__(self, folder: Path, interpreter: str) -> None:
        self.app = folder / "app"
        self.files = folder / "sources"
        self.tree = folder / "tree"
        self._base = folder / "base" / "bin"
        assert BASE is not None
        self._run([interpreter, "-m", "venv", folder / "base"])
        self._pip("install", f"PySide6-Essentials=={BASE[1]}.*")
        archive = folder / "tree.tar"
        self._run(["git", "-C", ROOT, "archive", "--output", archive, "HEAD"])
        shutil.unpack_archive(archive, self.tree)

    def fetch(self) -> None:
        """Every source that the manifest lists, and nothing else."""
        self._run([self._base / "python", ROOT / "packaging" / "flatpak" / "sources.py"])
        wanted = json.loads(sources.SOURCES.read_text(encoding="utf-8"))
        pinned = ("--no-deps", "--require-hashes", "--requirement", sources.REQUIREMENTS)
        self._pip("download", "--dest", self.files, *pinned)
        shutil.copy(sources.REQUIREMENTS, self.files)
        for row in wanted:
            found = self.files / row["url"].rpartition("/")[2]
            assert hashlib.sha256(found.read_bytes()).hexdigest() == row["sha256"], found.name

    def build(self) -> None:
        """The commands of both modules, without a network; then what is not to stay goes."""
        packages, program = MANIFEST.read_text(encoding="utf-8").split("  - name: ")[1:]
        for module, place in ((packages, self.files), (program, self.tree)):
            for command in re.findall(r"^      - ((?:pip3|python3) .+)$", module, re.MULTILINE):
                words = command.replace("/app", str(self.app)).split()
                self._run(["unshare", "--net", *words], place)
        for pattern in re.findall(r"^      - /(.+)$", packages, re.MULTILINE):
            for path in self.app.glob(pattern):
                shutil.rmtree(path) if path.is_dir() else path.unlink()

    def start(self) -> None:
        """The program as it lies there."""
        for place in (desktop_entry.ENTRY, desktop_entry.METAINFO, desktop_entry.ICON):
            assert (self.app / "share" / place).is_file(), place
        words = ("tour", self.app / "tour", "--brief", "--lang", "fr")
        said = self._run([self.app / "bin" / "yokai", *words])
        assert len(said.splitlines()) == PARTS, said

    def _pip(self, *words: object) -> None:
        self._run([self._base / "python", "-m", "pip", *words, "--quiet"])

    def _run(self, words: list[object], place: Path = ROOT) -> str:
        site = self.app / "lib" / f"python{sources.PYTHON}" / "site-packages"
        variables = {"PYTHONPATH": str(site), "PATH": f"{self._base}:{os.environ['PATH']}"}
        variables |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
        done = subprocess.run(
            [str(word) for word in words],
            cwd=place,
            env=os.environ | variables,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout


if __name__ == "__main__":
    found = wheels.interpreter(sources.PYTHON)
    if found is None or os.geteuid() != 0 or shutil.which("unshare") is None:
        print(f"flatpak: not rehearsed, which takes root, unshare and Python {sources.PYTHON}")
        raise SystemExit(0)
    with tempfile.TemporaryDirectory() as temporary:
        rehearsal = Rehearsal(Path(temporary), found)
        rehearsal.fetch()
        rehearsal.build()
        rehearsal.start()
    print("flatpak: every source fetched and compared, built without a network, started")
