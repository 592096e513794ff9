"""To the full screen and back: the first picture at the new size is laid out for it."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings

pytestmark = needs_a_screen

PAGES = ("home", "new-septet", "new-yokai", "history", "settings", "rules")


def _turn_over(program: Program, page: str) -> list[str]:
    """What was first painted in a wrong place, after going there and after coming back."""
    found = []
    for full in ("window.isFullScreen()", "not window.isFullScreen()"):
        width = program.ask("page.width()")
        program.ask("frames.watch(page)")
        program.press("F11")
        program.wait_for(f"{full} and page.width() != {width} and frames.count() > 0")
        program.wait_for("frames.settled()")
        found += [f"{page}, {full}: {line}" for line in program.ask("frames.moved_later()")]
    return found


def test_no_picture_is_shown_with_the_layout_of_another_size(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(
        user_home, animation="off", window={"x": 100, "y": 60, "width": 1024, "height": 640}
    )
    program = Program(display, user_home)
    programs.append(program)
    found = []
    for page in PAGES:
        program.ask(f"window.show_page({page!r})")
        program.wait_for(f"window.page_name == {page!r}")
        found += _turn_over(program, page)
    for game in ("septet", "yokai"):
        program.ask(f"window.show_page('new-{game}')")
        program.click("middle(page.start_button)")
        program.wait_for("window.page_name == 'table' and page.board.is_choosing")
        found += _turn_over(program, game)
    assert not found, "\n".join(found)
