"""Room on the table: whatever the window, the text and the cards, nothing lies over what is played.

Large text takes its room from ornament and panels first, from cards last.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES, new_match, play_on, until_turn_of
from tests.ui.septet.shown import hand_buttons, straw_buttons
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.notes import TableNotes
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.stage import CARD_FACTORS
from yokai_desktop.ui.septet.straw_geometry import StrawGeometry, geometry_of
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.overlay import Overlay
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.theme.scale import Scale, factor_for

SIZES = ((1024, 640), (1024, 700), (1440, 900), (2560, 1440))
WINDOWS = (((1024, 640), 200), ((1024, 700), 100), ((1440, 900), 200))
"""Where room is scarce; every further one costs seconds for the faces of its cards."""
LEADING = (((800, 576), 100), ((1024, 640), 200), ((1280, 800), 100))
RANK = (0.24, 0.2)
"""The part of a card at its upper left that tells what it is."""


@pytest.fixture(autouse=True)
def usual_theme(still_table: None) -> Iterator[None]:
    yield
    theme().set_text_percent(100)
    theme().set_window_size(QSize(1440, 900))


def bar_height(size: tuple[int, int], text: int) -> int:
    """Of the bar above the table."""
    return Scale(factor_for(*size), text).line(52)


def board_for(qtbot: QtBot, match: Match, size: tuple[int, int], text: int) -> SeptetBoard:
    theme().set_window_size(QSize(*size))
    theme().set_text_percent(text)
    board = SeptetBoard(match)
    qtbot.addWidget(board)
    board.resize(size[0], size[1] - bar_height(size, text))
    view = match.view(0)
    board.sync(view)
    board.offer(view.legal)
    return board


def ranks(board: SeptetBoard) -> list[QRectF]:
    """Where one reads what the cards of the hand and of the own straw are."""
    cards = [*hand_buttons(board), *straw_buttons(board)]
    corners = []
    for card in cards:
        card.settle()
        spot = card.shown_spot
        high = spot.width * RATIO
        left, top = spot.x - spot.width / 2, spot.y - high / 2
        corners.append(QRectF(left, top, spot.width * RANK[0], high * RANK[1]))
    return corners


def covering(board: SeptetBoard) -> Iterator[tuple[str, QRect]]:
    for child in board.children():
        if isinstance(child, CardButton | Overlay) or not isinstance(child, QWidget):
            continue
        if child.isVisibleTo(board) and child.isWidgetType():
            yield type(child).__name__, QRect(child.mapTo(board, QPoint(0, 0)), child.size())


MOMENTS = [(mode, 23) for mode in MODES] + [("two", 2), ("seven-next", 0)]
"""The middle of a round, and what is chosen before it."""


@pytest.mark.parametrize(("mode", "actions"), MOMENTS)
def test_nothing_covers_a_card_that_may_be_played(qtbot: QtBot, mode: str, actions: int) -> None:
    match = until_turn_of(play_on(new_match(mode), actions), 0)
    for size, text in WINDOWS:
        board = board_for(qtbot, match, size, text)
        notes = TableNotes(board)
        notes.is_guiding = True
        assert isinstance(board.view, SeptetView)
        notes.follow(board.view)
        case = f"{mode} {size} {text} %"
        inside = board.rect().adjusted(-2, -2, 2, 2)
        for name, box in covering(board):
            assert inside.contains(box), f"{case}: {name} {box} leaves the table {board.rect()}"
            for corner in ranks(board):
                over = QRectF(box).intersected(corner)
                assert over.width() < 2 or over.height() < 2, f"{case}: {name} lies over a card"
        board.deleteLater()


@pytest.mark.parametrize(("mode", "size"), list(product(("four", "three", "two"), LEADING)))
def test_the_coin_of_who_leads_lies_free(
    qtbot: QtBot, mode: str, size: tuple[tuple[int, int], int]
) -> None:
    match = new_match(mode)
    while match.to_act != 0 or match.view(0).leader != 0:  # type: ignore[attr-defined]
        play_on(match, 1)
    board = board_for(qtbot, match, *size)
    assert QRectF(board.rect()).contains(board.zones.coin)
    for name, box in covering(board):
        assert not QRectF(box).intersects(board.zones.coin), f"{name} {box} {board.zones.coin}"


def zones(players: int, size: tuple[int, int], text: float, cards: str) -> SeptetGeometry:
    u = factor_for(*size)
    high = size[1] - bar_height(size, round(100 * text))
    return geometry_of(size[0], high, players, u, text, CARD_FACTORS[cards])


@pytest.mark.parametrize(("players", "size"), list(product((2, 3, 4), SIZES)))
def test_large_text_leaves_the_cards_large(players: int, size: tuple[int, int]) -> None:
    usual = zones(players, size, 1.0, "normal")
    for text in (1.5, 2.0):
        large = zones(players, size, text, "normal")
        assert large.hand_width >= 0.75 * usual.hand_width
        assert large.trick_width >= 0.6 * usual.trick_width
        assert large.hand(11)[0].bounds(RATIO).bottom() <= large.height
        assert large.mat.bottom() <= large.prompt_top or large.has_straws


def test_beside_advice_straw_piles_keep_their_width() -> None:
    """In the smallest window the cards of the trick lie one above the other then."""
    u = factor_for(1024, 640)
    table = geometry_of(1024, 600, 2, u, aside=True)
    assert isinstance(table, StrawGeometry)
    assert table.straw_width >= 48
    rival, own = (table.trick(place).bounds(RATIO) for place in (1, 0))
    assert not rival.intersects(own)
    assert table.trick_part.contains(own)
    assert table.straw_up(0, 5).bounds(RATIO).right() < table.divider
    apart = geometry_of(1024, 600, 2, u)
    assert isinstance(apart, StrawGeometry)
    assert apart.straw_width > table.straw_width


@pytest.mark.parametrize(("players", "size"), list(product((3, 4), SIZES)))
def test_large_cards_are_larger(players: int, size: tuple[int, int]) -> None:
    widths = [zones(players, size, 1.0, cards).hand_width for cards in CARD_FACTORS]
    assert widths == sorted(widths)
    assert widths[2] >= 1.1 * widths[1]
    assert widths[0] <= 0.9 * widths[1]


@pytest.mark.parametrize(("mode", "size"), list(product(("four", "two"), SIZES[:1])))
def test_the_buttons_keep_their_place(qtbot: QtBot, mode: str, size: tuple[int, int]) -> None:
    places = set()
    for actions in (0, 5, 9, 14):
        match = until_turn_of(play_on(new_match(mode), actions), 0)
        tools = board_for(qtbot, match, size, 100).tools
        places.add((tools.confirm.geometry().getRect(), tools.hint.geometry().getRect()))
    assert len(places) == 1
