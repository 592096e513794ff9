"""A person's hand on the mouse, as Qt events on a board that is never on a screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.pace import SHORTEST_PEEK
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.picture import PILE, TURNED_UP

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def middle_of(board: YokaiBoard, what: CardButton | Place) -> QPoint:
    """Where a card lies, or where a place is."""
    if isinstance(what, CardButton):
        return what.spot.middle.toPoint()
    return board.camera.middle(what).toPoint()


def click(board: YokaiBoard, what: CardButton | Place | QPoint) -> None:
    point = what if isinstance(what, QPoint) else middle_of(board, what)
    QTest.mouseClick(board, LEFT, NONE, point)


def press(board: YokaiBoard, point: QPoint) -> None:
    QTest.mousePress(board, LEFT, NONE, point)


def carry(board: YokaiBoard, start: QPoint, end: QPoint, steps: int = 6) -> None:
    """Move the pointer with the button held down."""
    for step in range(1, steps + 1):
        point = QPointF(start) + QPointF(end - start) * step / steps
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            point,
            board.mapToGlobal(point),
            Qt.MouseButton.NoButton,
            LEFT,
            NONE,
        )
        QApplication.sendEvent(board, event)


def release(board: YokaiBoard, point: QPoint) -> None:
    QTest.mouseRelease(board, LEFT, NONE, point)


def drag(board: YokaiBoard, card: CardButton, to: Place | CardButton | QPoint) -> None:
    """Pick a card up, carry it somewhere and let it go."""
    start = middle_of(board, card)
    end = to if isinstance(to, QPoint) else middle_of(board, to)
    press(board, start)
    carry(board, start, end)
    release(board, end)


def end_peek(board: YokaiBoard) -> None:
    """Look long enough, then turn the card back with a click on the table."""
    if board.peek is not None:
        board.clock.advance(SHORTEST_PEEK + 1)
        click(board, QPoint(round(board.zones.grid.left()) + 3, round(board.zones.grid.top()) + 3))


def pile_of(board: YokaiBoard) -> CardButton:
    """The face-down hints."""
    (pile,) = board.cards.buttons(PILE)
    return pile


def hints_of(board: YokaiBoard) -> list[CardButton]:
    """The turned-up hints, in their order."""
    return board.cards.buttons(TURNED_UP)


def hint_of(board: YokaiBoard, hint: Hint) -> CardButton:
    """The last turned-up card of a hint."""
    rows = [row for row in board.cards.model.of_zone(TURNED_UP) if row.hint == hint]
    button = board.cards.button(rows[-1].key)
    assert button is not None
    return button
