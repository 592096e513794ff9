"""From the last card to a mistake tried again, in a real window; no kill loses anything."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings
from tests.played_games import septet_game
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.ui.games.starting import saves

pytestmark = needs_a_screen

HOLDER = "window.focusWidget()"
DESK = "__import__('sys').modules['yokai_desktop.ui.review.desk'].review_desk()"
CHOOSES = "page.board.is_choosing and not page.showing.is_busy"
SUMMARY = "page.summary is not None and page.summary.isVisible()"
DECISIONS = "len(page.sitting.review.decisions)"


def one_card_before_the_end() -> Match:
    """A game whose last card is the person's."""
    for number in range(200):
        match = septet_game((Seat(), Seat("novice", "Ren")), f"END-{number}")
        before = Match.replay(match.record(), until=len(match.actions) - 1)
        if before.to_act == 0:
            return before
    raise AssertionError("no such game")


def tab_to(program: Program, name: str) -> None:
    for _ in range(40):
        if program.ask(f"getattr({HOLDER}, 'text', str)()") == name:
            return
        program.press("Tab")
    raise AssertionError(f"Tab never reaches {name}")


def look_on_to_the_end(program: Program) -> None:
    """The card that decides has its moment, which a key lets go on."""
    for _ in range(60):
        time.sleep(0.5)
        if program.ask(SUMMARY):
            return
        program.press("space")
    raise AssertionError("the end never comes")


def started(programs: list[Program], display: str, user_home: Path) -> Program:
    program = Program(display, user_home)
    programs.append(program)
    program.wait_for("window.page_name == 'home'")
    return program


def test_from_the_last_card_to_a_mistake_tried_and_played_on(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(user_home)
    saves().write(one_card_before_the_end(), {})
    program = started(programs, display, user_home)
    program.ask("window.resume('septet')")
    program.wait_for(CHOOSES)
    program.ask("page.board.chosen.emit(page.table.view.legal[0])")
    look_on_to_the_end(program)
    tab_to(program, "Review")
    program.press("Return")
    program.wait_for("window.page_name == 'review'")

    # the process that works and then the whole program are killed: the work goes on
    program.wait_for(f"{DECISIONS} > 3")
    worker = program.ask(f"{DESK}.pid")
    os.kill(worker, signal.SIGKILL)
    known = program.ask(DECISIONS)
    program.wait_for(f"{DECISIONS} > {known} and {DESK}.pid != {worker}")
    program.ask(f"{DESK}.save_now()")
    kept = program.ask(DECISIONS)
    os.kill(program.pid, signal.SIGKILL)
    program = started(programs, display, user_home)
    program.ask("window.go(routes.Review(1))")
    program.wait_for("window.page_name == 'review'")
    assert program.ask(DECISIONS) >= kept
    program.ask(f"{DESK}.hurry()")
    program.wait_for("page.sitting.share > 0.5")
    program.wait_for("page.sitting.review.is_complete")

    program.press("s")
    program.wait_for("window.page_name == 'review-step'")
    for _ in range(40):
        if program.ask("page.time.try_it.isEnabled()"):
            break
        program.press("shift+Right")
    index = program.ask("page.position")
    program.press("t")
    program.wait_for("window.page_name == 'mistakes'")
    assert program.ask("page.trying.decision.index") == index
    program.wait_for("page.table.board.is_choosing or page.trying.offered")
    program.press("n")
    program.wait_for("page.session.nudges == 1")
    program.press("a")
    program.wait_for(f"{HOLDER} is page.task.next")
    program.press("p")
    program.wait_for("window.page_name == 'table'")
    assert program.ask("[mark.what for mark in page.match.marks]") == ["branch"]
    program.press("Escape")
    program.wait_for("window.page_name == 'mistakes'")
    program.press("Escape")
    program.wait_for("window.page_name == 'review-step'")
