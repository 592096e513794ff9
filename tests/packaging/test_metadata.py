"""What Linux desktops read about the program is valid, in the eyes of their own tools."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
METAINFO = LINUX / "io.github.yokai_desktop.metainfo.xml"
VALIDATORS = {
    LINUX / "yokai-desktop.desktop": ["desktop-file-validate"],
    METAINFO: ["appstreamcli", "validate", "--no-net"],
}


def complaints(command: list[str], path: Path) -> str:
    """What a validator says against a file; nothing if the file is valid."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} comes with packaging/bootstrap.sh on Debian only")
    done = subprocess.run([*command, path], capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize("path", VALIDATORS, ids=lambda path: path.name)
def test_metadata_is_valid(path: Path) -> None:
    assert not complaints(VALIDATORS[path], path)


@pytest.mark.parametrize("path", VALIDATORS, ids=lambda path: path.name)
def test_broken_metadata_is_noticed(path: Path, tmp_path: Path) -> None:
    broken = tmp_path / path.name
    lines = path.read_text().splitlines()
    broken.write_text(
        "\n".join(line for line in lines if "Name" not in line and "<name" not in line)
    )
    assert complaints(VALIDATORS[path], broken)


def test_the_desktop_entry_is_the_one_that_appstream_names() -> None:
    assert "<launchable" in METAINFO.read_text()
    assert ">yokai-desktop.desktop<" in METAINFO.read_text()
