"""``yokai tour``: pictures in a folder that can be written, or one clear line."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from yokai_desktop.cli import tour as command
from yokai_desktop.cli.sentences import Refused
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.paths import HOME_VARIABLE
from yokai_desktop.workshop import contact_sheet, tour

ROOT = Path(__file__).parents[2]


def asked(folder: Path, size: str = "1024x640", *, brief: bool = False) -> Namespace:
    return Namespace(folder=str(folder), size=size, lang="en", theme="dark", brief=brief)


def test_every_picture_is_saved_and_told(
    qtbot: QtBot,
    tmp_path: Path,
    user_home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def one_sheet(folder: Path) -> Iterator[Path]:
        yield from islice(sheets(folder), 1)

    sheets = contact_sheet.save_sheets
    monkeypatch.setenv(HOME_VARIABLE, str(user_home))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(tour, "all_scenes", lambda: iter(tour.shell_scenes()[:2]))
    monkeypatch.setattr(tour, "_SETTLING", 10)
    monkeypatch.setattr(contact_sheet, "save_sheets", one_sheet)
    assert command.run(asked(tmp_path / "new" / "folder")) == 0
    told = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert len(told) == 3
    assert [QImage(str(path)).isNull() for path in told] == [False] * 3
    assert QImage(str(told[0])).width() == 1024


def test_a_brief_tour_shows_one_screen_of_each_part(
    qtbot: QtBot,
    tmp_path: Path,
    user_home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(user_home))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert command.run(asked(tmp_path, brief=True)) == 0
    told = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert [path.stem[3:] for path in told] == [part[0].name for part in tour.parts()]
    pictures = [QImage(str(path)) for path in told]
    assert all(picture.width() == 1024 for picture in pictures)
    assert all(one != other for one, other in pairwise(pictures))
    close_worker()


ONE_PICTURE = """
import sys
from pathlib import Path
from yokai_desktop.workshop import tour
tour.all_scenes = lambda: iter(tour.shell_scenes()[:1])
print(*tour.run(Path(sys.argv[1]), "en", "dark", (1024, 640)))
"""


@pytest.mark.posix
def test_the_folder_for_files_of_a_while_may_have_a_colon(tmp_path: Path) -> None:
    """As every path of Windows has one."""
    place = tmp_path / "C:"
    place.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", ONE_PICTURE, "pictures"],
        cwd=tmp_path,
        env=os.environ | {"TMPDIR": str(place), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert QImage(str(tmp_path / done.stdout.strip())).width() == 1024
    assert not list(place.iterdir())


@pytest.mark.parametrize("size", ["huge", "1440", "x900", "100x100", "9999999x900", "-1440x900"])
def test_a_size_that_is_none_is_refused(tmp_path: Path, size: str) -> None:
    with pytest.raises(Refused, match="1440x900"):
        command.run(asked(tmp_path, size))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused, match="file"):
        command.run(asked(tmp_path / "file" / "folder"))


def test_sizes_are_read_in_any_case() -> None:
    assert command.read_size("1440X900") == (1440, 900)
