"""The process in which added sets are read and played through, so that no window waits for it.

It may use so much memory and no more, and it can be ended at any moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from yokai_desktop.dojo.exercise import Exercise
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.library import Complaint, Library, shipped, with_those_of
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.storage.taking_over import MOST_MEMORY, limit_memory

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


Word = Lesson | Trial | Exercise | Complaint | None
"""What the process says: an entry, or why one was left out; None is its last word."""


def found_in(folder: Path) -> Iterator[Lesson | Trial | Exercise | Complaint]:
    """What the sets of a folder add to those that come with the program."""
    own = shipped()
    try:
        found = with_those_of(folder)
    except MemoryError:
        yield Complaint(folder.name, "", "too_large")
        return
    yield from found.lessons[len(own.lessons) :]
    yield from found.trials[len(own.trials) :]
    yield from found.exercises[len(own.exercises) :]
    yield from found.complaints[len(own.complaints) :]


def take(library: Library, word: Lesson | Trial | Exercise | Complaint) -> None:
    """Put what the process said where it belongs."""
    match word:
        case Lesson():
            library.lessons.append(word)
        case Trial():
            library.trials.append(word)
        case Exercise():
            library.exercises.append(word)
        case Complaint():
            library.complaints.append(word)


def serve(pipe: Connection[Any, Any]) -> None:
    """The other process: read the sets of one folder, and end."""
    limit_memory(MOST_MEMORY)
    try:
        for word in found_in(pipe.recv()):
            pipe.send(word)
        pipe.send(None)
    except (EOFError, OSError):
        return
