"""How hard a trial is, in a word."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def grade_words(grade: int) -> str:
    """The word of a grade, from 1 to 5."""
    return {
        1: translate("Dojo", "easy"),
        2: translate("Dojo", "fair"),
        3: translate("Dojo", "tricky"),
        4: translate("Dojo", "hard"),
        5: translate("Dojo", "masterly"),
    }[grade]


def grade_title(grade: int) -> str:
    """The same as a heading."""
    return {
        1: translate("Dojo", "Easy", "trials; a heading"),
        2: translate("Dojo", "Fair", "trials; a heading"),
        3: translate("Dojo", "Tricky", "trials; a heading"),
        4: translate("Dojo", "Hard", "trials; a heading"),
        5: translate("Dojo", "Masterly", "trials; a heading"),
    }[grade]
