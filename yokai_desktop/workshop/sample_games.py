"""Games played without thinking, to a wanted result: for the pictures of the tour and tests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import FAMILIES, FAMILY_SIZE, Place
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.engine.yokai.state import YokaiState

AIKO, BEN = Seat(name="Aiko"), Seat(name="Ben")
_WANDERER = 3
"""The last card of the first row: it may lie at its end or on its head, its family stays whole."""
_ENDS = (Place(0, -1), Place(3, 0))


def septet_match(
    seats: Sequence[Seat], seed: str = "AAA-AAA", options: dict[str, str] | None = None
) -> Match:
    return Match(SEPTET, SEPTET.setup(len(seats), options or {}, seed), seats)


def play_by_chance(match: Match, seed: str = "chance", most: int = 100_000) -> Match:
    """Play to the end, or until a number of actions has been played."""
    chance = Random(seed)
    while match.to_act is not None and len(match.actions) < most:
        match.play(match.to_act, chance.choice(match.state.legal()))
    return match


def septet_game(
    seats: Sequence[Seat] = (AIKO, Seat("novice"), Seat("adept"), Seat("expert")),
    seed: str = "AAA-AAA",
    options: dict[str, str] | None = None,
) -> Match:
    """A finished game of Septet."""
    return play_by_chance(septet_match(seats, seed, options), seed)


def yokai_match(
    seats: Sequence[Seat] = (AIKO, BEN),
    edition: str = "second",
    level: int = 1,
    options: dict[str, str] | None = None,
) -> Match:
    """A game whose four families lie together from the start."""
    families = [family.word for family in FAMILIES for _ in range(FAMILY_SIZE)]
    deal = {"families": families}
    chosen = {**level_options(edition, level), **(options or {})}
    return Match(YOKAI, YOKAI.setup(len(seats), chosen, deal=deal), seats)


def yokai_won(
    seats: Sequence[Seat] = (AIKO, BEN),
    edition: str = "second",
    level: int = 1,
    turns: int = 0,
    options: dict[str, str] | None = None,
) -> Match:
    """A won game that lasted so many turns; the more, the fewer points.

    With two players 0 turns give 35 points, 10 turns 11 and 14 turns 7.
    """
    match = yokai_match(seats, edition, level, options)
    for turn in range(turns):
        _play_turn(match, turn)
    if match.to_act is not None:
        match.play(match.to_act, Appease())
    return match


def yokai_lost(seats: Sequence[Seat] = (AIKO, BEN), seed: str = "AAA-AAA", level: int = 1) -> Match:
    """A game given up for won too early."""
    match = Match(YOKAI, YOKAI.setup(len(seats), level_options("second", level), seed), seats)
    match.play(match.to_act or 0, Appease())
    return match


def _play_turn(match: Match, turn: int) -> None:
    def play(action: Look | Move | Reveal | PlaceHint) -> None:
        assert match.to_act is not None
        match.play(match.to_act, action)

    state = match.state
    assert isinstance(state, YokaiState)
    free = [card for card in range(16) if state.tableau.hints[card] is None]
    play(Look(free[0]))
    play(Look(free[1]))
    play(Move(_WANDERER, _ENDS[turn % 2]))
    if state.tableau.pile:
        play(Reveal())
        return
    hint = state.tableau.turned_up[-1]
    card = next(
        card for card in reversed(free) if card != _WANDERER and hint.names(state.families[card])
    )
    play(PlaceHint(hint, card))
