"""Plays by ear: knows nothing of the window but what a screen reader is told through AT-SPI.

``python3 ear_player.py GAME LANGUAGE FILE`` (the system's own Python) waits for the program, plays
a round of Septet or a game of Yōkai with the keys, and prints all it heard and pressed.  It hears
the messages, whether they come as names of the window or as announcements, and what is told of
whatever gets the keyboard, which it prints in brackets; where those do not say what to do next, it
gives up.  It makes the file once it hears the program.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAM = "Yokai Desktop"
CALL = "Can you hear me?"
"""What the program says until the player hears it."""
PATIENCE = 60.0
"""Seconds of silence after which somebody who only listens is lost."""
CALM = float(os.environ.get("EAR_CALM", "0.12"))
"""After this much silence the last sentence was the last one; where Orca speaks, it is longer."""
KEYS = {
    "space": 0x20,
    "Return": 0xFF0D,
    "Right": 0xFF53,
    "Left": 0xFF51,
    "Down": 0xFF54,
    "Up": 0xFF52,
}

CUES = {
    "en": {
        "pass": r"Pass three cards",
        "ready": r"Press the button",
        "turn": r"Your turn\.",
        "round": r"wins? the round\.",
        "choosable": r"can be chosen",
        "first look": r"Choose a first card to see",
        "second look": r"Choose a second card to see",
        "seen": r"You look at (\S+) and see (\S+)\.",
        "move": r"Now move a card",
        "lifted": r"is lifted",
        "hint": r"Now (turn up a hint|place a hint|prepare a hint)",
        "taken": r"is in your hand",
        "sure": r"This cannot be undone",
        "peace": r"Are the yōkai at peace",
        "end": r"the yōkai are (not )?at peace: you",
    },
    "fr": {
        "pass": r"Passez trois cartes",
        "ready": r"Confirmez, ou reprenez",
        "turn": r"À vous( de jouer)?\.",
        "round": r"(gagnez|gagnent|gagne) la manche\.",
        "choosable": r"peut être choisie",
        "first look": r"Choisissez une première carte",
        "second look": r"Choisissez une deuxième carte",
        "seen": r"Vous regardez (\S+) et voyez (\S+)\.",
        "move": r"Déplacez maintenant une carte",
        "lifted": r"est en main\. Cette carte",
        "hint": r"(Révélez|Posez|Préparez) maintenant un indice",
        "taken": r"est en main\. Choisissez",
        "sure": r"sans retour possible",
        "peace": r"Les yōkai sont-ils apaisés",
        "end": r"yōkai (sont|ne sont pas) apaisés\s: c’est",
    },
}


class Ears:
    """Hears, presses keys, and writes both down."""

    def __init__(self, language: str, ready: Path) -> None:
        self._ready = ready
        self.cues = {name: re.compile(text, re.I) for name, text in CUES[language].items()}
        self.script: list[str] = []
        self._new: list[str] = []
        self._last = time.monotonic()
        self._at: Atspi.Accessible = None
        self._frame: Atspi.Accessible = None
        self.moves = 0
        self._told_place = ""
        self._listener = Atspi.EventListener.new(self._heard)
        self._listener.register("object:property-change:accessible-name")
        self._listener.register("object:announcement")
        self._listener.register("object:state-changed:focused")

    def _heard(self, event: Atspi.Event) -> None:
        try:
            if event.type.startswith("object:state-changed"):
                if event.detail1:
                    self._at = event.source
                    self.moves += 1
                    self._last = time.monotonic()
                return
            if event.source != self._frame:
                if "name" in event.type and event.source.get_role() != Atspi.Role.FRAME:
                    return
                self._frame = event.source
        except GLib.Error:
            return  # gone already
        words = str(event.any_data).strip()
        if words == CALL:
            self._ready.touch()
        elif words and not words.endswith(PROGRAM):
            self.script.append(words)
            self._new.append(words)
            self._last = time.monotonic()

    def wait(self, *cues: str) -> tuple[str, str]:
        """The first of these cues that is heard from now on, and the sentence."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            GLib.MainContext.default().iteration(False)
            for place, words in enumerate(self._new):
                for cue in cues:
                    if self.cues[cue].search(words):
                        self._settle()
                        del self._new[: place + 1]
                        return cue, words
            time.sleep(0.005)
        sys.exit(f"lost: nothing tells what to do ({', '.join(cues)})\n" + "\n".join(self.script))

    def _until(self, reached: Callable[[], bool]) -> None:
        began = time.monotonic()
        while not reached():
            if time.monotonic() - began > PATIENCE:
                sys.exit("lost: nothing has the keyboard\n" + "\n".join(self.script))
            GLib.MainContext.default().iteration(False)
            time.sleep(0.005)

    def hear_out(self) -> None:
        """Let a long question be read to its end: then the keyboard comes to its answers."""
        while time.monotonic() - self._last < 10 * CALM:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.005)

    def here(self) -> str:
        """What is told of the card that has the keyboard, once one has it."""
        self._until(lambda: bool(self._state()))
        return self._state()

    def _state(self) -> str:
        try:
            if self._at is None or self._at.get_role() != Atspi.Role.PUSH_BUTTON:
                return ""
            if not self._at.get_state_set().contains(Atspi.StateType.FOCUSED):
                return ""
            return str(self._at.get_description())
        except GLib.Error:
            return ""

    def go(self, key: str) -> bool:
        """Press an arrow; whether that led somewhere else."""
        moves, began = self.moves, time.monotonic()
        self.press(key)
        while self.moves == moves and not self._new and time.monotonic() - began < PATIENCE:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.005)
        moved = self.moves > moves
        if not moved:
            self._new.clear()
        return moved

    def _settle(self) -> None:
        """Let whoever speaks finish."""
        self._last = time.monotonic()
        while time.monotonic() - self._last < CALM:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.005)

    def _tell_place(self) -> None:
        """What was told of the place of the keyboard, if it has moved since the last key."""
        try:
            if self._at is None or not self._at.get_state_set().contains(Atspi.StateType.FOCUSED):
                return
            told = f"{self._at.get_name()}: {self._at.get_description()}".strip(": ")
        except GLib.Error:
            return
        if told and told != self._told_place:
            self._told_place = told
            self.script.append(f"[{told}]")

    def press(self, key: str) -> None:
        self._tell_place()
        self.script.append(f"> {key}")
        code = KEYS.get(key, ord(key[0]))
        Atspi.generate_keyboard_event(code, None, Atspi.KeySynthType.SYM)
        self._settle()

    def ask(self, keys: str) -> None:
        """Questions; an answer is no news to wait for."""
        for key in keys:
            self.press_and_hear(key)
        self._new.clear()

    def press_and_hear(self, key: str) -> None:
        """Press a key that is always answered."""
        self._new.clear()
        self.press(key)
        self._until(lambda: bool(self._new))


def play_septet(ears: Ears) -> None:
    """One whole round."""
    ears.wait("pass")
    ears.press("c")
    for _ in range(3):
        ears.here()
        ears.go("space")
    ears.wait("ready")
    ears.press("Return")
    turns = 0
    while True:
        cue, _ = ears.wait("turn", "round")
        if cue == "round":
            return
        turns += 1
        if turns == 2:
            ears.ask("pbsuoq")
        choose(ears)


def choose(ears: Ears) -> None:
    """The next card from here that is said to be one that can be chosen."""
    ways = ["Right", "Down", "Left", "Up"]
    for _ in range(30):
        if ears.cues["choosable"].search(ears.here()):
            break
        if not ears.go(ways[0]):
            ways.append(ways.pop(0))
    ears.press("Return")


def play_yokai(ears: Ears, turns: int = 4) -> None:
    """A whole game, ended by a declaration at the beginning of one's last turn."""
    for turn in range(turns + 1):
        ears.wait("first look")
        if turn == turns:
            ears.ask("ijpf")
            ears.press("d")
            ears.wait("peace")
            ears.hear_out()
            ears.press("Return")
            ears.wait("end")
            return
        if turn == 1:
            ears.ask("he")
        for look in ("first look", "second look"):
            if look == "second look":
                ears.wait(look)
            else:
                ears.here()
                ears.go("Right" if turn % 2 else "Down")
            choose(ears)
            ears.wait("seen")
            time.sleep(0.4)  # a face stays a moment
            ears.press("space")
        ears.wait("move")
        move_a_card(ears)
        ears.wait("hint")
        if turn == 2:
            ears.press("1")
            ears.wait("taken")
            choose(ears)
            ears.wait("sure")
            ears.press("Return")
        else:
            ears.press("t")


def move_a_card(ears: Ears) -> None:
    for _ in range(8):
        ears.here()
        ears.press_and_hear("Return")
        if any(ears.cues["lifted"].search(words) for words in ears.script[-2:]):
            ears.wait("lifted")
            ears.press("Right")
            ears.press("Return")
            return
        ears.go("Left")
    sys.exit("no card can be moved\n" + "\n".join(ears.script))


def main(game: str, language: str, ready: str) -> None:
    Atspi.init()
    ears = Ears(language, Path(ready))
    {"septet": play_septet, "yokai": play_yokai}[game](ears)
    print("\n".join(ears.script))


if __name__ == "__main__":
    main(*sys.argv[1:])
