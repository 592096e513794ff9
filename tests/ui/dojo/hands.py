"""Doing an action at the table of a lesson as a person would: by mouse, or by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Pass, Play, Tuck
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.picture import straw_zone
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.picture import PILE, TURNED_UP

LEFT = Qt.MouseButton.LeftButton
_ARROWS = {
    (1, 0): Qt.Key.Key_Right,
    (-1, 0): Qt.Key.Key_Left,
    (0, 1): Qt.Key.Key_Down,
    (0, -1): Qt.Key.Key_Up,
}
_MOST_STEPS = 60


def by_mouse(board: Board, action: Action) -> None:
    """Click whatever does this action."""
    if isinstance(board, SeptetBoard):
        _click_septet(board, action)
    else:
        assert isinstance(board, YokaiBoard)
        _click_yokai(board, action)


def by_keys(board: Board, action: Action) -> None:
    """Press keys until this action is done."""
    if isinstance(board, SeptetBoard):
        _press_septet(board, action)
    else:
        assert isinstance(board, YokaiBoard)
        _press_yokai(board, action)


def _click(board: Board, point: QPointF) -> None:
    QTest.mouseClick(board, LEFT, pos=point.toPoint())


def _click_button(button: QWidget) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT, pos=QPoint(button.width() // 2, button.height() // 2))


def _press(board: Board, key: Qt.Key) -> None:
    QTest.keyClick(board.focusWidget() or board, key)


# Septet


def _click_card(board: SeptetBoard, card: Card) -> None:
    """Near its left edge, which no other card of a hand covers."""
    spot = board.cards.button(card).shown_spot  # type: ignore[union-attr]
    _click(board, QPointF(spot.x - spot.width * 0.42, spot.y - spot.width * 0.4))


def _click_septet(board: SeptetBoard, action: Action) -> None:
    match action:
        case Play(card):
            _click_card(board, card)
        case Discard(card):
            _click_card(board, card)
            _click_button(board.tools.confirm)
        case Pass(cards):
            for card in cards:
                _click_card(board, card)
            _click_button(board.tools.confirm)
        case Tuck():
            boss, below = _tucking(board, action)
            _click(board, boss.shown_spot.middle)
            spot = below.shown_spot
            _click(board, QPointF(spot.x, spot.y - spot.width * 0.5))
        case _:
            raise AssertionError(action)


def _tucking(board: SeptetBoard, action: Tuck) -> tuple[CardButton, CardButton]:
    """The boss on top, and the card below it that it is swapped with."""
    rows = {row.place: row for row in board.cards.model.of_zone(straw_zone(board.viewer))}
    boss, below = rows[True, action.place], rows[False, action.slot]
    return board.cards.button(boss.key), board.cards.button(below.key)  # type: ignore[return-value]


def _reach(board: SeptetBoard, button: CardButton | None) -> None:
    """Along the row with arrows, and to other rows."""
    assert button is not None
    for step in range(_MOST_STEPS):
        if button.hasFocus():
            return
        _press(board, Qt.Key.Key_Up if step % 20 == 19 else Qt.Key.Key_Right)
    raise AssertionError(f"{button.picture} is not reached")


def _press_septet(board: SeptetBoard, action: Action) -> None:
    match action:
        case Play(card):
            _reach(board, board.cards.button(card))
            _press(board, Qt.Key.Key_Return)
        case Discard(card):
            _reach(board, board.cards.button(card))
            _press(board, Qt.Key.Key_Return)
            _press(board, Qt.Key.Key_Return)
        case Pass(cards):
            for card in cards:
                _reach(board, board.cards.button(card))
                _press(board, Qt.Key.Key_Return)
            _press(board, Qt.Key.Key_Return)
        case Tuck():
            boss, below = _tucking(board, action)
            _reach(board, boss)
            _press(board, Qt.Key.Key_Return)
            _reach(board, below)
            _press(board, Qt.Key.Key_Return)
        case _:
            raise AssertionError(action)


# Yōkai


def _click_number(board: YokaiBoard, card: int) -> None:
    _click(board, board.cards_by_number[card].shown_spot.middle)


def _click_yokai(board: YokaiBoard, action: Action) -> None:
    match action:
        case Look(card):
            _click_number(board, card)
        case Move(card, place):
            _click_number(board, card)
            _click(board, board.camera.middle(place))
        case Reveal():
            (pile,) = board.cards.buttons(PILE)
            _click(board, pile.shown_spot.middle)
        case PlaceHint(hint, card):
            strip = next(b for b in board.cards.buttons(TURNED_UP) if b.hint == hint)  # type: ignore[attr-defined]
            _click(board, strip.shown_spot.middle)
            _click_number(board, card)
            _click_button(board.foot.confirm)
        case Appease():
            _click_button(board.declare.button)
        case _:
            raise AssertionError(action)


def _ways(start: Place, end: Place) -> Iterator[Qt.Key]:
    """The arrows that lead nearer, the longer way first."""
    dx, dy = end.x - start.x, end.y - start.y
    across = (1 if dx > 0 else -1, 0) if dx else None
    down = (0, 1 if dy > 0 else -1) if dy else None
    for step in (across, down) if abs(dx) >= abs(dy) else (down, across):
        if step is not None:
            yield _ARROWS[step]


def _walk(board: YokaiBoard, end: Place) -> None:
    """From card to card to the one at a place."""
    wanted = board.places.index(end)
    board.cards_by_number[board.keys.at].setFocus()
    tried: set[tuple[int, Qt.Key]] = set()
    for _ in range(_MOST_STEPS):
        at = board.keys.at
        if at == wanted:
            return
        here = board.places[at]
        keys = [*_ways(here, end), *_ARROWS.values()]
        key = next(key for key in keys if (at, key) not in tried)
        tried.add((at, key))
        _press(board, key)
    raise AssertionError(f"{end} is not reached")


def _aim(board: YokaiBoard, card: int, end: Place) -> None:
    """Carry a lifted card from place to place."""
    choosing = board.choosing
    tried: set[tuple[Place, Qt.Key]] = set()
    for _ in range(_MOST_STEPS):
        if choosing.target == end:
            return
        here = choosing.target or board.places[card]
        keys = [*_ways(here, end), *_ARROWS.values()]
        key = next(key for key in keys if (here, key) not in tried)
        tried.add((here, key))
        _press(board, key)
    raise AssertionError(f"{end} is not aimed at")


def _press_yokai(board: YokaiBoard, action: Action) -> None:
    match action:
        case Look(card):
            _walk(board, board.places[card])
            _press(board, Qt.Key.Key_Return)
        case Move(card, place):
            _walk(board, board.places[card])
            _press(board, Qt.Key.Key_Return)
            _aim(board, card, place)
            _press(board, Qt.Key.Key_Return)
        case Reveal():
            _press(board, Qt.Key.Key_T)
        case PlaceHint(hint, card):
            shown = [button.hint for button in board.cards.buttons(TURNED_UP)]  # type: ignore[attr-defined]
            _press(board, Qt.Key(Qt.Key.Key_1 + shown.index(hint)))
            _walk(board, board.places[card])
            _press(board, Qt.Key.Key_Return)
            _press(board, Qt.Key.Key_Return)
        case Appease():
            _press(board, Qt.Key.Key_D)
        case _:
            raise AssertionError(action)
