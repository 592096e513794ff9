"""``yokai console GAME``: a whole game in the terminal, with people and computer players.

Each person sees only what their seat may know; with several people the screen is cleared between
their turns.  Whatever is typed wrongly gets a sentence and another chance.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from random import Random

from yokai_desktop.cli.arguments import options_of
from yokai_desktop.cli.drawing import Drawing
from yokai_desktop.cli.seating import decide, read_seats
from yokai_desktop.cli.sentences import Refused, refused, say
from yokai_desktop.cli.septet import console as septet_console
from yokai_desktop.cli.yokai import console as yokai_console
from yokai_desktop.deal_codes import new_code
from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.contract import Action, EngineError, Event, View, visible_events
from yokai_desktop.engine.match import PERSON, Match, Seat
from yokai_desktop.words.refusals import refusal_words

DRAWINGS: dict[str, Drawing] = {
    "septet": septet_console.DRAWING,
    "yokai": yokai_console.DRAWING,
}
MOST_LISTED = 24
"""More choices than this are not listed; they are typed in words."""

LONGEST_LINE = 1_000
"""Letters of a typed line that are looked at; no action is longer."""

CLEAR = "\n" * 60


class Quit(Exception):
    """The person at the terminal has had enough."""


def run(arguments: Namespace) -> int:
    game = game_named(arguments.game)
    assert game is not None
    players = arguments.players or game.players[0]
    seed = arguments.seed or new_code()
    setup = game.setup(players, options_of(arguments), seed)
    levels = read_seats(game, arguments.seats, players, people=True)
    match = Match(game, setup, [Seat(level) for level in levels])
    print(say("console_deal", seed=seed))
    try:
        Console(match, levels, DRAWINGS[game.name]).play()
    except Quit:
        print(say("console_bye"))
    return 0


class Console:
    """One game at a terminal."""

    def __init__(self, match: Match, levels: list[str], drawing: Drawing) -> None:
        self.match = match
        self.levels = levels
        self.drawing = drawing
        self.people = [seat for seat, level in enumerate(levels) if level == PERSON]
        self.viewer = self.people[0] if self.people else 0
        self.unseen: dict[int, list[tuple[Event, View]]] = {seat: [] for seat in range(len(levels))}
        # Never the words that deal a round: a player's chance would follow from hidden cards.
        self.rngs = [Random(f"{match.setup.seed}/player/{seat}") for seat in range(len(levels))]

    def play(self) -> None:
        """Play the game to its end."""
        self._happened(self.match.opening, self._views())
        while self.match.to_act is not None:
            seat = self.match.to_act
            view = self.match.view(seat)
            level = self.levels[seat]
            action = self._ask(seat, view) if level == PERSON else self._think(view, level)
            before = self._views()
            self._happened(self.match.play(seat, action), before)
        self._tell(self.viewer)
        print(self.drawing.ending(self.match))

    def _think(self, view: View, level: str) -> Action:
        return decide(view, level, self.rngs[view.seat])

    def _views(self) -> list[View]:
        return [self.match.view(seat) for seat in self.unseen]

    def _happened(self, events: tuple[Event, ...], before: list[View]) -> None:
        for seat, waiting in self.unseen.items():
            waiting += [(event, before[seat]) for event in visible_events(events, seat)]

    def _tell(self, seat: int) -> None:
        for event, before in self.unseen[seat]:
            line = self.drawing.line(event, before, self.match, seat)
            if line:
                print(line)
        self.unseen[seat].clear()

    def _ask(self, seat: int, view: View) -> Action:
        if seat != self.viewer and len(self.people) > 1:
            print(CLEAR + say("console_next_person", seat=seat + 1))
            _read("")
        self.viewer = seat
        self._tell(seat)
        print(self.drawing.table(view, self.match))
        legal = view.legal
        ways = [self.drawing.typed(action, view) for action in legal]
        if len(legal) <= MOST_LISTED:
            print("  ".join(f"[{number}] {typed}" for number, typed in enumerate(ways, 1)))
        else:
            print(say("console_examples", count=len(legal), example=ways[0]))
        while True:
            try:
                return self._chosen(self.drawing.meant(_read("> "), view), legal, ways[0])
            except Refused as answer:
                print(answer)
            except EngineError as error:
                print(refusal_words(error))

    def _chosen(self, text: str, legal: tuple[Action, ...], example: str) -> Action:
        if text in ("quit", "q", "exit"):
            raise Quit
        if text in ("help", "?", ""):
            raise refused("console_help", example=example)
        if text.isdecimal() and len(text) < 6:
            if not 1 <= int(text) <= len(legal):
                raise refused("console_no_such_number", most=len(legal))
            return legal[int(text) - 1]
        action = self.match.game.read_action(text)
        refusal = self.match.state.refusal(action)
        if refusal is not None:
            raise refusal
        return action


def _read(prompt: str) -> str:
    print(prompt, end="", flush=True)
    line = rest = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise Quit
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(LONGEST_LINE)  # a device gives a line without an end
    return line.strip()
