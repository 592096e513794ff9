"""The first lesson in a real window: found on the home page, played by mouse, then by keys."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings

pytestmark = needs_a_screen

HAND = "page.table.board.cards.buttons('hand 0')"
RIGHT = (
    "[b.picture for a in page.course.practice.legal if page.course.step.is_right(str(a))"
    " for b in [page.table.board.cards.button(a.card)]]"
)
ASKS = "page.course.mood.name == 'ASKING' and page.table.board.is_choosing"
PRAISES = "page.course.mood.name == 'PRAISING' and not page.table.is_busy"


def _slip_of(picture: str) -> str:
    button = f"next(b for b in {HAND} if b.picture == {picture!r})"
    spot = f"{button}.shown_spot"
    return f"at(page.table.board, {spot}.moved(-{spot}.width * 0.42, 0).middle.toPoint())"


def test_the_first_lesson_by_mouse_and_keys(
    display: str, programs: list[Program], tmp_path: Path
) -> None:
    write_settings(tmp_path)
    program = Program(display, tmp_path)
    programs.append(program)
    program.wait_for("'New here' in page.dojo.accessibleName()")
    program.click("middle(page.dojo)")
    program.wait_for("window.page_name == 'lesson'")
    program.wait_for(ASKS)
    program.click(_slip_of(program.ask(RIGHT)[0]))
    program.wait_for(PRAISES)
    program.click("middle(page.next)")
    for _ in range(20):
        program.wait_for(f"({ASKS}) or ({PRAISES}) or page.course.mood.name == 'ENDING'")
        mood = program.ask("page.course.mood.name")
        if mood == "ENDING":
            break
        if mood == "PRAISING":
            program.wait_for("page.next.hasFocus()")
            program.press("space")
            program.wait_for("page.course.mood.name != 'PRAISING'")
            continue
        wanted = program.ask(RIGHT)
        if program.ask("getattr(app.focusWidget(), 'picture', '')") in wanted:
            program.press("Return")
            program.wait_for("page.course.mood.name != 'ASKING'")
        else:
            program.press("Right")
    assert program.ask("page.course.mood.name") == "ENDING"
    program.press("Escape")
    program.wait_for("window.page_name == 'dojo'")
    program.wait_for("page.paths['septet'].path.stations[0].state == 'done'")
    program.ask("window.close()")
    assert program.wait_until_ended() == 0
