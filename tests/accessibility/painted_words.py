"""Words that widgets paint themselves: where they stand, as their painter was told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True)
class PaintedWords:
    """One text, painted straight onto a widget."""

    widget: QWidget
    text: str
    box: QRect
    """In the coordinates of the widget."""


@contextmanager
def watched_painters() -> Iterator[list[PaintedWords]]:
    """Collects the texts that are painted meanwhile onto widgets, not into pictures."""
    found: list[PaintedWords] = []
    paint: Any = QPainter.drawText

    def draw_text(painter: QPainter, *given: Any) -> Any:
        device = painter.device()
        text, box = _read(painter, given)
        if isinstance(device, QWidget) and text.strip() and painter.opacity() == 1:
            around = painter.worldTransform().mapRect(box).toAlignedRect()
            found.append(PaintedWords(device, text, around))
        return paint(painter, *given)

    QPainter.drawText = draw_text  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        QPainter.drawText = paint  # type: ignore[method-assign]


def _read(painter: QPainter, given: tuple[Any, ...]) -> tuple[str, QRectF]:
    """The text of a call and the room it takes."""
    if len(given) == 2:
        place, text = given
        metrics = QFontMetricsF(painter.font())
        return text, metrics.boundingRect(text).translated(QPointF(place))
    box, flags, text = given
    return text, painter.boundingRect(QRectF(box), int(flags), text)
