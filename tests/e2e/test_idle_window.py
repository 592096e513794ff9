"""In a real window: a table that waits takes no processor, and a long line can be moved."""

from __future__ import annotations

import time
from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings
from tests.ui.yokai.games import long_match
from yokai_desktop.storage.saves import Saves

pytestmark = needs_a_screen

BOARD = "page.board"
NEXT_TO_NOTHING = 0.05
SPELL, SPELLS = 1.0, 15


def idle_share(program: Program) -> float:
    """The least part of a processor that the program takes in a second nobody does anything."""
    shares = []
    for _ in range(SPELLS):
        started, spent = time.monotonic(), program.processor_seconds()
        time.sleep(SPELL)
        share = (program.processor_seconds() - spent) / (time.monotonic() - started)
        shares.append(share)
        if share < NEXT_TO_NOTHING:
            break
    return min(shares)


def test_a_long_line_waits_quietly_and_is_moved_with_pointer_and_keys(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(user_home)
    Saves(user_home / "data" / "saves").write(long_match())
    program = Program(display, user_home)
    programs.append(program)
    program.click("middle(page.tiles['yokai'].continue_button)")
    program.wait_for(f"window.page_name == 'table' and {BOARD}.choosing.is_open")
    assert idle_share(program) < NEXT_TO_NOTHING
    assert program.ask(f"{BOARD}.is_scrollable") is False
    assert program.ask(f"sum({BOARD}.hidden_cards().values())") == 0
    program.press("plus", "plus", "plus", "plus", "plus")
    program.wait_for(f"{BOARD}.hidden_cards()[-1, 0] > 0")
    for _ in range(9):
        program.press("ctrl+Left")
    program.wait_for(f"{BOARD}.hidden_cards()[-1, 0] == 0")
    near_the_top = f"{BOARD}.opening.adjusted(0, 0, 0, 60 - {BOARD}.opening.height()).toRect()"
    start, end = (
        f"at({BOARD}, {near_the_top}.center())",
        f"at({BOARD}, {near_the_top}.bottomLeft())",
    )
    for _ in range(6):
        program.drag(start, end)
    program.wait_for(f"{BOARD}.hidden_cards()[1, 0] == 0")
    program.press("z")
    program.wait_for(f"not {BOARD}.is_scrollable")
    assert idle_share(program) < NEXT_TO_NOTHING
