"""Where the places of the edgeless grid are seen: how large, and where the middle is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.models.spot import Spot

CARD_PART = 0.913
"""Of the distance between two places: the rest is the gap between cards."""
SMALLEST_PITCH, LARGEST_PITCH = 32, 128
SNAP = 0.6
"""A carried card finds a place within this part of the pitch."""


@dataclass(frozen=True)
class Extent:
    """The columns and rows from the first to the last card, and room around them."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def of(cls, places: Iterable[Place], room: int = 1) -> Extent:
        listed = list(places)
        xs, ys = [x for x, _ in listed], [y for _, y in listed]
        return cls(min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room)

    def shrunk(self, places: int) -> Extent:
        """Without so many places on every side."""
        return Extent(
            self.left + places, self.top + places, self.right - places, self.bottom - places
        )

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1


@dataclass(frozen=True)
class Camera:
    """``pitch`` is the distance between two places, (x, y) the middle of place (0, 0)."""

    pitch: float
    x: float
    y: float

    @classmethod
    def fit(
        cls,
        extent: Extent,
        zone: QRectF,
        *,
        largest: float = LARGEST_PITCH,
        smallest: float = SMALLEST_PITCH,
        trim: float = 0.0,
    ) -> Camera:
        """Show the whole extent in the middle of a zone; never smaller than ``smallest``.

        So many places in all may be cut off at the sides: ``trim``.
        """
        columns, rows = extent.columns - trim, extent.rows - trim
        fitting = min(zone.width() / columns, zone.height() / rows)
        pitch = float(int(max(smallest, min(largest, fitting))))
        middle_x = (extent.left + extent.right) / 2
        middle_y = (extent.top + extent.bottom) / 2
        centre = zone.center()
        return cls(pitch, centre.x() - middle_x * pitch, centre.y() - middle_y * pitch)

    @property
    def card_width(self) -> int:
        return round(self.pitch * CARD_PART)

    def middle(self, place: Place) -> QPointF:
        return QPointF(self.x + place.x * self.pitch, self.y + place.y * self.pitch)

    def spot(self, place: Place) -> Spot:
        """Where a card at this place lies, its edges on whole pixels."""
        width = self.card_width
        middle = self.middle(place)
        left, top = round(middle.x() - width / 2), round(middle.y() - width / 2)
        return Spot(left + width / 2, top + width / 2, width)

    def cell(self, place: Place) -> QRectF:
        """The square that a card at this place covers."""
        spot = self.spot(place)
        half = spot.width / 2
        return QRectF(spot.x - half, spot.y - half, spot.width, spot.width)

    def nearest(self, point: QPointF, places: Iterable[Place]) -> Place | None:
        """The place whose middle is nearest, if the point is close enough to snap to it."""
        found, best = None, (SNAP * self.pitch) ** 2
        for place in places:
            away = self.middle(place) - point
            distance = away.x() ** 2 + away.y() ** 2
            if distance <= best:
                found, best = place, distance
        return found

    def place_at(self, point: QPointF) -> Place:
        """The place under a point."""
        return Place(
            round((point.x() - self.x) / self.pitch), round((point.y() - self.y) / self.pitch)
        )

    def moved(self, dx: float, dy: float) -> Camera:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def towards(self, other: Camera, part: float) -> Camera:
        """A part of the way to another camera."""
        return Camera(
            self.pitch + (other.pitch - self.pitch) * part,
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
        )

    def gliding_spot(self, place: Place) -> Spot:
        """Where a card is seen while the camera moves: between the pixels."""
        middle = self.middle(place)
        return Spot(middle.x(), middle.y(), self.pitch * CARD_PART)

    def overflow(self, extent: Extent, zone: QRectF) -> tuple[float, float]:
        """How much wider and higher the extent is than its zone; 0 where it fits."""
        return (
            max(0.0, extent.columns * self.pitch - zone.width()),
            max(0.0, extent.rows * self.pitch - zone.height()),
        )

    def kept_in(self, extent: Extent, zone: QRectF, *, is_free: bool = False) -> Camera:
        """The same view, moved as little as needed for the zone to be filled.

        What is smaller than the zone is put in its middle, or, if it ``is_free``, kept inside.
        """
        x = _kept(self.x, extent.left, extent.right, self.pitch, zone.left(), zone.right(), is_free)
        y = _kept(self.y, extent.top, extent.bottom, self.pitch, zone.top(), zone.bottom(), is_free)
        return replace(self, x=x, y=y)


def _kept(
    at: float,
    first: int,
    last: int,
    pitch: float,
    zone_first: float,
    zone_last: float,
    is_free: bool,
) -> float:
    start, end = at + (first - 0.5) * pitch, at + (last + 0.5) * pitch
    if end - start > zone_last - zone_first:
        return at + min(0.0, zone_first - start) + max(0.0, zone_last - end)
    if is_free:
        return at + max(0.0, zone_first - start) + min(0.0, zone_last - end)
    return at + (zone_first + zone_last - start - end) / 2
