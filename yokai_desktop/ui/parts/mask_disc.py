"""The mask of a player on a disc in the colour of a side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.drawn_square import DrawnSquare
from yokai_desktop.ui.theme import theme

_SHARE = 46 / 54
"""The height of a mask by that of its disc."""


def paint_mask(painter: QPainter, disc: QRectF, mask: str, side: int, dpr: float) -> None:
    """A mask (``novice`` …, ``person-1`` …) on a disc in the colour of a side."""
    colours = theme().colours
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.side_discs[side % len(colours.side_discs)])
    painter.drawEllipse(disc)
    height = disc.height() * _SHARE
    box = QRectF(disc.center().x() - height / 2, disc.center().y() - height / 2, height, height)
    if not pictures.paint(painter, f"masks/{mask}", box, dpr):
        painter.setBrush(colours.paper)
        face = QRectF(0, 0, height * 0.66, height * 0.84)
        face.moveCenter(disc.center())
        painter.drawRoundedRect(face, face.width() * 0.46, face.height() * 0.46)


class MaskDisc(DrawnSquare):
    """A mask by itself; ``inset`` pixels around it stay free."""

    def __init__(
        self,
        mask: str,
        side: int,
        size: int = 40,
        parent: QWidget | None = None,
        *,
        inset: float = 0,
    ) -> None:
        super().__init__(size, parent)
        self._mask, self._side, self._inset = mask, side, inset

    def draw(self, painter: QPainter, box: QRectF) -> None:
        disc = box.adjusted(self._inset, self._inset, -self._inset, -self._inset)
        paint_mask(painter, disc, self._mask, self._side, self.devicePixelRatioF())
