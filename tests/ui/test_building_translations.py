"""A source tree speaks French from its first start."""

from __future__ import annotations

import shutil
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
