"""The grid of cards as it is seen: whole, or a part of it that can be moved."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import CARDS, Place
from yokai_desktop.ui.parts.keys import ARROWS
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.ui.yokai.card_view import YokaiCards
from yokai_desktop.ui.yokai.framed_grid import FramedGrid
from yokai_desktop.ui.yokai.ghosts import GhostLayer
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.grid_tools import stands_upright
from yokai_desktop.ui.yokai.sight import Sight, farther
from yokai_desktop.ui.yokai.sight import nearer as nearer_pitch

_AROUND = 3
"""Pixels round a card that is brought into sight."""
_NEARER, _FARTHER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal), (Qt.Key.Key_Minus,)


class SeenGrid(FramedGrid):
    """Sixteen cards; what is seen of them is moved with wheel, pointer, keys and map."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ghosts = GhostLayer(self)
        self.cards = YokaiCards(self)
        self.tools.nearer_asked.connect(lambda: self.zoom(nearer=True))
        self.tools.farther_asked.connect(lambda: self.zoom(nearer=False))
        self.tools.whole_asked.connect(self.show_whole)
        self.tools.map.chosen.connect(self.look_at)
        for (x, y), button in self.edges.buttons.items():
            button.clicked.connect(lambda _=False, x=x, y=y: self._turn_page(x, y))
        self.cards.reached.connect(self._reached)

    @property
    def cards_by_number(self) -> list[GridCard]:
        """The cards of the grid; none before the first picture."""
        return self.cards.grid()

    def show_cards(self) -> None:
        """The cards lie, look or are seen otherwise; nothing is in motion."""
        raise NotImplementedError

    def _reached(self, key: object) -> None:
        if isinstance(key, int):
            self.bring(self.places[key])

    def show_places(self, places: tuple[Place, ...]) -> None:
        """The cards lie here from now on; one that was moved under one's eyes is kept in sight."""
        moved = [new for old, new in zip(self.places, places, strict=True) if old != new]
        self.places = places
        if len(moved) == 1:
            if self.isVisible():
                self.bring(moved[0])
        elif moved:
            self.sight = None

    def show_camera(self, camera: Camera) -> None:
        """Show the grid from elsewhere, while it moves."""
        for card, place in zip(self.cards_by_number, self.places, strict=False):
            card.glide(camera.gliding_spot(place))

    def put_cards(self, room: int = 1) -> None:
        """Put every card in its place, with some places of room around them."""
        self.camera = self.camera_for(Extent.of(self.places, room))
        self.show_cards()
        self.ghosts.setGeometry(self.rect())
        self.ghosts.follow(self.camera, self.opening)
        self._show_tools()

    def clear_below(self, y: float) -> None:
        """Move the cards up by whole places until nothing of them lies below a line."""
        self.lift = 0
        camera = self.camera_for(Extent.of(self.places))
        cells = [camera.cell(place) for place in self.places]
        over = max(cell.bottom() for cell in cells) - y
        free = min(cell.top() for cell in cells) - self.zones.grid.top()
        self.lift = max(0, min(ceil(over / camera.pitch), int(free / camera.pitch)))
        self.put_cards()

    @property
    def can_pan(self) -> bool:
        """Whether what is seen can be moved: a table that keeps still always, until the end."""
        at_end = self.end_camera(Extent.of(self.places)) is not None
        return not at_end and (self.keeps_still or self.is_scrollable)

    def pan(self, dx: float, dy: float) -> None:
        """Move what is seen, as long as it shows the cards."""
        if not self.can_pan:
            return
        extent, zone = Extent.of(self.places), self.opening
        moved = self.camera.moved(dx, dy).kept_in(extent, zone, is_free=self.keeps_still)
        if moved != self.camera:
            self.lift = 0
            self._see(moved)
            self.put_cards()

    def bring(self, place: Place) -> None:
        """Move the grid as little as needed for a place to be seen."""
        if self.is_scrollable:
            cell = self.camera.cell(place).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
            seen = self.opening
            dx = max(0.0, seen.left() - cell.left()) - max(0.0, cell.right() - seen.right())
            dy = max(0.0, seen.top() - cell.top()) - max(0.0, cell.bottom() - seen.bottom())
            if dx or dy:
                self.pan(dx, dy)

    def look_at(self, column: float, row: float) -> None:
        """Bring a place to the middle."""
        centre, camera = self.opening.center(), self.camera
        self.pan(
            centre.x() - camera.x - column * camera.pitch,
            centre.y() - camera.y - row * camera.pitch,
        )

    def zoom(self, *, nearer: bool, at: QPointF | None = None) -> None:
        """One step nearer or farther; what is at a point stays there."""
        extent = Extent.of(self.places)
        if self.end_camera(extent) is not None:
            return
        whole = self._fitting(extent).pitch
        pitch = nearer_pitch(self.camera.pitch) if nearer else farther(self.camera.pitch, whole)
        if pitch is None:
            if not nearer:
                self.show_whole()
            return
        at = at or self.opening.center()
        part = pitch / self.camera.pitch
        camera = Camera(
            pitch,
            at.x() + (self.camera.x - at.x()) * part,
            at.y() + (self.camera.y - at.y()) * part,
        )
        self._see(camera)
        self.put_cards()

    def _see(self, camera: Camera) -> None:
        """A person chooses this; tools that come for it take room, but move nothing."""
        self.sight = Sight.of(camera, self.opening)
        self.sight = Sight.of(camera, self.opening)

    def show_whole(self) -> None:
        """See all of it, or, where all is seen, what is seen by itself."""
        extent = Extent.of(self.places)
        if self.end_camera(extent) is not None:
            return
        was, self.sight = self.sight, None
        if any(self.camera_for(extent).overflow(extent, self.zone_for(extent))):
            fitting = Sight.of(self._fitting(extent), self._beside_tools())
            self.sight = fitting if was is None or was.pitch != fitting.pitch else None
        if self.sight != was:
            self.put_cards()

    def steer(self, event: QKeyEvent) -> bool:
        """A key that changes what is seen; False if it means nothing here."""
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if held and event.key() in ARROWS:
            x, y = ARROWS[event.key()]
            self.pan(-x * self.camera.pitch, -y * self.camera.pitch)
        elif event.key() in _NEARER:
            self.zoom(nearer=True)
        elif event.key() in _FARTHER:
            self.zoom(nearer=False)
        elif event.key() == Qt.Key.Key_Z and not held:
            self.show_whole()
        else:
            return False
        return True

    def _turn_page(self, x: int, y: int) -> None:
        seen = self.opening
        self.pan(-x * seen.width() * 0.8, -y * seen.height() * 0.8)

    def _show_tools(self) -> None:
        extent = Extent.of(self.places)
        over = self.end_camera(extent) is not None
        shown = not over and self._has_tools(extent)
        self.tools.setVisible(shown)
        words = QCoreApplication.translate("Yokai", "More cards this way: {n}")
        zone = self.zones.grid
        if shown:
            self._describe(extent)
            size, box = self.tools.sizeHint(), zone.toRect()
            if stands_upright():
                self.tools.setGeometry(
                    box.right() + 1 - size.width(), box.top(), size.width(), size.height()
                )
            else:
                zone = self._beside_tools()
                self.tools.setGeometry(box.left(), round(zone.bottom()), box.width(), size.height())
        self.edges.show_counts({} if over else self.hidden_cards(), zone, words)

    def _describe(self, extent: Extent) -> None:
        camera, seen = self.camera, self.opening
        frame = QRectF(
            (seen.left() - camera.x) / camera.pitch,
            (seen.top() - camera.y) / camera.pitch,
            seen.width() / camera.pitch,
            seen.height() / camera.pitch,
        )
        self.tools.map.show_grid(self.places, extent, frame)
        hidden = sum(not seen.contains(camera.middle(place)) for place in self.places)
        words = QCoreApplication.translate("Yokai", "Map: {seen} of {all} cards in sight")
        self.tools.show_sight(
            round(100 * camera.pitch / self.usual_pitch),
            not self.is_scrollable,
            nearer_pitch(camera.pitch) is None,
            words.format(seen=CARDS - hidden, all=CARDS),
        )
