"""Both games in a real window with the keys alone: the keyboard is looked at after every step."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings

pytestmark = needs_a_screen

HOLDER = "window.focusWidget()"
KIND = f"type({HOLDER}).__name__"
IS_CARD = f"{KIND} in ('CardButton', 'GridCard') and {HOLDER}.shows_focus"
IS_PROMPT = f"{KIND} == 'PromptSlip'"
CHOOSES = "page.board.is_choosing and not page.showing.is_busy"
SUMMARY = "page.summary is not None and page.summary.isVisible()"
ACTIONS = "len(page.match.actions)"


def tab_to(program: Program, name: str) -> None:
    """Press Tab until the keyboard is on a control with this text."""
    for _ in range(40):
        if program.ask(f"getattr({HOLDER}, 'text', str)()") == name:
            return
        program.press("Tab")
    raise AssertionError(f"Tab never reaches {name}")


def sit_down(program: Program, page: str, other: str) -> None:
    """From Home to a new table."""
    tab_to(program, "New game")
    if other:
        program.press("Tab")
        tab_to(program, "New game")
    program.press("Return")
    program.wait_for(f"window.page_name == {page!r}")
    program.press("Return")
    program.wait_for("window.page_name == 'table'")


def skip(program: Program) -> None:
    """Whatever is shown ends with Space; the keyboard waits on the prompt meanwhile."""
    holder = program.ask(f"page.showing.is_busy and not ({IS_PROMPT}) and {KIND}")
    at_moment = holder == "Button" and program.ask("page.board.moment.isVisible()")
    assert at_moment or holder in (False, "YokaiBoard"), holder
    program.press("space")
    assert not program.ask("window.menus.menu.isVisible()")


def test_a_round_of_septet_by_keys(programs: list[Program], display: str, user_home: Path) -> None:
    write_settings(user_home)
    program = Program(display, user_home)
    programs.append(program)
    sit_down(program, "new-septet", "")
    program.wait_for(CHOOSES)
    program.wait_for(IS_CARD)
    program.press("Right", "space", "Right", "space", "Right", "space")
    program.wait_for("page.board.choosing.can_confirm")
    program.wait_for(f"{HOLDER} is page.board.tools.confirm and {HOLDER}.hasFocus()")
    program.press("Return")
    program.wait_for(f"{ACTIONS} > 0")
    plays = 0
    while True:
        program.wait_for(f"({CHOOSES}) or ({SUMMARY}) or page.showing.is_busy")
        if program.ask(SUMMARY):
            break
        if not program.ask(CHOOSES):
            skip(program)
            continue
        program.wait_for(IS_CARD)
        played = program.ask(ACTIONS)
        program.press("t")  # the last trick once more, where there is one; any key puts it away
        if program.ask("page.board.panels.peek.isVisible()"):
            program.press("t")
        program.wait_for(IS_CARD)
        program.press("1")
        program.wait_for(f"{ACTIONS} > {played}")
        plays += 1
    assert plays >= 4
    program.wait_for(f"page.summary.isAncestorOf({HOLDER})")
    program.press("shift+Tab", "Return")  # all tricks of the round
    program.wait_for("page.summary._review is not None and page.summary._review.isVisible()")
    program.press("Escape")
    program.wait_for("not page.summary._review.isVisible()")
    assert program.ask(f"page.summary.isAncestorOf({HOLDER})")
    program.press("Tab", "Return", "Return")
    program.wait_for(f"page.summary is None and {CHOOSES}")
    program.wait_for(IS_CARD)


def test_a_circle_of_turns_of_yokai_by_keys(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(user_home)
    program = Program(display, user_home)
    programs.append(program)
    sit_down(program, "new-yokai", "other")
    turn = program.wait_for("page.table.view.tableau.turn")
    keys = {
        "first_look": ("Right", "Return"),
        "second_look": ("Down", "Return"),
        "move": ("Return", "Right", "Return"),
        "hint": ("t",),
    }
    seen = set()
    traced = 0
    while program.ask("page.table.view.tableau.turn") < turn + 3:
        program.wait_for(f"({CHOOSES}) or page.showing.is_busy")
        step = program.ask(f"({CHOOSES}) and page.board.choosing.step.value")
        if not step:
            skip(program)
            continue
        program.wait_for(IS_CARD)
        if step == "first_look" and not traced:
            traced = program.ask("len(page.board.past.layer.drawn)")
            if traced:
                program.press("r")
                program.wait_for("page.board.past.bar.isVisible()")
                program.press("Escape")
                program.wait_for(f"not page.board.past.bar.isVisible() and {IS_CARD}")
        program.press(*keys[step])
        seen.add(step)
    assert seen == set(keys)
    assert traced, "the turn of the partner was drawn, and shown again"
    program.wait_for(f"({CHOOSES}) or page.showing.is_busy")
    program.press("F1")
    program.wait_for("window.page_name == 'rules'")
    program.press("Escape")
    program.wait_for("window.page_name == 'table'")
    program.press("alt+Left")
    program.wait_for("window.page_name == 'home'")


def test_a_list_closes_before_its_choice_takes_effect(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(user_home)
    program = Program(display, user_home)
    programs.append(program)
    for _ in range(40):
        if program.ask(f"{KIND} == 'ChoiceField'"):
            break
        program.press("Tab")
    program.press("space")
    program.wait_for("app.activePopupWidget() is not None")
    said = (
        "[window.notice.setProperty('popup', None)] and "
        "page.foot._language.currentIndexChanged.connect("
        "lambda _: window.notice.setProperty('popup', app.activePopupWidget() is None)) and True"
    )
    assert program.ask(said)
    program.press("Down", "Return")
    program.wait_for("page.links['settings'].text() == 'Réglages'")
    assert program.ask("window.notice.property('popup')")
    assert program.ask("app.activePopupWidget() is None")
    assert program.ask(f"{KIND}") == "ChoiceField"
