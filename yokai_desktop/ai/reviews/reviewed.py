"""A reviewed game as data, the same for both games: decisions, choices, figures, curve, ledger.

*Chance* is the chance to win the round in Septet (in Seven Next how the seals are expected to
stand, from 0 to 1) and the chance to win the game in Yōkai; *game* is always the chance to win the
game.  All figures count what the deciding seat could know, but those whose name begins with
``open``: they count all cards.  Actions stand as their texts.  ``facts`` holds what only one game
knows, as JSON data; each game documents its own where it fills them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from yokai_desktop.ai.reviews.plain_data import BadData, from_plain, to_plain
from yokai_desktop.engine.contract import Json

REVIEW_FORMAT = 1
"""Of the data as written down; the judge's own version says when ratings have changed."""

PARTS = 100_000
"""The ledger counts chances in whole parts of this many, so that its sums are exact."""


class BadReview(ValueError):
    """Data that is no review of this format; the game has to be reviewed again."""


class DecisionLabel(StrEnum):
    """How a decision is marked."""

    FORCED = "forced"
    """There was nothing to choose: no figures."""
    BEST = "best"
    """The choice found best."""
    FINE = "fine"
    """Less than a slip behind the best, or not to be told apart from it."""
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


MARKED = (DecisionLabel.SLIP, DecisionLabel.MISTAKE, DecisionLabel.BLUNDER)
"""Labels of what cost something, from the lightest."""


class Effort(StrEnum):
    """How much work a decision is worth."""

    FULL = "full"
    QUICK = "quick"
    """A quarter of the work: wider errors, fewer marks."""
    BRIEF = "brief"
    """A sixteenth: for what only the ledger needs in a quick review of one seat."""


@dataclass(frozen=True)
class Choice:
    """One thing the seat could have done, and how it would have gone on average."""

    action: str
    chance: float
    error: float
    """One standard error of ``chance``; 0 where it is exact."""
    game: float
    points: float
    """Expected of the round, or of the game in Yōkai."""
    gap: float = 0.0
    """How far ``chance`` is behind the best, measured on equal worlds; 0 for the best."""
    gap_error: float = 0.0
    """One standard error of ``gap``: much smaller than that of either chance."""
    reason: str = ""
    """What the choice does in this position, as the game's own word for it."""
    open_chance: float | None = None
    """With all cards open; None where it was not worked out."""
    facts: Mapping[str, Json] = field(default_factory=dict)

    @property
    def tied(self) -> bool:
        """Whether it cannot be told apart from the best: the gap is within two errors."""
        return self.gap <= 2 * self.gap_error


@dataclass(frozen=True)
class CurvePoint:
    """The chances of one seat's side before an action, by what that seat could know."""

    at: int
    """How many actions had been played."""
    seat: int
    round: int
    step: int
    """The trick within the round in Septet, 0 before the first; the turn in Yōkai."""
    chance: float
    game: float
    error: float
    open_chance: float | None = None
    open_game: float | None = None
    facts: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Decision:
    """One action of the game and what else there was, best first.

    ``loss`` is how far the action was behind the best found; None where there was no choice.
    """

    index: int
    seat: int
    action: str
    kind: str
    """What was decided: ``pass``, ``discard``, ``swap``, ``play``; ``look``, ``move``, ``hint``,
    ``declare``."""
    round: int
    step: int
    label: DecisionLabel
    best: str = ""
    loss: float | None = None
    error: float | None = None
    """One standard error of ``loss``; 0 where it is exact."""
    exact: bool = False
    """Solved to the end in all that could be."""
    worlds: int = 0
    """How many deals the figures come from."""
    effort: Effort = Effort.FULL
    choices: tuple[Choice, ...] = ()
    swing: tuple[int, ...] = ()
    """What the action cost or gave each side in chance to win the game, against the best found,
    in parts of ``PARTS``, and as much of it as its error lets believe; sums to 0 where sides are
    rivals.  All 0 where it cannot be told apart from the best, empty where there was no choice."""
    open_best: str = ""
    """With all cards open: the best choice, and how far the action was behind it."""
    open_loss: float | None = None
    curve: tuple[CurvePoint, ...] = ()
    """The points of the chance curve before this action."""
    facts: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class LedgerRow:
    """Where a round went for one seat, in parts of ``PARTS`` of chance to win the game.

    ``luck + others + own == result``, always and exactly.
    """

    round: int
    seat: int
    result: int
    """The chance after the round less the chance before it."""
    luck: int
    """Cards dealt and received, and how they lay."""
    others: int
    """What partners and rivals lost and gave away."""
    own: int
    """The seat's own losses: 0 or less."""


@dataclass(frozen=True)
class Mirror:
    """One seat's whole game: how well it chose, luck left out."""

    seat: int
    decisions: int
    """Choices it had; forced ones do not count."""
    mean_loss: float
    accuracy: int | None
    """0 to 100; None where the choices were too few to tell."""
    played_like: str
    """The level whose games look most alike; empty where the choices were too few."""
    counts: Mapping[str, int]
    """How many decisions wear each label."""


@dataclass(frozen=True)
class Review:
    """A whole reviewed game, or as much of it as has been worked out."""

    game: str
    judge: int
    """The version of the game's judge: another version rates anew."""
    seed: str
    quick: bool
    seat: int | None
    """Whose choices were looked at with full effort; None for everybody's."""
    actions: int
    """How many actions the reviewed record holds."""
    decisions: tuple[Decision, ...] = ()
    """In the order of the game; complete when there is one for every action."""
    ledger: tuple[LedgerRow, ...] = ()
    mirrors: tuple[Mirror, ...] = ()
    seconds: float = 0.0
    """Processor time spent so far."""
    facts: Mapping[str, Json] = field(default_factory=dict)

    @property
    def is_complete(self) -> bool:
        return len(self.decisions) == self.actions

    @property
    def curve(self) -> tuple[CurvePoint, ...]:
        """The chance curve, as far as it has been worked out."""
        return tuple(point for decision in self.decisions for point in decision.curve)

    def to_json(self) -> dict[str, Json]:
        """The review as versioned JSON data; ``from_json`` gives an equal one."""
        return {"format": REVIEW_FORMAT, **to_plain(self)}

    @classmethod
    def from_json(cls, data: Json) -> Review:
        """The review of plain data; ``BadReview`` if it is none of this format."""
        if not isinstance(data, dict) or data.get("format") != REVIEW_FORMAT:
            raise BadReview("unknown format")
        fields: dict[str, Any] = {name: data[name] for name in data if name != "format"}
        try:
            return from_plain(cls, fields)
        except BadData as error:
            raise BadReview(str(error)) from error
