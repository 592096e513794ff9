"""Bosses taken by family: ours beside the rivals', under the symbol of the family."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.septet.statistics import FamilyBosses, bosses_by_family
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.statistics.plot import GamePlot, axis_marks, draw_key, paint_box
from yokai_desktop.ui.theme import FAMILIES, theme
from yokai_desktop.words.joining import groups_of
from yokai_desktop.words.septet.cards import family_name

_WIDEST_BAR = 26


def _name(family: FamilyBosses) -> str:
    return family_name(Family[family.family.upper()])


class BossesPlot(GamePlot):
    """Two bars a family: solid for the people's side, hatched for the others."""

    def __init__(self) -> None:
        super().__init__()
        self._families: tuple[FamilyBosses, ...] = ()

    def title(self) -> str:
        return QCoreApplication.translate("StatisticsPage", "Septet: bosses per family")

    def nothing_words(self) -> str:
        return QCoreApplication.translate("StatisticsPage", "No finished game of Septet yet.")

    def load(self, database: Database, profile: int | None) -> None:
        self.show_families(bosses_by_family(database, profile))

    def show_families(self, families: tuple[FamilyBosses, ...]) -> None:
        self._families = families
        self.tell()

    def is_empty(self) -> bool:
        return not any(family.own or family.rivals for family in self._families)

    def text(self) -> str:
        words = QCoreApplication.translate("Statistics", "%1: you %2, opponents %3")
        return groups_of(
            words.replace("%1", _name(family))
            .replace("%2", str(family.own))
            .replace("%3", str(family.rivals))
            for family in self._families
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        y = area.top() + metrics.height() / 2
        yours = QCoreApplication.translate("Statistics", "you")
        rivals = QCoreApplication.translate("Statistics", "opponents")
        x = draw_key(painter, QPointF(area.left(), y), yours, True)
        draw_key(painter, QPointF(x, y), rivals, False)
        symbol = theme().px(24)
        gap = metrics.horizontalAdvance("  ")
        widest = max(metrics.horizontalAdvance(_name(family)) for family in self._families)
        # Names that would touch stand on two lines by turns.
        lines = 2 if widest + gap > area.width() * 0.93 / len(self._families) else 1
        below = area.adjusted(0, metrics.height() + 6, 0, -symbol - (lines - 1) * metrics.height())
        marks = axis_marks(max(max(f.own, f.rivals) for f in self._families))
        inner = self.draw_axis(painter, below, marks)
        step = inner.width() / len(self._families)
        width = min(step * 0.3, _WIDEST_BAR)
        scale = inner.height() / marks[-1]
        for place, family in enumerate(self._families):
            middle = inner.left() + (place + 0.5) * step
            for count, x, filled in (
                (family.own, middle - width - 1, True),
                (family.rivals, middle + 1, False),
            ):
                box = QRectF(x, inner.bottom() - count * scale, width, count * scale)
                paint_box(painter, box, filled)
            spot = QRectF(middle - symbol / 2, inner.bottom() + 5, symbol, symbol)
            colour = FAMILIES[family.family].deep
            dpr = self.devicePixelRatioF()
            pictures.paint(painter, f"symbols/{family.family}", spot, dpr, colour)
            room = lines * step - gap
            name = metrics.elidedText(_name(family), Qt.TextElideMode.ElideRight, room)
            top = spot.bottom() + 1 + place % lines * metrics.height()
            words = QRectF(middle - room / 2, top, room, metrics.height())
            painter.setPen(theme().colours.ink2)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, name)
