"""The pad on which a person notes what a card may be: private, and never a word to the others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.models.yokai.notes import NOTHING, Note
from yokai_desktop.ui.parts.bindings import Text, ask_again, bind_style, follow_style
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.labels import PARTED, Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.note_tile import NoteTile
from yokai_desktop.ui.yokai.note_words import note_words
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.places import Places, place_name

_SPINE = 6
_DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
_SHIFTED = (Qt.Key.Key_Exclam, Qt.Key.Key_At, Qt.Key.Key_NumberSign, Qt.Key.Key_Dollar)
"""What some keyboards send for Shift and a digit."""


class NotePad(Raised):
    """Docked below the cards; ``changed`` tells the card and its new note.

    ``stepped`` asks for the next card in a direction.  While ``picks_same`` is set, the next card
    that is clicked is of the same family.
    """

    rim = QMargins(4, 4, 4, 8)
    changed = Signal(int, object)
    stepped = Signal(int)
    """An arrow key."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card, self.picks_same = -1, False
        self._places: Places = ()
        self._note = self._before = NOTHING
        self._title = Label(lambda: translate("YokaiNotes", "Your note"), Role.GROUP)
        self._words = Label(role=Role.BODY, wraps=True)
        self._keys = Label(
            lambda: translate(
                "YokaiNotes", "1–4: it may be · Shift+1–4: it is not · Arrow keys: next card"
            ),
            Role.CAPTION,
            "ink2",
            wraps=True,
        )
        self.families = [NoteTile(family, at, self) for at, family in enumerate(FAMILIES, start=1)]
        for tile in self.families:
            tile.clicked.connect(lambda _=False, t=tile: self._set(self._note.allowing(t.family)))
            tile.struck.connect(lambda t=tile: self._set(self._note.excluding(t.family)))
        self.same = _button(self._same_words)
        self.same.describe(lambda: translate("YokaiNotes", "Same family… (S)"))
        self.clear = _button(lambda: translate("YokaiNotes", "Clear (0)"))
        self.done = _button(lambda: translate("YokaiNotes", "Done (N)"))
        self.same.clicked.connect(self.pick_same)
        self.clear.clicked.connect(lambda: self._set(NOTHING))
        self.done.clicked.connect(self.hide)
        self._head = row(self._title, (self._words, 1), spacing=14)
        tiles = row(*((tile, 1) for tile in self.families), spacing=6)
        buttons = column(self.same, self.clear, self.done, 0, spacing=4)
        self._middle = row((tiles, 5), (buttons, 3), spacing=14)
        rows = column(self._head, self._middle, self._keys, 1, spacing=4, margins=None, on=self)
        self._rows, self._is_upright = rows, False
        follow_style(rows, self._keep_free)
        bind_style(self._keys.setVisible, lambda: not is_text_large())
        follow_style(self, lambda: ask_again(self.same))
        self.hide()

    def _same_words(self) -> str:
        """Large words have no room beside the tiles."""
        if is_text_large():
            return translate("YokaiNotes", "Same… (S)")
        return translate("YokaiNotes", "Same family… (S)")

    def stand_upright(self, upright: bool) -> None:
        """In a narrow place everything stands one below the other."""
        self._is_upright = upright
        self._keep_free()
        ways = QBoxLayout.Direction
        for part in (self._head, self._middle):
            part.setDirection(ways.TopToBottom if upright else ways.LeftToRight)

    def _keep_free(self) -> None:
        """Along the edges; where large words lie below the cards each pixel counts."""
        edge = theme().px(6 if is_text_large() and not self._is_upright else 14) + 4
        self._rows.setContentsMargins(edge + theme().px(_SPINE), edge, edge, edge)

    def spine(self) -> tuple[float, QColor]:
        return float(theme().px(_SPINE)), theme().colours.mount_line

    def open(self, card: int, note: Note, places: Places) -> None:
        """Write about a card; the others lie at these places."""
        if card != self.card or not self.isVisible():
            self._before = note
        self.card, self._note, self._places = card, note, places
        self.picks_same = False
        self._show()
        if not self.isVisible():
            self.show()
            self.raise_()
            self.families[0].setFocus(leading_hand().reason)

    def pick_same(self) -> None:
        """The next card that is clicked is of the same family."""
        self.picks_same = not self.picks_same
        self._show()

    def take_same(self, card: int) -> None:
        """This card is of the same family; the card itself takes such a note off."""
        self.picks_same = False
        self._set(self._note.like(card if card not in (self.card, self._note.same) else -1))

    def take_the_one_left(self) -> None:
        """If only one family is left, that is what it is."""
        left = self._note.left
        if len(left) == 1:
            self._set(self._note.only(left[0]))

    def _set(self, note: Note) -> None:
        self._note = note
        self._show()
        self.changed.emit(self.card, note)

    def toggle(self, family: Family, *, is_not: bool) -> None:
        """A key of a family was pressed."""
        self._set(self._note.excluding(family) if is_not else self._note.allowing(family))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()

    def _show(self) -> None:
        if self.card < 0:
            return
        place = place_name(self._places[self.card])
        same = place_name(self._places[self._note.same]) if self._note.same >= 0 else ""
        words = note_words(self._note, same) or translate("YokaiNotes", "nothing yet")
        if self.picks_same:
            words = translate("YokaiNotes", "Click the card of the same family.")
        where = translate("YokaiNotes", "on the card at {place}").format(place=place)
        parted = "\n" if is_text_large() else PARTED
        self._words.setText(words if self.picks_same else parted.join((words, where)))
        self.setAccessibleName(sentences((self._title.text(), words, where)))
        for tile in self.families:
            tile.show_note(self._note)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.picks_same = False
        if not event.spontaneous():
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in _DIGITS:
            self.toggle(FAMILIES[_DIGITS.index(Qt.Key(key))], is_not=shift)
        elif key in _SHIFTED:
            self.toggle(FAMILIES[_SHIFTED.index(Qt.Key(key))], is_not=True)
        elif key == Qt.Key.Key_0:
            self._set(NOTHING)
        elif key == Qt.Key.Key_S:
            self.pick_same()
        elif key == Qt.Key.Key_N:
            self.hide()
        elif key == Qt.Key.Key_Escape:
            self._set(self._before)
            self.hide()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(key)
        else:
            super().keyPressEvent(event)


def _button(words: Text) -> Button:
    return Button(words, PAPER, height=SMALL, shrinks=True)
