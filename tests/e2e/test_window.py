"""One evening in a real window, with a real pointer: start, play, speak French, quit, continue."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SCREEN = "1440x900"
PATIENCE = 60.0
"""Seconds until something that must happen has happened."""

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not (shutil.which("Xvfb") and shutil.which("xdotool")),
    reason="needs Xvfb and xdotool",
)


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own; the server chooses a free number."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SCREEN}x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as numbers:
        number = numbers.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


class Program:
    """The running program: asked where things are, handled with the pointer."""

    def __init__(self, display: str, home: Path) -> None:
        self._environment = os.environ | {
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "YOKAI_HOME": str(home),
            "LC_ALL": "C.UTF-8",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.driver"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment,
            cwd=Path(__file__).parents[2],
        )
        self.wait_for("window.isVisible()")

    def ask(self, question: str) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(question + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def wait_for(self, question: str) -> Any:
        """The first answer that is not empty."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answer = self.ask(question)
            if answer:
                return answer
            time.sleep(0.05)
        raise AssertionError(f"never came: {question}")

    def click(self, where: str) -> None:
        """Move the pointer to the place a question tells, and click."""
        x, y = self.wait_for(where)
        self._pointer("mousemove", str(x), str(y), "click", "1")

    def drag(self, start: str, end: str) -> None:
        x, y = self.wait_for(start)
        self._pointer("mousemove", str(x), str(y), "mousedown", "1")
        x2, y2 = self.wait_for(end)
        for part in (0.3, 0.7, 1.0):
            self._pointer(
                "mousemove", str(round(x + (x2 - x) * part)), str(round(y + (y2 - y) * part))
            )
        self._pointer("mouseup", "1")

    def _pointer(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True)
        time.sleep(0.05)

    def wait_until_ended(self) -> int:
        return self._process.wait(PATIENCE)

    def end(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()


@pytest.fixture
def programs(display: str, user_home: Path) -> Iterator[list[Program]]:
    started: list[Program] = []
    yield started
    for program in started:
        program.end()


def _quick_settings(home: Path) -> None:
    """Short pauses: the test plays a whole round."""
    folder = home / "config"
    folder.mkdir(parents=True)
    values = {
        "language": "en",
        "animation": "fast",
        "trick_pause": 200,
        "thinking_pause": 0,
        "guide": False,
    }
    data = {"format": 1, "settings": values}
    (folder / "settings.json").write_text(json.dumps(data), encoding="utf-8")


HAND = "page.board.hand"
LEGAL = f"[i for i, b in enumerate({HAND}.buttons()) if b.look.legal and not b.look.chosen]"
TURN = "page.board.choosing.is_asked and not page.showing.is_busy"
SUMMARY = "page.summary is not None and page.summary.isVisible()"


def _slip_of(index: int) -> str:
    """A point on the left slip of a card, which no other card covers."""
    spot = f"{HAND}.buttons()[{index}].shown_spot"
    point = f"{spot}.moved(-{spot}.width * 0.42, 0).middle.toPoint()"
    return f"at(page.board, {point})"


def _pass_cards(program: Program) -> None:
    for index in (0, 4, 8):
        program.click(_slip_of(index))
    program.wait_for("page.board.choosing.can_confirm")
    program.click("middle(page.board.tools.confirm)")


def _play_one(program: Program, number: int) -> None:
    legal = program.ask(LEGAL)
    played = program.ask("len(page.match.actions)")
    if number % 3 == 2:
        mat = "at(page.board, page.board.zones.mat.center().toPoint())"
        program.drag(_slip_of(legal[0]), mat)
    else:
        program.click(_slip_of(legal[0]))
    program.wait_for(f"len(page.match.actions) > {played}")


def _speak_french(program: Program) -> None:
    program.click("middle(page.bar.settings_button)")
    program.wait_for("window.page_name == 'settings'")
    language = "page.rows['language'].control"
    program.click(f"middle({language})")
    item = f"{language}.view().visualRect({language}.model().index(2, 0))"
    program.click(f"middle({language}.view().viewport(), {item})")
    program.wait_for("page.window_title() != 'Settings'")
    program.click("middle(page._back)")
    program.wait_for("window.page_name == 'table'")


def _quit(program: Program) -> None:
    program.click("middle(page.bar.menu_button)")
    menu = "window.menus.menu"
    program.wait_for(f"{menu}.isVisible()")
    program.click(f"middle({menu}, {menu}.actionGeometry(window.menus.actions['quit']))")
    assert program.wait_until_ended() == 0


def test_a_round_of_septet_from_start_to_continue(
    programs: list[Program], display: str, user_home: Path
) -> None:
    _quick_settings(user_home)
    program = Program(display, user_home)
    programs.append(program)
    program.click("middle(page.tiles['septet'].start_button)")
    program.wait_for("window.page_name == 'new-septet'")
    program.click("middle(page.start_button)")
    program.wait_for("window.page_name == 'table'")
    program.wait_for(TURN)
    _pass_cards(program)
    plays = 0
    is_french = False
    while True:
        program.wait_for(f"({TURN}) or ({SUMMARY})")
        if program.ask(SUMMARY):
            break
        if plays == 3 and not is_french:
            hand = program.ask(f"[str(card) for card in {HAND}.cards]")
            _speak_french(program)
            assert program.ask(f"[str(card) for card in {HAND}.cards]") == hand
            assert program.ask("page.board.tools.hint.text()") == "Conseil"
            is_french = True
            continue
        _play_one(program, plays)
        plays += 1
    assert is_french
    assert plays >= 4
    program.click("middle(page.summary.forward)")
    program.wait_for(TURN)
    actions = program.ask("[str(action) for action in page.match.actions]")
    hand = program.ask(f"[str(card) for card in {HAND}.cards]")
    _quit(program)

    again = Program(display, user_home)
    programs.append(again)
    again.click("middle(page.tiles['septet'].continue_button)")
    again.wait_for("window.page_name == 'table'")
    again.wait_for(TURN)
    assert again.ask("[str(action) for action in page.match.actions]") == actions
    assert again.ask(f"[str(card) for card in {HAND}.cards]") == hand
    assert again.ask("page.board.tools.hint.text()") == "Conseil"
