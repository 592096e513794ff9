"""What a person wants to see of a large grid: how near, and round which place."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from yokai_desktop.ui.yokai.camera import LARGEST_PITCH, Camera

STEPS = (46, 60, 72, 84, 92, 104, LARGEST_PITCH)
"""The distances between two places that one can choose."""


@dataclass(frozen=True)
class Sight:
    """``column`` and ``row`` are in the middle of what is seen, between places if need be."""

    pitch: float
    column: float
    row: float

    @classmethod
    def of(cls, camera: Camera, zone: QRectF) -> Sight:
        """What a camera shows in a zone."""
        centre = zone.center()
        return cls(
            camera.pitch,
            (centre.x() - camera.x) / camera.pitch,
            (centre.y() - camera.y) / camera.pitch,
        )

    def camera(self, zone: QRectF) -> Camera:
        """The camera that shows it in a zone, of this or another size."""
        centre = zone.center()
        return Camera(
            self.pitch, centre.x() - self.column * self.pitch, centre.y() - self.row * self.pitch
        )


def nearer(pitch: float) -> float | None:
    """The next step at which cards are larger; None at the last."""
    return next((float(step) for step in STEPS if step > pitch), None)


def farther(pitch: float, whole: float) -> float | None:
    """The next step at which cards are smaller; None where the whole grid is seen instead."""
    return next((float(step) for step in reversed(STEPS) if whole < step < pitch), None)
