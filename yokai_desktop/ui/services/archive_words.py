"""What the user is told about the history when something is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import SetAside


def failure_words(error: StorageError) -> str:
    """Something that was wanted of the history did not happen."""
    words = {
        "disk_full": QCoreApplication.translate(
            "Archive", "The disk is full: the history could not be changed."
        ),
        "read_only": QCoreApplication.translate(
            "Archive", "The history cannot be written: its folder is read-only."
        ),
        "busy": QCoreApplication.translate(
            "Archive", "Another program is using the history. Please try again."
        ),
        "unreadable": QCoreApplication.translate(
            "Archive", "This game cannot be read: its record is incomplete."
        ),
        "later_version": later_version_words(error),
    }
    other = QCoreApplication.translate("Archive", "The history could not be changed.")
    return words.get(error.reason, other)


def refusal_words(error: StorageError) -> str:
    """The history could not be opened."""
    if error.reason in ("later_version", "disk_full", "read_only"):
        return failure_words(error)
    return QCoreApplication.translate(
        "Archive",
        "The history cannot be opened now. Games that end meanwhile are saved beside it and"
        " will be added later.",
    )


def later_version_words(error: StorageError) -> str:
    return QCoreApplication.translate(
        "Archive",
        "The history (%1) was written by a later version and is left as it is. Games that end"
        " now are saved beside it for that version.",
    ).replace("%1", error.path.name)


def waiting_words() -> str:
    """A game is safe, but not in the history yet."""
    return QCoreApplication.translate(
        "Archive",
        "The history cannot be changed now. The game was saved beside it and will be added later.",
    )


def not_kept_words() -> str:
    """A game that was to be given up is still where it was."""
    return QCoreApplication.translate(
        "Archive",
        "The unfinished game could not be put away: it stays saved, and the new one is not.",
    )


def unreadable_save_words() -> str:
    """An unfinished game was in the way of a new one, and nobody can read it."""
    return QCoreApplication.translate(
        "Archive", "The unfinished game could not be read. Its file was set aside."
    )


def set_aside_words(aside: SetAside) -> str:
    return QCoreApplication.translate(
        "Archive",
        "The history could not be read. It was set aside as %1, and a new one was begun.",
    ).replace("%1", aside.kept_at.name)
