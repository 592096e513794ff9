"""What stands on a tablet in places of its own: cells of tricks, seals, what is still empty."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.models.septet.scores import ScoreRow
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.septet.names import symbol_of
from yokai_desktop.ui.theme import FAMILIES, theme


def paint_cells(painter: QPainter, line: QRectF, row: ScoreRow, colour: QColor) -> None:
    """A cell for each trick up to the limit, in the side's colour as far as they are taken."""
    style = theme()
    gap = style.px(4 if row.trick_limit <= 7 else 3)
    wide = (line.width() - (row.trick_limit - 1) * gap) / row.trick_limit
    for cell in range(row.trick_limit):
        box = QRectF(line.left() + cell * (wide + gap), line.top(), wide, line.height())
        is_last = cell == row.trick_limit - 1
        filled = cell < row.tricks
        edge = style.colours.seal if is_last else style.colours.paper_edge
        painter.setPen(QPen(colour if filled and not is_last else edge, 1.2 if is_last else 1))
        painter.setBrush(colour if filled else style.colours.paper_well)
        if is_last and not filled:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.5, 1, -0.5, -1), 2, 2)


def paint_seal_place(painter: QPainter, box: QRectF, row: ScoreRow, family: Family) -> None:
    """Sealed: a red seal.  One seven taken in this round: half won.  Else an empty place."""
    style, dpr = theme(), painter.device().devicePixelRatioF()
    inner = box.adjusted(*(box.width() * k for k in (0.2, 0.2, -0.2, -0.2)))
    if family in row.seals:
        painter.setPen(QPen(style.colours.seal_edge, 1))
        painter.setBrush(style.colours.seal)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        pictures.paint(painter, symbol_of(family), inner, dpr, style.colours.seal_paper)
        return
    is_held = any(card.family == family for card in row.bosses)
    sign = QColor(FAMILIES[family.label].deep)
    sign.setAlphaF(1.0 if is_held else 0.38)
    if is_held:
        painter.setPen(QPen(style.colours.coin, 2))
        painter.setBrush(style.colours.current_row)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
    else:
        paint_empty(painter, box)
    pictures.paint(painter, symbol_of(family), inner, dpr, sign)
    if family in row.closed:
        painter.setPen(QPen(style.colours.ink3, 2))
        painter.drawLine(inner.bottomLeft(), inner.topRight())


def paint_empty(painter: QPainter, box: QRectF) -> None:
    """A place where something may come to lie."""
    pen = QPen(theme().colours.paper_edge, 1, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
