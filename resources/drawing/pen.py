"""The pen: draws on a kit document with outlines written as short texts.

An outline is a text of points, ``"0,94 20,91 36,82! 54,44"``: ``x,y`` is a point the line passes
smoothly, ``x,y!`` a corner, ``x,y,w`` a point of a brush stroke of width ``w``.  Portraits are
drawn around a vertical axis at x = 0, so that a mirrored half needs no offset.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from kit import INK, Doc, brush, circ, contour, ellipse, shape, swell, sym

Point = tuple


def points(text: str) -> list[Point]:
    """The points of an outline text; corners carry the kit's corner sign as third member."""
    found: list[Point] = []
    for word in text.split():
        numbers = tuple(float(part) for part in word.rstrip("!").split(","))
        found.append((*numbers, "c") if word.endswith("!") else numbers)
    return found


def both(text: str) -> list[Point]:
    """The closed outline whose right half, from top centre to bottom centre, is `text`."""
    return sym(points(text), 0)


def arc_points(
    x: float, y: float, radius: float, start: float, end: float, steps: int
) -> list[Point]:
    """Points on a true arc, so that a ribbon bends without kinks; angles in degrees, y down."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


class Pen:
    """Draws plates, contours and strokes; every call adds one or two paths to the document."""

    def __init__(self, width: float, height: float) -> None:
        self.doc = Doc(width, height)

    def plate(self, outline: list[Point] | str, colour: str, opacity: float | None = None) -> None:
        """Flat colour inside an outline."""
        self.doc.p(shape(_outline(outline)), colour, opacity)

    def inked(
        self,
        outline: list[Point] | str,
        colour: str,
        weight: float = 5.5,
        thin: float = 0.5,
        heavy: tuple[float, float] = (0, 1),
        taper: float = 0.5,
        ink: str = INK,
    ) -> None:
        """Flat colour with an ink contour that is heaviest where it faces `heavy`."""
        self.doc.inked(_outline(outline), colour, weight, thin, heavy, taper, ink)

    def contour(
        self, outline: list[Point] | str, weight: float, thin: float = 0.5, colour: str = INK
    ) -> None:
        """The ink contour alone."""
        self.doc.p(contour(_outline(outline), weight, thin), colour)

    def line(
        self,
        text: str,
        weight: float,
        start: float = 0.1,
        end: float = 0.1,
        colour: str = INK,
        peak: float = 0.5,
    ) -> None:
        """A stroke that swells to `weight`; `start` and `end` are shares of the weight."""
        self.doc.p(swell([p[:2] for p in points(text)], weight, start, end, peak=peak), colour)

    def brush(self, text: str, colour: str = INK) -> None:
        """A stroke with its width written at every point."""
        self.doc.p(brush(points(text)), colour)

    def ribbon(
        self, path: list[Point], colour: str, rim: float = 8.5, ink: str = INK, steps: int = 3
    ) -> None:
        """A band with an ink rim along points (x, y, width): necks, cords, sleeves."""
        self.doc.p(brush([(x, y, w + rim) for x, y, w in path], steps), ink)
        self.doc.p(brush(path, steps), colour)

    def dot(self, x: float, y: float, radius: float, colour: str = INK) -> None:
        """A disc."""
        self.doc.p(circ(x, y, radius), colour)

    def oval(
        self,
        x: float,
        y: float,
        a: float,
        b: float,
        angle: float = 0,
        colour: str = INK,
        opacity: float | None = None,
    ) -> None:
        """A filled ellipse, turned by `angle` degrees."""
        self.doc.p(shape(ellipse(x, y, a, b, angle)), colour, opacity)

    def half(self) -> AbstractContextManager[None]:
        """What is drawn inside appears twice, mirrored about the axis x = 0."""
        return self.doc.half(0)

    @contextmanager
    def placed(
        self, x: float = 0, y: float = 0, scale: float = 1, angle: float = 0
    ) -> Iterator[None]:
        """What is drawn inside is scaled, turned about its origin, then moved to (x, y)."""
        parts = [f"translate({x:g} {y:g})"]
        if angle:
            parts.append(f"rotate({angle:g})")
        if scale != 1:
            parts.append(f"scale({scale:g})")
        with self.doc.tr(" ".join(parts)):
            yield

    def save(self, path: Path, title: str) -> Path:
        """Write the picture and return where it lies."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.doc.save(path, title)
        return path


def _outline(outline: list[Point] | str) -> list[Point]:
    return points(outline) if isinstance(outline, str) else outline
