"""What can be asked with one key at a table of Yōkai."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.speech.playing_keys import arrows, digits, enter, escape, letter, space
from yokai_desktop.ui.speech.question import PlayingKey, Question

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

PLAYING_KEYS = (
    PlayingKey(arrows, lambda: translate("Questions", "From card to card, from place to place")),
    PlayingKey(enter, lambda: translate("Questions", "Look at the card; lift it; drop it")),
    PlayingKey(space, lambda: translate("Questions", "The same; end what is being shown")),
    PlayingKey(letter("T"), lambda: translate("Questions", "Turn up a hint")),
    PlayingKey(digits, lambda: translate("Questions", "Take a hint to place it")),
    PlayingKey(letter("D"), lambda: translate("Questions", "Say that the yōkai are at peace")),
    PlayingKey(letter("N"), lambda: translate("Questions", "Your notes on the card")),
    PlayingKey(letter("R"), lambda: translate("Questions", "Show the partners’ turns again")),
    PlayingKey(letter("L"), lambda: translate("Questions", "The list of turns, and back")),
    PlayingKey(letter("W"), lambda: translate("Questions", "What the last turn meant")),
    PlayingKey(escape, lambda: translate("Questions", "Put back; put away what is open; leave")),
)
