"""Languages at run time: plurals, Qt's own words, the system's choice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from yokai_desktop.ui import translation as module
from yokai_desktop.ui.translation import language_for, translation


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
    assert QCoreApplication.translate("GameWords", "%n players", "", number) == words


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
