"""What lies under the cards of the grid: the legal places while a card is in the air."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.geometry import CARD_CORNER
from yokai_desktop.ui.yokai.grid_layer import GridLayer
from yokai_desktop.words.voice import translate

_DOT = 8
_LEAST_PERCENT = 40
"""Words that do not fit their place are set smaller; below this they are left out."""


class GhostLayer(GridLayer):
    """Transparent, below the cards.  Only legal places are shown; the nearest one glows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.places: tuple[Place, ...] = ()
        self.target: Place | None = None
        self._taken_from: Place | None = None
        self._strength = 1.0

    def show_places(
        self, places: tuple[Place, ...], taken_from: Place, camera: Camera, zone: QRectF
    ) -> None:
        """Mark the places where the card taken from somewhere may be put."""
        self.places, self._taken_from = places, taken_from
        self._camera, self._zone = camera, zone
        self.target = None
        self._update_zone()

    def set_target(self, target: Place | None) -> None:
        if target == self.target:
            return
        for place in (self.target, target):
            if place is not None and self._camera is not None:
                self.update(self._camera.cell(place).toAlignedRect())
        self.target = target

    def set_strength(self, strength: float) -> None:
        """How clearly the places are seen: they fade in."""
        self._strength = strength
        self._update_zone()

    def clear(self) -> None:
        if self._taken_from is not None:
            self.places, self.target, self._taken_from = (), None, None
            self._strength = 1.0
            self._update_zone()

    def _update_zone(self) -> None:
        """Nothing is ever painted beyond it: the rails stay as they are."""
        self.update(self._zone.toAlignedRect())

    @property
    def is_shown(self) -> bool:
        return self._taken_from is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        camera = self._camera
        if camera is None or self._taken_from is None:
            return
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self._zone)
        painter.setOpacity(self._strength)
        radius = camera.card_width * CARD_CORNER
        dot = max(5, style.px(_DOT)) / 2
        for place in self.places:
            cell = camera.cell(place).adjusted(0.5, 0.5, -0.5, -0.5)
            if place == self.target:
                continue
            painter.setPen(QPen(colours.ghost, 1, Qt.PenStyle.DashLine))
            painter.setBrush(colours.ghost_fill)
            painter.drawRoundedRect(cell, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.ghost)
            painter.drawEllipse(cell.center(), dot, dot)
        self._paint_start(painter, camera.cell(self._taken_from), radius)
        if self.target is not None:
            cell = camera.cell(self.target).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(colours.gold_hi, 2.5))
            painter.setBrush(colours.target_fill)
            painter.drawRoundedRect(cell, radius, radius)

    def _paint_start(self, painter: QPainter, cell: QRectF, radius: float) -> None:
        style = theme()
        painter.setPen(QPen(style.colours.panel_line, 1))
        painter.setBrush(style.colours.ghost_fill)
        painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setPen(style.colours.muted)
        words, room = translate("Yokai", "from here"), cell.adjusted(4, 2, -4, -2)
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        for percent in range(100, _LEAST_PERCENT, -10):
            painter.setFont(style.font(Role.CAPTION, percent / 100))
            needed = painter.fontMetrics().boundingRect(room.toRect(), flags, words)
            if needed.width() <= room.width() and needed.height() <= room.height():
                painter.drawText(room, flags, words)
                break
