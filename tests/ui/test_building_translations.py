"""A source tree speaks French from its first start."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from yokai_desktop import safe_path
from yokai_desktop.paths import source_tree
from yokai_desktop.ui.language import translation
from yokai_desktop.words.languages import LANGUAGES


def test_translations_are_built_where_children_keep_the_current_folder_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = source_tree()
    assert root is not None
    shutil.copytree(root / "i18n", tmp_path / "i18n", ignore=shutil.ignore_patterns("*.qm"))
    monkeypatch.setattr(translation, "source_tree", lambda: tmp_path)
    monkeypatch.setenv(safe_path.SAFE_PATH, "1")
    translation.build_missing_translations()
    assert {file.name for file in (tmp_path / "i18n").glob("*.qm")} == {
        f"yokai_desktop_{language}.qm" for language in LANGUAGES
    }


def test_several_programs_may_build_them_at_once(tmp_path: Path) -> None:
    root = source_tree()
    assert root is not None
    shutil.copytree(root / "i18n", tmp_path / "i18n", ignore=shutil.ignore_patterns("*.qm"))
    (tmp_path / "yokai_desktop").symlink_to(root / "yokai_desktop")
    release = str(tmp_path / "i18n" / "release.py")
    builders = [
        subprocess.Popen([sys.executable, release], stderr=subprocess.PIPE) for _ in range(4)
    ]
    complaints = [builder.communicate()[1] for builder in builders]
    assert complaints == [b""] * len(builders)
    assert [builder.returncode for builder in builders] == [0] * len(builders)
    left = {file.name for file in (tmp_path / "i18n").iterdir() if file.suffix != ".py"}
    built = {f"yokai_desktop_{language}.qm" for language in LANGUAGES}
    written = {f"yokai_desktop_{language}.ts" for language in LANGUAGES}
    assert left - {"README.md", "__pycache__"} == built | written
