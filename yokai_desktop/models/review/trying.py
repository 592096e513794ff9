"""Which decisions of a review are worth trying again, and how an answer is judged.

Only where it is clear what is right: best and second are told apart by at least 8 points and three
errors.  Where that holds of every choice that is not as good as the best, all of them may be
chosen; a choice that was not kept is worse than those that were.

Elsewhere it can still be clear that what was done was wrong: dozens of moves on a grid, or three
cards out of twelve to be passed, leave something in between nearly always, and not all of them
are weighed.  Then a few choices are asked about: the best, what was done, and one more, where
each of the others is told apart from the best just so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from yokai_desktop.ai.reviews.plain_data import BadData, from_plain, to_plain
from yokai_desktop.ai.reviews.plausible import is_plausible, is_plausible_point
from yokai_desktop.ai.reviews.reviewed import MARKED, Choice, CurvePoint, Decision, Review
from yokai_desktop.engine.contract import Action, Event, Json, visible_events
from yokai_desktop.engine.marks import BRANCH
from yokai_desktop.engine.match import PERSON, Match
from yokai_desktop.engine.record import BadRecord
from yokai_desktop.storage.mistakes import FoundPosition, Mistake

LEAST_GAP = 0.08
SURE = 3.0
"""Errors by which everything else is behind what is right."""
SAME = 0.01
"""What is less than a point behind is as good, however small the error."""
MOST_OFFERED = 3
"""So many choices are asked about where not all may be chosen."""
_ALL_KEPT = ("play", "discard", "swap")
"""Kinds of which every choice is kept; of others only the best are, and the one made."""
_FEW_WEIGHED = ("pass",)
"""Kinds of which so few choices are weighed that one which was not may be as good as any."""


class AnswerVerdict(Enum):
    """What an answer is."""

    RIGHT = "right"
    AS_GOOD = "as good"
    """Not to be told apart from the best."""
    NOT_YET = "not yet"


def is_as_good(choice: Choice) -> bool:
    """Whether a choice is within one error of the best, or within a point."""
    return choice.gap <= max(choice.gap_error, SAME)


def is_clearly_behind(choice: Choice) -> bool:
    """Whether a choice is told apart from the best by enough points and errors."""
    return choice.gap >= LEAST_GAP and choice.gap >= SURE * choice.gap_error


def is_worth_trying(decision: Decision) -> bool:
    """Whether a decision cost something, and what would have been right is clear."""
    return decision.label in MARKED and (is_free(decision) or bool(offered(decision)))


def is_free(decision: Decision) -> bool:
    """Whether it is clear of every choice if it is right."""
    behind = [choice for choice in decision.choices[1:] if not is_as_good(choice)]
    if not any(decision.kind in _ALL_KEPT or each.action != decision.action for each in behind):
        return False  # what was not kept might be as good as the best, too
    return decision.kind not in _FEW_WEIGHED and all(map(is_clearly_behind, behind))


def offered(decision: Decision) -> tuple[Choice, ...]:
    """The few choices that are asked about, in an order that tells nothing; none where all are,
    or where nothing is clear."""
    made = choice_made(decision)
    if decision.kind in _ALL_KEPT or is_free(decision):
        return ()
    if made is None or not is_clearly_behind(made):
        return ()
    others = [each for each in decision.choices[1:] if is_clearly_behind(each) and each is not made]
    few = [decision.choices[0], made, *others][:MOST_OFFERED]
    return tuple(sorted(few, key=lambda choice: choice.action))


def choice_made(decision: Decision) -> Choice | None:
    """What was done, among the choices; passed cards may be told in another order there."""
    wanted = decision.action.split()
    exact = [each for each in decision.choices if each.action == decision.action]
    same = [each for each in decision.choices if sorted(each.action.split()) == sorted(wanted)]
    return next(iter([*exact, *same]), None)


def positions_of(match: Match, review: Review) -> Iterator[FoundPosition]:
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
            yield FoundPosition(decision.index, decision.seat, decision.loss or 0.0, data)


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

    @cached_property
    def offered(self) -> tuple[Choice, ...]:
        """The choices that are asked about; none where all may be chosen."""
        return offered(self.decision)

    def choice(self, action: Action) -> Choice | None:
        """What is known of an answer; None if it was too weak to be kept."""
        text = str(action)
        return next((each for each in self.decision.choices if each.action == text), None)

    def attempt(self, action: Action) -> tuple[Event, ...]:
        """What an answer does first, as the one who decides is told it."""
        state = Match.replay(self.match.record(), until=self.decision.index).state
        return visible_events(state.play(action)[1], self.decision.seat)[:1]

    def branch(self) -> Match:
        """A game of its own that goes on from the position; it counts nothing."""
        match = Match.replay(self.match.record(), until=self.decision.index)
        match.mark(self.decision.seat, BRANCH)
        return match

    def verdict(self, action: Action) -> AnswerVerdict:
        """Judge an answer."""
        choice = self.choice(action)
        if choice is None or choice not in self.right:
            return AnswerVerdict.NOT_YET
        return AnswerVerdict.RIGHT if choice is self.right[0] else AnswerVerdict.AS_GOOD
