"""What can be asked with one key at a table of Septet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.speech.question import Question

translate = QCoreApplication.translate

QUESTIONS = (
    Question("hand", "C", lambda: translate("Questions", "My cards")),
    Question("trick", "P", lambda: translate("Questions", "The trick on the table")),
    Question("last-trick", "B", lambda: translate("Questions", "The last trick")),
    Question("scores", "S", lambda: translate("Questions", "Points, tricks and bosses of all")),
    Question("trump", "U", lambda: translate("Questions", "What is trump?")),
    Question("others", "O", lambda: translate("Questions", "The cards of the others")),
)

FIXED_KEYS = frozenset("AHMTLW")
"""What this table uses for playing, beside what every table does."""
