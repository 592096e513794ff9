"""The grid of cards on the table: where everything lies, how it is seen, how it is carried.

It knows places and pictures, no game: what a card shows and what may be chosen is the board's.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QRegion, QWheelEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import CARDS, START_SQUARE, Place
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.spot import Spot
from yokai_desktop.ui.yokai.camera import LARGEST_PITCH, Camera, Extent
from yokai_desktop.ui.yokai.geometry import zones_of
from yokai_desktop.ui.yokai.ghosts import GhostLayer
from yokai_desktop.ui.yokai.grid_card import GridCard

_GRID_HEIGHT = 640
"""The height of the grid's zone up to which cards keep their largest size."""


class GridStage(Board):
    """Sixteen cards at places of an edgeless grid, seen by a camera."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places: tuple[Place, ...] = START_SQUARE
        self.zones = zones_of(self.width(), self.height())
        self.camera = Camera.fit(Extent.of(self.places), self.zones.grid)
        self._pan = QPointF()
        self.ghosts = GhostLayer(self)
        self.cards_by_number = [GridCard(self, number) for number in range(CARDS)]

    def show_places(self, places: tuple[Place, ...]) -> None:
        """The cards lie here from now on; a grid that was scrolled is centred again."""
        if places != self.places:
            self._pan = QPointF()
        self.places = places

    def end_camera(self, extent: Extent) -> Camera | None:
        """How the grid is seen when the game is over; None before."""
        return None

    def camera_for(self, extent: Extent) -> Camera:
        """How an extent is seen: whole and in the middle, as large as there is room."""
        at_end = self.end_camera(extent)
        if at_end is not None:
            return at_end
        zone = self.zones.grid
        largest = LARGEST_PITCH * max(1.0, zone.height() / _GRID_HEIGHT)
        camera = Camera.fit(extent, zone, largest=largest)
        return camera.moved(self._pan.x(), self._pan.y()).kept_in(extent, zone)

    def show_camera(self, camera: Camera) -> None:
        """Show the grid from elsewhere, while it moves."""
        for card, place in zip(self.cards_by_number, self.places, strict=True):
            card.glide(camera.gliding_spot(place))

    def pan(self, dx: float, dy: float) -> None:
        """Scroll a grid that is larger than its zone."""
        before = QPointF(self.camera.x, self.camera.y)
        wanted = self._pan
        self._pan = wanted + QPointF(dx, dy)
        self.put_cards()
        # What went beyond the edge is forgotten, else the way back would begin there.
        self._pan = wanted + QPointF(self.camera.x, self.camera.y) - before

    @property
    def is_scrollable(self) -> bool:
        """Whether the grid is larger than its zone; at the end it never is."""
        if self.end_camera(Extent.of(self.places)) is not None:
            return False
        return any(self.camera.overflow(Extent.of(self.places), self.zones.grid))

    def put_cards(self, room: int = 1) -> None:
        """Put every card in its place, with some places of room around them."""
        self.camera = self.camera_for(Extent.of(self.places, room))
        for card, place in zip(self.cards_by_number, self.places, strict=True):
            card.put(self.camera.spot(place))
            self._clip(card)
        self.ghosts.setGeometry(self.rect())
        self.ghosts.follow(self.camera)

    def _clip(self, card: GridCard) -> None:
        """A card that is scrolled out of its zone is cut off there."""
        zone = self.zones.grid.toAlignedRect()
        if not self.is_scrollable or zone.contains(card.spot.bounds(1.0).toAlignedRect()):
            card.clearMask()
            return
        seen = card.geometry().intersected(zone).translated(-card.pos())
        card.setMask(QRegion(seen) if not seen.isEmpty() else QRegion(-1, -1, 1, 1))

    def card_at(self, point: QPointF) -> CardButton | None:
        card = super().card_at(point)
        if (
            isinstance(card, GridCard)
            and self.is_scrollable
            and not self.zones.grid.contains(point)
        ):
            return None
        return card

    def carried_middle(self) -> QPointF:
        """Where the middle of the carried card is."""
        return self._carried.spot.middle if self._carried is not None else QPointF()

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
            self.glide_home(card, carried.spot)

    def glide_home(self, card: CardButton, start: Spot | None) -> None:
        """A card that was let go glides back."""
        if start is None or self.pace.is_still:
            return
        motion = self.flights.slide(
            card.picture,
            start,
            card.spot,
            game=card.game,
            before=lambda: card.set_away(True),
            after=lambda: card.set_away(False),
        )
        self.clock.play(motion)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.is_scrollable and not self.is_dragging:
            step = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
            self.pan(step.x(), step.y())
        else:
            event.ignore()
