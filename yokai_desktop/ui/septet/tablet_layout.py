"""Where the parts of a tablet lie: band, figure, tricks, and the places of bosses or seals."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from yokai_desktop.models.septet.scores import ScoreRow
from yokai_desktop.ui.art.faces import card_size
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.theme import Role, theme

POINTS, TRICKS, BOSSES = "points", "tricks", "bosses"
SEALS_IN_ROW = 4
MOST_SLOTS = 4
BAR, CELL, OVERHANG = 6, 12, 8
_BAND, _SLOT_GAP = 34, 6


@dataclass(frozen=True)
class TabletLayout:
    """A tablet of a size that shows these parts of a row below its title."""

    width: int
    height: int
    row: ScoreRow | None
    title: str
    parts: frozenset[str]
    always_short: bool

    @property
    def is_short(self) -> bool:
        """Whether the large figure is left out."""
        if POINTS not in self.parts:
            return True
        style = theme()
        slots = RATIO * (self.width - 3 * style.px(_SLOT_GAP)) / MOST_SLOTS * 0.75
        needed = self.band + 2 * self.line + self.figure_height + style.px(CELL + 22) + slots
        return self.always_short or self.height < needed

    def slot(self, index: int) -> QRectF:
        """Where the n-th captured boss or seal lies, in the tablet's pixels."""
        wide = self.slot_width()
        gap = theme().px(_SLOT_GAP)
        if self.row is not None and not self.row.boss_limit:
            line, column = divmod(index, SEALS_IN_ROW)
            side = self._seal_side()
            return QRectF(
                column * (wide + gap) + (wide - side) / 2,
                self.slots_top + line * (side + gap),
                side,
                side,
            )
        high = card_size("septet", wide).height()
        if self.row is not None and self.row.boss_limit < index + 1:
            index = self.row.boss_limit - 1
        return QRectF(index * (wide + gap), self.slots_top, wide, high)

    def slot_width(self) -> float:
        """The width of a place of a boss."""
        gap = theme().px(_SLOT_GAP)
        wide = (self.width - (MOST_SLOTS - 1) * gap) / MOST_SLOTS
        left = self.height - self.slots_top - 2
        return float(int(max(18.0, min(wide, left / RATIO))))

    def _seal_side(self) -> float:
        left = self.height - self.slots_top - theme().px(_SLOT_GAP) - 2
        return max(20.0, min(self.slot_width() * 0.94, left / 2))

    @property
    def line(self) -> float:
        """The height of a line of small words."""
        return QFontMetricsF(theme().font(Role.SECONDARY)).height()

    @property
    def band(self) -> float:
        """The height of the band with the title."""
        metrics = QFontMetricsF(theme().font(Role.NAME))
        line = metrics.height()
        if self.is_folded and not self.score:
            room = QRectF(0, 0, self.width - 2 * theme().px(OVERHANG), 1000)
            wraps = int(Qt.TextFlag.TextWordWrap)
            return metrics.boundingRect(room, wraps, self.title).height() + 4
        return max(theme().px(_BAND), line + 4) + (line if self.is_folded else 0)

    @property
    def is_folded(self) -> bool:
        """Whether the score stands on the band below the title: beside it there is no room."""
        if self.row is None:
            return False
        style = theme()
        title = QFontMetricsF(style.font(Role.NAME)).horizontalAdvance(self.title)
        score = QFontMetricsF(style.font(Role.NUMBER)).horizontalAdvance(self.score)
        room = self.width - 2 * style.px(OVERHANG) - 8
        return style.scale.text_percent > 100 and title + score > room

    @property
    def score(self) -> str:
        """Points and goal, where they are shown at all."""
        if self.row is None or POINTS not in self.parts:
            return ""
        return f"{self.row.points} / {self.row.goal}"

    @property
    def figure_height(self) -> float:
        return QFontMetricsF(theme().font(Role.FIGURE)).ascent() * 0.92

    @property
    def slack(self) -> float:
        """What one of the gaps between the parts gets."""
        style = theme()
        fixed = self.band + self.line + style.px(CELL) + self.line
        fixed += 0 if self.is_short else self.figure_height + style.px(BAR)
        fixed += RATIO * (self.width - 3 * style.px(_SLOT_GAP)) / MOST_SLOTS
        gaps = 4 if self.is_short else 6
        return max(2.0, min(style.px(13), (self.height - fixed) / gaps))

    @property
    def slots_top(self) -> float:
        """Where the places begin."""
        style = theme()
        gap = self.slack
        top = self.band + gap
        if not self.is_short:
            top += self.figure_height + gap * 0.7 + style.px(BAR) + gap
        has_cells = self.row is None or self.row.trick_limit
        if TRICKS in self.parts:
            top += self.line + (style.px(CELL) + 2 if has_cells else 0) + gap
        return top + self.line + 2

    def height_at(self, width: int) -> int:
        """The least it needs at a width; without points its places are as large as they can be."""
        style = theme()
        if POINTS in self.parts:
            return round(self.band + 2 * self.line + style.px(92))
        high = self.band + style.px(16)
        if TRICKS in self.parts:
            high += self.line + style.px(CELL + 16)
        if BOSSES in self.parts:
            is_sealing = self.row is not None and not self.row.boss_limit
            slot = (width - 3 * style.px(_SLOT_GAP)) / MOST_SLOTS
            high += self.line + slot * (2.2 if is_sealing else RATIO) + style.px(12)
        return round(high)
