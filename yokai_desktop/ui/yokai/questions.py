"""What can be asked with one key at a table of Yōkai."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.speech.question import Question

translate = QCoreApplication.translate

QUESTIONS = (
    Question("here", "H", lambda: translate("Questions", "Where am I?")),
    Question("around", "E", lambda: translate("Questions", "What lies around this card?")),
    Question("find", "G", lambda: translate("Questions", "Go to a place by its name")),
    Question("seen", "I", lambda: translate("Questions", "What have I seen?")),
    Question("hints", "J", lambda: translate("Questions", "Hints, turned up and placed")),
    Question(
        "points", "P", lambda: translate("Questions", "What would a declaration be worth now?")
    ),
    Question("turns", "F", lambda: translate("Questions", "The last turn of everybody")),
)

FIXED_KEYS = frozenset((*"DTNVRLWCOBZ", "Shift+O", "+", "-", "="))
"""What this table uses for playing, beside what every table does."""
