"""Everything that can be pressed answers in the very next picture: to the pointer, to a press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHoverEvent, QImage, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.settings.about import AboutSheet
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES


def _picture(button: QAbstractButton) -> QImage:
    return button.grab().toImage()


def _under_pointer(button: QAbstractButton, over: bool) -> None:
    """What Qt does when the pointer comes or goes: a push button asks where it moves, too."""
    inside, outside = QPointF(button.rect().center()), QPointF(-1, -1)
    at, from_ = (inside, outside) if over else (outside, inside)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, over)
    kind = QEvent.Type.HoverEnter if over else QEvent.Type.HoverLeave
    QApplication.sendEvent(button, QHoverEvent(kind, at, at, from_))
    none = Qt.MouseButton.NoButton
    no_key = Qt.KeyboardModifier.NoModifier
    move = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, no_key)
    QApplication.sendEvent(button, move)


def _silent(buttons: list[QAbstractButton]) -> list[str]:
    """Those that look the same under the pointer or while they are pressed."""
    found = []
    for button in buttons:
        resting = _picture(button)
        _under_pointer(button, True)
        hovered = _picture(button)
        button.setDown(True)
        pressed = _picture(button)
        button.setDown(False)
        _under_pointer(button, False)
        name = f"{type(button).__name__} {button.accessibleName() or button.text()}"
        if hovered == resting:
            found.append(f"{name}: nothing under the pointer")
        if pressed == hovered:
            found.append(f"{name}: nothing when pressed")
    return found


def _buttons(window: MainWindow) -> list[QAbstractButton]:
    """All that can be pressed now; cards are handled by their table."""
    return [
        button
        for button in window.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and not isinstance(button, CardButton)
        if isinstance(button, Toggle) or not button.isChecked()  # a page that is open already
    ]


@pytest.mark.parametrize("page", list(PAGES))
def test_every_button_of_a_page_answers(page: str, qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.show_page(page)
    QApplication.processEvents()
    assert not _silent(_buttons(window))


def test_every_button_of_a_table_and_a_sheet_answers(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    for match in (
        Match(SEPTET, SEPTET.setup(4, seed="answers"), [Seat()] * 4),
        Match(YOKAI, YOKAI.setup(2, {"first": "0"}, "answers"), [Seat(), Seat("novice")]),
    ):
        window.sit_down(match, {})
        QApplication.processEvents()
        assert not _silent(_buttons(window))
    sheet: Sheet = AboutSheet(window)
    sheet.show()
    QApplication.processEvents()
    assert not _silent([b for b in sheet.findChildren(QAbstractButton) if b.isVisible()])
