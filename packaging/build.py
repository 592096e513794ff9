"""Builds what is given to users: wheel, sdist, bundle and .deb, all into ``dist/``.

``make package`` runs it.  Each step can be run alone: ``build.py wheel|bundle|deb``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from yokai_desktop.version import VERSION  # noqa: E402

DIST = ROOT / "dist"
BUILD = ROOT / "build"
BUNDLE = DIST / "yokai-desktop"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
LIBRARIES = (
    "libc6 (>= 2.36), libegl1, libgl1, libdbus-1-3, libfontconfig1, libglib2.0-0, libxkbcommon0, "
    "libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0, libxcb-xkb1, libxkbcommon-x11-0"
)
"""What Qt needs of the system under X11."""


def run(*words: object) -> None:
    subprocess.run([str(word) for word in words], check=True, cwd=ROOT)


def build_wheel() -> None:
    """The compiled wheel, the sdist, and a plain wheel for everybody else."""
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--wheel", "--outdir", DIST)
    shutil.rmtree(BUILD / "lib", ignore_errors=True)
    environment = os.environ | {"YOKAI_PLAIN": "1"}
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(DIST)],
        check=True,
        cwd=ROOT,
        env=environment,
    )


def build_icons(folder: Path) -> None:
    """The application icon as PNGs for the icon theme."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    assert app is not None
    source = ROOT / "resources" / "icons" / "yokai-desktop.svg"
    renderer = QSvgRenderer(str(source))
    for size in ICON_SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        target = folder / f"{size}x{size}" / "apps" / "yokai-desktop.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        image.save(str(target))
    scalable = folder / "scalable" / "apps" / "yokai-desktop.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, scalable)


def build_bundle() -> None:
    """A folder with the program, Python and Qt."""
    run(
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        DIST,
        "--workpath",
        BUILD / "pyinstaller",
        "packaging/yokai-desktop.spec",
    )
    shutil.copy(ROOT / "LICENSE", BUNDLE / "LICENSE")


def build_deb() -> Path:
    """A Debian package around the bundle."""
    stage = BUILD / "deb"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(BUNDLE, stage / "usr/lib/yokai-desktop", symlinks=True)
    (stage / "usr/bin").mkdir(parents=True)
    for name in ("yokai", "yokai-desktop"):
        (stage / "usr/bin" / name).symlink_to("../lib/yokai-desktop/yokai-desktop")
    linux = ROOT / "packaging" / "linux"
    for source, target in (
        (linux / "yokai-desktop.desktop", "usr/share/applications"),
        (linux / "io.github.yokai_desktop.metainfo.xml", "usr/share/metainfo"),
        (linux / "copyright", "usr/share/doc/yokai-desktop"),
    ):
        (stage / target).mkdir(parents=True, exist_ok=True)
        shutil.copy(source, stage / target)
    build_icons(stage / "usr/share/icons/hicolor")
    size = sum(f.lstat().st_size for f in stage.rglob("*") if f.is_file() and not f.is_symlink())
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    control = stage / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        f"Package: yokai-desktop\n"
        f"Version: {VERSION}\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: The Yokai Desktop developers <yokai-desktop@example.org>\n"
        f"Installed-Size: {size // 1024}\n"
        f"Depends: {LIBRARIES}\n"
        f"Section: games\n"
        f"Priority: optional\n"
        f"Description: two card games about Japanese spirits\n"
        f" Yokai Septet (trick-taking) and Yōkai (cooperative), alone with computer\n"
        f" players or around one screen, in English and French.\n",
        encoding="utf-8",
    )
    target = DIST / f"yokai-desktop_{VERSION}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "--build", stage, target)
    return target


STEPS = {"wheel": build_wheel, "bundle": build_bundle, "deb": build_deb}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(STEPS)
    unknown = [name for name in wanted if name not in STEPS]
    if unknown:
        raise SystemExit(f"usage: build.py [{'|'.join(STEPS)}] …")
    for name in wanted:
        STEPS[name]()
