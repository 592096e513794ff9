"""What can be asked with one key at a table of Septet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.speech.playing_keys import arrows, digits, enter, escape, letter, space
from yokai_desktop.ui.speech.question import PlayingKey, Question

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

PLAYING_KEYS = (
    PlayingKey(arrows, lambda: translate("Questions", "From card to card")),
    PlayingKey(enter, lambda: translate("Questions", "Choose the card; pass the chosen cards")),
    PlayingKey(space, lambda: translate("Questions", "The same; end what is being shown")),
    PlayingKey(
        digits, lambda: translate("Questions", "Choose a card you may choose, from the left")
    ),
    PlayingKey(letter("A"), lambda: translate("Questions", "Advice")),
    PlayingKey(letter("T"), lambda: translate("Questions", "Show the last trick again")),
    PlayingKey(letter("L"), lambda: translate("Questions", "The log, and back")),
    PlayingKey(letter("M"), lambda: translate("Questions", "What is still out")),
    PlayingKey(
        escape, lambda: translate("Questions", "Take a card back; put away what is open; leave")
    ),
)
