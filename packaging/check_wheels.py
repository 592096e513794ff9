"""Installs what ``dist/`` holds for Python into clean environments, and starts it there.

The compiled wheel of this interpreter, the plain one, and one that is built from the sdist as pip
would do it: each has every module and resource, plays a game and shows a screen of each part of the
program in both languages, the first one all screens.  Then the quick ways of the README, pipx and
uvx.  ``make package-check`` runs it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from yokai_desktop.version import VERSION  # noqa: E402

DIST = ROOT / "dist"
LEAST_PICTURES = 100
"""Of all screens."""
PARTS = 10
"""Of the program, as a brief tour shows them."""
SHIPPED = (ROOT / "packaging" / "shipped_resources.txt").read_text(encoding="utf-8").split()
"""The folders of ``resources`` that the program reads."""
ASKED = (
    "import yokai_desktop; from yokai_desktop.engine.septet import kernel; "
    "from yokai_desktop.plain import is_compiled; "
    "print(yokai_desktop.__file__, is_compiled(kernel))"
)


class Environment:
    """A fresh virtual environment with one wheel in it and nothing else of this repository."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        words = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
        subprocess.run([folder / "venv" / "bin" / "python", *words], check=True)

    def run(self, program: str, *words: str) -> str:
        """What a program of the environment prints, far from the sources."""
        done = subprocess.run(
            [self.folder / "venv" / "bin" / program, *words],
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            raise SystemExit(f"{program} {' '.join(words)} failed:\n{done.stderr}")
        return done.stdout.strip()


def check(what: str, folder: Path, wheel: Path, compiled: bool) -> None:
    """One wheel: its contents, its commands, and its pictures in both languages."""
    check_contents(wheel)
    installed = Environment(folder, wheel)
    expect(installed.run("yokai", "--version") == f"Yokai Desktop {VERSION}", "the version")
    place, is_compiled = installed.run("python", "-c", ASKED).rsplit(" ", 1)
    expect(Path(place).is_relative_to(folder), f"the installed package, not {place}")
    expect(is_compiled == str(compiled), f"kernels {'' if compiled else 'not '}compiled")
    for game in ("septet", "yokai"):
        installed.run("yokai", "simulate", game, "--games", "1", "--seats", "novice", "--json")
    homes = []
    for language in ("en", "fr"):
        words = ("tour", language, "--lang", language, "--brief")
        expect(len(installed.run("yokai", *words).splitlines()) == PARTS, f"parts in {language}")
        homes.append((folder / language / "01-home.png").read_bytes())
    expect(homes[0] != homes[1], "a French home page")
    shown = "a screen of each part"
    if compiled:
        pictures = installed.run("yokai", "tour", "all").splitlines()
        expect(len(pictures) >= LEAST_PICTURES, f"{LEAST_PICTURES} pictures of all screens")
        shown = f"all {len(pictures)} screens"
    print(f"{what}: {wheel.name} installed, played, showed {shown}", flush=True)


def check_contents(wheel: Path) -> None:
    """Every module, pictures, fonts, rules, sounds and translations are inside."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    modules = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("yokai_desktop/**/*.py")}
    expect(modules <= set(names), f"in {wheel.name}: {sorted(modules - set(names))}")
    for folder in SHIPPED:
        wanted = {
            f"yokai_desktop/resources/{path.relative_to(ROOT / 'resources').as_posix()}"
            for path in (ROOT / "resources" / folder).rglob("*")
            if path.is_file() and path.suffix not in (".py", ".pyc")
        }
        expect(bool(wanted) and wanted <= set(names), f"resources/{folder} in {wheel.name}")
    tools = [name for name in names if "/resources/" in name and name.endswith(".py")]
    expect(not tools, f"nothing but what the program reads, not {tools}")
    for language in ("en", "fr"):
        for kind in ("qm", "ts"):  # for the window, and for the command line without Qt
            file = f"yokai_desktop/i18n/yokai_desktop_{language}.{kind}"
            expect(file in names, f"words of {language}")


def wheel_from_sdist(folder: Path) -> Path:
    """Build a wheel from the sdist, in an environment that pip makes for it."""
    sdist = DIST / f"yokai_desktop-{VERSION}.tar.gz"
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    expect(any(name.endswith("yokai_desktop_fr.qm") for name in names), "words in the sdist")
    words = ("wheel", "--quiet", "--no-deps", "--wheel-dir", folder, sdist)
    subprocess.run([sys.executable, "-m", "pip", *words], check=True)
    return next(folder.glob("*.whl"))


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise SystemExit(f"expected: {what}")


def compiled_wheel() -> Path:
    """The one for this interpreter, with a tag that an index takes."""
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    found = list(DIST.glob(f"yokai_desktop-{VERSION}-{tag}-*.whl"))
    expect(len(found) == 1, f"one compiled wheel of {tag} in dist, found {len(found)}")
    expect("manylinux" in found[0].name, f"a manylinux tag, not {found[0].name}")
    return found[0]


def check_quick_ways(folder: Path) -> None:
    """Install and run with one command each, as the README tells."""
    beside = Path(sys.executable).parent
    homes = {"PIPX_HOME": "pipx", "PIPX_BIN_DIR": "bin", "HOME": "", "XDG_DATA_HOME": "share"}
    environment = os.environ | {name: str(folder / place) for name, place in homes.items()}

    def said(*words: str | Path) -> str:
        done = subprocess.run(words, env=environment, capture_output=True, text=True)
        expect(done.returncode == 0, f"{words[0]}: {done.stderr}")
        return done.stdout.strip()

    wheel = compiled_wheel()
    python = ("--python", sys.executable)
    said(beside / "pipx", "install", "--quiet", *python, wheel)
    yokai = folder / "bin" / "yokai"
    written = said(yokai, "install-desktop-entry").splitlines()
    expect(len(written) == 2 and all(Path(path).is_file() for path in written), "a menu entry")
    said(yokai, "install-desktop-entry", "--remove")
    expect(not any(Path(path).exists() for path in written), "no menu entry")
    by_uvx = said(beside / "uvx", "--quiet", *python, "--from", wheel, "yokai", "--version")
    expect(said(yokai, "--version") == by_uvx == f"Yokai Desktop {VERSION}", "the version")
    print("pipx and uvx: installed, started, added to the menu and taken away")


def wheels(folder: Path) -> Iterator[tuple[str, Path, bool]]:
    """What to check, and whether its kernels are compiled."""
    plain = DIST / f"yokai_desktop-{VERSION}-py3-none-any.whl"
    yield "compiled wheel", compiled_wheel(), True
    yield "plain wheel", plain, False
    yield "sdist", wheel_from_sdist(folder), shutil.which("gcc") is not None


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        for name, found, has_kernels in wheels(Path(temporary) / "from sdist"):
            check(name, Path(temporary) / name, found, has_kernels)
        check_quick_ways(Path(temporary) / "quick")
