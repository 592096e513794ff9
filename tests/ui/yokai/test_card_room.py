"""Larger text takes its room from panels and ornaments first, from the cards last."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from tests.ui.yokai.conftest import MakeTable
from tests.ui.yokai.games import long_match, new_match
from tests.ui.yokai.test_large_grids import in_sight
from yokai_desktop.engine.yokai.cards import START_SQUARE, Place
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.camera import Extent
from yokai_desktop.ui.yokai.framing import framed, least_pitch

LEAST = {(1024, 640): 55, (1280, 800): 66, (1440, 900): 74}
"""The least width of a card where text is large; what does not fit is moved into sight."""
SEVEN_PLACES = {(1024, 640): 48, (1280, 800): 64, (1440, 900): 72}
"""The same with usual text, where seven rows are in sight at the deal."""


def dressed(size: tuple[int, int], percent: int) -> None:
    theme().set_text_percent(percent)
    theme().set_window_size(QSize(*size))


def reachable(board: YokaiBoard) -> set[int]:
    """The cards that are seen whole somewhere on the way through the grid."""
    found = set[int]()
    for place in board.places:
        board.look_at(*place)
        found.update(in_sight(board))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", list(LEAST))
def test_text_of_any_size_leaves_cards_large_and_in_reach(
    make_table: MakeTable, size: tuple[int, int], percent: int, language: str
) -> None:
    preferences().set_value("language", language)
    dressed(size, percent)
    for players in (2, 3, 4):
        board = make_table(new_match(players=players), *size).board
        assert board.camera.card_width >= (LEAST[size] if percent > 100 else SEVEN_PLACES[size])
        assert len(in_sight(board)) == 16
        assert not board.tools.isVisible()
    board = make_table(long_match(), *size).board
    if percent > 100:
        assert board.camera.card_width >= LEAST[size]
    assert reachable(board) == set(range(16))


@pytest.mark.parametrize("percent", [150, 200])
def test_all_is_seen_at_once_by_one_press_and_left_by_another(
    make_table: MakeTable, percent: int
) -> None:
    dressed((1024, 640), percent)
    board = make_table(long_match(), 1024, 640).board
    pitch = board.camera.pitch
    assert len(in_sight(board)) < 16
    assert board.tools.isVisible()
    assert board.tools.whole.isEnabled()
    board.tools.whole.click()
    assert len(in_sight(board)) == 16
    board.show_whole()
    assert board.camera.pitch == pitch


@pytest.mark.parametrize("percent", [150, 200])
def test_tools_and_marks_leave_the_cards_free(make_table: MakeTable, percent: int) -> None:
    dressed((1024, 640), percent)
    board = make_table(long_match(), 1024, 640).board
    seen = board.opening.toAlignedRect()
    beside = [board.tools, *(b for b in board.edges.buttons.values() if b.isVisible())]
    assert len(beside) == 3
    for widget in beside:
        assert not widget.geometry().intersects(seen)
        assert board.rect().contains(widget.geometry())
    assert not any(
        one.geometry().intersects(two.geometry())
        for at, one in enumerate(beside)
        for two in beside[at + 1 :]
    )


def test_what_is_seen_stays_as_long_as_every_card_is_in_sight() -> None:
    least = least_pitch(440, 308, 0.74)
    square = Extent.of(START_SQUARE)
    taller = Extent.of((Place(1, 4), *START_SQUARE[1:]))
    grown = framed([square, taller], 440, 308, 0.74, least=least)
    assert grown.pitch == least
    assert grown != framed([square], 440, 308, 0.74, least=least)
    assert framed([square, taller, square], 440, 308, 0.74, least=least) == grown
