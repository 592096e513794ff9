"""The language of the program: translations of our own words and of Qt's."""

from __future__ import annotations

import os
import subprocess
import sys

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from yokai_desktop.paths import source_tree, translations
from yokai_desktop.safe_path import SAFE_PATH
from yokai_desktop.words.languages import LANGUAGES, language_among
from yokai_desktop.words.voice import speak_through

DOMAIN = "yokai_desktop"
_REGIONS = {"en": "en_GB"}


def language_for(choice: str) -> str:
    """The language of a setting: itself, or the first of the system's that we speak."""
    if choice in LANGUAGES:
        return choice
    return language_among(QLocale.system().uiLanguages())


def locale_of(language: str) -> QLocale:
    """How numbers, days and hours are written: as the user's region does, if it speaks the
    language, else as ours does, which for English is British.
    """
    system = QLocale.system()
    if system.name().startswith(f"{language}_"):
        return system
    return QLocale(_REGIONS.get(language, language))


class Translation:
    """Holds the translators that are installed; another language replaces them."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, choice: str) -> None:
        """Switch the running program to a language; every widget gets a LanguageChange event."""
        speak_through(QCoreApplication.translate)
        language = language_for(choice)
        if language == self.language:
            return
        self.language = language
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
        self._installed.clear()
        QLocale.setDefault(locale_of(language))
        own = str(translations() / f"{DOMAIN}_{language}.qm")
        of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for file in (f"{of_qt}/qtbase_{language}.qm", own):
            translator = QTranslator()
            if translator.load(file):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)


_current: list[Translation] = []


def translation() -> Translation:
    """The language in force."""
    if not _current:
        _current.append(Translation())
    return _current[0]


def build_missing_translations() -> None:
    """In a source tree, compile translations that are missing or older than their sources."""
    root = source_tree()
    if root is None:
        return
    for language in LANGUAGES:
        source = root / "i18n" / f"{DOMAIN}_{language}.ts"
        built = source.with_suffix(".qm")
        if not source.is_file():
            continue
        if not built.is_file() or built.stat().st_mtime < source.stat().st_mtime:
            # The script imports what lies beside it, in the tree of the program itself.
            beside = os.environ | {SAFE_PATH: ""}
            script = str(root / "i18n" / "release.py")
            subprocess.run([sys.executable, script], check=False, env=beside)
            return
