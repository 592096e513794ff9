"""Golden playthroughs: whole games in readable text, one file a game and option set.

``python -m tests.golden --write`` rewrites them all; the tests compare.  A game is played at
random under a fixed seed, Yōkai by players who know the cards; each step shows who acts, what may
be chosen, the choice, what happened and what each seat is told differently, and from time to time
every seat's view.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from pathlib import Path
from random import Random

from tests.engine.yokai.drawing import drawn
from tests.engine.yokai.knowing import knowing_choice
from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.contract import Action, Event, View
from yokai_desktop.engine.match import Match

FOLDER = Path(__file__).parent / "engine"
MOST_LISTED = 6
"""Longer lists of legal actions are shown by their number and their first and last."""


@dataclass(frozen=True)
class Playthrough:
    """One golden game."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: str

    @property
    def path(self) -> Path:
        words = [value for _, value in self.options] or ["plain"]
        return FOLDER / self.game / "golden" / f"{self.players}-{'-'.join(words)}.txt"


def _septet(players: int, **options: str) -> Playthrough:
    return Playthrough("septet", players, tuple(options.items()), "golden")


def _yokai(players: int, **options: str) -> Playthrough:
    return Playthrough("yokai", players, tuple(options.items()), "-".join(options.values()))


SEPTET = (
    _septet(4, scoring="advanced"),
    _septet(4, scoring="standard"),
    _septet(3, scoring="advanced"),
    _septet(3, scoring="standard"),
    _septet(2, scoring="advanced"),
    _septet(2, scoring="standard", dealer="1"),
    _septet(4, scoring="standard", bosses="shining"),
    _septet(4, variant="seven_next"),
    _septet(4, variant="seven_next_short"),
    _septet(4, variant="seven_next", twins="rank"),
)

YOKAI = (
    _yokai(2, edition="first"),
    _yokai(3, edition="first", affinity="open"),
    _yokai(4, edition="first", affinity="secret"),
    _yokai(2, edition="first", shape="random"),
    _yokai(2, edition="second"),
    _yokai(3, edition="second", affinity="secret"),
    _yokai(4, edition="second", hints="stacked"),
    _yokai(3, edition="second", hints="blank"),
    _yokai(4, edition="second", shape="stair"),
    _yokai(3, affinity="secret", secrets="3", hints="blank", first="2"),
    _yokai(3, affinity="both", holders="0-2", first="1"),
)
"""Every level of both editions, and two variants."""


def plain(value: object) -> str:
    """A value as short readable text, the same on every machine."""
    if isinstance(value, Enum):
        return value.name.lower()
    if is_dataclass(value) and not isinstance(value, type):
        if type(value).__str__ is not object.__str__ and "__str__" in vars(type(value)):
            return str(value)
        inside = ", ".join(f"{f.name}={plain(getattr(value, f.name))}" for f in fields(value))
        return f"{type(value).__name__}({inside})"
    if isinstance(value, tuple | list):
        return "[" + " ".join(plain(item) for item in value) + "]"
    if isinstance(value, frozenset | set):
        return "{" + " ".join(sorted(plain(item) for item in value)) + "}"
    if isinstance(value, dict):
        return "{" + " ".join(f"{plain(k)}:{plain(v)}" for k, v in value.items()) + "}"
    return "-" if value is None else str(value)


def lines_of(playthrough: Playthrough) -> Iterator[str]:
    """The text of one game, line by line."""
    game = game_named(playthrough.game)
    assert game is not None
    setup = game.setup(playthrough.players, dict(playthrough.options), playthrough.seed)
    match = Match(game, setup)
    rng = Random(playthrough.seed)
    yield f"{game.name}, {setup.players} players, {dict(setup.options)}, seed {setup.seed}"
    yield from _told(match.opening, setup.players)
    while match.to_act is not None:
        seat = match.to_act
        if len(match.actions) % 20 == 0:
            yield from _views(match)
        legal = match.view(seat).legal
        action = _choice(match, rng)
        yield f"{len(match.actions) + 1}. seat {seat} of {_listed(legal)}: {action}"
        yield from _told(match.play(seat, action), setup.players)
    yield from _views(match)


def _choice(match: Match, rng: Random) -> Action:
    return (
        knowing_choice(match, rng)
        if match.game.name == "yokai"
        else rng.choice(match.state.legal())
    )


def _listed(actions: tuple[object, ...]) -> str:
    if len(actions) <= MOST_LISTED:
        return "[" + " | ".join(map(str, actions)) + "]"
    return f"[{actions[0]} | ... {len(actions)} ... | {actions[-1]}]"


def _told(events: tuple[Event, ...], players: int) -> Iterator[str]:
    for event in events:
        yield f"   {plain(event)}"
        told = {seat: event.seen_by(seat) for seat in range(players)}
        for seat, seen in told.items():
            if seen != event:
                yield f"      seat {seat} is told {plain(seen) if seen else 'nothing'}"


def _views(match: Match) -> Iterator[str]:
    for seat in range(match.setup.players):
        view = match.view(seat)
        yield f"   view of seat {seat}"
        for line in drawn(view) if match.game.name == "yokai" else _fields(view):
            yield f"      {line}"


def _fields(view: View) -> Iterator[str]:
    assert is_dataclass(view)
    for field in fields(view):
        if field.name not in ("seat", "mode"):
            yield f"{field.name}: {plain(getattr(view, field.name))}"


def text_of(playthrough: Playthrough) -> str:
    return "\n".join(line.rstrip() for line in lines_of(playthrough)) + "\n"


def write(playthroughs: tuple[Playthrough, ...]) -> None:
    """Rewrite the golden files."""
    for playthrough in playthroughs:
        playthrough.path.parent.mkdir(parents=True, exist_ok=True)
        playthrough.path.write_text(text_of(playthrough), encoding="utf-8")
        print(playthrough.path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("usage: python -m tests.golden --write")
    write(SEPTET + YOKAI)
