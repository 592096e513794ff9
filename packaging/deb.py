"""The Debian package: the bundle with its menu entry, icon, manual pages and documents."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import app_icons  # noqa: E402
import desktop_files  # noqa: E402
import man_pages  # noqa: E402

from yokai_desktop.system_libraries import ALWAYS, UNDER_X11  # noqa: E402
from yokai_desktop.version import APP_ID, HOMEPAGE, VERSION  # noqa: E402

NAME = "yokai-desktop"
MAINTAINER = "The Yokai Desktop developers <yokai_desktop@users.noreply.github.com>"
LIBC = "libc6 (>= 2.36)"
COMMANDS = ("yokai", "yokai-desktop")
DOCUMENTS = Path("usr/share/doc", NAME)


def build(bundle: Path, stage: Path, target_folder: Path) -> Path:
    """Lay everything out below ``stage`` and pack it."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(bundle, stage / "usr/lib" / NAME, symlinks=True)
    for name in COMMANDS:
        (_made(stage / "usr/games") / name).symlink_to(f"../lib/{NAME}/{NAME}")
    share = stage / "usr/share"
    desktop_files.write(share)
    app_icons.write_theme(share / "icons/hicolor", APP_ID)
    man_pages.write(share / "man")
    _write_documents(stage)
    for path in (stage / "usr/lib" / NAME).rglob("*"):
        if path.is_file() and not path.is_symlink():
            _make_plain(path, is_program=path.name == NAME)
    architecture = _said("dpkg", "--print-architecture")
    _write(stage / "DEBIAN/control", _control(stage, architecture))
    _write(stage / "DEBIAN/md5sums", _sums(stage))
    for folder in (path for path in stage.rglob("*") if path.is_dir() and not path.is_symlink()):
        folder.chmod(0o755)
    package = target_folder / f"{NAME}_{VERSION}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", stage, package], check=True
    )
    return package


def changelog(text: str) -> str:
    """The newest entry of CHANGELOG.md as Debian's changelog."""
    found = re.search(r"^## (\S+), (.*)\n\n((?:- .*\n)+)", text, re.MULTILINE)
    assert found is not None, "CHANGELOG.md begins with '## version, date' and a list"
    lines = [
        textwrap.fill(line[2:], 78, initial_indent="  * ", subsequent_indent="    ")
        for line in found[3].splitlines()
    ]
    moment = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), UTC)
    return "\n".join(
        [
            f"{NAME} ({found[1]}) unstable; urgency=medium",
            "",
            *lines,
            "",
            f" -- {MAINTAINER}  {format_datetime(moment)}",
        ]
    )


def _write_documents(stage: Path) -> None:
    folder = _made(stage / DOCUMENTS)
    shutil.copy(ROOT / "packaging/linux/copyright", folder)
    written = changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")) + "\n"
    (folder / "changelog.gz").write_bytes(gzip.compress(written.encode(), 9, mtime=0))
    overrides = _made(stage / "usr/share/lintian/overrides") / NAME
    shutil.copy(ROOT / "packaging/linux/lintian-overrides", overrides)


def _make_plain(path: Path, *, is_program: bool) -> None:
    """Libraries without symbols, and only the program itself executable."""
    if path.suffix == ".so" or ".so." in path.name:  # the program carries its archive, and keeps it
        subprocess.run(["strip", "--strip-unneeded", path], stderr=subprocess.DEVNULL)
    path.chmod(0o755 if is_program else 0o644)


def _control(stage: Path, architecture: str) -> str:
    size = sum(path.lstat().st_size for path in stage.rglob("*") if path.is_file())
    libraries = ", ".join([LIBC, *(ALWAYS | UNDER_X11).values(), "libwayland-cursor0"])
    return (
        f"Package: {NAME}\nVersion: {VERSION}\nArchitecture: {architecture}\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {size // 1024}\nDepends: {libraries}\n"
        "Recommends: libpulse0 | libasound2\n"
        f"Section: games\nPriority: optional\nHomepage: {HOMEPAGE}\n"
        "Description: two card games about Japanese spirits\n"
        " Yokai Septet (trick-taking) and Yōkai (cooperative), solo with computer\n"
        " players or around one screen, in English and French.\n"
    )


def _sums(stage: Path) -> str:
    files = sorted(
        path.relative_to(stage)
        for path in (stage / "usr").rglob("*")
        if path.is_file() and not path.is_symlink()
    )
    done = subprocess.run(["md5sum", *files], cwd=stage, check=True, capture_output=True, text=True)
    return done.stdout


def _write(path: Path, text: str) -> None:
    _made(path.parent)
    path.write_text(text, encoding="utf-8")


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _said(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
