"""The list of languages is complete, and each counts as Qt counts in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from yokai_desktop.storage.settings import SETTINGS, ChoiceSetting
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.words.catalogue import Catalogue
from yokai_desktop.words.languages import DEFAULT, LANGUAGES, PLURALS

COUNTED = ("Septet", "%n tricks lose it.", "")


def test_every_language_can_be_chosen_and_can_count() -> None:
    assert set(PLURALS) == set(LANGUAGES)
    setting = SETTINGS["language"]
    assert isinstance(setting, ChoiceSetting)
    assert setting.values == ("system", *LANGUAGES)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_plurals_are_those_of_qt(qtbot: QtBot, language: str) -> None:
    translation().speak(language)
    ours = Catalogue(language)
    for count in range(131):
        assert ours.find(*COUNTED, count) == QCoreApplication.translate(*COUNTED, count)
        assert 0 <= PLURALS[language].form_of(count) < PLURALS[language].forms
    translation().speak(DEFAULT)
