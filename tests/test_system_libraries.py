"""What Qt needs of the system is named in one sentence where it is missing."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from yokai_desktop import system_libraries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux may lack them")

HIDE = """
import ctypes, sys
real = ctypes.CDLL
class Hiding(real):
    def __init__(self, name, *rest, **more):
        if name == {library!r}:
            raise OSError(name)
        super().__init__(name, *rest, **more)
ctypes.CDLL = Hiding
if {is_for_import}:
    sys.modules["PySide6.QtWidgets"] = None
sys.argv = ["yokai"]
from yokai_desktop.start import main
main()
"""


def start_without(
    library: str, *, is_for_import: bool, **variables: str
) -> subprocess.CompletedProcess[str]:
    """The program on a system that lacks one library, with a display that is never reached."""
    program = HIDE.format(library=library, is_for_import=is_for_import)
    clean = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=clean | {"DISPLAY": ":77", "LC_ALL": "C.UTF-8", "LANGUAGE": ""} | variables,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("library", "package", "is_for_import"),
    [("libEGL.so.1", "libegl1", True), ("libxcb-cursor.so.0", "libxcb-cursor0", False)],
    ids=["import", "window"],
)
def test_one_sentence_names_the_package(
    library: str, package: str, is_for_import: bool, user_home: Path
) -> None:
    done = start_without(library, is_for_import=is_for_import, PATH="")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        (
            "yokai: Qt needs system libraries that are missing. On Debian, as root:"
            f" apt-get update && apt-get install {package}"
        )
    ]


def test_who_starts_from_a_menu_sees_the_sentence_too(tmp_path: Path, user_home: Path) -> None:
    messenger = tmp_path / "zenity"
    messenger.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/shown\n')
    messenger.chmod(messenger.stat().st_mode | stat.S_IXUSR)
    start_without("libxcb-cursor.so.0", is_for_import=False, PATH=f"{tmp_path}:/usr/bin:/bin")
    assert "libxcb-cursor0" in (tmp_path / "shown").read_text()


def test_under_wayland_or_offscreen_x11_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries, "_is_there", lambda name: "xcb" not in name)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    assert "libxcb-cursor0" in system_libraries.missing_for_window()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert system_libraries.missing_for_window() == []
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert system_libraries.missing_for_window() == []


def test_the_packages_are_those_that_the_makefile_installs() -> None:
    bootstrap = (Path(__file__).parents[1] / "packaging" / "bootstrap.sh").read_text().split()
    asked = system_libraries.ALWAYS | system_libraries.UNDER_X11
    assert set(asked.values()) <= {word.strip('"').removeprefix('needed="') for word in bootstrap}


def test_another_import_error_is_no_matter_of_libraries() -> None:
    program = (
        "import sys; sys.modules['yokai_desktop.app'] = None; sys.argv = ['yokai'];"
        "from yokai_desktop.start import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "ModuleNotFoundError" in done.stderr or "ImportError" in done.stderr
    assert done.returncode == 1
