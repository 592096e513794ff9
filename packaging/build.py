"""Builds what is given to users, all into ``dist/``: ``make package`` runs it.

Each step can be run alone: ``build.py wheel|icons|bundle|deb|appdir|installer|app``; without words
those that this system can build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import app_icons  # noqa: E402
import deb  # noqa: E402
import desktop_files  # noqa: E402
import wheels  # noqa: E402

from yokai_desktop import desktop_entry  # noqa: E402
from yokai_desktop.version import APP_ID, VERSION  # noqa: E402

DIST = ROOT / "dist"
BUILD = ROOT / "build"
BUNDLE = DIST / "yokai-desktop"
APPDIR = DIST / "YokaiDesktop.AppDir"


def run(*words: object) -> None:
    subprocess.run([str(word) for word in words], check=True, cwd=ROOT)


def build_wheels() -> None:
    wheels.build(DIST)


def build_icons() -> None:
    """The icons that bundles of Windows and macOS hold."""
    folder = BUILD / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "yokai-desktop.ico").write_bytes(app_icons.ico())
    (folder / "yokai-desktop.icns").write_bytes(app_icons.icns())


def build_bundle() -> None:
    """A folder with the program, Python and Qt; on a Mac an application too."""
    words = ("--noconfirm", "--log-level", "WARN", "--distpath", DIST)
    work = ("--workpath", BUILD / "pyinstaller")
    run(sys.executable, "-m", "PyInstaller", *words, *work, "packaging/yokai-desktop.spec")
    shutil.copy(ROOT / "LICENSE", BUNDLE / "LICENSE")


def build_deb() -> None:
    deb.build(BUNDLE, BUILD / "deb", DIST)


def build_appdir() -> None:
    """A folder that runs where it lies, and an AppImage of it where the tool for that is."""
    shutil.rmtree(APPDIR, ignore_errors=True)
    shutil.copytree(BUNDLE, APPDIR / "usr/lib/yokai-desktop", symlinks=True)
    share = APPDIR / "usr/share"
    desktop_files.write(share)
    app_icons.write_theme(share / "icons/hicolor", APP_ID)
    shutil.copy(share / desktop_entry.ENTRY, APPDIR)
    shutil.copy(app_icons.SOURCE, APPDIR / f"{APP_ID}.svg")
    (APPDIR / ".DirIcon").symlink_to(f"{APP_ID}.svg")
    (APPDIR / "AppRun").symlink_to("usr/lib/yokai-desktop/yokai-desktop")
    if tool := shutil.which("appimagetool"):
        run(tool, APPDIR, DIST / f"YokaiDesktop-{VERSION}-{os.uname().machine}.AppImage")


def build_installer() -> None:
    """The installer for Windows, by Inno Setup."""
    run("iscc", f"/DVersion={VERSION}", ROOT / "packaging" / "windows" / "installer.iss")


def build_app() -> None:
    """The disk image for macOS around the application that the bundle step made."""
    image = DIST / f"yokai-desktop-{VERSION}.dmg"
    app = DIST / "Yokai Desktop.app"
    run("hdiutil", "create", "-ov", "-volname", "Yokai Desktop", "-srcfolder", app, image)


STEPS = {
    "wheel": build_wheels,
    "icons": build_icons,
    "bundle": build_bundle,
    "deb": build_deb,
    "appdir": build_appdir,
    "installer": build_installer,
    "app": build_app,
}
USUAL = {
    "linux": ("wheel", "icons", "bundle", "deb", "appdir"),
    "win32": ("icons", "bundle", "installer"),
    "darwin": ("icons", "bundle", "app"),
}

if __name__ == "__main__":
    wanted = sys.argv[1:] or USUAL[sys.platform]
    if any(name not in STEPS for name in wanted):
        print(f"usage: build.py [{'|'.join(STEPS)}] …", file=sys.stderr)
        raise SystemExit(2)
    for name in wanted:
        STEPS[name]()
