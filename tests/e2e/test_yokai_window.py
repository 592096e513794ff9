"""A turn of Yōkai in a real window: look, drag with a real pointer, change one's mind, hint."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings

pytestmark = needs_a_screen

BOARD = "page.board"
TURN = f"{BOARD}.choosing.is_open and not page.showing.is_busy and {BOARD}.choosing.step.value"
EMPTY = f"at({BOARD}, {BOARD}.zones.grid.topLeft().toPoint())"


def card_at(number: int) -> str:
    """Where a card lies on the screen."""
    return f"at({BOARD}, {BOARD}.cards_by_number[{number}].spot.middle.toPoint())"


def place_at(card: int, index: int) -> str:
    """Where a legal place of a card is on the screen."""
    place = f"page.table.view.tableau.destinations[{card}][{index}]"
    return f"at({BOARD}, {BOARD}.camera.middle({place}).toPoint())"


def look(program: Program, number: int) -> None:
    """Look at a card, and turn it back."""
    looked = program.ask("len(page.match.actions)")
    program.click(card_at(number))
    program.wait_for(f"{BOARD}.peek is not None and {BOARD}.peek.is_open")
    assert program.ask(f"{BOARD}.cards_by_number[{number}].shown_face") != "yokai/back"
    while program.ask(f"{BOARD}.peek is not None"):
        program.click(EMPTY)
    assert program.ask("len(page.match.actions)") == looked + 1


def test_a_turn_of_yokai_with_a_real_pointer(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(user_home)
    program = Program(display, user_home)
    programs.append(program)
    program.click("middle(page.tiles['yokai'].start_button)")
    program.wait_for("window.page_name == 'new-yokai'")
    program.click("middle(page.start_button)")
    program.wait_for("window.page_name == 'table'")
    program.wait_for(f"({TURN}) == 'first_look'")
    look(program, 5)
    program.wait_for(f"({TURN}) == 'second_look'")
    look(program, 6)
    program.wait_for(f"({TURN}) == 'move'")
    played = program.ask("len(page.match.actions)")
    card = program.ask(
        "next(c for c, reach in enumerate(page.table.view.tableau.destinations) if reach)"
    )

    program.lift(card_at(card), place_at(card, 0))
    program.wait_for(f"{BOARD}.is_dragging and {BOARD}.ghosts.target is not None")
    program.press("Escape")
    program.wait_for(f"not {BOARD}.is_dragging and not {BOARD}.ghosts.is_shown")
    program.point("mouseup", "1")

    program.drag(card_at(card), EMPTY)
    program.wait_for(f"not {BOARD}.is_dragging")
    assert program.ask("len(page.match.actions)") == played

    program.lift(card_at(card), place_at(card, -1))
    camera = program.ask(f"[{BOARD}.camera.pitch, {BOARD}.camera.x, {BOARD}.camera.y]")
    program.wait_for(f"{BOARD}.ghosts.target is not None")
    assert program.ask(f"[{BOARD}.camera.pitch, {BOARD}.camera.x, {BOARD}.camera.y]") == camera
    program.point("mouseup", "1")
    program.wait_for(f"len(page.match.actions) == {played + 1}")

    program.wait_for(f"({TURN}) == 'hint'")
    program.click(f"at({BOARD}, {BOARD}.cards.buttons('pile')[0].spot.middle.toPoint())")
    program.wait_for(f"len(page.match.actions) >= {played + 2}")
    program.wait_for(f"({TURN}) == 'first_look'")
    assert program.ask("page.table.view.tableau.turn") > 1

    past = f"{BOARD}.past"
    assert program.ask(f"len({past}.layer.drawn)") == 1
    program.press("r")
    program.wait_for(f"{past}.bar.isVisible() and {past}.rulers.isVisible()")
    program.press("Escape")
    program.wait_for(f"not {past}.bar.isVisible()")

    x = program.ask(f"{BOARD}.camera.x")
    ground = f"{BOARD}.zones.grid.topLeft().toPoint()"
    program.drag(EMPTY, f"at({BOARD}, {ground} + type({ground})(60, 0))")
    program.wait_for(f"{BOARD}.camera.x > {x}")
    program.press("z")
    program.wait_for(f"{BOARD}.camera.x == {x}")
