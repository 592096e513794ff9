"""One evening in a real window, with a real pointer: start, play, speak French, quit, continue."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings

pytestmark = needs_a_screen

HAND = "page.board.cards.buttons('hand 0')"
LEGAL = f"[i for i, b in enumerate({HAND}) if b.look.legal and not b.look.chosen]"
TURN = "page.board.choosing.is_asked and not page.showing.is_busy"
SUMMARY = "page.summary is not None and page.summary.isVisible()"
MOMENT = "page.board.moment.count.isVisible()"


def _slip_of(index: int) -> str:
    """A point on the left slip of a card, which no other card covers."""
    spot = f"{HAND}[{index}].shown_spot"
    point = f"{spot}.moved(-{spot}.width * 0.42, 0).middle.toPoint()"
    return f"at(page.board, {point})"


def _pass_cards(program: Program) -> None:
    for count, index in enumerate((0, 4, 8), start=1):
        program.click(_slip_of(index))
        program.wait_for(f"len(page.board.choosing.chosen) == {count}")
        program.wait_for("not page.board.clock.is_running")
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
    holder = "window.focusWidget()"
    assert program.ask(f"{holder} is page or page.isAncestorOf({holder})")
    program.press("Escape")
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
    write_settings(user_home)
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
        program.wait_for(f"({TURN}) or ({SUMMARY}) or {MOMENT}")
        if program.ask(SUMMARY):
            break
        if program.ask(MOMENT):
            program.click("middle(page.board.moment.count)")
            program.wait_for(SUMMARY)
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
