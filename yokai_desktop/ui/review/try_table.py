"""The table on which a position is tried: one board for each, a stamp on what was answered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action, View
from yokai_desktop.models.review.trying import Trying
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.verdict_badge import VerdictBadge
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.showing import Showing
from yokai_desktop.ui.window.routes import Navigate

_STAMP = 56


class TryTable(QWidget):
    """``chosen`` carries an answer; ``rested`` follows when what it does has been shown.

    ``keys_first`` may take a key before the board does, whose own letters mean other things.
    """

    chosen = Signal(object)
    rested = Signal()

    def __init__(self, navigate: Navigate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigate = navigate
        self.keys_first: Callable[[int], bool] = lambda key: False
        self.trying: Trying | None = None
        self.face: ReviewFace | None = None
        self.board: Board | None = None
        self._showing: Showing | None = None
        self.stamp = VerdictBadge(size=_STAMP, beside_words=False)
        self.stamp.setParent(self)
        self.stamp.hide()
        self._place = column(spacing=0, on=self)
        preferences().changed.connect(self._set_pace)

    @property
    def view(self) -> View:
        """What the one who decides knew."""
        assert self.trying is not None
        assert self.face is not None
        return self.face.past.view(self.trying.decision.index, self.trying.decision.seat)

    def show_position(self, trying: Trying) -> None:
        """Bring another position."""
        self.clear()
        self.trying = trying
        self.face = game_face(trying.match.game.name).review_face(
            trying.match, trying.decision.seat
        )
        self.board = board = self.face.try_board(self._navigate)
        board.chosen.connect(self.chosen)
        board.installEventFilter(self)
        self._showing = Showing(board, lambda: self.view, self)
        self._showing.rested.connect(self.rested)
        self.stamp.setParent(board)
        self._place.addWidget(board, 1)
        self._set_pace()
        board.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if plain and watched is self.board and self.keys_first(event.key()):
                return True
        return super().eventFilter(watched, event)

    def clear(self) -> None:
        """Put everything away."""
        board, self.board = self.board, None
        showing, self._showing = self._showing, None
        if showing is not None:
            showing.deleteLater()
        if board is not None:
            self.stamp.hide()
            self.stamp.setParent(self)
            board.clock.stop()
            self._place.removeWidget(board)
            board.hide()
            board.deleteLater()
        self.trying = self.face = None

    def ask(self, legal: tuple[Action, ...]) -> None:
        """Show the position and let these be chosen."""
        if self.board is None or self._showing is None:
            return
        self.stamp.hide()
        self._showing.show_view(self.view)
        self.board.offer(legal)
        self.take_focus()

    def show_offered(self, looked_at: int) -> None:
        """Show on the board the few choices that are asked about."""
        if self.board is not None and self.face is not None and self.trying is not None:
            trying = self.trying
            self.face.show_offered(self.board, trying.decision, trying.offered, looked_at)

    def take_focus(self) -> None:
        """Give the keyboard to what may be chosen."""
        if self.board is not None and self.board.is_choosing and self.isVisible():
            self.board.keyboard_place().setFocus(Qt.FocusReason.OtherFocusReason)

    def show_attempt(self, action: Action) -> None:
        """Show what an answer does; ``rested`` follows, maybe at once."""
        if self.board is None or self._showing is None or self.trying is None:
            return
        self.board.offer(())
        if self.face is not None and self.trying.offered:
            self.face.show_offered(self.board, self.trying.decision, (), -1)
        self._showing.show(self.trying.attempt(action))

    def put_stamp(self, action: Action, *, is_right: bool) -> None:
        """Stamp an answer where it lies."""
        board, face = self.board, self.face
        spot = face.stamp_spot(board, action) if face is not None and board is not None else None
        if spot is not None:
            self.stamp.show_verdict(is_right)
            side = self.stamp.width()
            self.stamp.move(QPoint(round(spot.x + spot.width / 2 - side * 0.6), round(spot.y)))
            self.stamp.show()
            self.stamp.raise_()

    def show_answer(self) -> None:
        """The position with what was best and what was played marked on it."""
        if self.board is not None and self._showing is not None and self.face is not None:
            assert self.trying is not None
            self.stamp.hide()
            self._showing.show_view(self.view)
            self.board.offer(())
            self.face.mark_board(self.board, self.trying.decision, -1)

    def hurry(self) -> None:
        """End what is being shown."""
        if self.board is not None and self._showing is not None and self._showing.is_busy:
            self.board.clock.finish()

    def _set_pace(self, _: str = "") -> None:
        if self.board is not None:
            chosen = preferences()
            pace = Pace.of(chosen.value("animation"), chosen.value("reduced_motion"))
            self.board.set_pace(pace)
