"""How the table of Yōkai is divided: rails, plates, grid, stations.  Plain rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF

from yokai_desktop.ui.theme import theme

RAIL, RAIL_MOST = 274, 350
"""The width of a side scroll with its rods."""
MARGIN, GAP = 10, 16
PLATES = 78
BOTTOM = 112
DECLARE = 146
RESULT_SCROLL = 596


@dataclass(frozen=True)
class Zones:
    """Where everything lies while the game is played."""

    level: QRect
    hints: QRect
    declare: QRect
    plates: QRect
    grid: QRectF
    bottom: QRect


@dataclass(frozen=True)
class EndZones:
    """Where everything lies when the game is over."""

    words: QRect
    grid: QRectF
    families: QRect
    buttons: QRect
    scroll: QRect


def zones_of(width: int, height: int) -> Zones:
    """The zones of a board of this size."""
    look = theme()
    px, line = look.px, look.scale.line
    rail = min(px(RAIL), RAIL_MOST)
    margin, gap = px(MARGIN), px(GAP)
    top, foot = px(12), px(8)
    left = margin + rail + gap
    right = width - left
    plates = line(PLATES)
    bottom = line(BOTTOM)
    declare = line(DECLARE)
    grid_top = top + plates
    grid_bottom = height - bottom - foot
    return Zones(
        QRect(margin, top, rail, height - top - foot),
        QRect(width - margin - rail, top, rail, height - top - foot - declare - px(8)),
        QRect(width - margin - rail + px(14), height - foot - declare, rail - px(28), declare),
        QRect(left, top - px(6), right - left, plates),
        QRectF(left - gap / 2, grid_top, right - left + gap, grid_bottom - grid_top),
        QRect(left, grid_bottom, right - left, bottom),
    )


def end_zones_of(width: int, height: int) -> EndZones:
    """The zones of the result."""
    look = theme()
    px, line = look.px, look.scale.line
    margin = px(64)
    scroll = min(px(RESULT_SCROLL), int(width * 0.47))
    right = width - px(44) - scroll
    words, families, buttons = line(110), line(74), line(64)
    top, foot = px(30), px(24)
    grid_top = top + words
    grid_bottom = height - foot - buttons - families - px(14)
    return EndZones(
        QRect(margin, top, right - margin - px(20), words),
        QRectF(px(40), grid_top, right - px(60), grid_bottom - grid_top),
        QRect(margin, height - foot - buttons - families, right - margin, families),
        QRect(margin, height - foot - buttons, right - margin, buttons),
        QRect(right, px(10), scroll, height - px(20)),
    )
