"""The grid of cards on the table: how it is carried and moved with the pointer.

It knows places and pictures, no game: what a card shows and what may be chosen is the board's.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.yokai.camera import Extent
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.seen_grid import SeenGrid

_PINCH = 0.18
"""By this part fingers move for one step nearer or farther."""


class GridStage(SeenGrid):
    """Cards are carried; the ground between them draws a large grid along."""

    ground_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground: QPointF | None = None
        self._is_panning = False
        self._pinched = 0.0
        self.grabGesture(Qt.GestureType.PinchGesture)

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
        if self._ground is not None:
            self.ground_pressed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        ground, held = self._ground, event.buttons() & Qt.MouseButton.LeftButton
        if ground is None or not held or not self.can_pan:
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
        """The wheel moves a large grid, else, or with Ctrl, it comes nearer or goes farther."""
        if self.is_dragging or not self.zones.grid.contains(event.position()):
            event.ignore()
        elif self._wheel_zooms(event):
            self.zoom(nearer=event.angleDelta().y() > 0, at=event.position())
        elif self.is_scrollable:
            step = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
            wide, high = self.camera.overflow(Extent.of(self.places), self.opening)
            sideways = wide and not high and not step.x()
            self.pan(step.y() if sideways else step.x(), 0 if sideways else step.y())
        else:
            event.ignore()

    def _wheel_zooms(self, event: QWheelEvent) -> bool:
        if not event.angleDelta().y():
            return False
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return held or (self.keeps_still and not self.is_scrollable and event.pixelDelta().isNull())

    def event(self, event: QEvent) -> bool:
        """Two fingers that part or come together zoom, on a screen or a touchpad."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                return self._pinch(event.value(), event.position())
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                return self._pinch(pinch.scaleFactor() - 1, pinch.centerPoint())
        return super().event(event)

    def _pinch(self, more: float, at: QPointF) -> bool:
        """Fingers have moved by a part of their distance; enough of it is one step."""
        self._pinched += more
        if abs(self._pinched) >= _PINCH and not self.is_dragging:
            self.zoom(nearer=self._pinched > 0, at=at if self.zones.grid.contains(at) else None)
            self._pinched = 0.0
        return True
