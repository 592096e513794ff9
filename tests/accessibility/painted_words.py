"""Words that widgets paint themselves: where they stand, as their painter was told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

SLACK = 2
"""Pixels that rounding may take."""


@dataclass(frozen=True)
class PaintedWords:
    """One text, painted straight onto a widget."""

    widget: QWidget
    text: str
    box: QRect
    """In the coordinates of the widget."""
    room: QRect
    """Where it had to stand: what reaches out of it is cut off."""

    @property
    def is_cut(self) -> bool:
        """Whether the text is wider than its room, or reaches over a side of its widget."""
        room, within = self.room, self.widget.rect()
        beyond = max(-self.box.left(), self.box.right() - within.right())
        return self.box.width() > room.width() + SLACK or beyond > SLACK


@contextmanager
def watched_painters() -> Iterator[list[PaintedWords]]:
    """Collects the texts that are painted meanwhile onto widgets, not into pictures."""
    found: list[PaintedWords] = []
    paint: Any = QPainter.drawText

    def draw_text(painter: QPainter, *given: Any) -> Any:
        device = painter.device()
        text, box, room = _read(painter, given)
        if isinstance(device, QWidget) and text.strip() and painter.opacity() == 1:
            around, inside = (
                painter.worldTransform().mapRect(each).toAlignedRect() for each in (box, room)
            )
            found.append(PaintedWords(device, text, around, inside))
        return paint(painter, *given)

    QPainter.drawText = draw_text  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        QPainter.drawText = paint  # type: ignore[method-assign]


def _read(painter: QPainter, given: tuple[Any, ...]) -> tuple[str, QRectF, QRectF]:
    """The text of a call, the place it takes, and the room it was given."""
    if len(given) == 2:
        place, text = given
        metrics = QFontMetricsF(painter.font())
        box = metrics.boundingRect(text).translated(QPointF(place))
        return text, box, box
    box, flags, text = given
    return text, painter.boundingRect(QRectF(box), int(flags), text), QRectF(box)
