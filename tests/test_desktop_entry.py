"""The menu entry: valid, one id everywhere, added and taken away again."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from yokai_desktop import desktop_entry
from yokai_desktop.cli import BAD_INPUT, main
from yokai_desktop.version import APP_ID, VERSION

ROOT = Path(__file__).parents[1]
VALIDATORS = {
    desktop_entry.ENTRY: (["desktop-file-validate"], desktop_entry.entry("yokai-desktop")),
    desktop_entry.METAINFO: (
        ["appstreamcli", "validate", "--no-net", "--pedantic"],
        desktop_entry.metainfo(),
    ),
}


def complaints(command: list[str], path: Path, text: str) -> str:
    """What a validator says against a text; nothing if it is valid."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} comes with packaging/bootstrap.sh on Debian only")
    path.write_text(text, encoding="utf-8")
    done = subprocess.run([*command, path], capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize("place", list(VALIDATORS), ids=lambda place: place.parts[0])
def test_metadata_is_valid(place: Path, tmp_path: Path) -> None:
    command, text = VALIDATORS[place]
    assert not complaints(command, tmp_path / place.name, text)


@pytest.mark.parametrize("place", list(VALIDATORS), ids=lambda place: place.parts[0])
def test_broken_metadata_is_noticed(place: Path, tmp_path: Path) -> None:
    command, text = VALIDATORS[place]
    kept = [line for line in text.splitlines() if "Name" not in line and "<name" not in line]
    assert complaints(command, tmp_path / place.name, "\n".join(kept))


def test_one_id_of_four_parts_everywhere() -> None:
    assert len(APP_ID.split(".")) == 4
    root = ElementTree.fromstring(desktop_entry.metainfo())
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == desktop_entry.ENTRY.name
    entry = desktop_entry.entry("yokai-desktop").splitlines()
    assert f"Icon={desktop_entry.ICON.stem}" in entry
    assert f"StartupWMClass={APP_ID}" in entry


def test_the_version_and_the_pictures_are_those_of_the_program() -> None:
    root = ElementTree.fromstring(desktop_entry.metainfo())
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == VERSION
    images = [image.text or "" for image in root.iter("image")]
    assert len(images) >= 3
    for image in images:
        assert (ROOT / "resources" / "screenshots" / image.rpartition("/")[2]).is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such entries")
def test_an_entry_is_added_and_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["install-desktop-entry"]) == 0
    written = sorted(path for path in tmp_path.rglob("*") if path.is_file())
    assert written == sorted(map(Path, capsys.readouterr().out.splitlines()))
    assert [path.relative_to(tmp_path) for path in written] == [
        desktop_entry.ENTRY,
        desktop_entry.ICON,
    ]
    command = next(line for line in written[0].read_text().splitlines() if line.startswith("Exec="))
    assert Path(command.removeprefix("Exec=").split('"')[1]).is_file()
    assert main(["install-desktop-entry", "--remove"]) == 0
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]
    assert main(["install-desktop-entry", "--remove"]) == 0


def test_a_place_that_is_relative_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("", "here", "./share"):
        monkeypatch.setenv("XDG_DATA_HOME", place)
        assert desktop_entry.user_folder() == Path.home() / ".local" / "share"


@pytest.mark.parametrize(
    ("place", "command"),
    [
        ("/opt/a b/python", '"/opt/a b/yokai-desktop"'),
        ('/opt/a"$b/python', '"/opt/a\\\\"\\\\$b/yokai-desktop"'),
        ("/opt/100%/python", '"/opt/100%%/yokai-desktop"'),
    ],
)
def test_strange_folders_are_quoted(
    place: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", place)
    monkeypatch.setattr(Path, "is_file", lambda path: True)
    assert desktop_entry.own_command() == command


def test_a_bundle_and_a_bare_interpreter_are_their_own_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert desktop_entry.own_command() == '"/nowhere/python" "-P" "-m" "yokai_desktop"'
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert desktop_entry.own_command() == '"/nowhere/python"'


def test_other_systems_are_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(["install-desktop-entry"]) == BAD_INPUT
    assert capsys.readouterr().err.count("\n") == 1
