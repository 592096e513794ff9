"""The picture of what is painted on the table, kept: cards that fly over it uncover it always."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.septet.mat import Piece


class PaintedGround:
    """The ground of one table.  Where its pieces stay the same, nothing is painted again."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._pieces: list[Piece] = []
        self._picture: QPixmap | None = None
        self.stale = QRegion()
        """Where it is not painted yet as it shall be."""

    def show_pieces(self, pieces: list[Piece]) -> None:
        """Consist of these, from below."""
        old, self._pieces = self._pieces, pieces
        differing = [piece for piece in old if piece not in pieces]
        differing += [piece for piece in pieces if piece not in old]
        for piece in differing:
            box = piece.box.toAlignedRect()
            self.stale += box
            self._table.update(box)

    def forget(self) -> None:
        """Letters or colours have changed."""
        self._picture = None
        self._table.update()

    def paint(self, painter: QPainter, area: QRect) -> None:
        """The part of the table that is wanted."""
        dpr = self._table.devicePixelRatioF()
        size = self._table.size()
        if self._picture is None or self._picture.size() != size * dpr:
            self._picture, self.stale = blank(size, dpr), QRegion(self._table.rect())
        if not self.stale.isEmpty():
            self._paint_stale(self._picture)
        box = QRectF(area)
        source = QRectF(box.x() * dpr, box.y() * dpr, box.width() * dpr, box.height() * dpr)
        painter.drawPixmap(box, self._picture, source)

    def _paint_stale(self, picture: QPixmap) -> None:
        stale, self.stale = self.stale, QRegion()
        painter = QPainter(picture)
        painter.setClipRegion(stale)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(stale.boundingRect(), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for piece in self._pieces:
            if stale.intersects(piece.box.toAlignedRect()):
                painter.save()
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                piece.paint(painter)
                painter.restore()
        painter.end()
