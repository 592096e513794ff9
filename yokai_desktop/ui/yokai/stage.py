"""The grid of cards on the table: how it is carried and moved with the pointer.

It knows places and pictures, no game: what a card shows and what may be chosen is the board's.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.yokai.camera import Extent
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.seen_grid import SeenGrid


class GridStage(SeenGrid):
    """Cards are carried; the ground between them draws a large grid along."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground: QPointF | None = None
        self._is_panning = False

    def carried_middle(self) -> QPointF:
        """Where the middle of the carried card is."""
        return self._carried.goal if self._carried is not None else QPointF()

    def drop_spot(self, card: CardButton) -> Spot | None:
        """Where a card was just let go; its flight still starts there."""
        return self._drop_spots.get(card)

    def aim_hint(self, card: GridCard | None) -> None:
        """A carried hint is over this card, or over none."""
        for other in self.cards_by_number:
            other.set_hovered(other is card)

    def send_home(self) -> None:
        """End a drag: what was carried goes back to where it came from."""
        card, carried = self._pressed, self._carried
        self.let_go()
        if card is not None and carried is not None:
            self.glide_home(card, carried.sprite.spot)

    # events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.press_ground(event.position())
        super().mousePressEvent(event)

    def press_ground(self, point: QPointF) -> None:
        """The pointer may be about to draw the ground along, unless it is on a card."""
        self._ground = None if self.card_at(point) is not None else point

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        ground, held = self._ground, event.buttons() & Qt.MouseButton.LeftButton
        if ground is None or not held or not self.is_scrollable:
            super().mouseMoveEvent(event)
            return
        away = event.position() - ground
        if self._is_panning or away.manhattanLength() >= QApplication.startDragDistance():
            self._is_panning = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._ground = event.position()
            self.pan(away.x(), away.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._ground = None
        if self._is_panning:
            self._is_panning = False
            self.unsetCursor()
        super().mouseReleaseEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves a large grid; with Ctrl it comes nearer or goes farther."""
        if self.is_dragging or not self.zones.grid.contains(event.position()):
            event.ignore()
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(nearer=event.angleDelta().y() > 0, at=event.position())
        elif self.is_scrollable:
            step = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
            wide, high = self.camera.overflow(Extent.of(self.places), self.opening)
            sideways = wide and not high and not step.x()
            self.pan(step.y() if sideways else step.x(), 0 if sideways else step.y())
        else:
            event.ignore()
