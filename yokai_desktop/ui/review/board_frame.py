"""A board with a strip above or below it, in the middle of the board's own columns."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.table.board import Board

_ON_STRIP = (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class BoardFrame(QWidget):
    """``inside`` holds the board; ``bring`` says which board that is.

    Where the board has columns at its sides the strip lies between them, which keep the whole
    height; any other board begins below the strip, or ends above it.
    """

    def __init__(
        self,
        strip: QWidget,
        inside: QLayout,
        *,
        is_below: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.strip = strip
        self._is_below = is_below
        self._face: ReviewFace | None = None
        self._board: Board | None = None
        strip.setParent(self)
        strip.installEventFilter(self)
        self._box = column((inside, 1), spacing=0, on=self)

    def bring(self, face: ReviewFace | None, board: Board | None) -> None:
        """Another board; None for none."""
        self._face, self._board = face, board
        if board is not None:
            board.installEventFilter(self)
        self.lay_out()

    def lay_out(self) -> None:
        """Put the strip in its place, and the board around it."""
        whole = QRect(0, 0, self.width(), self.height())
        high = 0 if self.strip.isHidden() else self._height_of_strip(whole.width())
        between = self._between(high)
        aside = 0 if between is not None else high
        self._box.setContentsMargins(
            0, 0 if self._is_below else aside, 0, aside if self._is_below else 0
        )
        place = between or whole
        top = self.height() - high if self._is_below else 0
        self.strip.setGeometry(place.x(), top, place.width(), high)
        self.strip.raise_()

    def _between(self, high: int) -> QRect | None:
        """What lies between the columns of the board, which leaves so much free for the strip."""
        if self._face is None or self._board is None:
            return None
        head, foot = (0, high) if self._is_below else (high, 0)
        found = self._face.leave_room(self._board, head=head, foot=foot)
        if found is None:
            return None
        return QRect(self._board.mapTo(self, found.topLeft()), found.size())

    def _height_of_strip(self, width: int) -> int:
        if self.strip.hasHeightForWidth():
            return self.strip.heightForWidth(width)
        return self.strip.sizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        is_resized = watched is self._board and kind is QEvent.Type.Resize
        if is_resized or (watched is self.strip and kind in _ON_STRIP):
            self.lay_out()
        return super().eventFilter(watched, event)
