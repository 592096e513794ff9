"""The table of the dojo: the game's own board, showing a position that the learner plays."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.position import Position
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.practice import Practice
from yokai_desktop.ui.dojo.place_remarks import PlaceRemark
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.showing import Showing


class _Showing(Showing):
    has_sound = True


class PracticeTable(QWidget):
    """``chosen`` carries what the learner decided; ``rested`` follows when all has been shown."""

    chosen = Signal(object)
    considered = Signal(str)
    rested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.practice: Practice | None = None
        self.board: Board | None = None
        self._showing: _Showing | None = None
        self._is_playing = False
        self._told: tuple[Callable[[], str], bool] | None = None
        """What is said on the table, and whether that asks something."""
        self._place = column(spacing=0, on=self)
        preferences().changed.connect(self._set_pace)

    def show_practice(self, practice: Practice) -> None:
        """Bring a position; one of the game that is on the table already keeps the board."""
        before = self.practice
        self.practice, self._told = practice, None
        if before is None or before.match.setup != practice.match.setup or self.board is None:
            self._clear_board()
            self._make_board(practice)
        assert self.board is not None
        self.show_way()
        self.board.offer(())
        game_face(practice.match.game.name).furnish(self.board, practice)
        self.show_now()

    def show_now(self) -> None:
        """The position as it is, at once."""
        if self._showing is not None and self.practice is not None:
            self._showing.finish()
            self._showing.show_view(self.practice.view)

    def _make_board(self, practice: Practice) -> None:
        face = game_face(practice.match.game.name)
        self.board = board = face.practice_board(practice.match)
        board.chosen.connect(self._chosen)
        board.considered.connect(self.considered)
        self._showing = _Showing(board, lambda: practice.view, self)
        self._showing.rested.connect(self._rest)
        self._place.addWidget(board, 1)
        self._place.activate()
        self._set_pace()
        board.show()

    def _chosen(self, action: Action) -> None:
        self.chosen.emit(action)

    def offer(self, legal: tuple[Action, ...] | None = None) -> None:
        """Let the learner choose, among these or all that the rules allow."""
        if self.board is None or self.practice is None:
            return
        self._told = None
        self.board.offer(self.practice.legal if legal is None else legal)
        self.take_focus()

    def stop_asking(self) -> None:
        """Nothing may be chosen any more."""
        if self.board is not None:
            self.board.offer(())

    def play(self, texts: tuple[str, ...]) -> None:
        """Play these actions one after the other, and show them."""
        if self.board is None or self._showing is None or self.practice is None:
            return
        self.board.offer(())
        self._told = None
        self._is_playing = True
        for text in texts:
            self._showing.show(self.practice.play(text))
        self._is_playing = False
        if not self._showing.is_busy:
            self.rested.emit()

    def _rest(self) -> None:
        """All that was played has been shown; more may be played at once."""
        if not self._is_playing:
            self.rested.emit()

    def furnish(self) -> None:
        """What stands beside the cards, as it is now."""
        if self.board is not None and self.practice is not None:
            game_face(self.practice.match.game.name).furnish(self.board, self.practice)

    def show_card(self, card: int) -> None:
        """Turn up a hidden card: it is asked about no more."""
        if self._showing is not None and self.practice is not None and self.board is not None:
            face = game_face(self.practice.match.game.name)
            self.practice.is_asking = False
            face.furnish(self.board, self.practice)
            self._showing.finish()
            self._showing.show_view(face.turned_up(self.practice, card))

    def show_way(self, position: Position | None = None, text: str = "") -> None:
        """What an act at a position moves from where to where; nothing if none is given."""
        if self.board is not None and self.practice is not None:
            face = game_face(self.practice.match.game.name)
            face.show_way(self.board, position or self.practice.position, text)

    def show_remarks(self, remarks: tuple[PlaceRemark, ...]) -> None:
        """Mark the places that were compared, or none."""
        if self.board is not None and self.practice is not None:
            game_face(self.practice.match.game.name).mark_places(self.board, remarks)

    def tell(self, words: Callable[[], str], *, asks: bool = False) -> None:
        """Say on the table how it stands, or ask, until something else is shown."""
        self._told = (words, asks)
        if self.board is not None:
            self.board.offer(())
            self.board.tell(words(), asks=asks)

    @property
    def is_busy(self) -> bool:
        return self._showing is not None and self._showing.is_busy

    def hurry(self) -> None:
        """End what is being shown."""
        if self._showing is not None:
            self._showing.finish()

    def settle(self) -> None:
        """The same in other words, colours or sizes; what was being chosen is chosen anew."""
        if self.board is None or self.practice is None or self.is_busy:
            return
        is_choosing = self.board.is_choosing
        game_face(self.practice.match.game.name).furnish(self.board, self.practice)
        self.show_now()
        if is_choosing:
            self.board.offer(self.practice.legal)
        elif self._told is not None:
            words, asks = self._told
            self.board.tell(words(), asks=asks)

    def take_focus(self) -> None:
        """Give the keyboard to what may be chosen."""
        if self.board is not None and self.isVisible():
            self.board.keyboard_place().setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Put everything away."""
        self.practice = None
        self._clear_board()

    def _clear_board(self) -> None:
        board, self.board = self.board, None
        showing, self._showing = self._showing, None
        if showing is not None:
            showing.deleteLater()
        if board is not None:
            board.clock.stop()
            self._place.removeWidget(board)
            board.hide()
            board.deleteLater()

    def _set_pace(self, _: str = "") -> None:
        if self.board is not None:
            value = preferences().value
            self.board.set_pace(Pace.of(str(value("animation")), bool(value("reduced_motion"))))
