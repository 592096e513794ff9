"""Looking at cards: a face is the observer's alone, and turns back when they want it to."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until, state_of
from tests.ui.yokai.hand import click, end_peek
from yokai_desktop.engine.yokai.actions import Look
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.yokai.notes import Note
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.pace import SHORTEST_PEEK
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.names import face_of
from yokai_desktop.ui.yokai.peek import Peek

EMPTY_SPOT = QPoint(330, 120)


def faces_shown(board: YokaiBoard) -> list[str]:
    return [card.shown_face for card in board.cards_by_number if card.shown_face != "yokai/back"]


def test_click_turns_a_card_over_and_the_next_click_turns_it_back(make_table: MakeTable) -> None:
    table = make_table(new_match())
    board = table.board
    family = state_of(table.match).families[5]
    click(board, board.cards_by_number[5])
    assert faces_shown(board) == [face_of(family, 5)]
    assert board.cards_by_number[5].accessibleName().casefold().endswith(family.word)
    end_peek(board)
    assert faces_shown(board) == []
    assert board.cards_by_number[5].accessibleName() == "card L12, face down"
    assert board.choosing.step is Step.SECOND_LOOK


def test_any_key_turns_the_card_back(make_table: MakeTable) -> None:
    table = make_table(new_match())
    board = table.board
    click(board, board.cards_by_number[5])
    board.clock.advance(SHORTEST_PEEK + 1)
    QTest.keyClick(board.cards_by_number[5], Qt.Key.Key_A)
    assert faces_shown(board) == []


def test_a_click_on_the_next_card_turns_the_first_back_and_opens_it(
    make_table: MakeTable,
) -> None:
    """Looking costs one click a card."""
    table = make_table(new_match())
    board = table.board
    click(board, board.cards_by_number[5])
    board.clock.advance(SHORTEST_PEEK + 1)
    click(board, board.cards_by_number[9])
    assert table.match.actions == [Look(5), Look(9)]
    assert len(faces_shown(board)) == 1
    board.clock.advance(SHORTEST_PEEK + 1)
    click(board, board.cards_by_number[2])
    assert table.match.actions == [Look(5), Look(9)]
    assert board.choosing.lifted is None


def test_a_double_click_never_wastes_a_look(make_table: MakeTable) -> None:
    preferences().set_value("animation", "normal")
    table = make_table(new_match())
    board = table.board
    board.clock.finish()
    click(board, board.cards_by_number[5])
    board.clock.advance(300)
    click(board, board.cards_by_number[9])
    assert table.match.actions == [Look(5)]
    board.clock.advance(SHORTEST_PEEK + 1)
    click(board, board.cards_by_number[5])
    board.clock.advance(1_000)
    assert table.match.actions == [Look(5)]
    assert board.choosing.step is Step.SECOND_LOOK


def test_an_arrow_key_turns_a_card_back_and_moves_on(make_table: MakeTable) -> None:
    table = make_table(new_match())
    board = table.board
    click(board, board.cards_by_number[5])
    board.clock.advance(SHORTEST_PEEK + 1)
    QTest.keyClick(board.cards_by_number[5], Qt.Key.Key_Right)
    assert board.peek is None
    assert board.keys.at == 6
    assert faces_shown(board) == []


def test_double_click_does_not_waste_a_look(make_table: MakeTable) -> None:
    table = make_table(new_match())
    board = table.board
    click(board, board.cards_by_number[5])
    click(board, board.cards_by_number[5])
    assert len(faces_shown(board)) == 1
    assert table.match.actions == [Look(5)]


def test_card_turns_back_after_the_chosen_time(make_table: MakeTable) -> None:
    preferences().set_value("yokai_peek", 2)
    table = make_table(new_match())
    board = table.board
    click(board, board.cards_by_number[5])
    board.clock.advance(1_900)
    assert len(faces_shown(board)) == 1
    board.clock.advance(200)
    assert faces_shown(board) == []


def test_language_change_does_not_take_the_face_away(make_table: MakeTable) -> None:
    table = make_table(new_match())
    board = table.board
    click(board, board.cards_by_number[5])
    shown = faces_shown(board)
    table.refresh()
    assert faces_shown(board) == shown != []
    end_peek(board)
    assert faces_shown(board) == []


def test_face_is_seen_by_every_stage_of_a_peek() -> None:
    shown: list[float] = []
    ended: list[bool] = []
    peek = Peek(100, shown.append, opened=lambda: None, after=lambda: ended.append(True))
    peek.begin()
    assert peek.show(50) is None
    assert 0 < shown[-1] < 1
    assert not peek.finish()
    assert shown[-1] == 1.0
    assert not peek.finish()
    assert peek.is_open
    assert peek.show(50 + SHORTEST_PEEK) is None
    assert not peek.finish()
    assert peek.show(100 + SHORTEST_PEEK) is None
    assert 0 < shown[-1] < 1
    assert peek.finish()
    assert (shown[-1], ended) == (0.0, [True])


def test_partner_looks_are_marked_without_a_face(qtbot: QtBot, make_table: MakeTable) -> None:
    match = play_until(new_match(first="1"), at_step(Step.FIRST_LOOK))
    table = make_table(match)
    looked = [action.card for action in match.actions if isinstance(action, Look)]
    board = table.board
    assert looked
    for card in looked:
        assert card in board.past.layer.drawn[-1].turn.cards
        assert "Jun looked here" in board.cards_by_number[card].toolTip()
    assert faces_shown(board) == []


def test_without_memory_aid_only_the_present_turn_is_marked(make_table: MakeTable) -> None:
    preferences().set_value("yokai_memory", "none")
    match = play_until(new_match(), at_step(Step.SECOND_LOOK, turn=3))
    board = make_table(match).board
    marked = [card.number for card in board.cards_by_number if card.eyes]
    assert marked == [state_of(match).tableau.looked]


def test_locked_card_is_refused_with_a_reason(make_table: MakeTable) -> None:
    def locked_at_my_look(match: object) -> bool:
        assert hasattr(match, "state")
        return any(match.state.tableau.hints) and at_step(Step.FIRST_LOOK)(match)  # type: ignore[arg-type]

    match = play_until(new_match(), locked_at_my_look)
    table = make_table(match)
    before = len(match.actions)
    hints = state_of(match).tableau.hints
    card = next(number for number in range(16) if hints[number] is not None)
    click(table.board, table.board.cards_by_number[card])
    assert len(match.actions) == before
    assert "A card under a hint is locked." in table.board.foot.prompt.accessibleName()


def test_full_memory_recalls_only_what_this_person_saw(make_table: MakeTable) -> None:
    preferences().set_value("yokai_memory", "full")
    match = play_until(new_match(people=(0, 1)), at_step(Step.FIRST_LOOK, turn=3))
    table = make_table(match)
    table.curtain.opened.emit(0)
    own = {
        action.card
        for seat, action in zip(acting_seats(match), match.actions, strict=True)
        if isinstance(action, Look) and seat == 0
    }
    recalled = {c.number for c in table.board.cards_by_number if c.row and c.row.remembered}
    assert recalled == own


def acting_seats(match: object) -> list[int]:
    """Who played each action of a match."""
    from yokai_desktop.engine.match import Match

    assert isinstance(match, Match)
    replayed = Match.replay({**match.record(), "actions": [], "marks": []})
    seats = []
    for action in match.actions:
        assert replayed.to_act is not None
        seats.append(replayed.to_act)
        replayed.play(replayed.to_act, action)
    return seats


def test_notes_are_pinned_by_menu_and_kept_with_the_game(make_table: MakeTable) -> None:
    preferences().set_value("yokai_memory", "notes")
    table = make_table(new_match())
    board = table.board
    board.note_asked.emit(6)
    assert table.pad.isVisible()
    table.pad.families[1].click()
    table.pad.families[2].struck.emit()
    row = board.cards_by_number[6].row
    assert row is not None
    assert row.note == Note(maybe=2, never=4)
    assert table.extra()["notes"] == {"0": {"6": [2, 4, -1]}}
    click(board, EMPTY_SPOT)
    assert not table.pad.isVisible()


def test_notes_need_the_aid(make_table: MakeTable) -> None:
    table = make_table(new_match())
    table.board.note_asked.emit(6)
    assert not table.pad.isVisible()


def test_memory_aid_is_noted_in_the_record(make_table: MakeTable) -> None:
    table = make_table(new_match())
    assert [mark.what for mark in table.match.marks] == ["memory looks"]
    preferences().set_value("yokai_memory", "full")
    preferences().set_value("yokai_memory", "full")
    assert [mark.what for mark in table.match.marks] == ["memory looks", "memory full"]
