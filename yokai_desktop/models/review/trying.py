"""Which decisions of a review are worth trying again, and how an answer is judged.

Only where it is clear what is right: whatever is not as good as the best is behind it by at least
8 points and three errors.  Passes are left out, because not every one of them is weighed.  A
choice that was not kept is worse than those that were.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from yokai_desktop.ai.reviews.plain_data import BadData, from_plain, to_plain
from yokai_desktop.ai.reviews.plausible import is_plausible, is_plausible_point
from yokai_desktop.ai.reviews.reviewed import Choice, CurvePoint, Decision, Review
from yokai_desktop.engine.contract import Action, Event, Json
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import PERSON, Match
from yokai_desktop.engine.record import BadRecord
from yokai_desktop.models.review.story import MARKED
from yokai_desktop.storage.mistakes import Mistake, Position

LEAST_GAP = 0.08
SURE = 3.0
"""Errors by which everything else is behind what is right."""
SAME = 0.01
"""What is less than a point behind is as good, however small the error."""
_ALL_KEPT = ("play", "discard", "swap")
"""Kinds of which every choice is kept; of others only the best are, and the one made."""


class Verdict(Enum):
    """What an answer is."""

    RIGHT = "right"
    AS_GOOD = "as good"
    """Not to be told apart from the best."""
    NOT_YET = "not yet"


def is_as_good(choice: Choice) -> bool:
    """Whether a choice is within one error of the best, or within a point."""
    return choice.gap <= max(choice.gap_error, SAME)


def is_worth_trying(decision: Decision) -> bool:
    """Whether a decision cost something, and what would have been right is clear."""
    if decision.label not in MARKED or decision.kind == "pass":
        return False
    behind = [choice for choice in decision.choices[1:] if not is_as_good(choice)]
    if not any(decision.kind in _ALL_KEPT or each.action != decision.action for each in behind):
        return False  # what was not kept might be as good as the best, too
    return all(
        choice.gap >= LEAST_GAP and choice.gap >= SURE * choice.gap_error for choice in behind
    )


def positions_of(match: Match, review: Review) -> Iterator[Position]:
    """The positions of a finished game that are worth trying, without the names of people."""
    record = match.record()
    for seat in record["seats"]:
        if seat["player"] == PERSON:
            seat["name"] = ""
    for decision in review.decisions:
        if is_worth_trying(decision):
            points = [
                point
                for point in review.curve
                if point.round == decision.round and point.seat == decision.seat
            ]
            data = {
                "record": record,
                "decision": to_plain(decision),
                "curve": [to_plain(point) for point in points],
            }
            yield Position(decision.index, decision.seat, decision.loss or 0.0, data)


class NoPosition(ValueError):
    """Kept data that is no position, or none of rules that are known."""


@dataclass(frozen=True)
class Trying:
    """A kept position, ready to be shown; the match is the whole finished game."""

    mistake: Mistake
    match: Match
    decision: Decision
    curve: tuple[CurvePoint, ...]
    """How its round went for the one who decided."""

    @classmethod
    def of(cls, mistake: Mistake, names: Sequence[str] = ()) -> Trying:
        """Read a kept position; ``NoPosition`` if it cannot be.

        ``names`` are those of the seats, as long as the game is in the history.
        """
        data: Json = mistake.data
        try:
            record = data["record"]
            for seat, name in zip(record["seats"], names, strict=False):
                seat["name"] = name
            match = Match.replay(record)
            decision = from_plain(Decision, data["decision"])
            curve = tuple(from_plain(CurvePoint, point) for point in data["curve"])
        except (BadRecord, BadData, KeyError, TypeError) as error:
            raise NoPosition(str(error)) from error
        fits = is_plausible(decision, match) and len(decision.choices) > 1
        if not fits or match.outcome is None:
            raise NoPosition("no such decision")
        if not all(is_plausible_point(point, match) for point in curve):
            raise NoPosition("no such curve")
        return cls(mistake, match, decision, curve)

    @cached_property
    def right(self) -> tuple[Choice, ...]:
        """The best, and what is as good."""
        choices = self.decision.choices
        return (choices[0], *(choice for choice in choices[1:] if is_as_good(choice)))

    def choice(self, action: Action) -> Choice | None:
        """What is known of an answer; None if it was too weak to be kept."""
        text = str(action)
        return next((each for each in self.decision.choices if each.action == text), None)

    def attempt(self, action: Action) -> tuple[Event, ...]:
        """What an answer does first, as the one who decides is told it."""
        state = Match.replay(self.match.record(), until=self.decision.index).state
        seen = [event.seen_by(self.decision.seat) for event in state.play(action)[1]]
        return tuple(event for event in seen if event is not None)[:1]

    def branch(self) -> Match:
        """A game of its own that goes on from the position; it counts nothing."""
        match = Match.replay(self.match.record(), until=self.decision.index)
        match.mark(self.decision.seat, BRANCH)
        return match

    def verdict(self, action: Action) -> Verdict:
        """Judge an answer."""
        choice = self.choice(action)
        if choice is None or choice not in self.right:
            return Verdict.NOT_YET
        return Verdict.RIGHT if choice is self.right[0] else Verdict.AS_GOOD
