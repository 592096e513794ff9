"""Languages at run time: plurals, Qt's own words, the system's choice."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel, QTreeView
from pytestqt.qtbot import QtBot

from yokai_desktop.paths import source_tree
from yokai_desktop.safe_path import SAFE_PATH
from yokai_desktop.ui.language import translation as module
from yokai_desktop.ui.language.qt_words import words_qt_lacks
from yokai_desktop.ui.language.translation import language_for, translation
from yokai_desktop.words.counts import players_words
from yokai_desktop.words.languages import LANGUAGES


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("en", 1, "1 player"),
        ("en", 0, "0 players"),
        ("en", 4, "4 players"),
        ("fr", 0, "0 joueur"),
        ("fr", 1, "1 joueur"),
        ("fr", 4, "4 joueurs"),
    ],
)
def test_plurals_are_right(language: str, number: int, words: str) -> None:
    translation().speak(language)
    assert players_words(number) == words


def test_the_buttons_of_qt_are_french_too(qtbot: QtBot) -> None:
    translation().speak("fr")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    cancel = box.button(QDialogButtonBox.StandardButton.Cancel)
    assert cancel.text().replace("&", "") == "Annuler"


def test_the_system_decides_where_the_user_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    class FrenchSystem:
        @staticmethod
        def system() -> QLocale:
            return QLocale("fr_CA")

    monkeypatch.setattr(module, "QLocale", FrenchSystem)
    assert language_for("system") == "fr"
    assert language_for("en") == "en"


def test_an_unknown_system_gets_english(monkeypatch: pytest.MonkeyPatch) -> None:
    class JapaneseSystem:
        @staticmethod
        def system() -> QLocale:
            return QLocale("ja_JP")

    monkeypatch.setattr(module, "QLocale", JapaneseSystem)
    assert language_for("system") == "en"


def test_dialogs_for_files_are_wholly_french(qtbot: QtBot, tmp_path: Path) -> None:
    english = words_qt_lacks()
    translation().speak("fr")
    french = words_qt_lacks()
    assert [word for word, other in zip(english, french, strict=True) if word == other] == ["Alias"]
    (tmp_path / "games" / "folder").mkdir(parents=True)
    (tmp_path / "games" / "games.json").write_text("{}", encoding="utf-8")
    dialog = QFileDialog(None, "", str(tmp_path / "games"))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    labels = {label.text().replace("&", "") for label in dialog.findChildren(QLabel)}
    assert {"Dossier\u00a0:", "Type de fichiers\u00a0:"} <= labels
    view = dialog.findChildren(QTreeView)[0]
    qtbot.waitUntil(lambda: view.model().rowCount(view.rootIndex()) == 2)
    root = view.rootIndex()
    kinds = {str(view.model().index(row, 2, root).data()) for row in range(2)}
    assert "Dossier" in kinds
    assert not kinds & {"Folder", "json File"}


def test_a_source_tree_compiles_its_translations_wherever_it_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program keeps the current folder off the path of its children; this one needs its own."""
    tree = source_tree()
    assert tree is not None
    shutil.copytree(tree / "i18n", tmp_path / "i18n", ignore=shutil.ignore_patterns("*.qm"))
    monkeypatch.setattr(module, "source_tree", lambda: tmp_path)
    monkeypatch.setenv(SAFE_PATH, "1")
    module.build_missing_translations()
    built = {path.name for path in (tmp_path / "i18n").glob("*.qm")}
    assert built == {f"{module.DOMAIN}_{language}.qm" for language in LANGUAGES}
