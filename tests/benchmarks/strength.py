"""How strong the Septet players are, on duplicated deals with 95 % intervals.

    python -m tests.benchmarks.strength four two three seven_next levels --deals 500

Every deal is played once by each side with the same cards, so luck of the deal cancels out.  The
results are kept in STRENGTH.md.  ``--minutes`` stops a bout early and reports what was played;
``--games`` keeps every deal in a file, and a bout that was stopped goes on behind its last one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import date
from math import sqrt
from pathlib import Path
from random import Random

from tests.benchmarks import reference
from tests.benchmarks.ceiling import player_who_sees_all
from yokai_desktop.ai.septet.choose import choose
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.engine.septet.view import SeptetView

_TELL_EVERY = 10
"""Deals after which a bout under way tells how it stands."""

Player = Callable[[SeptetView, Random], Action]


def level(name: str) -> Player:
    """A level of the program."""
    return lambda view, rng: choose(view, name, rng)


def at_random(view: SeptetView, rng: Random) -> Action:
    return rng.choice(view.legal)


def reference_player(view: SeptetView, rng: Random) -> Action:
    """The reference, with its passing, discards and swaps."""
    return reference.choose(view, rng)


def reference_passing_at_random(view: SeptetView, rng: Random) -> Action:
    if view.phase == Phase.PLAY:
        return reference.choose_card(view, rng)
    return at_random(view, rng)


@dataclass(frozen=True)
class Bout:
    """One comparison: who plays whom, and at what."""

    title: str
    players: int
    options: dict[str, str]
    ours: Player
    theirs: Player
    whole_games: bool
    bar: float
    sees_all: bool = False
    """Whether our players get views with all cards open: only to learn the ceiling."""


@dataclass
class Score:
    """What has been played so far; a deal counts as the share of its games that were won."""

    deals: list[float] = field(default_factory=list)
    rounds: list[int] = field(default_factory=lambda: [0, 0])
    cpu: list[float] = field(default_factory=lambda: [0.0, 0.0])
    moves: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, other: Score) -> None:
        self.deals += other.deals
        for mine, more in ((self.rounds, other.rounds), (self.moves, other.moves)):
            mine[:] = map(int.__add__, mine, more)
        self.cpu = [mine + more for mine, more in zip(self.cpu, other.cpu, strict=True)]

    def row(self, bout: Bout) -> str:
        count = len(self.deals)
        mean = sum(self.deals) / count
        spread = sum((deal - mean) ** 2 for deal in self.deals) / max(1, count - 1)
        interval = 1.96 * sqrt(spread / count)
        per_move = [
            1000 * cpu / max(1, moves) for cpu, moves in zip(self.cpu, self.moves, strict=True)
        ]
        unit = "games" if bout.whole_games else "rounds"
        rounds = f"{self.rounds[0]} of {self.rounds[1]}" if self.rounds[1] else ""
        return (
            f"| {bout.title} | {100 * mean:.1f} % ± {100 * interval:.1f} of {unit} "
            f"| {f'{bout.bar:.0f} %' if bout.bar else ''} | {count} | {rounds} "
            f"| {per_move[0]:.1f} / {per_move[1]:.1f} ms | {date.today()} |"
        )


_STANDARD = {"scoring": "standard"}
_SHORT = {"variant": "seven_next_short"}


def _rounds(title: str, ours: Player, theirs: Player, bar: float) -> Bout:
    """Single rounds of four, scored by who wins the round."""
    return Bout(title, 4, _STANDARD, ours, theirs, False, bar)


BOUTS = {
    "four": [
        _rounds("4 players, master – reference", level("master"), reference_player, 62),
    ],
    "four_random_pass": [
        _rounds(
            "4 players, master – reference passing at random",
            level("master"),
            reference_passing_at_random,
            72,
        ),
    ],
    "two": [
        Bout("2 players, master – reference", 2, {}, level("master"), reference_player, True, 95),
    ],
    "three": [
        Bout(
            "3 players, master – two references", 3, {}, level("master"), reference_player, True, 42
        ),
    ],
    "seven_next": [
        Bout(
            "Seven Next, short, master – reference",
            4,
            _SHORT,
            level("master"),
            reference_player,
            True,
            60,
        ),
    ],
    "ceiling_four": [
        Bout(
            "4 players, who sees all cards – reference",
            4,
            _STANDARD,
            player_who_sees_all,
            reference_player,
            whole_games=False,
            bar=0,
            sees_all=True,
        ),
    ],
    "ceiling_two": [
        Bout(
            "2 players, who sees all cards – reference",
            2,
            {},
            player_who_sees_all,
            reference_player,
            whole_games=True,
            bar=0,
            sees_all=True,
        ),
    ],
    "ceiling_seven_next": [
        Bout(
            "Seven Next, short, who sees all cards – reference",
            4,
            _SHORT,
            player_who_sees_all,
            reference_player,
            whole_games=True,
            bar=0,
            sees_all=True,
        ),
    ],
    "levels": [
        _rounds("4 players, novice – random", level("novice"), at_random, 75),
        _rounds("4 players, apprentice – novice", level("apprentice"), level("novice"), 57),
        _rounds("4 players, adept – apprentice", level("adept"), level("apprentice"), 57),
        _rounds("4 players, expert – adept", level("expert"), level("adept"), 57),
        _rounds("4 players, master – expert", level("master"), level("expert"), 57),
    ],
}


def play_deal(bout: Bout, number: int, score: Score) -> None:
    """Play one deal with our players on each side in turn (each seat in turn with three)."""
    sides = 3 if bout.players == 3 else 2
    won = 0
    for ours in range(sides):
        match = Match(SEPTET, SEPTET.setup(bout.players, bout.options, f"strength {number}"))
        state = _play(bout, match, ours, Random(f"{number}/{ours}"), score)
        if not bout.whole_games:
            won += ours in state.results[0].winners
            continue
        assert match.outcome is not None
        won += ours in match.outcome.winners
        for result in state.results:
            score.rounds[0] += ours in result.winners
            score.rounds[1] += bool(result.winners)
    score.deals.append(won / sides)


def _play(bout: Bout, match: Match, ours: int, rng: Random, score: Score) -> SeptetState:
    while True:
        state = match.state
        assert isinstance(state, SeptetState)
        seat = state.to_act
        if seat is None or (state.results and not bout.whole_games):
            return state
        is_theirs = state.mode.side_of(seat) != ours
        view = state.view(seat, open_cards=bout.sees_all and not is_theirs)
        start = time.process_time()
        action = (bout.theirs if is_theirs else bout.ours)(view, rng)
        if view.phase == Phase.PLAY and len(view.legal) > 1:
            score.cpu[is_theirs] += time.process_time() - start
            score.moves[is_theirs] += 1
        match.play(seat, action)


def play_bout(bout: Bout, numbers: range, minutes: float, games: Path | None) -> Score:
    """Play the deals of these numbers, but for those the file has kept, until time is up."""
    score = Score()
    kept = set()
    for line in games.read_text().splitlines() if games and games.exists() else ():
        entry = json.loads(line)
        if entry["bout"] == bout.title and entry["number"] in numbers:
            kept.add(entry["number"])
            score.add(Score(**entry["score"]))
    end = time.monotonic() + 60 * minutes
    for number in numbers:
        if time.monotonic() > end:
            break
        if number in kept:
            continue
        played = Score()
        play_deal(bout, number, played)
        score.add(played)
        if games:
            entry = {"bout": bout.title, "number": number, "score": asdict(played)}
            with games.open("a") as file:
                file.write(json.dumps(entry) + "\n")
        if len(score.deals) % _TELL_EVERY == 0:
            print(score.row(bout), file=sys.stderr, flush=True)
    return score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bouts", nargs="+", choices=BOUTS)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--minutes", type=float, default=600.0, help="per bout")
    parser.add_argument("--games", type=Path, help="keep every deal here, and go on from it")
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.deals)
    print("| bout | won | bar | deals | rounds won | CPU a card, ours / theirs | date |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name in arguments.bouts:
        for bout in BOUTS[name]:
            score = play_bout(bout, numbers, arguments.minutes, arguments.games)
            if score.deals:
                print(score.row(bout), flush=True)


if __name__ == "__main__":
    main()
