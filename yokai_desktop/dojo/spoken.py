"""What the fox and the scrolls say: whole sentences in the language in force."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

MOST_WORDS = 24
"""Of one speech of the fox."""


@dataclass(frozen=True)
class StepWords:
    """The speech of one step of a lesson."""

    goal: str
    """What to do, in one sentence or two."""
    learned: str
    """What was learned, once it is done."""
    otherwise: str
    """The answer to any other choice."""
    replies: Mapping[str, str] = field(default_factory=dict)
    """Answers to certain other choices, by the name that ``LessonStep.reply_to`` gives."""
    opening: str = ""
    """What the game is about, where a lesson begins with it; said before the goal."""

    def reply(self, name: str) -> str:
        """The answer to a choice that is not right."""
        return self.replies.get(name, self.otherwise)


@dataclass(frozen=True)
class LessonWords:
    """A lesson's title and the speeches of its steps, by their ids."""

    title: str
    steps: Mapping[str, StepWords]


@dataclass(frozen=True)
class TrialWords:
    """A trial in words: the task, three hints from the idea to the answer, why it is right."""

    task: str
    idea: str
    """The first hint: names the idea."""
    nearer: str
    """The second hint: the family or the card to think about."""
    answer: str
    """The third hint: what to do."""
    explanation: str


@dataclass(frozen=True)
class ExerciseWords:
    """An exercise in words."""

    question: str
    explanation: str
