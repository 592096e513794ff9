"""A small map of a grid that is larger than what is seen of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.ui.theme import Themed, theme
from yokai_desktop.ui.yokai.camera import Extent

_WIDTH, _HEIGHT, _INSET = 300, 58, 6
_LARGEST_CELL = 16


class GridMap(QWidget, Themed):
    """Every card as a square, and a golden frame round what is seen."""

    chosen = Signal(float, float)
    """The column and row that somebody wants to see."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places: tuple[Place, ...] = ()
        self._extent = Extent(0, 0, 1, 1)
        self.frame = QRectF()
        """What is seen, in columns and rows."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.follow_theme()

    def show_grid(self, places: tuple[Place, ...], extent: Extent, frame: QRectF) -> None:
        self._places, self._extent, self.frame = places, extent, frame
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_WIDTH), theme().px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, theme().px(_HEIGHT))

    def _cell(self) -> float:
        inner = self.rect().adjusted(_INSET, _INSET, -_INSET, -_INSET)
        fitting = min(inner.width() / self._extent.columns, inner.height() / self._extent.rows)
        return max(1.0, min(_LARGEST_CELL, fitting))

    def _corner(self) -> QPointF:
        """Where the upper left place of the extent begins."""
        cell, extent = self._cell(), self._extent
        whole = QPointF(extent.columns * cell, extent.rows * cell)
        return QRectF(self.rect()).center() - whole / 2

    def box_of(self, seen: QRectF) -> QRectF:
        """Where columns and rows lie on the map."""
        cell, corner = self._cell(), self._corner()
        return QRectF(
            corner.x() + (seen.left() + 0.5 - self._extent.left) * cell,
            corner.y() + (seen.top() + 0.5 - self._extent.top) * cell,
            seen.width() * cell,
            seen.height() * cell,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell, at = self._cell(), event.position() - self._corner()
        self.chosen.emit(
            at.x() / cell - 0.5 + self._extent.left, at.y() / cell - 0.5 + self._extent.top
        )

    mouseMoveEvent = mousePressEvent

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colours.panel_line, 1))
        painter.setBrush(colours.panel)
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.panel_muted)
        for x, y in self._places:
            cell = self.box_of(QRectF(x - 0.5, y - 0.5, 1, 1))
            gap = min(1.0, cell.width() * 0.12)
            painter.drawRect(cell.adjusted(gap, gap, -gap, -gap))
        painter.setPen(QPen(colours.gold_hi, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.box_of(self.frame) & box.adjusted(1, 1, -1, -1), 2, 2)
