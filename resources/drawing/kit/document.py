"""The sheet that is drawn on: a flat list of SVG elements."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from .brushes import contour, swell
from .colours import INK
from .curves import n, shape
from .pathtext import compact
from .points import AXIS, Outline

_XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


class Group:
    """Wraps what is drawn between entering and leaving it into one element."""

    def __init__(self, elements: list[str], wrap: Callable[[str], str]) -> None:
        self._elements, self._wrap = elements, wrap
        self._start = 0

    def __enter__(self) -> None:
        self._start = len(self._elements)

    def __exit__(self, *error: object) -> None:
        drawn = "\n".join(self._elements[self._start :])
        self._elements[self._start :] = [self._wrap(drawn)]


class Doc:
    """A picture `w` by `h` units, drawn from back to front."""

    def __init__(self, w: float, h: float) -> None:
        self.w, self.h = w, h
        self._elements: list[str] = []
        self._definitions: list[str] = []
        self._ids = 0

    def _new_id(self, prefix: str) -> str:
        self._ids += 1
        return f"{prefix}{self._ids}"

    def p(
        self,
        d: str,
        fill: str = INK,
        op: float | None = None,
        rule: str | None = None,
        tr: str | None = None,
    ) -> None:
        """A filled path."""
        attributes = f'd="{compact(d)}" fill="{fill}"'
        for name, value in (("fill-opacity", op), ("fill-rule", rule), ("transform", tr)):
            if value is not None:
                attributes += f' {name}="{value}"'
        self._elements.append(f"<path {attributes}/>")

    def line(
        self,
        d: str,
        col: str,
        w: float,
        op: float | None = None,
        cap: str = "butt",
        chunk: int = 160,
    ) -> None:
        """Stroked pattern lines.

        They are split into paths of about `chunk` characters: QtSvg strokes many small paths
        several times faster than one path with hundreds of subpaths.
        """
        paths: list[str] = []
        current = ""
        for piece in re.findall(r"M[^M]+", d):
            if current and len(current) + len(piece) > chunk:
                paths.append(current)
                current = ""
            current += piece
        if current:
            paths.append(current)
        opacity = "" if op is None else f' opacity="{op}"'
        drawn = "".join(f'<path d="{compact(path)}"/>' for path in paths)
        self._elements.append(
            f'<g fill="none" stroke="{col}" stroke-width="{n(w)}" stroke-linejoin="round"'
            f' stroke-linecap="{cap}"{opacity}>{drawn}</g>'
        )

    def grad(
        self,
        stops: Sequence[tuple[float, str, float]],
        x1: float = 0,
        y1: float = 0,
        x2: float = 0,
        y2: float = 1,
        user: bool = False,
    ) -> str:
        """A gradation through (offset, colour, opacity), to be used as a fill."""
        name = self._new_id("g")
        units = ' gradientUnits="userSpaceOnUse"' if user else ""
        marks = ""
        for offset, colour, opacity in stops:
            veil = f' stop-opacity="{opacity}"' if opacity < 1 else ""
            marks += f'<stop offset="{offset}" stop-color="{colour}"{veil}/>'
        self._definitions.append(
            f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"{units}>'
            f"{marks}</linearGradient>"
        )
        return f"url(#{name})"

    def inked(
        self,
        outline: Outline,
        fill: str,
        w: float = 5,
        thin: float = 0.45,
        heavy: tuple[float, float] = (0, 1),
        taper: float = 0.5,
        ink: str = INK,
    ) -> None:
        """A plate of colour with its ink contour."""
        self.p(shape(outline), fill)
        self.p(contour(outline, w, thin, heavy, taper), ink)

    def plate(self, outline: Outline, fill: str, op: float | None = None) -> None:
        """A plate of colour without contour."""
        self.p(shape(outline), fill, op)

    def strokes(
        self,
        lines: Iterable[Outline],
        w: float,
        col: str = INK,
        a: float = 0.1,
        b: float = 0.1,
        peak: float = 0.5,
    ) -> None:
        """Several lines with the same brush: see `swell`."""
        for line in lines:
            self.p(swell(line, w, a, b, peak=peak), col)

    def half(self, cx: float = AXIS) -> Group:
        """What is drawn inside appears twice: as drawn, and mirrored about x = `cx`."""
        mirror = f"matrix(-1 0 0 1 {n(2 * cx)} 0)"

        def twice(drawn: str) -> str:
            name = self._new_id("h")
            return f'<g id="{name}">{drawn}</g>\n<use xlink:href="#{name}" transform="{mirror}"/>'

        return Group(self._elements, twice)

    def tr(self, transform: str) -> Group:
        """What is drawn inside is transformed as a whole."""
        return Group(self._elements, lambda drawn: f'<g transform="{transform}">{drawn}</g>')

    def stamp(self, places: Sequence[str]) -> Group:
        """What is drawn inside appears once for every transform in `places`."""

        def stamped(drawn: str) -> str:
            name = self._new_id("s")
            first = f'<g transform="{places[0]}"><g id="{name}">{drawn}</g></g>'
            others = (f'<use xlink:href="#{name}" transform="{place}"/>' for place in places[1:])
            return "\n".join([first, *others])

        return Group(self._elements, stamped)

    def svg(self, title: str = "") -> str:
        """The whole picture as SVG text."""
        lines = [
            f'<svg {_XMLNS} viewBox="0 0 {self.w} {self.h}" width="{self.w}" height="{self.h}">'
        ]
        if title:
            lines.append(f"<title>{title}</title>")
        if self._definitions:
            lines.append(f"<defs>{''.join(self._definitions)}</defs>")
        return "\n".join([*lines, *self._elements, "</svg>"]) + "\n"

    def save(self, file: str | Path, title: str = "") -> int:
        """Write the picture, the same bytes on every system; returns its size."""
        data = self.svg(title).encode("utf-8")
        Path(file).write_bytes(data)
        return len(data)
