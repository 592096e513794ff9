"""What is worth knowing of a game that was played, worked out once from its match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from yokai_desktop.engine.contract import Event, Setup
from yokai_desktop.engine.marks import AID_MARK, AIDS, BRANCH, HINT
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.played_again import played_again
from yokai_desktop.engine.player_levels import STRENGTHS
from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.engine.septet.mode import mode_of
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.state import YokaiState

PEOPLE = "people"
NOBODY = ""
ABANDONED, WATCHED, SHARED, WON, LOST = "abandoned", "watched", "shared", "won", "lost"
CUSTOM = "custom"


@dataclass(frozen=True)
class SeatSummary:
    """One player's part; ``won`` is None in a game that was not finished."""

    who: Seat
    side: int
    won: bool | None
    rivals: str
    """The weakest level among the opponents, ``people`` if one is a person, empty if none."""


@dataclass(frozen=True)
class YokaiSummary:
    """A finished cooperative game; ``level`` is None for a custom one, ``tier`` 0 if lost."""

    edition: str
    level: int | None
    points: int
    tier: int


@dataclass(frozen=True)
class Summary:
    """A game in columns."""

    game: str
    mode: str
    code: str
    result: str
    """For the people at the table: won, lost, shared (some won), watched (no people), abandoned."""
    scores: tuple[int, ...]
    actions: int
    hints: int
    branched: bool
    seats: tuple[SeatSummary, ...]
    yokai: YokaiSummary | None = None
    rounds_won: Mapping[tuple[int, str], int] = field(default_factory=dict)
    """How many rounds each side won in which way."""
    bosses_taken: Mapping[tuple[int, str], int] = field(default_factory=dict)
    """How many bosses of which family each side took."""


def mode_name(game: str, setup: Setup) -> str:
    """The way a game is played, in a word: ``4-advanced``, ``seven_next``, ``second-3``."""
    if game == "yokai":
        return f"{setup['edition']}-{level_of(setup) or CUSTOM}"
    if setup["variant"] != "normal":
        return setup["variant"]
    return f"{setup.players}-{setup['scoring']}"


def summary_of(match: Match) -> Summary:
    """Everything the history keeps of a match beside its record."""
    sides = _sides(match)
    seats = tuple(
        SeatSummary(who, sides[seat], _has_won(match, seat), _rivals(match, sides, seat))
        for seat, who in enumerate(match.seats)
    )
    rounds: Counter[tuple[int, str]] = Counter()
    bosses: Counter[tuple[int, str]] = Counter()
    if isinstance(match.state, SeptetState):
        for result in match.state.results:
            rounds.update((side, result.ending.name.lower()) for side in result.winners)
        for event in events_of(match):
            if isinstance(event, TrickTaken):
                side = sides[event.seat]
                bosses.update((side, card.family.label) for card in event.bosses)
    return Summary(
        game=match.game.name,
        mode=mode_name(match.game.name, match.setup),
        code=match.setup.seed,
        result=_result(match, seats),
        scores=match.outcome.scores if match.outcome else (),
        actions=len(match.actions),
        hints=sum(mark.what == HINT for mark in match.marks),
        branched=any(mark.what == BRANCH for mark in match.marks),
        seats=seats,
        yokai=_yokai(match),
        rounds_won=rounds,
        bosses_taken=bosses,
    )


def aid_of(match: Match) -> str:
    """The strongest memory aid that a record notes; empty if it notes none."""
    noted = {mark.what.removeprefix(AID_MARK) for mark in match.marks}
    return next((aid for aid in reversed(AIDS) if aid in noted), "")


def events_of(match: Match) -> Iterator[Event]:
    """Everything that happened in a match, from its deal on."""
    yield from match.opening
    for step in played_again(match):
        yield from step.events


def _sides(match: Match) -> tuple[int, ...]:
    if match.game.name == "yokai":
        return (0,) * len(match.seats)
    mode = mode_of(match.setup)
    return tuple(mode.side_of(seat) for seat in range(len(match.seats)))


def _has_won(match: Match, seat: int) -> bool | None:
    return None if match.outcome is None else seat in match.outcome.winners


def _rivals(match: Match, sides: tuple[int, ...], seat: int) -> str:
    rivals = [who for who, side in zip(match.seats, sides, strict=True) if side != sides[seat]]
    if any(who.is_person for who in rivals):
        return PEOPLE
    levels = [who.player for who in rivals]
    return min(levels, key=strength, default=NOBODY)


def strength(level: str) -> int:
    """The place of a level among all, -1 for a level this version does not know."""
    return STRENGTHS.index(level) if level in STRENGTHS else -1


def _result(match: Match, seats: tuple[SeatSummary, ...]) -> str:
    if match.outcome is None:
        return ABANDONED
    results = {seat.won for seat in seats if seat.who.is_person}
    if not results:
        return WATCHED
    if len(results) == 2:
        return SHARED
    return WON if results == {True} else LOST


def _yokai(match: Match) -> YokaiSummary | None:
    if not isinstance(match.state, YokaiState) or match.state.result is None:
        return None
    result = match.state.result
    return YokaiSummary(
        edition=match.setup["edition"],
        level=level_of(match.setup),
        points=result.points,
        tier=result.rank.tier if result.rank else 0,
    )
