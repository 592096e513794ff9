"""The signs of what somebody saw and believed: the mark of a family on a chip, a cross."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.seal import paint_cross
from yokai_desktop.ui.theme import theme

SEEN, SURE, LIKELY, WORTH = 99, 75, 55, 30
"""Percents from which a family was seen, is all but sure, is likely, and is drawn at all."""
_FAINT = 0.75
"""How clearly the mark of an unlikely family is seen."""


def likeliest(shares: Sequence[int]) -> list[tuple[Family, int]]:
    """At most two families worth drawing, the likeliest first; none for equal shares."""
    ranked = sorted(((family, shares[family]) for family in FAMILIES), key=lambda pair: -pair[1])
    if ranked[0][1] >= SEEN:
        return ranked[:1]
    return [pair for pair in ranked[:2] if pair[1] >= WORTH]


def is_wrong(shares: Sequence[int], truth: int) -> bool:
    """Whether a likely belief is false."""
    family, share = max(((each, shares[each]) for each in FAMILIES), key=lambda pair: pair[1])
    return share >= LIKELY and int(family) != truth


def paint_chip(
    painter: QPainter, box: QRectF, family: Family, share: int, dpr: float, below: float = 0.0
) -> None:
    """A family on paper: solid where it is sure, dashed and darker the less likely it is.

    ``below`` is free for a number under the mark.
    """
    colours = theme().colours
    pen = QPen(colours.strip_edge, 1.2)
    if share < SURE:
        pen.setDashPattern([2.5, 2])
    painter.setPen(pen)
    likely = colours.belief_faint if share >= LIKELY else colours.belief_fainter
    painter.setBrush(colours.paper_hi if share >= SURE else likely)
    painter.drawRoundedRect(box, 4, 4)
    side = min(box.width(), box.height() - below) - 6
    mark = QRectF(box.center().x() - side / 2, box.top() + 3, side, side)
    painter.setOpacity(1.0 if share >= LIKELY else _FAINT)
    pictures.paint(painter, f"marks/{family.word}", mark, dpr)
    painter.setOpacity(1.0)


def paint_false(painter: QPainter, disc: QRectF) -> None:
    """A red disc with a cross."""
    colours = theme().colours
    painter.setPen(QPen(colours.paper_hi, 1.5))
    painter.setBrush(colours.wrong)
    painter.drawEllipse(disc)
    inset = disc.width() * 0.3
    paint_cross(painter, disc.adjusted(inset, inset, -inset, -inset), colours.seal_paper)
    painter.setBrush(Qt.BrushStyle.NoBrush)
