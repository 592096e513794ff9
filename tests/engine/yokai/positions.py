"""Matches from chosen cards, and turns that pass quickly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from yokai_desktop.engine.contract import Event, IllegalAction
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import FAMILIES, START_SQUARE, Family
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.state import YokaiState

ROWS = tuple(family for family in FAMILIES for _ in range(4))
"""Families by card: each row of the square is one family, so the spirits are appeased."""

LINE = tuple((x, 0) for x in range(16))
SQUARE = tuple((x, y) for x, y in START_SQUARE)


def match_with(
    players: int = 2,
    families: Sequence[Family] = ROWS,
    *,
    places: Iterable[tuple[int, int]] | None = None,
    pile: Sequence[str] | None = None,
    affinities: Sequence[str] | None = None,
    first: int = 0,
    options: Mapping[str, str] | None = None,
    **named: str,
) -> Match:
    """A match with an explicit deal; what is not given is drawn.

    Options come by name, or as a mapping where they are worked out.
    """
    deal: dict[str, object] = {"families": [family.word for family in families], "first": first}
    if places is not None:
        deal["places"] = [list(place) for place in places]
    if pile is not None:
        deal["hints"] = list(pile)
    if affinities is not None:
        deal["affinities"] = list(affinities)
    return Match(YOKAI, YOKAI.setup(players, {**(options or {}), **named}, deal=deal))


def state_of(match: Match) -> YokaiState:
    assert isinstance(match.state, YokaiState)
    return match.state


def result_of(match: Match) -> Result:
    result = state_of(match).result
    assert result is not None
    return result


def play(match: Match, *texts: str) -> list[Event]:
    """Play actions by their texts, each by the seat to act; all events."""
    events: list[Event] = []
    for text in texts:
        assert match.to_act is not None
        events.extend(match.play(match.to_act, YOKAI.read_action(text)))
    return events


def refusal(match: Match, text: str) -> str:
    """The reason why the seat to act may not do this; the state must not change."""
    before = match.state
    try:
        play(match, text)
    except IllegalAction as error:
        assert match.state is before
        return error.reason
    raise AssertionError(f"{text} was not refused")


def to_move_step(match: Match) -> None:
    """Observe the last two free cards."""
    one, other = state_of(match).tableau.free[-2:]
    play(match, f"look {one}", f"look {other}")


def turn(match: Match, hint: str = "reveal") -> list[Event]:
    """A whole turn that harms nothing in ``ROWS``: card 0 steps out of its row or back."""
    to_move_step(match)
    at_home = state_of(match).tableau.places[0] == (0, 0)
    return play(match, f"move 0 {'1,-1' if at_home else '0,0'}", hint)
