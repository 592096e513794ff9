"""Whether an answer was right, as a disc."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.bindings import line
from yokai_desktop.ui.parts.drawn_square import DrawnSquare
from yokai_desktop.ui.parts.seal import paint_cross, paint_tick
from yokai_desktop.ui.theme import theme

_BADGE = 36


class VerdictBadge(DrawnSquare):
    """A green disc with a tick, or a red one with a cross; beside words it grows with them."""

    def __init__(
        self, parent: QWidget | None = None, size: int = _BADGE, *, beside_words: bool = True
    ) -> None:
        super().__init__(line(size) if beside_words else size, parent)
        self._is_right = True

    def show_verdict(self, is_right: bool) -> None:
        self._is_right = is_right
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        colours = theme().colours
        disc = box.adjusted(1, 1, -1, -1)
        painter.setPen(colours.paper_hi)
        painter.setBrush(colours.right if self._is_right else colours.wrong)
        painter.drawEllipse(disc)
        inset = disc.width() * 0.29
        inner = disc.adjusted(inset, inset, -inset, -inset)
        if self._is_right:
            paint_tick(painter, inner)
        else:
            paint_cross(painter, inner, colours.seal_paper)
