"""A person at the keyboard, who never points: presses keys and looks where the keyboard is."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.board import YokaiBoard

Key = Qt.Key
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
LONGEST_GAME = 240_000
PATIENCE = 20_000


class Player:
    """Plays by chance at the table of a window; ``step`` does one thing and says what it was."""

    def __init__(self, window: MainWindow, qtbot: QtBot, seed: int = 7) -> None:
        self.window, self._qtbot = window, qtbot
        self._rng = Random(seed)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    @property
    def table(self) -> TablePage:
        assert isinstance(self.window.page, TablePage)
        return self.window.page

    def sit_down(self, match: Match) -> None:
        """Open a table, as somebody who has come there by keys."""
        self.press(Key.Key_Tab)
        self.window.sit_down(match, {})

    def press(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """A key as the window gets it from the system."""
        QTest.keyClick(self.window.windowHandle(), key, modifiers)

    def play_to_the_end(self) -> set[str]:
        """A whole game; after every single step the keyboard must be where it belongs."""
        since = QElapsedTimer()
        since.start()
        done: set[str] = set()
        table = self.table
        while table.match.outcome is None or table.showing.is_busy:
            assert since.elapsed() < LONGEST_GAME, (sorted(done), table.match.actions[-3:])
            done.add(self.step())
            self._qtbot.wait(1)
            self.look()
        return done

    def look(self) -> None:
        """The keyboard is where it belongs at this moment, and where it can be seen."""
        table, holder = self.table, QApplication.focusWidget()
        sheet = open_sheet(self.window)
        assert holder is not None
        assert holder.isVisible()
        assert holder.isEnabled()
        if sheet is not None:
            assert sheet.isAncestorOf(holder), name_of(holder)
        elif table.curtain.is_closed:
            assert table.curtain.isAncestorOf(holder), name_of(holder)
        elif table.board.is_choosing:
            assert _may_choose_with(table, holder), name_of(holder)
        else:
            assert holder is table.board.keyboard_place(), name_of(holder)

    def step(self) -> str:
        """What a hasty person does next."""
        table = self.table
        if (sheet := open_sheet(self.window)) is not None:
            self.press(self._rng.choice((Key.Key_Return, Key.Key_Space)))
            return type(sheet).__name__
        if table.curtain.is_closed:
            self.press(Key.Key_Space)
            return "curtain"
        if table.showing.is_busy:
            self.press(Key.Key_Space)
            return "skip"
        if not table.board.is_choosing:
            return "wait"
        if isinstance(table.board, SeptetBoard):
            return self._choose_in_septet(table.board)
        assert isinstance(table.board, YokaiBoard)
        return self._choose_in_yokai(table.board)

    def _wander(self) -> None:
        """Some steps with the arrows; each lands on a card."""
        for _ in range(self._rng.randrange(1, 5)):
            self.press(self._rng.choice(ARROWS))
            self.look()

    def _choose_in_septet(self, board: SeptetBoard) -> str:
        assert board.view is not None
        phase = board.view.phase
        if board.choosing.can_confirm:
            self.press(Key.Key_Return)
        elif phase is Phase.SWAP and self._rng.random() < 0.4 and board.choosing.can_stop:
            self._tab_to(board.tools.confirm)
            self.press(Key.Key_Return)
        elif self._rng.random() < 0.3:
            self.press(Key(Key.Key_1 + self._rng.randrange(4)))
        else:
            self._wander()
            self.press(Key.Key_Space if phase is Phase.PASS else Key.Key_Return)
        return str(phase.value)

    def _choose_in_yokai(self, board: YokaiBoard) -> str:
        step = board.choosing.step
        assert step is not None
        if step is Step.MOVE:
            self._move(board)
        elif step is Step.HINT:
            self._hint(board)
        else:
            self._wander()
            self.press(Key.Key_Return)
        return str(step.value)

    def _move(self, board: YokaiBoard) -> None:
        self._wander()
        self.press(Key.Key_Return)
        if board.choosing.lifted is None:
            return  # a card that cannot be moved
        for _ in range(self._rng.randrange(1, 4)):
            self.press(self._rng.choice(ARROWS))
        if self._rng.random() < 0.2:
            self.press(Key.Key_Escape)
            assert board.choosing.lifted is None
        else:
            self.press(Key.Key_Return)

    def _hint(self, board: YokaiBoard) -> None:
        if board.choosing.may_reveal and self._rng.random() < 0.7:
            self.press(Key.Key_T)
            return
        self.press(Key.Key_1)
        self.look()
        if board.choosing.hint is not None:
            self._wander()
            self.press(Key.Key_Return)
            self.look()
        if board.choosing.pending is not None:
            self.press(Key.Key_Return)

    def _tab_to(self, goal: QWidget) -> None:
        for _ in range(60):
            if goal.hasFocus():
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {name_of(goal)}")


def _may_choose_with(table: TablePage, holder: QWidget) -> bool:
    """A card of the board that shows its ring, or the button that ends a choice."""
    if isinstance(holder, CardButton):
        return table.board.isAncestorOf(holder) and holder.shows_focus
    return isinstance(table.board, SeptetBoard) and holder is table.board.tools.confirm


def name_of(widget: QWidget | None) -> str:
    """How a widget is called in a complaint."""
    if widget is None:
        return "nothing"
    text = getattr(widget, "text", str)()
    return f"{type(widget).__name__} {widget.accessibleName() or text!r}"
