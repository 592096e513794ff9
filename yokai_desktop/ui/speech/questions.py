"""What can be asked at a table with one key: each question has a name, a usual key, and words.

The keys are the same in every language; a person may choose others in the settings.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeyEvent, QKeySequence

from yokai_desktop.ui.games.game_faces import GAME_FACES, game_face
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.playing_keys import AT_EVERY_TABLE
from yokai_desktop.ui.speech.question import PlayingKey, Question

translate = QCoreApplication.translate


COMMON = (
    Question(
        "now", "Q", lambda: translate("Questions", "What is to be done now, and whose turn is it?")
    ),
    Question("repeat", "X", lambda: translate("Questions", "Say the last message again")),
    Question("back", "Shift+X", lambda: translate("Questions", "Say the message before")),
    Question("keys", "K", lambda: translate("Questions", "Which keys are there?")),
)
"""What can be asked at every table; the others are told by the face of the game."""

EVERYWHERE = (
    *("Left", "Right", "Up", "Down", "Return", "Enter", "Space", "Esc", "Tab", "Backspace"),
    *"0123456789",
)
"""The keys that every table uses for playing."""


def questions_of(game: str) -> tuple[Question, ...]:
    """All questions at the table of a game, those of every table last."""
    return (*game_face(game).questions, *COMMON)


def playing_keys_of(game: str) -> tuple[PlayingKey, ...]:
    """What is played with at the table of a game."""
    return (*game_face(game).playing_keys, *AT_EVERY_TABLE)


def all_questions() -> tuple[Question, ...]:
    """Those of all games."""
    return (*(question for face in GAME_FACES for question in face.questions), *COMMON)


def key_of(question: Question) -> str:
    """Its key: the one that was chosen, else the usual one."""
    chosen = preferences().value("keys").get(question.name)
    return chosen if isinstance(chosen, str) and pressable(chosen) else question.key


def pressable(key: str) -> bool:
    """Whether a key of a settings file is one key that exists."""
    sequence = QKeySequence(key, QKeySequence.SequenceFormat.PortableText)
    is_written = key.isprintable() and 0 < len(key) <= 20
    return is_written and sequence.count() == 1 and sequence.toString() == key


def key_pressed(event: QKeyEvent) -> str:
    """A key as it is written in the settings."""
    return QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)


def shown_key(key: str) -> str:
    """A key as people read it."""
    sequence = QKeySequence(key, QKeySequence.SequenceFormat.PortableText)
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def asked_with(game: str, event: QKeyEvent) -> Question | None:
    """The question that a key asks at the table of a game."""
    pressed = key_pressed(event)
    return next((q for q in questions_of(game) if key_of(q) == pressed), None)


def conflict(question: Question, key: str) -> str:
    """Why a question cannot have a key, in a sentence; nothing if it can."""
    if not pressable(key):
        return translate("Questions", "This key cannot be used.")
    faces = [face for face in GAME_FACES if question in questions_of(face.name)]
    is_of_the_window = key.startswith(("Ctrl+", "Alt+", "Meta+")) or key[1:].isdecimal()
    if is_of_the_window or any(key in (*EVERYWHERE, *face.fixed_keys) for face in faces):
        text = translate("Questions", "{key} already has a meaning of its own.")
        return text.format(key=shown_key(key))
    for face in faces:
        for other in questions_of(face.name):
            if other is not question and key_of(other) == key:
                text = translate("Questions", "{key} already asks: {question}")
                return text.format(key=shown_key(key), question=other.words())
    return ""


def choose_key(question: Question, key: str) -> None:
    """Ask it with another key from now on."""
    kept = dict(preferences().value("keys"))
    kept.pop(question.name, None)
    if key != question.key:
        kept[question.name] = key
    preferences().set_value("keys", kept)
