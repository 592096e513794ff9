"""Shows what happens on a board: one event after the other, then the truth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from yokai_desktop.engine.contract import Event, View
from yokai_desktop.models.table import TableModel
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.speech.listening import Listening
from yokai_desktop.ui.table.board import Board


class Showing(QObject):
    """Events are held back while others are shown.

    When one has been shown, the viewer knows more: ``view``, which nobody but the events shown and
    ``show_view`` ever changes.  The board is synced with it once, before anything else is shown.
    """

    view_changed = Signal(object)
    """The view that the board shows from now on."""
    rested = Signal()
    """Everything has been shown."""

    has_sound = False
    waits_for_key = False
    """Whether the person may want each event to wait for a key."""

    def __init__(
        self, board: Board, truth: Callable[[], View], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._board, self._truth = board, truth
        self._waiting: list[Event] = []
        self._view: View | None = None
        self._event: Event | None = None
        self.is_busy = self._is_behind = False
        self._listening = Listening(self)
        board.touched.connect(self.finish)
        board.said.connect(self._update_words)

    @property
    def view(self) -> View:
        """What the screen shows, whatever has been played meanwhile."""
        return self._view or self._truth()

    def show(self, events: tuple[Event, ...]) -> None:
        """Show these, after those that are waiting."""
        self._waiting.extend(events)
        if not self.is_busy:
            self.is_busy = True
            if self._waiting:
                self.show_view(self.view.after())
            self._show_next()

    def show_view(self, view: View) -> None:
        """Show exactly this."""
        self._view, self._is_behind = view, False
        self._board.sync(view)
        self.view_changed.emit(view)

    def _catch_up(self) -> None:
        """Let the board show what the viewer knows by now."""
        if self._is_behind:
            self.show_view(self.view)

    def finish(self) -> None:
        """End what is being shown at once, or let it go on where it waits."""
        if self.is_busy and not self._listening.go_on() and not self._board.go_on():
            skipped = self._event
            self._board.clock.finish()
            while self._is_one_with(skipped):
                skipped = self._event
                self._board.clock.finish()

    def _is_one_with(self, skipped: Event | None) -> bool:
        """Whether what is shown now belongs to what was just skipped."""
        event = self._event
        if event is None or skipped is None or event is skipped or not self.is_busy:
            return False
        return self._board.is_one_with(skipped, event)

    def _show_next(self) -> None:
        """The next event, once the one before has been heard."""
        while not self._listening.holds(self._show_next):
            if not self._waiting:
                self.is_busy, self._event = False, None
                self._rest()
                return
            self._catch_up()
            event = self._waiting.pop(0)
            words = self._board.words_for(event)
            self._update_words(words)
            self._listening.listen(words, for_key=self.waits_for_key)
            self._event = event
            if self.has_sound:
                self._board.cue.give(self._board.sound_for(event))
            self._board.following = tuple(self._waiting)
            motion = self._board.animation_for(event)
            self._board.cue.begin()
            if motion is not None:
                self._board.clock.play(motion, partial(self._shown, event))
                return
            self._is_over(event)
        self._catch_up()

    def _shown(self, event: Event) -> None:
        self._is_over(event)
        self._show_next()

    def _is_over(self, event: Event) -> None:
        """An event has been shown."""
        self._board.cue.end()
        self._view, self._is_behind = self.view.after(event), True

    def _rest(self) -> None:
        """Nothing is left to be shown."""
        self._catch_up()
        self.rested.emit()

    def _update_words(self, words: str) -> None:
        if words:
            announce(self._board, words)


class TableShowing(Showing):
    """Ties a table to a board; after the last event of an action the table goes on by itself."""

    has_sound = waits_for_key = True

    def __init__(self, table: TableModel, board: Board, parent: QObject | None = None) -> None:
        super().__init__(board, lambda: table.view, parent)
        self._table = table
        table.happened.connect(self._happened)
        table.changed.connect(self.show_view)
        table.offered.connect(board.offer)
        table.thinking.connect(board.set_thinking)
        table.refused.connect(board.refuse)
        table.advised.connect(board.advise)
        board.chosen.connect(table.submit)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._board.offer(())
        if not self.is_busy:
            self._table.hold()
        self.show(events)

    def _rest(self) -> None:
        """What the table says next is shown at once: who is to act is one picture with it."""
        self._table.release()
        super()._rest()
