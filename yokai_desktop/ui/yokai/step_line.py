"""The steps of a turn in a line of signs, with as many words as there is room for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from yokai_desktop.models.yokai.trace import Deed
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.turn_signs import StepSign, sign_of

_SIGN_GAP = 2
"""Between a sign and its number."""
_WIDE, _NARROW = 12, 5
"""Between the steps."""
_WORDS_GAPS = {_WIDE: 5, _NARROW: 2}
"""Before the names of places, by what is between the steps."""
_WAYS = ((3, _WIDE), (2, _WIDE), (3, _NARROW), (2, _NARROW), (1, _NARROW), (0, _NARROW))
"""How the steps are told, the best way first: with how many words, and what is between them."""
_SMALLEST_TEXT = 12
_SMALLEST = 0.5
"""The part of their usual size that signs keep."""


@dataclass(frozen=True)
class StepLine:
    """The signs from left to right, and how far apart they stand."""

    signs: tuple[StepSign, ...]
    gap: int

    @classmethod
    def told(cls, deeds: tuple[Deed, ...], way: int) -> StepLine:
        """Told in one of the ways; the last one has no words."""
        detail, gap = _WAYS[way]
        return cls(tuple(sign_of(deed, detail) for deed in deeds), gap)

    def width(self, factor: float = 1.0) -> float:
        """How much room it needs, so much smaller than usual."""
        style = theme()
        metrics = QFontMetricsF(smaller(style.font(Role.SECONDARY), factor))
        side = metrics.height() * 0.9
        wide = 0.0
        for sign in self.signs:
            wide += side + metrics.horizontalAdvance(sign.number + sign.words)
            wide += style.px(_SIGN_GAP) * bool(sign.number)
            wide += style.px(_WORDS_GAPS[self.gap]) * bool(sign.words)
        return wide + max(0, len(self.signs) - 1) * style.px(self.gap)

    def factor_for(self, room: float) -> float:
        """How much smaller than usual it is, where even icons alone have no room."""
        factor = 1.0
        while factor > _SMALLEST and self.width(factor) > room:
            factor -= 0.05
        return factor

    def paint(self, painter: QPainter, left: float, middle: float, factor: float) -> None:
        """From the left, around a height."""
        style = theme()
        painter.setFont(smaller(style.font(Role.SECONDARY), factor))
        metrics = QFontMetricsF(painter.font())
        side = metrics.height() * 0.9
        line = middle + metrics.ascent() / 2 - metrics.descent() / 2
        x, dpr = left, painter.device().devicePixelRatioF()
        for sign in self.signs:
            icon = QRectF(x, middle - side / 2, side, side)
            pictures.paint(painter, f"icons/{sign.icon}", icon, dpr, style.colours.plate_text)
            x += side
            for words, colour, before in (
                (sign.number, style.colours.plate_sub, _SIGN_GAP),
                (sign.words, style.colours.plate_text, _WORDS_GAPS[self.gap]),
            ):
                if words:
                    x += style.px(before)
                    painter.setPen(colour)
                    painter.drawText(QPointF(x, line), words)
                    x += metrics.horizontalAdvance(words)
            x += style.px(self.gap)


def way_for(deeds: tuple[Deed, ...], room: float) -> int:
    """The best way to tell these steps that has room, else the shortest."""
    ways = range(len(_WAYS))
    fitting = (way for way in ways if StepLine.told(deeds, way).width() <= room)
    return next(fitting, len(_WAYS) - 1)


def least_width(deeds: tuple[Deed, ...]) -> float:
    """The room of these steps without a word."""
    return StepLine.told(deeds, len(_WAYS) - 1).width()


def smaller(usual: QFont, factor: float) -> QFont:
    """The same letters, smaller: they stay as they are from 1 on."""
    if factor >= 1:
        return usual
    font = QFont(usual)
    font.setPixelSize(max(_SMALLEST_TEXT, int(usual.pixelSize() * factor)))
    return font
