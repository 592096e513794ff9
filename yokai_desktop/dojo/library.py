"""All lessons, trials and exercises there are: those shipped, and sets that somebody added.

A set is a JSON file (``resources/dojo/README.md``).  One that cannot be read is left out, and so
is an entry that cannot; both are told in ``complaints``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from yokai_desktop.dojo.exercise import Exercise
from yokai_desktop.dojo.kept import Kept, read_kept
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.dojo.reading import BadEntry, read_exercise, read_lesson, read_trial
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.engine.contract import EngineError, Json
from yokai_desktop.paths import data_folder, resources
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.plain_json import parsed
from yokai_desktop.storage.reading import names_in, read_text

FORMAT = "yokai-desktop dojo"
VERSION = 1
FOLDER = "dojo"
MOST_SETS = 200
"""Files of one folder that are looked at."""
LARGEST_SET = 2 * 2**20
"""Bytes of a file; all sets that come with the program are smaller together."""
MOST_ADDED = 500
"""Entries of all added sets together that are looked at: each is played through."""

Entry = TypeVar("Entry", Lesson, Trial, Exercise)


@dataclass(frozen=True)
class Complaint:
    """A file or one of its entries that was left out, and which part of it is to blame."""

    file: str
    entry: str
    reason: str


@dataclass
class Library:
    """What was found, in the order of the files."""

    lessons: list[Lesson] = field(default_factory=list)
    trials: list[Trial] = field(default_factory=list)
    exercises: list[Exercise] = field(default_factory=list)
    kept: list[Kept] = field(default_factory=list)
    complaints: list[Complaint] = field(default_factory=list)
    room: int = MOST_ADDED
    """How many more entries that are not trusted are looked at."""

    def lesson(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == name), None)

    def lessons_of(self, game: str) -> list[Lesson]:
        return [lesson for lesson in self.lessons if lesson.game == game]

    def trial(self, name: str) -> Trial | None:
        return next((trial for trial in self.trials if trial.id == name), None)

    def trials_of(self, game: str) -> list[Trial]:
        return [trial for trial in self.trials if trial.game == game]

    def exercises_of(self, convention: int) -> list[Exercise]:
        return [each for each in self.exercises if each.convention == convention]

    def kept_of(self, convention: int) -> list[Kept]:
        """How often partners of each level keep a convention, as far as it was counted."""
        return [each for each in self.kept if each.convention == convention]

    def add(self, path: Path, *, is_trusted: bool) -> None:
        """Read one set; what is not trusted is played through before it is taken."""
        try:
            data = parsed(read_text(path, LARGEST_SET) or "")
        except (StorageError, ValueError) as error:
            reason = error.reason if isinstance(error, StorageError) else "not_json"
            self.complaints.append(Complaint(path.name, "", reason))
            return
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            self.complaints.append(Complaint(path.name, "", "not_a_set"))
        elif data.get("version") != VERSION:
            self.complaints.append(Complaint(path.name, "", "unknown_version"))
        else:
            known = {lesson.id for lesson in self.lessons} | {trial.id for trial in self.trials}
            known |= {exercise.id for exercise in self.exercises}
            take = _Taking(self, path.name, known, is_trusted)
            self.lessons += take.all(data.get("lessons"), read_lesson, _plays)
            self.trials += take.all(data.get("trials"), read_trial, _tells_trial)
            self.exercises += take.all(data.get("exercises"), read_exercise, _tells_exercise)
            if is_trusted:
                self.kept += read_kept(data.get("kept", {}))


@dataclass
class _Taking:
    """The entries of one file."""

    library: Library
    file: str
    known: set[str]
    is_trusted: bool

    def all(
        self, items: Json, read: Callable[[Json], Entry], check: Callable[[Entry], None]
    ) -> list[Entry]:
        found = []
        for number, item in enumerate(items if isinstance(items, list) else (), start=1):
            if not (self.is_trusted or self.library.room):
                self._complain("", "too_many")
                break
            self.library.room -= not self.is_trusted
            try:
                entry = read(item)
                if entry.id in self.known:
                    raise BadEntry("id")
                if not self.is_trusted:
                    check(entry)
            except (BadEntry, EngineError) as error:
                reason = error.reason if isinstance(error, EngineError) else str(error)
                self._complain(_name_of(item, number), reason)
            else:
                self.known.add(entry.id)
                found.append(entry)
        return found

    def _complain(self, entry: str, reason: str) -> None:
        self.library.complaints.append(Complaint(self.file, entry, reason))


def _name_of(item: Json, number: int) -> str:
    name = item.get("id") if isinstance(item, dict) else None
    return str(name)[:80] if name else str(number)


def _tells_trial(trial: Trial) -> None:
    """Play the position and say everything about it; what fails is told by the engine."""
    from yokai_desktop.dojo.catalog import can_be_solved, trial_words  # only added sets need it

    _tells(trial, trial_words)
    if not can_be_solved(trial):
        raise BadEntry("solution")


def _tells_exercise(exercise: Exercise) -> None:
    from yokai_desktop.dojo.catalog import can_be_answered, exercise_words

    _tells(exercise, exercise_words)
    if not can_be_answered(exercise):
        raise BadEntry("key")


def _tells(entry: Entry, say: Callable[[Entry], object]) -> None:
    try:
        say(entry)
    except EngineError:
        raise
    except (AssertionError, LookupError, ValueError, StopIteration) as error:
        raise BadEntry("solution") from error


def _plays(lesson: Lesson) -> None:
    from yokai_desktop.dojo.catalog import has_words

    if not has_words(lesson):
        raise BadEntry("words")
    for step in lesson.steps:
        step.position.view()


def read_sets(folders: Iterable[tuple[Path, bool]]) -> Library:
    """All sets of these folders, each with whether it is trusted."""
    library = Library()
    for folder, is_trusted in folders:
        try:
            names = [name for name in names_in(folder) if name.endswith(".json")]
        except StorageError as error:
            library.complaints.append(Complaint(folder.name, "", error.reason))
            continue
        for name in names[:MOST_SETS]:
            library.add(folder / name, is_trusted=is_trusted)
    return library


@cache
def shipped() -> Library:
    """The sets that come with the program: tests have proved them."""
    return read_sets([(resources(FOLDER), True)])


def with_added() -> Library:
    """The shipped sets and those in the folder ``dojo`` beside the saved games."""
    return with_those_of(data_folder() / FOLDER)


def with_those_of(folder: Path) -> Library:
    """The shipped sets and those of another folder."""
    return read_sets([(resources(FOLDER), True), (folder, False)])
