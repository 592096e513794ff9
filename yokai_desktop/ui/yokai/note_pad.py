"""The pad on which a person notes what a card may be: private, and never a word to the others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.models.yokai.notes import NOTHING, Note
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import Length, bind_style, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.names import mark_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name

_SIDE = 52


def _note_side() -> int:
    return max(40, theme().px(_SIDE))


def _pad(more: int) -> Length:
    """Free room inside the slip, and what its edge and shadow take at every size."""
    return lambda: theme().px(14) + more


class FamilyNote(RingFocus, QAbstractButton):
    """One family on the pad: a click goes from nothing to perhaps to surely not."""

    def __init__(self, family: Family, parent: QWidget) -> None:
        super().__init__(parent)
        self.family = family
        self._note = NOTHING
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        bind_style(self.setFixedSize, _note_side, _note_side)
        follow_style(self, self.update)

    def show_note(self, note: Note) -> None:
        self._note = note
        name = family_name(self.family)
        if self.family in note.families:
            words = translate("Yokai", "{family}: perhaps").format(family=name)
        elif self.family in note.excluded:
            words = translate("Yokai", "{family}: certainly not").format(family=name)
        else:
            words = translate("Yokai", "{family}: no note").format(family=name)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        pinned = self.family in self._note.families
        struck = self.family in self._note.excluded
        painter.setPen(QPen(colours.seal if pinned else colours.paper_edge, 2 if pinned else 1))
        painter.setBrush(colours.paper_hover if self.underMouse() else colours.paper_hi)
        painter.drawRoundedRect(box, 6, 6)
        painter.setOpacity(1.0 if pinned else 0.4 if struck else 0.75)
        inner = box.adjusted(8, 8, -8, -8).toAlignedRect()
        pictures.paint(painter, mark_of(self.family), QRectF(inner), self.devicePixelRatioF())
        painter.setOpacity(1.0)
        if struck:
            pen = QPen(colours.wrong, 3.5)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(
                box.adjusted(8, 8, -8, -8).bottomLeft(), box.adjusted(8, 8, -8, -8).topRight()
            )


class NotePad(Raised):
    """Opens beside a card; ``changed`` tells the card and its new note."""

    rim = QMargins(6, 4, 6, 10)

    changed = Signal(int, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._card, self._place = -1, ""
        self._note = NOTHING
        self._title = Label(role=Role.SECONDARY)
        self.families = [FamilyNote(family, self) for family in FAMILIES]
        for button in self.families:
            button.clicked.connect(lambda _=False, b=button: self._turn(b.family))
        rows = column(self._title, row(*self.families), margins=None, on=self)
        bind_style(rows.setContentsMargins, _pad(6), _pad(0), _pad(6), _pad(8))
        self.hide()

    def open(self, card: int, note: Note, label: str, beside: QRectF) -> None:
        """Write about a card that lies here, in the parent's pixels."""
        self._card, self._note = card, note
        self._place = label
        self._show()
        self.adjustSize()
        board = self.parentWidget()
        assert board is not None
        room = board.rect()
        x = min(max(8, round(beside.center().x() - self.width() / 2)), room.width() - self.width())
        y = round(beside.bottom()) + 4
        if y + self.height() > room.height() - 8:
            y = round(beside.top()) - self.height() - 4
        self.move(QPoint(x, y))
        self.show()
        self.raise_()
        self.families[0].setFocus(leading_hand().reason)

    def _turn(self, family: Family) -> None:
        self._note = self._note.turned(family)
        self._show()
        self.changed.emit(self._card, self._note)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()

    def _show(self) -> None:
        title = translate("Yokai", "Your note on {place}").format(place=self._place)
        self._title.setText(title)
        for button in self.families:
            button.show_note(self._note)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_N):
            self.hide()
        else:
            super().keyPressEvent(event)
