"""What is bound to a widget is asked for again as long as the widget lives, and no longer."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.theme import theme


class _Rows(QTableView):
    """Keeps the height of its rows at its header, which Qt has made and deletes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asked = 0
        bind_style(self.verticalHeader().setDefaultSectionSize, self._height)

    def _height(self) -> int:
        self.asked += 1
        return 20


@pytest.fixture
def rows(qtbot: QtBot) -> _Rows:
    made = _Rows()
    qtbot.addWidget(made)
    return made


def test_a_bound_length_is_asked_for_after_every_change(rows: _Rows) -> None:
    assert rows.asked == 1
    theme().changed.emit()
    assert rows.asked == 2


def test_nothing_is_asked_for_a_replaced_header(rows: _Rows) -> None:
    rows.setVerticalHeader(QHeaderView(Qt.Orientation.Vertical))
    theme().changed.emit()
    assert rows.asked == 1


def test_nothing_is_asked_for_a_header_that_python_has_let_go(rows: _Rows) -> None:
    """Its bindings still hear of the change: Qt has not deleted them yet."""
    shiboken6.invalidate(rows.verticalHeader())
    theme().changed.emit()
    assert rows.asked == 1


def test_nothing_is_asked_for_a_header_that_is_being_deleted(qtbot: QtBot) -> None:
    around = QWidget()
    rows = _Rows(around)
    heard: list[bool] = []
    theme().changed.connect(lambda: heard.append(True))
    rows.verticalHeader().destroyed.connect(theme().changed)
    shiboken6.delete(around)
    assert heard == [True]
    assert rows.asked == 1
