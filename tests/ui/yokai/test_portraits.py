"""A card keeps its picture: when it is looked at, turned up, judged, and shown once more."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import any_deed, new_match
from tests.ui.yokai.hand import click, end_peek
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.replay.page import OPEN, ReplayPage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.names import BACK
from yokai_desktop.ui.yokai.page import YokaiTable


def faces_of(board: YokaiBoard) -> list[str]:
    return [card.picture for card in board.cards_by_number]


def play_turn(table: YokaiTable, qtbot: QtBot, cards: tuple[int, int]) -> dict[int, str]:
    """Look at two cards, go on by chance until the next turn; the pictures that were seen."""
    board, match, faces = table.board, table.match, {}
    for card in cards:
        click(board, board.cards_by_number[card])
        faces[card] = board.cards_by_number[card].shown_face
        end_peek(board)
    while board.choosing.step is not Step.FIRST_LOOK or not board.choosing.is_open:
        if match.to_act == 0 and board.choosing.is_open:
            board.chosen.emit(any_deed(match.view(0)))
        qtbot.wait(1)
    return faces


def test_a_card_keeps_its_portrait(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(new_match())
    match = table.match
    seen = play_turn(table, qtbot, (9, 2)) | play_turn(table, qtbot, (14, 5))
    table.board.chosen.emit(Appease())
    qtbot.waitUntil(lambda: match.outcome is not None and table.board.lies_open)
    shown = faces_of(table.board)
    assert {card: shown[card] for card in seen} == seen
    replayed = ReplayPage()
    qtbot.addWidget(replayed)
    replayed.opened(routes.Replay(match=match))
    assert isinstance(replayed.board, YokaiBoard)
    assert set(faces_of(replayed.board)) == {BACK}
    for eyes in ("0", "1", OPEN):
        replayed.controls.eyes_chosen.emit(eyes)
        replayed.jump(len(match.actions))
        assert faces_of(replayed.board) == shown
    for position in range(len(match.actions)):
        replayed.jump(position)
        assert faces_of(replayed.board) == shown  # all cards lie open, hinted ones too
