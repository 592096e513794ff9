"""The marks of a reviewed game, and the way from one to the next."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.models.review.story import Mark, Story
from yokai_desktop.ui.review.curve_words import mark_words
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.time_bar import TimeMark


@dataclass(frozen=True)
class DecisionMarks:
    """None without a story; places are numbers of actions."""

    story: Story | None = None

    @property
    def _all(self) -> tuple[Mark, ...]:
        return self.story.marks if self.story is not None else ()

    @property
    def _in_question(self) -> list[int]:
        """Where one's own marks are, or anybody's where there are no own ones."""
        own = self.story.own_marks if self.story is not None else ()
        return [mark.decision.index for mark in own or self._all]

    def has(self, position: int) -> bool:
        """Whether a decision is marked, whoever made it."""
        return any(mark.decision.index == position for mark in self._all)

    def before(self, position: int) -> int | None:
        """The last mark before a place."""
        return max((at for at in self._in_question if at < position), default=None)

    def after(self, position: int) -> int | None:
        """The next mark after a place."""
        return min((at for at in self._in_question if at > position), default=None)

    def in_time(self, face: ReviewFace) -> tuple[TimeMark, ...]:
        """All of them, for the time bar."""
        return tuple(
            TimeMark(each.decision.index, each.decision.label, each.is_own, mark_words(face, each))
            for each in self._all
        )
