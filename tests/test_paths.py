"""Where shipped and user files are looked for."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from yokai_desktop import paths


@pytest.fixture(autouse=True)
def look_again() -> None:
    paths._shipped.cache_clear()


def test_in_the_source_tree_resources_lie_beside_the_package() -> None:
    assert paths.resources("fonts", "KleeOne-SemiBold.ttf").is_file()
    assert paths.translations().name == "i18n"
    root = paths.source_tree()
    assert root is not None
    assert (root / "pyproject.toml").is_file()


def test_in_an_installed_package_they_lie_inside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "yokai_desktop"
    (package / "resources").mkdir(parents=True)
    (package / "i18n").mkdir()
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    assert paths.resources("x.svg") == package / "resources" / "x.svg"
    assert paths.translations() == package / "i18n"
    assert paths.source_tree() is None


def test_in_a_bundle_they_lie_in_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundled = tmp_path / "bundle" / "yokai_desktop" / "resources"
    bundled.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "archive" / "a" / "paths.py"))
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    assert paths.resources() == bundled


def test_one_variable_moves_all_folders_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    folders = {paths.config_folder(), paths.data_folder(), paths.state_folder()}
    assert len(folders) == 3
    assert all(folder.parent == tmp_path for folder in folders)


def test_otherwise_the_platform_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    directories = platformdirs.PlatformDirs(paths.APP_NAME, appauthor=False)
    assert paths.config_folder() == Path(directories.user_config_dir)
    assert paths.data_folder() == Path(directories.user_data_dir)
    assert not paths.config_folder().name.startswith(".")
