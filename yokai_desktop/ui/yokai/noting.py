"""Notes on cards: the pad below the grid, opened, moved and closed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yokai_desktop.models.yokai.notes import NOTHING, Note
from yokai_desktop.ui.parts.keys import ARROWS
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.choosing import nearest_towards
from yokai_desktop.ui.yokai.note_pad import NotePad
from yokai_desktop.words.voice import translate

_PAD = 168
"""How high the pad of notes is."""


class Noting(QObject):
    """The viewer's notes on a board's cards; ``changed`` when there is something to save."""

    changed = Signal()

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self._board = board
        self.pad = NotePad(board)
        self.pad.changed.connect(self._write)
        self.pad.stepped.connect(self._step)
        self.pad.closed.connect(self._closed)
        board.ground_pressed.connect(self.pad.hide)
        board.note_asked.connect(self.open)
        board.note_certain.connect(self._open_certain)
        board.hands.taker = self._take_card

    def open(self, card: int) -> None:
        """The pad for a card; asked for again, it closes."""
        board = self._board
        view = board.view
        if view is None or view.result is not None or view.tableau.hints[card] is not None:
            return
        if not board.aid.has_notes:
            words = translate("YokaiNotes", "Notes are off: choose them as memory aid in Settings.")
            board.foot.show_prompt(words, waiting=True)
            board.said.emit(words)
            return
        if self.pad.isVisible() and self.pad.card == card:
            self.pad.hide()
            return
        board.question.hide()
        self.pad.open(card, board.notes.of(view.seat).get(card, NOTHING), board.places)
        board.dock.lay(self.pad, lambda _: max(theme().px(_PAD), self.pad.sizeHint().height()))
        board.past.layer.light((card,))

    def _open_certain(self, card: int) -> None:
        if not self.pad.isVisible():
            self.open(card)
        self.pad.take_the_one_left()

    def _step(self, key: int) -> None:
        """The pad goes to the next card in a direction."""
        places = self._board.places
        found = nearest_towards(places[self.pad.card], ARROWS[key], places)
        if found is not None:
            self.open(places.index(found))

    def _take_card(self, card: int) -> bool:
        """A card clicked while the pad asks for one of the same family, or is open at all."""
        if not self.pad.isVisible():
            return False
        if self.pad.picks_same:
            self.pad.take_same(card)
        else:
            self.open(card)
        return True

    def _closed(self) -> None:
        self._board.past.layer.light(())
        self._board.dock.give_back()

    def _write(self, card: int, note: Note) -> None:
        self._board.notes.pin(self._board.viewer, card, note)
        self._board.show_notes()
        self.changed.emit()
