"""Lessons: a few positions, in each one thing to do, and a kind answer to everything else."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

from yokai_desktop.dojo.position import Position


@dataclass(frozen=True)
class LessonStep:
    """One position of a lesson and what is to be done there.

    Patterns are texts of actions in which ``*`` stands for anything: ``play fire-9``, ``look *``.
    """

    id: str
    """Names its sentences within the lesson."""
    position: Position
    right: tuple[str, ...]
    """Patterns of what is right."""
    replies: tuple[tuple[str, str], ...]
    """For other choices: a pattern and the name of what the fox answers; the first that fits."""
    then: tuple[str, ...] = ()
    """What is played after the right choice so that its effect is seen: texts of actions."""
    shows_way: bool = False
    """Whether the way of the first right card is shown: where something is done the first time."""

    def is_right(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.right)

    def reply_to(self, action: str) -> str:
        """The name of the answer to a choice that is not right; empty for the general one."""
        for pattern, reply in self.replies:
            if fnmatchcase(action, pattern):
                return reply
        return ""


@dataclass(frozen=True)
class Lesson:
    """Steps in order.  A step whose record continues the one before it is played on in place."""

    id: str
    game: str
    steps: tuple[LessonStep, ...]
    shows: frozenset[str] | None = None
    """What stands on the table beside the cards; everything if the lesson does not say."""

    def goes_on(self, number: int) -> bool:
        """Whether step ``number`` continues where the one before it ended."""
        if number == 0:
            return False
        before = self.steps[number - 1]
        record, earlier = self.steps[number].position.record, before.position.record
        expected = [*earlier["actions"], before.right[0], *before.then]
        return bool(record == {**earlier, "actions": expected})
