"""How the grid of cards is framed: what a camera shows of it, and where tools need room."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import START_SQUARE, Place
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.camera import LARGEST_PITCH, SMALLEST_PITCH, Camera, Extent
from yokai_desktop.ui.yokai.framing import AT_FIRST, framed, least_pitch
from yokai_desktop.ui.yokai.geometry import zones_of
from yokai_desktop.ui.yokai.grid_tools import EdgeMarks, GridTools, stands_upright
from yokai_desktop.ui.yokai.sight import Sight

_GRID_HEIGHT = 640
"""The height of the grid's zone up to which cards keep their largest size."""
SMALL, LARGE = "small", "large"
"""Sizes of cards other than the usual one."""
_SMALLER = 0.8
_TOO_SMALL = 0.7
"""Cards smaller than this part of their size at the deal bring the tools for seeing."""
_TINIEST = 10
"""The distance between cards down to which all of them are shown at once on request."""


class FramedGrid(Board):
    """Places of an edgeless grid, and the camera through which they are seen.

    The whole grid is seen unless somebody comes nearer, or it is too large even for the smallest
    cards.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places: tuple[Place, ...] = START_SQUARE
        self.zones = zones_of(self.width(), self.height())
        self.camera = Camera.fit(Extent.of(self.places), self.zones.grid)
        self.sight: Sight | None = None
        """What a person has chosen to see; None for the whole grid."""
        self.card_size = ""
        self.keeps_still = True
        """Whether what is seen stays as it is while cards move."""
        self.rim = 1.0
        """How much is seen of the free places round the cards, where the table does not keep
        still: less than 1 where nothing is put there."""
        self.layouts: tuple[tuple[Place, ...], ...] = (START_SQUARE,)
        """Where the cards lay at the beginning of every turn."""
        self.lift = 0
        """By how many places the cards are moved up to make room below them."""
        self.tools = GridTools(self)
        self.edges = EdgeMarks(self)

    def end_camera(self, extent: Extent) -> Camera | None:
        """How the grid is seen when the game is over; None before."""
        return None

    def _whole(self, extent: Extent, zone: QRectF) -> Camera:
        """With large cards, of the free places round them only the nearer halves are seen."""
        if self.keeps_still:
            return self._still(zone)
        growth = max(1.0, zone.height() / _GRID_HEIGHT)
        trim = max(1.0 if self.card_size == LARGE else 0.0, 2 * (1 - self.rim))
        camera = Camera.fit(extent, zone, largest=LARGEST_PITCH * growth, trim=trim)
        if self.card_size == SMALL:
            smaller = max(SMALLEST_PITCH, int(camera.pitch * _SMALLER))
            return Camera.fit(extent, zone, largest=smaller)
        return camera

    def _still(self, zone: QRectF) -> Camera:
        """What is seen since the deal, moved only where it had to be."""
        extents = [Extent.of(places) for places in self.layouts]
        seen = framed(
            extents,
            zone.width(),
            zone.height(),
            theme().u,
            at_first=AT_FIRST - 1.4 if self.card_size == LARGE else AT_FIRST,
            smaller=_SMALLER if self.card_size == SMALL else 1.0,
            least=self._least,
        )
        return seen.camera(zone)

    @property
    def _least(self) -> float:
        """Large words take their room from elsewhere before they take it from the cards."""
        grid = self.zones.grid
        large = theme().scale.is_text_large
        return least_pitch(grid.width(), grid.height(), theme().u) if large else 0.0

    def _fitting(self, extent: Extent) -> Camera:
        """All cards and the places round them, however small."""
        zone = self._beside_tools()
        largest = self._whole(extent, zone).pitch
        return Camera.fit(extent, zone, largest=largest, smallest=_TINIEST)

    @property
    def usual_pitch(self) -> float:
        """The distance between cards at the deal."""
        if self.keeps_still:
            zone, first = self.zones.grid, [Extent.of(START_SQUARE)]
            width, height, least = zone.width(), zone.height(), self._least
            return framed(first, width, height, theme().u, least=least).pitch
        return self._whole(Extent.of(START_SQUARE), self.zones.grid).pitch

    def _has_tools(self, extent: Extent) -> bool:
        if self.sight is not None:
            return True
        camera = self._whole(extent, self.zones.grid)
        hides = any(camera.overflow(extent.shrunk(1), self.zones.grid))
        is_far = self.rim == 1 and camera.pitch < _TOO_SMALL * self.usual_pitch
        return hides or is_far

    def zone_for(self, extent: Extent) -> QRectF:
        """Where an extent is seen: less than the whole zone where it needs tools or marks."""
        zone = self._beside_tools() if self._has_tools(extent) else self.zones.grid
        camera = self.sight.camera(zone) if self.sight else self._whole(extent, zone)
        wide, high = camera.overflow(extent.shrunk(1), zone)
        edge = self.edges.room()
        if stands_upright():
            return zone.adjusted(edge.width() if wide or high else 0, 0, 0, 0)
        x, y = edge.width() if wide else 0, edge.height() if high else 0
        return zone.adjusted(x, y, -x, -y)

    def _beside_tools(self) -> QRectF:
        """The zone of the grid without what its tools take."""
        size = self.tools.sizeHint()
        if stands_upright():
            wide = max(size.width(), self.edges.room().width())
            return self.zones.grid.adjusted(0, 0, -wide, 0)
        return self.zones.grid.adjusted(0, 0, 0, -size.height())

    @property
    def opening(self) -> QRectF:
        """Where the cards are seen now."""
        return self.zone_for(Extent.of(self.places))

    def camera_for(self, extent: Extent) -> Camera:
        """How an extent is seen: whole and in the middle, or as somebody has chosen."""
        at_end = self.end_camera(extent)
        if at_end is not None:
            return at_end
        zone = self.zone_for(extent)
        camera = self.sight.camera(zone) if self.sight else self._whole(extent, zone)
        camera = camera.kept_in(extent, zone, is_free=self.keeps_still)
        return camera.moved(0, -self.lift * camera.pitch)

    @property
    def is_scrollable(self) -> bool:
        """Whether the grid is larger than what is seen of it; at the end it never is."""
        extent = Extent.of(self.places)
        if self.end_camera(extent) is not None:
            return False
        return any(self.camera.overflow(extent, self.zone_for(extent)))

    def hidden_cards(self) -> dict[tuple[int, int], int]:
        """How many cards lie beyond each edge of what is seen; nothing where all are in sight."""
        if not self.is_scrollable:
            return {}
        seen = self.opening
        middles = [self.camera.middle(place) for place in self.places]
        return {
            (-1, 0): sum(middle.x() < seen.left() for middle in middles),
            (1, 0): sum(middle.x() > seen.right() for middle in middles),
            (0, -1): sum(middle.y() < seen.top() for middle in middles),
            (0, 1): sum(middle.y() > seen.bottom() for middle in middles),
        }
