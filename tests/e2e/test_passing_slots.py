"""The slots of the pass in a real window: by click, by drag, by keys, until the cards are gone."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.screen import Program, needs_a_screen, write_settings

pytestmark = needs_a_screen

BOARD = "page.board"
PICKS = f"[str(card) for card in {BOARD}.choosing.picks]"
RESTS = f"not {BOARD}.clock.is_running"


def card(number: int) -> str:
    """The left slip of a card of the hand, which no neighbour covers."""
    rows = f"[r for r in {BOARD}.cards.model.rows if r.zone == 'hand 0']"
    button = f"{BOARD}.cards.button({rows}[{number}].key)"
    spot = f"{button}.shown_spot"
    return f"at({BOARD}, {spot}.moved(-{spot}.width * 0.42, 0).middle.toPoint())"


def slot(number: int) -> str:
    """The middle of a slot; what lies in it is told by the cards of its zone."""
    slots = "__import__('yokai_desktop.ui.septet.slots', fromlist=['slots']).slot_spots"
    return f"at({BOARD}, {slots}({BOARD}.zones, {BOARD}.mode)[{number}].middle.toPoint())"


def test_cards_go_into_their_slots_and_back_until_they_are_passed(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(user_home)
    program = Program(display, user_home)
    programs.append(program)
    program.click("middle(page.tiles['septet'].start_button)")
    program.wait_for("window.page_name == 'new-septet'")
    program.click("middle(page.start_button)")
    program.wait_for("window.page_name == 'table'")
    program.wait_for(f"{BOARD}.choosing.is_asked and not page.showing.is_busy and {RESTS}")
    hand = program.ask(f"[str(card) for card in {BOARD}.view.hand]")
    program.click(card(2))
    program.wait_for(f"{PICKS} == [{hand[2]!r}, 'None', 'None'] and {RESTS}")
    program.drag(card(5), slot(2))
    program.wait_for(f"{PICKS} == [{hand[2]!r}, 'None', {hand[6]!r}] and {RESTS}")
    assert program.ask(f"len({BOARD}.cards.model.of_zone('slot'))") == 2
    program.click(slot(0))
    program.wait_for(f"{PICKS} == ['None', 'None', {hand[6]!r}] and {RESTS}")
    program.press("Right", "Return")
    program.wait_for(f"len({BOARD}.choosing.chosen) == 2 and {RESTS}")
    program.press("BackSpace")
    program.wait_for(f"len({BOARD}.choosing.chosen) == 1 and {RESTS}")
    program.press("Right", "Return")
    program.wait_for(f"len({BOARD}.choosing.chosen) == 2 and {RESTS}")
    program.press("Right", "Return")
    program.wait_for(f"{BOARD}.choosing.can_confirm and {RESTS}")
    passed = program.ask(f"sorted({PICKS})")
    program.press("space")
    program.wait_for(f"{BOARD}.view.received and {BOARD}.choosing.is_asked")
    assert program.ask(f"sorted(str(card) for card in {BOARD}.view.passed)") == passed
    came = program.ask(f"[str(c) for r in {BOARD}.view.received for c in r.cards]")
    marked = f"[str(r.card) for r in {BOARD}.cards.model.rows if r.marks]"
    if program.ask(f"len({BOARD}.view.tricks)") == 0:
        held = program.ask(f"[str(card) for card in {BOARD}.view.hand]")
        assert sorted(program.ask(marked)) == sorted(c for c in came if c in held)
