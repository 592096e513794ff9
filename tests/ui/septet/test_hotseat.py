"""Several people at one screen: nobody learns what only another may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import NAMES, any_legal, new_match
from tests.ui.septet.shown import hand_cards
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.page import SeptetTable
from yokai_desktop.ui.septet.summary import RoundSummary
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.words.septet.cards import card_name

MakeTable = Callable[[Match], SeptetTable]


def _told(page: SeptetTable) -> str:
    """Everything a person or a screen reader can get from the page as it is now."""
    words = [page.windowTitle(), page.window_title()]
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        words += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel):
            words.append(widget.text())
        if isinstance(widget, CardButton):
            words.append(widget.picture)
        if isinstance(widget, QAbstractItemView):
            model = widget.model()
            words += [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    return "\n".join(words)


def _secrets(match: Match, seat: int) -> list[Card]:
    """The cards that only this seat may know."""
    view = match.view(seat)
    assert isinstance(view, SeptetView)
    return [*view.hand, *([view.discard] if view.discard is not None else [])]


def _lines(told: str) -> set[str]:
    return set(told.split("\n"))


def _assert_hidden(page: SeptetTable, seat: int) -> None:
    lines = _lines(_told(page))
    for card in _secrets(page.match, seat):
        assert card_name(card) not in lines
        assert picture_of(card, page.board.mode) not in lines


def test_the_curtain_comes_first(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match(people=(0, 1)))
    assert page.curtain.is_closed
    assert not page.board.isVisible()
    assert NAMES[0] in page.curtain.accessibleName()
    _assert_hidden(page, 0)
    _assert_hidden(page, 1)


def test_after_opening_only_ones_own_cards_are_told(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match(people=(0, 1)))
    QTest.keyClick(page.curtain, Qt.Key.Key_Space)
    assert not page.curtain.isVisible()
    assert hand_cards(page.board) == tuple(_secrets(page.match, 0))
    _assert_hidden(page, 1)


@pytest.mark.parametrize("mode", ["four", "three", "two", "seven-next"])
def test_through_a_round_each_sees_only_their_own(
    qtbot: QtBot, make_table: MakeTable, mode: str
) -> None:
    match = new_match(mode, people=(0, 1))
    page = make_table(match)
    handovers = 0
    for _ in range(60):
        qtbot.waitUntil(
            lambda: (
                page.table.awaits is not None
                or page.board.choosing.is_asked
                or bool(page.findChildren(RoundSummary))
            )
        )
        if page.findChildren(RoundSummary):
            break
        if page.table.awaits is not None:
            handovers += 1
            assert page.curtain.is_closed
            for seat in (0, 1):
                _assert_hidden(page, seat)
            QTest.keyClick(page.curtain, Qt.Key.Key_Space)
            continue
        viewer = page.table.viewer
        assert viewer == match.to_act
        _assert_hidden(page, 1 - viewer)
        page.board.chosen.emit(any_legal(page.table.view))
    assert handovers >= 4


def test_the_board_holds_nothing_of_the_next_person_before_the_curtain_opens(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(new_match(people=(0, 1)))
    QTest.keyClick(page.curtain, Qt.Key.Key_Space)
    page.board.chosen.emit(any_legal(page.table.view))
    assert page.curtain.is_closed
    mine = {picture_of(card, page.board.mode) for card in _secrets(page.match, 1)}
    held = {card.picture for card in page.board.findChildren(CardButton)}
    assert not mine & held


def test_a_language_change_behind_the_curtain_reveals_nothing(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    page = make_table(new_match(people=(0, 1)))
    page.refresh()
    assert page.curtain.is_closed
    _assert_hidden(page, 0)
    _assert_hidden(page, 1)


def test_with_one_person_there_is_no_curtain(qtbot: QtBot, make_table: MakeTable) -> None:
    page = make_table(new_match(people=(2,)))
    qtbot.waitUntil(lambda: page.board.choosing.is_asked)
    assert not page.curtain.isVisible()
    assert page.board.viewer == 2
