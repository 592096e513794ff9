"""Searches real play of the computer players for trials of Septet, and chooses among them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from yokai_desktop.ai.septet.choose import choose
from yokai_desktop.ai.septet.levels import LEVELS_BY_NAME
from yokai_desktop.ai.septet.thinking import instinctive_card
from yokai_desktop.dojo.septet.goals import Goal, goal_of
from yokai_desktop.dojo.septet.ideas import idea_of
from yokai_desktop.dojo.septet.proof import prove, sure_ends
from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.cards import Family, card_of
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.workshop.dojo.choosing import chosen

MODES: dict[str, tuple[int, dict[str, str]]] = {
    "four": (4, {}),
    "three": (3, {}),
    "two": (2, {}),
    "next": (4, {"variant": "seven_next", "twins": "take"}),
}
HIDDEN_TRICKS = {"four": 3, "three": 3, "two": 6, "next": 3}
OPEN_TRICKS = {"four": 6, "three": 5, "two": 8, "next": 6}
"""How many tricks may be left, the one under way included; a game may be looked at later only."""
LEAST_OPEN = 3
LEVEL = "adept"
FIRST = 1000
SEARCHED = {"four": 350, "three": 150, "two": 150, "next": 120}
"""How many candidates of each mode are looked at, from the game of this number on."""


def candidates(mode: str, first: int) -> Iterator[dict[str, Json]]:
    """Trials found in game after game, without an end."""
    players, options = MODES[mode]
    number = first
    while True:
        seed = f"dojo {mode} {number}"
        yield from found_in(mode, Match(SEPTET, SEPTET.setup(players, options, seed)), seed)
        number += 1


def found_in(mode: str, match: Match, seed: str) -> Iterator[dict[str, Json]]:
    """The trials in the first round of a game; at most one open and one hidden."""
    rng = Random(seed)
    wanted = {True, False}
    later = Random(f"{seed} later").randrange(3)
    while match.outcome is None and not match.state.results:  # type: ignore[attr-defined]
        seat = match.to_act
        assert seat is not None
        view = match.view(seat)
        assert isinstance(view, SeptetView)
        if view.phase is Phase.PLAY and len(view.legal) > 1:
            left = max(len(hand) for hand in view.hands) if players_of(view) != 2 else _left(view)
            for is_open in sorted(wanted):
                most = OPEN_TRICKS[mode] - later if is_open else HIDDEN_TRICKS[mode]
                if left > most or (is_open and left < LEAST_OPEN):
                    continue
                entry = _trial(match, seat, is_open, left, rng)
                if entry is not None:
                    entry["seed"], entry["mode"] = seed, mode
                    wanted = wanted - {is_open}
                    yield entry
        match.play(seat, choose(view, LEVEL, rng))


def players_of(view: SeptetView) -> int:
    return view.mode.players


def _left(view: SeptetView) -> int:
    return 23 - len(view.tricks)


def _goals(view: SeptetView) -> Iterator[tuple[str, Goal]]:
    side = view.mode.side_of(view.seat)
    if not view.mode.is_seven_next:
        yield "win", goal_of("win", side)
        return
    gone = {card for bosses in view.captured for card in bosses}
    for family in Family:
        theirs = [card for card in view.captured[1 - side] if card.family == family]
        both = sum(card.family == family for card in gone) == 2
        if not theirs and not both and family not in view.seals[side]:
            yield f"seal {family.label}", goal_of(f"seal {family.label}", side)


def _trial(
    match: Match, seat: int, is_open: bool, left: int, rng: Random
) -> dict[str, Json] | None:
    view = match.state.view(seat, open_cards=is_open)
    assert isinstance(view, SeptetView)
    for name, goal in _goals(view):
        proved = prove(view, goal)
        if proved is None or not proved.is_clear or len(proved.surely) > 1:
            continue
        if len(proved.fails) + 1 != len(view.legal):
            continue
        (right,) = proved.surely
        idea = idea_of(view, card_of(right))
        if idea is None:
            continue
        plain = match.view(seat)
        assert isinstance(plain, SeptetView)
        guess = instinctive_card(plain, LEVELS_BY_NAME["adept"], rng)
        return {
            "game": "septet",
            "players": len(match.seats),
            "seat": seat,
            "options": dict(_options(match)),
            "actions": [str(action) for action in match.actions],
            "open": is_open,
            "kind": "card",
            "idea": idea,
            "goal": name,
            "end": next(iter(sure_ends(view, goal, right)), ""),
            "solution": [str(Play(card_of(right)))],
            "left": left,
            "legal": len(view.legal),
            "guessed": guess == right,
        }
    return None


def _options(match: Match) -> dict[str, str]:
    options = {
        option.name: match.setup[option.name]
        for option in SEPTET.options
        if match.setup[option.name] != option.default
    }
    if match.setup["variant"] != "normal":
        options["twins"] = match.setup["twins"]
    return options


def trials() -> list[Json]:
    """The trials of the shipped set; it takes some minutes to find them."""
    found = (
        entry
        for mode, count in SEARCHED.items()
        for entry in islice(candidates(mode, FIRST), count)
    )
    return chosen(found)
