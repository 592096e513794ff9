"""The law of boards: after its motion a board equals one that was synced from nothing."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.snapshot import picture_of
from tests.ui.yokai.games import LEVELS, any_deed, new_match, quick_thinker
from yokai_desktop.engine.contract import Action, View
from yokai_desktop.engine.match import Match
from yokai_desktop.models.table import TableModel
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.showing import TableShowing
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.picture import PILE

SIZE = (1100, 700)
COMPARED = 9
"""Every so many actions the whole pictures are compared, part by part."""
MOST_FRAMES = 1_500


def full_picture(board: YokaiBoard) -> list[str]:
    """All parts of the picture; what only the grid's own cards show is told too."""
    parts = [repr(part) for part in picture_of(board)]
    for card in board.cards_by_number:
        assert isinstance(card, GridCard)
        parts.append(repr((card.number, card.row, card.eyes, card.shown_face, card.tie)))
    parts.append(repr((board.foot.stations.shown, board.plates.active, board.camera)))
    parts.append(repr((board.past.layer.drawn, board.past.scroll.model.rows)))
    counts = [row.count for row in board.cards.model.of_zone(PILE)]
    parts.append(repr((counts, board.ghosts.places, board.overlay.sprites)))
    return sorted(parts)


@pytest.mark.parametrize(("edition", "level"), LEVELS)
def test_animated_board_equals_synced_board(qtbot: QtBot, edition: str, level: int) -> None:
    has_shape = (edition, level) == ("second", 5)
    match = new_match(edition, level, shape="fan") if has_shape else new_match(edition, level)
    rng = Random(f"{edition}/{level}")
    board = YokaiBoard(match)
    qtbot.addWidget(board)
    board.resize(*SIZE)
    board.setFocus()
    board.show()
    board.setUpdatesEnabled(False)  # what is compared is not painted: that would take minutes
    board.set_pace(Pace(1.0))
    table = TableModel(match, quick_thinker(), lambda match: None, board)
    showing = TableShowing(table, board, board)
    compared: list[int] = []

    def choose(legal: tuple[Action, ...]) -> None:
        if len(match.actions) // COMPARED > len(compared):
            compared.append(len(match.actions))
            compare(board, match, legal)
        board.chosen.emit(any_deed(table.view, rng=rng))

    def last(view: View) -> None:
        if view.outcome is not None:
            compared.append(len(match.actions))
            compare(board, match, ())

    table.changed.connect(last)
    table.offered.connect(choose)
    board.sync(table.view)
    table.start(show_deal=True)
    for _ in range(MOST_FRAMES):
        if match.outcome is not None and not showing.is_busy:
            break
        qtbot.wait(1)
        board.clock.advance(rng.choice((16, 90, 700)))
        if rng.random() < 0.3 or board.peek is not None:
            showing.finish()
    table.close()
    assert compared[-1] == len(match.actions)
    assert len(compared) > 2


def compare(board: YokaiBoard, match: Match, legal: tuple[Action, ...]) -> None:
    fresh = YokaiBoard(match)
    fresh.resize(*SIZE)
    fresh.setUpdatesEnabled(False)
    fresh.setFocus()
    fresh.show()
    fresh.set_pace(Pace(1.0))
    assert board.view is not None
    fresh.sync(board.view)
    fresh.offer(legal)
    if legal:
        board.offer(legal)
    for window in (board, fresh):
        focused = window.focusWidget()
        if focused is not None:
            focused.clearFocus()
    shown, wanted = full_picture(board), full_picture(fresh)
    assert [part for part in shown if part not in wanted] == []
    assert shown == wanted
    fresh.hide()
    fresh.deleteLater()
