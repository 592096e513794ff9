"""Where a card lies: its middle, its width and its angle."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF


@dataclass(frozen=True)
class Spot:
    """A place for a card on the table; the height follows from the card's own proportions."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    """Degrees, clockwise."""

    @property
    def middle(self) -> QPointF:
        return QPointF(self.x, self.y)

    def moved(self, dx: float, dy: float) -> Spot:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def lifted(self, height: float) -> Spot:
        """Pushed along its own axis, upwards."""
        if not height:
            return self
        turn = math.radians(self.angle)
        return self.moved(math.sin(turn) * height, -math.cos(turn) * height)

    def resized(self, width: float) -> Spot:
        return replace(self, width=width)

    def turned(self, angle: float) -> Spot:
        return replace(self, angle=angle)

    def towards(self, other: Spot, part: float, bend: float = 0.0) -> Spot:
        """A part of the way to another spot, along a curve that bends to the left of the way."""
        dx, dy = other.x - self.x, other.y - self.y
        bow = bend * 4 * part * (1 - part)
        return Spot(
            self.x + dx * part + dy * bow,
            self.y + dy * part - dx * bow,
            self.width + (other.width - self.width) * part,
            self.angle + (other.angle - self.angle) * part,
        )

    def contains(self, point: QPointF, ratio: float) -> bool:
        """Whether a card here, ``ratio`` times as high as wide, covers a point."""
        turn = math.radians(-self.angle)
        dx, dy = point.x() - self.x, point.y() - self.y
        across = dx * math.cos(turn) - dy * math.sin(turn)
        along = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(across) <= self.width / 2 and abs(along) <= self.width * ratio / 2

    def bounds(self, ratio: float, margin: float = 0.0) -> QRectF:
        """The smallest upright box around a card here."""
        turn = math.radians(self.angle)
        cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
        height = self.width * ratio
        w, h = self.width * cos + height * sin, self.width * sin + height * cos
        return QRectF(self.x - w / 2, self.y - h / 2, w, h).adjusted(
            -margin, -margin, margin, margin
        )
