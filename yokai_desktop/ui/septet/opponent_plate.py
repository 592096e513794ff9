"""The plate of another player at a table of Septet: the mask gives way to a name it would cut."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from yokai_desktop.ui.parts.plate import Plate
from yokai_desktop.ui.theme import Role, theme

_CORNER, _GAP = 8, 9


class OpponentPlate(Plate):
    """Without its mask the band at the left tells the side."""

    @property
    def has_mask(self) -> bool:
        """Whether name and line below have room beside the mask; always where words are small."""
        if not theme().scale.is_text_large:
            return True
        names, subs = QFontMetricsF(self.name_font()), QFontMetricsF(theme().font(Role.SECONDARY))
        beside = self._words_right - super().disc_box().right() - theme().px(_GAP)
        name, sub = self._name, self._sub
        return max(names.horizontalAdvance(name), subs.horizontalAdvance(sub)) <= beside

    def shown_words(self) -> tuple[str, str, str]:
        """Large words below the name are whole, or left out: the colour tells the side."""
        name, note, sub = super().shown_words()
        is_cut = theme().scale.is_text_large and sub != self._sub
        return name, note, "" if is_cut else sub

    def disc_box(self) -> QRectF:
        disc = super().disc_box()
        return disc if self.has_mask else QRectF(disc.left(), disc.top(), 0, disc.height())

    def left_corner(self, box: QRectF) -> float:
        return super().left_corner(box) if self.has_mask else _CORNER
