"""What the keys of playing are called, and those that every table has."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.speech.question import PlayingKey

translate = QCoreApplication.translate


def arrows() -> str:
    return translate("Questions", "Arrow keys", "as a line of a list of keys")


def enter() -> str:
    return translate("Questions", "Enter", "as a line of a list of keys")


def space() -> str:
    return translate("Questions", "Space", "as a line of a list of keys")


def escape() -> str:
    return translate("Questions", "Escape", "as a line of a list of keys")


def digits() -> str:
    return translate("Questions", "1 to 9", "as a line of a list of keys")


def letter(key: str) -> Callable[[], str]:
    """A key with the same name in every language."""
    return lambda: key


AT_EVERY_TABLE = (
    PlayingKey(letter("F1"), lambda: translate("Questions", "The rules of what you see")),
    PlayingKey(letter("F2"), lambda: translate("Questions", "Player aid")),
)
