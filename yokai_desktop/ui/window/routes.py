"""Where a page can lead: one class for each place, with what it opens with.

``Page.go`` takes a ``Route`` and the window follows it.  A page that is asked for with nothing
opens as it was left, or with what comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yokai_desktop.dojo.trial import Trial as OneTrial
    from yokai_desktop.engine.match import Match
    from yokai_desktop.models.review.desk import Sitting
    from yokai_desktop.ui.games.starting import GameRequest


@dataclass(frozen=True)
class _Plain:
    """Opens with nothing.  Routes of the same class are equal: making a dataclass of each class
    would take a millisecond at every start."""


# pages


class Home(_Plain):
    """The first page."""


@dataclass(frozen=True)
class NewGame:
    """Where a new game is chosen; ``options`` of the engine are chosen already."""

    game: str
    code: str = ""
    """The code of the deal; a new one if empty."""
    options: Mapping[str, str] = field(default_factory=dict)


class Settings(_Plain):
    """What can be set."""


@dataclass(frozen=True)
class Rules:
    """The book of rules, at an anchor."""

    anchor: str = ""


@dataclass(frozen=True)
class Records:
    """What was reached in a game."""

    game: str


class History(_Plain):
    """The finished games."""


class Unfinished(_Plain):
    """All games that were left."""


class Statistics(_Plain):
    """How games ended, by period."""


class OverTime(_Plain):
    """How well somebody chose, game after game."""


class People(_Plain):
    """The players."""


@dataclass(frozen=True)
class Replay:
    """A finished game, watched again: by its number in the history, or as it was played."""

    game: int | None = None
    match: Match | None = None


@dataclass(frozen=True)
class Review:
    """What a finished game's decisions were worth."""

    game: int | None = None
    match: Match | None = None


@dataclass(frozen=True)
class ReviewStep:
    """One decision of a review."""

    sitting: Sitting | None = None
    viewer: int = 0
    at: int = 0


@dataclass(frozen=True)
class Mistakes:
    """Try again what went wrong: all that waits for a person, or of one game."""

    person: int | None = None
    game: int | None = None
    at: int | None = None
    back: PageRoute | None = None
    """Where leaving leads."""


class Dojo(_Plain):
    """What can be learned."""


@dataclass(frozen=True)
class Lesson:
    """A lesson by its name; the next one if empty."""

    name: str = ""


@dataclass(frozen=True)
class Trials:
    """The trials of a game."""

    game: str = ""


@dataclass(frozen=True)
class Trial:
    """A trial, as it is or by its name; ``puzzle`` is what it is of, if it is one of the day."""

    trial: OneTrial | str = ""
    puzzle: str = ""


@dataclass(frozen=True)
class Language:
    """The language of hints and moves, one convention of it."""

    convention: int | None = None


class Speaking(_Plain):
    """Free practice of that language."""


class Table(_Plain):
    """The game that is being played."""


# what the window does


class Back(_Plain):
    """To where one was before the rules or the settings."""


@dataclass(frozen=True)
class Start:
    """Deal a new game and sit down."""

    request: GameRequest


@dataclass(frozen=True)
class Again:
    """Play the same game with other cards."""

    match: Match


@dataclass(frozen=True)
class Continue:
    """Go on with a game that was left."""

    slot: str


@dataclass(frozen=True)
class Play:
    """Sit down at a game; leaving it leads ``back``, home if None."""

    match: Match
    back: PageRoute | None = None


@dataclass(frozen=True)
class Tell:
    """Stay, and tell something."""

    text: str


class About(_Plain):
    """Stay, and show what the program is."""


PageRoute = (
    Home
    | NewGame
    | Settings
    | Rules
    | Records
    | History
    | Unfinished
    | Statistics
    | OverTime
    | People
    | Replay
    | Review
    | ReviewStep
    | Mistakes
    | Dojo
    | Lesson
    | Trials
    | Trial
    | Language
    | Speaking
    | Table
)
Route = PageRoute | Back | Start | Again | Continue | Play | Tell | About
Navigate = Callable[[Route], None]
