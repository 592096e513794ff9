"""Colours as people see them: contrast of what is painted, and three kinds of colour blindness."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QImage

Rgb = tuple[int, int, int]

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear light.
DEFICIENCIES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


LEAST_INK = 12
"""Pixels that make a stroke."""
_ROUGHLY = 0xF0F0F0
"""What is left of a pixel when shades are taken together."""


def linear(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LINEAR = tuple(linear(channel) for channel in range(256))


def luminance(colour: Rgb) -> float:
    """WCAG's relative luminance."""
    red, green, blue = (LINEAR[channel] for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """WCAG's ratio, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def pixels(image: QImage) -> list[Rgb]:
    """All colours of a picture, row by row."""
    return [_rgb(value) for value in _values(image)]


def _values(image: QImage) -> memoryview:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(bytes(plain.constBits())).cast("I")


def _rgb(value: int) -> Rgb:
    return value >> 16 & 255, value >> 8 & 255, value & 255


def seen_with(deficiency: str, colours: Iterable[Rgb]) -> list[tuple[float, float, float]]:
    """Linear colours as somebody with this deficiency sees them."""
    rows = DEFICIENCIES[deficiency]
    known: dict[Rgb, tuple[float, float, float]] = {}
    for colour in (found := list(colours)):
        if colour not in known:
            light = [LINEAR[channel] for channel in colour]
            a, b, c = (
                min(1.0, max(0.0, sum(w * part for w, part in zip(row, light, strict=True))))
                for row in rows
            )
            known[colour] = (a, b, c)
    return [known[colour] for colour in found]


@cache
def _light(value: int) -> float:
    """The luminance of a pixel as Qt keeps it."""
    return luminance(_rgb(value))


def text_contrast(image: QImage) -> float:
    """The contrast between the ground of a picture and the strongest ink that is painted on it.

    The ground is the commonest shade, roughly, since grounds are woven; a few pixels must be as
    strong as the ink, so that a single dot does not count.
    """
    counts = Counter(_values(image))
    rough: Counter[int] = Counter()
    for value, count in counts.items():
        rough[value & _ROUGHLY] += count
    commonest = rough.most_common(1)[0][0]
    ground = max(
        (value for value in counts if value & _ROUGHLY == commonest), key=counts.__getitem__
    )
    under = _light(ground) + 0.05
    ratios = []
    for value, count in counts.items():
        ratio = (_light(value) + 0.05) / under
        ratios.append((ratio if ratio >= 1 else 1 / ratio, count))
    ratios.sort(reverse=True)
    inked = 0
    for ratio, count in ratios:
        inked += count
        if inked >= LEAST_INK:
            return ratio
    return 1.0
