"""How the table of Yōkai is divided: rails, plates, grid, stations.  Plain rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF

from yokai_desktop.ui.parts.buttons import SMALL
from yokai_desktop.ui.theme import Role, theme

RAIL_LEAST, RAIL, RAIL_MOST = 203, 274, 380
"""The width of a side scroll with its rods; it stops shrinking where its words do."""
RAIL_GROWTH = 0.35
"""How much of the growth of the text the rails follow."""
RAIL_SHARE, LONE_RAIL_SHARE = 0.28, 0.43
"""The most of the board's width that a rail takes: one of two, and one that stands alone."""
CARD_CORNER = 0.067
"""The round of a corner of a card, by its width."""
MARGIN, GAP = 10, 16
PLATES = 78
BOTTOM_LEAST, BOTTOM = 83, 112
DECLARE_LEAST, DECLARE = 108, 146
RESULT_SCROLL = 596
END_MARGIN_LEAST, END_MARGIN = 40, 64
"""Left of the result: of its grid, and of its words and buttons where they have room."""


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


def bare_zones_of(width: int, height: int) -> Zones:
    """The zones of a board that is nothing but its grid."""
    nothing, foot = QRect(), QRect(0, height, width, 0)
    grid = QRectF(0, 0, width, height)
    return Zones(nothing, nothing, nothing, QRect(0, 0, width, 0), grid, foot)


ALL_PARTS = frozenset(("hints", "peace", "partners", "turn", "prompt"))
"""What stands beside the grid of a game: hints, the declaration, partners, a turn, what to do."""


def zones_of(
    width: int, height: int, *, has_level: bool = True, parts: frozenset[str] = ALL_PARTS
) -> Zones:
    """The zones of a board of this size; the room of what is left out is the grid's."""
    style = theme()
    px, line = style.px, style.scale.line
    growth = 1 + (style.scale.text_percent - 100) / 100 * RAIL_GROWTH
    share = RAIL_SHARE if has_level else LONE_RAIL_SHARE
    rail = round(min(max(RAIL_LEAST, px(RAIL)) * growth, max(RAIL_MOST, px(RAIL)), width * share))
    margin, gap = px(MARGIN), px(GAP)
    top, foot = px(12), px(8)
    inset = 0 if is_text_large() else px(14)
    left = margin + rail + gap if has_level else margin
    has_right = bool(parts & {"hints", "peace"})
    right = width - margin - (rail + gap if has_right else 0)
    plates = max(px(PLATES), _text_height(Role.NAME, Role.SECONDARY) + px(PLATES - 50))
    plates = plates if "partners" in parts else 0
    bottom = max(BOTTOM_LEAST, foot_height()) if "prompt" in parts else 0
    declare = max(DECLARE_LEAST, line(DECLARE)) if "peace" in parts else 0
    grid_top = top + plates
    grid_bottom = height - bottom - foot
    return Zones(
        QRect(margin, top, rail, height - top - foot),
        QRect(width - margin - rail, top, rail, height - top - foot - declare - px(8)),
        QRect(width - margin - rail + inset, height - foot - declare, rail - 2 * inset, declare),
        QRect(left, top - px(6), right - left, plates),
        QRectF(left - gap / 2, grid_top, right - left + gap, grid_bottom - grid_top),
        QRect(left, grid_bottom, right - left, bottom),
    )


def is_text_large() -> bool:
    """Whether words need so much room that ornaments give way."""
    return theme().scale.is_text_large


def foot_height() -> int:
    """What the foot needs: the stations, or a prompt of two lines over a row of buttons."""
    style = theme()
    prompt = _text_height(Role.PROMPT_LEAD, Role.PROMPT_LEAD) + style.px(18) + 8
    needed = prompt + style.scale.line(SMALL) + style.px(10)
    return needed if is_text_large() else max(style.scale.line(BOTTOM), needed)


def _text_height(*roles: Role) -> int:
    return round(sum(QFontMetricsF(theme().font(role)).height() for role in roles))


def end_zones_of(width: int, height: int, words: int = 0, families: int = 0) -> EndZones:
    """The zones of the result; its headline and its families, if shown, need so much height."""
    style = theme()
    px, line = style.px, style.scale.line
    margin = px(END_MARGIN_LEAST if is_text_large() else END_MARGIN)
    scroll = min(px(RESULT_SCROLL), int(width * 0.47))
    right = width - px(44) - scroll
    words = max(line(100), words + px(20))
    families, buttons = max(line(74), families + px(16)) if families else 0, line(64)
    top, foot = px(30), px(24)
    grid_top = top + words
    grid_bottom = height - foot - buttons - families - px(14)
    return EndZones(
        QRect(margin, top, right - margin - px(20), words),
        QRectF(px(END_MARGIN_LEAST), grid_top, right - px(60), grid_bottom - grid_top),
        QRect(margin, height - foot - buttons - families, right - margin, families),
        QRect(margin, height - foot - buttons, right - margin, buttons),
        QRect(right, px(10), scroll, height - px(20)),
    )
