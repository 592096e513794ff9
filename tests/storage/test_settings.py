"""Settings: declared once, saved at once, patient with what they find."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from yokai_desktop.storage import settings as settings_module
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.settings import FILE_NAME, SETTINGS, Number, Settings, Switch


def write(folder: Path, values: object, version: int = 1) -> Path:
    path = folder / FILE_NAME
    path.write_text(json.dumps({"format": version, "settings": values}))
    return path


def test_every_default_is_accepted() -> None:
    for name, setting in SETTINGS.items():
        assert setting.accepts(setting.default), name


def test_a_change_is_on_disk_at_once(tmp_path: Path) -> None:
    Settings(tmp_path / "new").set("theme", "light")
    again = Settings(tmp_path / "new")
    assert again["theme"] == "light"
    assert again["language"] == "system"
    assert again.problems == []


def test_a_value_that_is_not_taken_changes_nothing(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with pytest.raises(ValueError, match="theme"):
        settings.set("theme", "purple")
    assert settings["theme"] == "system"
    assert not (tmp_path / FILE_NAME).exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", 3),
        ("text_size", 99),
        ("text_size", 201),
        ("text_size", True),
        ("text_size", 150.0),
        ("text_size", 10**30),
        ("confirm", "yes"),
        ("confirm", 1),
        ("window", []),
        ("window", {"x": "y" * 30_000}),
    ],
)
def test_a_broken_value_falls_back_and_the_file_stays(
    tmp_path: Path, name: str, value: object
) -> None:
    path = write(tmp_path, {name: value, "language": "fr"})
    before = path.read_bytes()
    settings = Settings(tmp_path)
    assert settings[name] == SETTINGS[name].default
    assert settings["language"] == "fr"
    assert len(settings.problems) == 1
    assert path.read_bytes() == before


def test_a_broken_file_is_kept_aside_when_something_is_changed(tmp_path: Path) -> None:
    path = write(tmp_path, {"theme": "purple", "language": "fr"})
    before = path.read_bytes()
    settings = Settings(tmp_path)
    settings.set("confirm", False)
    settings.set("confirm", True)
    assert (tmp_path / "settings.broken-1.json").read_bytes() == before
    assert not (tmp_path / "settings.broken-2.json").exists()
    again = Settings(tmp_path)
    assert again["language"] == "fr"
    assert again.problems == []


def test_an_unknown_setting_is_kept_for_the_program_that_knows_it(tmp_path: Path) -> None:
    path = write(tmp_path, {"hologram": {"on": True}})
    settings = Settings(tmp_path)
    assert len(settings.problems) == 1
    settings.set("theme", "dark")
    assert json.loads(path.read_text())["settings"] == {"hologram": {"on": True}, "theme": "dark"}
    assert not (tmp_path / "settings.broken-1.json").exists()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"settings": 3}', "[" * 100_000, '{"format": 9, "settings":{}}'],
)
def test_a_file_that_is_no_settings_gives_defaults(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text)
    settings = Settings(tmp_path)
    assert settings["animation"] == "normal"
    assert settings.problems
    settings.set("animation", "fast")
    assert (tmp_path / "settings.broken-1.json").read_text() == text
    assert Settings(tmp_path)["animation"] == "fast"


def test_settings_cut_at_any_byte_never_fail(tmp_path: Path) -> None:
    Settings(tmp_path).set("septet_choices", {"seats": ["person", "novice"]})
    path = tmp_path / FILE_NAME
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        settings = Settings(tmp_path)
        assert settings["septet_choices"] == {}
        assert path.read_bytes() == whole[:length]


def test_a_value_holds_although_it_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way")
    settings = Settings(tmp_path / "config")
    with pytest.raises(StorageError):
        settings.set("theme", "dark")
    assert settings["theme"] == "dark"


@pytest.fixture
def unreadable(tmp_path: Path) -> Path:
    """Settings at whose place something lies that cannot be read."""
    path = write(tmp_path, {"theme": "light", "language": "fr"})
    path.rename(tmp_path / "whole.json")
    path.symlink_to(FILE_NAME)
    return path


@pytest.mark.posix
def test_a_file_that_cannot_be_read_is_not_replaced(tmp_path: Path, unreadable: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.problems
    for value in ("dark", "light"):
        with pytest.raises(StorageError):
            settings.set("theme", value)
        assert settings["theme"] == value
    assert unreadable.is_symlink()
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.posix
def test_a_file_that_can_be_read_again_keeps_what_was_not_changed(
    tmp_path: Path, unreadable: Path
) -> None:
    settings = Settings(tmp_path)
    (tmp_path / "whole.json").replace(unreadable)
    settings.set("theme", "dark")
    again = Settings(tmp_path)
    assert (again["theme"], again["language"]) == ("dark", "fr")


def test_a_broken_file_that_cannot_be_set_aside_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, {"theme": "purple"})
    before = path.read_bytes()
    monkeypatch.setattr(settings_module, "set_aside", lambda path: None)
    with pytest.raises(StorageError):
        Settings(tmp_path).set("confirm", False)
    assert path.read_bytes() == before


def test_kinds_tell_apart_what_python_takes_for_equal() -> None:
    assert not Number(0, 1, 0).accepts(True)
    assert not Switch(False).accepts(0)
