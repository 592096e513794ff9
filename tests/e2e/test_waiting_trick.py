"""A trick that waits for the person, in a real window: it says so, and three ways let it go."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings

pytestmark = needs_a_screen

TOOLS = "page.board.tools"
WAITS = f"{TOOLS}.confirm.isVisible() and {TOOLS}.confirm.text() == 'Next trick'"
ASKED = "page.board.choosing.is_asked and not page.showing.is_busy"


def until_a_trick_waits(program: Program) -> None:
    """Choose what comes first whenever asked, until a complete trick lies on the mat."""
    while not program.ask(WAITS):
        if program.ask(ASKED):
            program.ask("page.board.chosen.emit(page.table.view.legal[0])")


def test_a_waiting_trick_says_so_and_goes_on(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(user_home, trick_pause=0)
    program = Program(display, user_home)
    programs.append(program)
    program.click("middle(page.tiles['septet'].start_button)")
    program.wait_for("window.page_name == 'new-septet'")
    program.click("middle(page.start_button)")
    program.wait_for("window.page_name == 'table'")
    mat = "at(page.board, page.board.zones.mat.center().toPoint())"
    for taken, way in enumerate(("Space", "table", "button"), start=1):
        until_a_trick_waits(program)
        assert "The trick waits for you" in program.ask(f"{TOOLS}.prompt.accessibleName()")
        assert len(program.ask("[p.seat for p in page.board.view.trick]")) == 4
        plates = "page.board.opponents.plates.values()"
        assert not program.ask(f"[p.accessibleName() for p in {plates} if p.is_active]")
        assert (
            program.ask("[r.words for r in page.board.panels.log.model.rows if r.is_current]") == []
        )
        assert program.ask("len(page.board.view.tricks)") == taken - 1
        if way == "Space":
            program.press("space")
        else:
            program.click(mat if way == "table" else f"middle({TOOLS}.confirm)")
        program.wait_for(f"len(page.board.view.tricks) == {taken}")
