"""Whose eyes: a plate for each player, held to see the table as that player believed it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.keys import digit_of
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.review.eye_plate import EyePlate
from yokai_desktop.ui.review.face import ReviewFace

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
        self.plates: list[EyePlate] = []
        for seat in range(len(face.match.seats)):
            plate = EyePlate(
                lambda seat=seat: face.name(seat),  # type: ignore[misc]
                face.mask(seat),
                face.colour_of(seat),
                seat + 1,
                is_you=face.is_you(seat),
            )
            plate.pressed.connect(lambda seat=seat: self._lend(seat))
            plate.released.connect(lambda: self._lend(self.kept))
            self.plates.append(plate)
        row(1, *self.plates, 1, spacing=12, on=self)
        self._show_held()

    def _lend(self, seat: int) -> None:
        self.seat = seat
        self._show_held()
        self.lent.emit(seat)

    def _show_held(self) -> None:
        for seat, plate in enumerate(self.plates):
            plate.setChecked(seat == self.seat)

    def key(self, event: QKeyEvent, *, is_down: bool) -> bool:
        """A number was pressed or let go; False for all other keys."""
        digit = digit_of(event)
        if digit is None or digit > len(self.plates):
            return False
        seat = digit - 1
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
