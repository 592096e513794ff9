"""What the cards lie on: finds the card under the pointer, deals out clicks and drags.

Cards may lie at an angle and over each other, so the surface, not Qt, decides whose click it is.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.services.sound import play_sound
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.carried import Carried
from yokai_desktop.ui.table.clock import FRAME_MS, LONGEST_STEP_MS
from yokai_desktop.ui.table.overlay import Overlay, Sprite


class CardSurface(QWidget):
    """Cards are its direct children.  A dragged card is painted by ``overlay``.

    ``touched`` comes before any press is dealt out, so that a click can end a running motion.
    """

    touched = Signal()
    drag_began = Signal(object)
    """The card that is being dragged."""
    drag_moved = Signal(object, QPointF)
    """The card and where it is carried over."""
    dropped = Signal(object, QPointF)
    """The card and where it was let go; it is shown at its old place unless it is moved."""

    pointed_at = Signal()
    """The pointer has come to another card, or to none."""
    drag_ended = Signal()
    """Nothing is carried any more, dropped or not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.overlay = Overlay(self)
        self.ceiling: QWidget = self.overlay
        """Cards at rest lie under this; what moves is painted over everything."""
        self._pressed: CardButton | None = None
        self._hovered: CardButton | None = None
        self._press_point = QPointF()
        self._carried: Carried | None = None
        self._grip = QPointF()
        self._drop_spots: dict[CardButton, Spot] = {}
        self._aimed = self._thrown = QPointF()
        self._since_pull, self._since_frame = QElapsedTimer(), QElapsedTimer()
        self._swinging = QTimer(self)
        self._swinging.setTimerType(Qt.TimerType.PreciseTimer)
        self._swinging.setInterval(FRAME_MS)
        self._swinging.timeout.connect(self._swing)
        self.setMouseTracking(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Nothing looks different: by itself Qt would paint the whole table again."""

    focusOutEvent = focusInEvent

    @property
    def is_dragging(self) -> bool:
        return self._carried is not None

    @property
    def carried_card(self) -> CardButton | None:
        """The card that is being dragged."""
        return self._pressed if self._carried is not None else None

    @property
    def hovered_card(self) -> CardButton | None:
        """The card under the pointer."""
        return self._hovered

    def is_carrying(self, card: CardButton) -> bool:
        """Whether this card is being dragged."""
        return self._carried is not None and self._pressed is card

    def visible_cards(self) -> list[CardButton]:
        """The visible cards, the topmost first."""
        return [
            child
            for child in reversed(self.children())
            if isinstance(child, CardButton) and child.isVisibleTo(self)
        ]

    def card_at(self, point: QPointF) -> CardButton | None:
        """The topmost card that covers a point."""
        return next((card for card in self.visible_cards() if card.covers(point)), None)

    def was_dropped(self, card: CardButton) -> bool:
        """Whether this card is being let go just now."""
        return card in self._drop_spots

    def take_drop_spot(self, card: CardButton) -> Spot | None:
        """Where this card was just let go, once: its flight starts there."""
        return self._drop_spots.pop(card, None)

    @property
    def landings(self) -> tuple[QPointF, ...]:
        """Where the middle of the card that is being dropped may land, likeliest first.

        Under the hand that let it go, and where it was thrown to if it was.
        """
        thrown = () if self._thrown.isNull() else (self._aimed + self._thrown,)
        return (self._aimed, *thrown)

    def let_go(self) -> None:
        """End a drag without a drop."""
        self._swinging.stop()
        if self._carried is not None and self._pressed is not None:
            self.overlay.remove(self._carried.sprite)
            self._pressed.set_away(False)
            self._pressed.set_pressed(False)
            self.drag_ended.emit()
        self._carried = self._pressed = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.touched.emit()
        card = self.card_at(event.position())
        self._pressed, self._press_point = card, event.position()
        if card is not None:
            self._grip = event.position() - card.shown_spot.middle
            if card.focusPolicy() != Qt.FocusPolicy.NoFocus:
                card.setFocus(Qt.FocusReason.MouseFocusReason)
            card.set_pressed(True)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        card = self._pressed
        if self._carried is not None and card is not None:
            self._carry(card, point)
            return
        if card is None:
            self._hover(self.card_at(point))
            return
        far = (point - self._press_point).manhattanLength() >= QApplication.startDragDistance()
        if far and card.is_draggable and event.buttons() & Qt.MouseButton.LeftButton:
            self._pick_up(card)
            self._carry(card, point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        card, carried = self._pressed, self._carried
        if event.button() != Qt.MouseButton.LeftButton or card is None:
            super().mouseReleaseEvent(event)
            return
        self._pressed = self._carried = None
        card.set_pressed(False)
        if carried is not None:
            self._swinging.stop()
            self._aimed, self._thrown = carried.goal, carried.throw(self._since_pull.elapsed())
            self.overlay.remove(carried.sprite)
            card.set_away(False)
            self._drop_spots = {card: carried.sprite.spot}
            self.dropped.emit(card, event.position())
            self._drop_spots.clear()
            self._thrown = QPointF()
            self.drag_ended.emit()
        elif card.covers(event.position()):
            card.click()
        self._hover(self.card_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, card: CardButton | None) -> None:
        if card is self._hovered:
            return
        if self._hovered is not None:
            self._hovered.set_hovered(False)
        self._hovered = card
        if card is not None:
            card.set_hovered(True)
        self.pointed_at.emit()
        active = card is not None and (card.look.legal or card.look.chosen or card.look.laid)
        self.setCursor(Qt.CursorShape.PointingHandCursor if active else Qt.CursorShape.ArrowCursor)
        self.setToolTip(card.toolTip() if card is not None else "")

    def forget(self, card: CardButton) -> None:
        """The card is about to go."""
        if card is self._hovered:
            self._hovered = None
        if card is self._pressed:
            self.let_go()

    def _pick_up(self, card: CardButton) -> None:
        sprite = self.overlay.add(Sprite(card.picture, card.shown_spot, game=card.game))
        self._carried = Carried(sprite, self._grip, card.spot.width, card.poise.pace)
        self._since_pull.start()
        self._since_frame.start()
        card.set_away(True)
        play_sound("lift")
        self.drag_began.emit(card)

    def _carry(self, card: CardButton, point: QPointF) -> None:
        assert self._carried is not None
        if self._carried.pull(point, self._since_pull.restart()):
            self.overlay.touch(self._carried.sprite)
        if not self._swinging.isActive():
            self._since_frame.start()
            self._swinging.start()
        self.drag_moved.emit(card, point)

    def _swing(self) -> None:
        """The carried card comes after the pointer, until it hangs still under it."""
        assert self._carried is not None
        is_moving = self._carried.advance(min(self._since_frame.restart(), LONGEST_STEP_MS))
        self.overlay.touch(self._carried.sprite)
        if not is_moving:
            self._swinging.stop()
