"""How big everything is: one factor for geometry, a gentler one for text, by the window's size."""

from __future__ import annotations

import math
from dataclasses import dataclass

REFERENCE_WIDTH, REFERENCE_HEIGHT = 1440, 900
SMALL_WIDTH, SMALL_HEIGHT = 1024, 640
SMALLEST_WIDTH, SMALLEST_HEIGHT = 780, 540
"""Of a window: with its frame it fits on a screen of 800×600."""
SMALLEST_TEXT = 12
SMALLEST_FACTOR, SMALL_FACTOR, LARGEST_FACTOR = 0.54, 0.74, 2.0
LARGE_TEXT = 130
STEP = 0.01
"""The factor moves in steps, so that dragging a window's edge does not restyle at every pixel."""


def factor_for(width: int, height: int) -> float:
    """The factor ``u`` of a window: 1 at the reference size, 0.74 at a small one and less below."""
    small = min(1, width / SMALL_WIDTH, height / SMALL_HEIGHT) * SMALL_FACTOR
    wanted = max(small, min(width / REFERENCE_WIDTH, height / REFERENCE_HEIGHT))
    stepped = math.floor(wanted / STEP + 1e-6) * STEP
    return round(min(LARGEST_FACTOR, max(SMALLEST_FACTOR, stepped)), 2)


def _nearest_half(value: float) -> float:
    return math.floor(value * 2 + 0.5) / 2


@dataclass(frozen=True)
class Scale:
    """Turns design pixels (of the 1440×900 window) into the pixels of this window."""

    u: float = 1.0
    text_percent: int = 100

    @property
    def is_text_large(self) -> bool:
        """Whether words need so much room that ornaments give way."""
        return self.text_percent > LARGE_TEXT

    def px(self, length: float) -> int:
        """A length, in whole pixels; hairlines stay."""
        return max(1, round(length * self.u)) if length else 0

    def text_px(self, size: float) -> float:
        """A size of text: grows and shrinks less than the table, never below 12 pixels."""
        if self.u < 1:
            scaled = max(SMALLEST_TEXT, _nearest_half(size * (0.31 + 0.69 * self.u)))
        else:
            scaled = _nearest_half(size * (0.5 + 0.5 * self.u))
        return scaled * self.text_percent / 100

    def line(self, design_height: float) -> int:
        """The height of something that holds one line of text: grows with the text size too."""
        return self.grown(self.px(design_height))

    def grown(self, pixels: float) -> int:
        """What stands beside text, in pixels of this window at normal text: grows with it."""
        return round(pixels * (1 + (self.text_percent - 100) / 100 * 0.8))
