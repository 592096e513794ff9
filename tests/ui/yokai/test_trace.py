"""The trace of the last turns: drawn until one's own turn ends, and shown again when asked for."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import at_step, new_match, play_until, seats, state_of
from tests.ui.yokai.hand import end_peek
from tests.ui.yokai.test_hotseat import FAMILY_WORDS, play_turn, spoken_words
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.models.yokai.trace import Kind
from yokai_desktop.models.yokai.turn_rows import TurnsModel
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.page import YokaiTable
from yokai_desktop.ui.yokai.trace_layer import FAINT


def at_my_turn(players: int = 3) -> Match:
    return play_until(new_match(players=players), at_step(Step.FIRST_LOOK, turn=players + 1))


def key(table: YokaiTable, pressed: Qt.Key) -> None:
    QTest.keyClick(table.board, pressed)


def test_a_loaded_game_has_its_trace_again(make_table: MakeTable) -> None:
    match = Match.replay(at_my_turn().record())
    board = make_table(match).board
    drawn = board.past.layer.drawn
    assert [d.turn.seat for d in drawn] == [1, 2]
    assert [d.strength for d in drawn] == [FAINT, 1.0]


def test_the_first_turn_says_that_nobody_has_played(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    assert board.past.layer.drawn == ()
    assert board.past.help_words() == "Nobody has played yet."


def test_r_shows_one_partner_after_the_other_then_all(make_table: MakeTable) -> None:
    table = make_table(at_my_turn())
    past = table.board.past
    preferences().set_value("animation", "normal")
    key(table, Qt.Key.Key_R)
    assert past.bar.isVisible()
    assert past.rulers.isVisible()
    seen = [past.retrace.at]
    for _ in range(400):
        past.retrace.clock.advance(20)
        if past.retrace.at != seen[-1]:
            seen.append(past.retrace.at)
    assert seen == [0, 1, 2]
    assert [d.turn.seat for d in past.layer.drawn] == [1, 2]
    key(table, Qt.Key.Key_R)
    assert past.retrace.at == 0
    past.retrace.clock.advance(10)
    assert [len(d.turn.deeds) for d in past.layer.drawn] == [1]
    key(table, Qt.Key.Key_Escape)
    assert not past.bar.isVisible()
    assert not past.rulers.isVisible()
    assert past.layer.again is None


def test_a_pill_a_plate_and_a_digit_show_one_turn(make_table: MakeTable) -> None:
    table = make_table(at_my_turn())
    past = table.board.past
    key(table, Qt.Key.Key_R)
    past.bar.pills[1].click()
    assert [d.turn.seat for d in past.layer.drawn][-1:] == [2]
    key(table, Qt.Key.Key_1)
    assert [d.turn.seat for d in past.layer.drawn] == [1]
    plate = table.board.plates.plate(2)
    assert plate is not None
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert [d.turn.seat for d in past.layer.drawn] == [2]


def test_playing_goes_on_while_turns_are_shown_again(make_table: MakeTable) -> None:
    table = make_table(at_my_turn())
    key(table, Qt.Key.Key_R)
    played = len(table.match.actions)
    table.board.choosing.click_card(state_of(table.match).tableau.free[0])
    end_peek(table.board)
    assert len(table.match.actions) == played + 1


def test_a_line_of_the_list_lights_its_cards_and_a_click_replays(make_table: MakeTable) -> None:
    table = make_table(at_my_turn())
    past = table.board.past
    key(table, Qt.Key.Key_L)
    assert past.scroll.isVisible()
    assert not table.board.level.isVisible()
    assert past.rulers.isVisible()
    rows = past.scroll.model.rows
    at = next(i for i, row in enumerate(rows) if row.deed and row.deed.kind is Kind.MOVE)
    past.scroll.list.point_at(at)
    deed = rows[at].deed
    assert deed is not None
    assert past.layer.lit == (deed.card,)
    assert past.rulers.lit == (deed.start, deed.place)
    past.scroll.list.asked.emit(rows[at].turn)
    assert [d.turn.turn for d in past.layer.drawn] == [rows[at].turn]
    key(table, Qt.Key.Key_L)
    assert not past.layer.lit
    assert table.board.level.isVisible()


def test_names_of_places_show_while_c_is_held(make_table: MakeTable) -> None:
    board = make_table(new_match()).board
    QTest.keyPress(board, Qt.Key.Key_C)
    assert board.past.rulers.isVisible()
    QTest.keyRelease(board, Qt.Key.Key_C)
    assert not board.past.rulers.isVisible()


def test_digits_take_hints_in_the_hint_step(make_table: MakeTable) -> None:
    table = make_table(play_until(new_match(), at_step(Step.HINT, turn=3)))
    key(table, Qt.Key.Key_1)
    assert not table.board.past.retrace.is_shown


def test_plates_and_turns_are_told_to_those_who_listen(make_table: MakeTable) -> None:
    match = at_my_turn(2)
    table = make_table(match)
    plate = table.board.plates.plate(1)
    assert plate is not None
    words = plate.accessibleName()
    assert words.startswith("Jun. Last turn: looked at ")
    assert " moved " in words
    assert table.board.past.summary() == words
    assert table.board.turn_words().startswith(words)


def test_the_curtain_opens_on_the_trace_and_tells_no_face(make_table: MakeTable) -> None:
    setup = YOKAI.setup(2, {"edition": "first", "first": "0"}, "4K7-QM2")
    table = make_table(Match(YOKAI, setup, seats(2, (0, 1))))
    table.curtain.opened.emit(0)
    play_turn(table)
    table.curtain.opened.emit(1)
    past = table.board.past
    assert [d.turn.seat for d in past.layer.drawn] == [0]
    past.toggle_list()
    past.show_round()
    hints = {row.deed.hint for row in past.scroll.model.rows if row.deed}
    told = [row.words for row in past.scroll.model.rows if not (row.deed and row.deed.hint)]
    assert hints
    assert not [word for word in FAMILY_WORDS if word in " ".join(told)]
    cards = " ".join(spoken_words(card) for card in table.board.cards_by_number)
    assert not [word for word in FAMILY_WORDS if word in cards]


def test_a_carried_card_takes_its_trace_along(make_table: MakeTable) -> None:
    table = make_table(at_my_turn())
    layer = table.board.past.layer
    layer.carry(3, QPoint(400, 300).toPointF())
    assert layer.cell_of(3).center().toPoint() == QPoint(400, 300)
    layer.carry(3, None)
    assert layer.cell_of(3) == table.board.camera.cell(table.board.places[3])


def test_all_of_it_can_be_painted(make_table: MakeTable) -> None:
    """Also an old place that was filled meanwhile."""
    table = make_table(play_until(new_match(players=4), at_step(Step.FIRST_LOOK, turn=9)))
    past = table.board.past
    past.toggle_list()
    past.scroll.list.point_at(2)
    before = table.board.grab().toImage()
    for turn in past.scroll.turns:
        past.show_turn(turn.turn)
        assert table.board.grab().toImage() != before


def test_a_moved_card_flies_along_its_arrow_when_turns_are_shown_again(
    make_table: MakeTable,
) -> None:
    table = make_table(at_my_turn(2))
    preferences().set_value("animation", "normal")
    past = table.board.past
    key(table, Qt.Key.Key_R)
    flown: list[QPoint] = []
    for _ in range(400):
        past.retrace.clock.advance(10)
        drawn = past.layer.drawn[0]
        deed = drawn.turn.deeds[-1] if drawn.turn.deeds else None
        if deed is not None and deed.kind is Kind.MOVE and drawn.flies and 0 < drawn.part < 1:
            flown.append(past.layer.flying_box(deed, drawn.part).center().toPoint())
            past.layer.grab()
            start, end = deed.start, deed.place
    camera = table.board.camera
    assert start is not None
    assert end is not None
    assert len(flown) > 5
    way = [QPoint.dotProduct(at - flown[0], flown[-1] - flown[0]) for at in flown]
    assert way == sorted(way)
    half = camera.pitch * 2
    assert (flown[0] - camera.middle(start).toPoint()).manhattanLength() < half
    assert (flown[-1] - camera.middle(end).toPoint()).manhattanLength() < half


def test_with_reduced_motion_nothing_flies_when_turns_are_shown_again(
    make_table: MakeTable,
) -> None:
    table = make_table(at_my_turn())
    preferences().set_value("animation", "normal")
    preferences().set_value("reduced_motion", True)
    key(table, Qt.Key.Key_R)
    table.board.past.retrace.clock.advance(30)
    assert not any(drawn.flies for drawn in table.board.past.layer.drawn)


def test_the_list_of_turns_keeps_the_promises_of_a_model(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    """From the deal to the last turn and back, as a replay goes."""
    scroll = make_table(at_my_turn(2)).board.past.scroll
    model = TurnsModel(scroll)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    rows = list(scroll.model.rows)
    assert len(rows) > 4
    for count in (*range(len(rows) + 1), 2, 0, len(rows)):
        model.set_rows(rows[:count])
        assert [model.index(row).data() for row in range(count)] == [r.words for r in rows[:count]]


def test_the_ring_of_the_keyboard_lies_round_the_frame_of_a_moved_card(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    board = make_table(at_my_turn()).board
    layer, moved = board.past.layer, board.past.trace[-1].of(Kind.MOVE)[0].card
    other = next(card for card in range(16) if card not in board.past.trace[-1].cards)
    ring = theme().colours.focus
    for card, is_round in ((other, 0), (moved, 1)):
        board.cards_by_number[card].show_focus()
        qtbot.waitUntil(lambda: any(each.shows_focus for each in board.cards_by_number))
        seen = layer.grab().toImage()
        cell = layer.cell_of(card)
        row = [
            seen.pixelColor(x, round(cell.center().y()) + 9)
            for x in range(round(cell.left()) - 14, round(cell.left()) - 5)
        ]
        assert (ring.name() in {colour.name() for colour in row}) is bool(is_round)
