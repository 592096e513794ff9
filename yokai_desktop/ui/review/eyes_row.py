"""Whose eyes: a plate for each player, held to see the table as that player believed it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.review.face import ReviewFace

translate = QCoreApplication.translate
_NUMBERS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
NOBODY = -1


class EyesRow(QWidget):
    """``lent(seat)`` while a plate or its number is held, ``NOBODY`` when it is let go.

    With Shift a number keeps the eyes until it is pressed again.
    """

    lent = Signal(int)

    def __init__(self, face: ReviewFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kept = NOBODY
        self.seat = NOBODY
        self.plates: list[Button] = []
        plates = row(spacing=8, on=self)
        for seat in range(len(face.match.seats)):
            plate = Button(kind=BAR, icon="eye", height=SMALL)
            plate.describe(lambda s=seat: _plate_words(face, s))  # type: ignore[misc]
            plate.setText(_short_words(face, seat))
            plate.setCheckable(True)
            plate.pressed.connect(lambda s=seat: self._lend(s))
            plate.released.connect(lambda: self._lend(self.kept))
            plates.addWidget(plate)
            self.plates.append(plate)
        self._dress()

    def _lend(self, seat: int) -> None:
        self.seat = seat
        self._dress()
        self.lent.emit(seat)

    def _dress(self) -> None:
        for seat, plate in enumerate(self.plates):
            plate.setChecked(seat == self.seat)

    def key(self, event: QKeyEvent, *, is_down: bool) -> bool:
        """A number was pressed or let go; False for all other keys."""
        key = Qt.Key(event.key())
        seat = _NUMBERS.index(key) if key in _NUMBERS else NOBODY
        if seat == NOBODY or seat >= len(self.plates):
            return False
        if event.isAutoRepeat():
            return True
        if is_down and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.kept = NOBODY if self.kept == seat else seat
            self._lend(self.kept)
        else:
            self._lend(seat if is_down else self.kept)
        return True

    def put_away(self) -> None:
        """Nobody's eyes are lent any more."""
        self.kept = NOBODY
        if self.seat != NOBODY:
            self._lend(NOBODY)


def _plate_words(face: ReviewFace, seat: int) -> str:
    if face.is_you(seat):
        return translate("Review", "Hold: what you saw and believed")
    text = translate("Review", "Hold: what {name} saw and believed")
    return text.format(name=face.name(seat))


def _short_words(face: ReviewFace, seat: int) -> str:
    return f"{seat + 1}  {face.name(seat)}"
