"""The ladder of Septet: for every way to play, a seal for each level of opponents beaten."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.player_levels import SEPTET_LEVELS
from yokai_desktop.storage.septet.progress import SEPTET_MODES, GameTally, SeptetProgress
from yokai_desktop.storage.summaries import PEOPLE
from yokai_desktop.ui.games.masks import PEOPLE_MASKS
from yokai_desktop.ui.parts.bindings import bind_style, follow_style, line
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.pips import paint_pips, pips_width
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.parts.stamps import paint_place
from yokai_desktop.ui.septet.kept_words import mode_words
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import groups_of, labelled, row_of
from yokai_desktop.words.levels import level_name

_ROW, _HEAD, _WIDTH = 64, 92, 780
_STAMP = 40
_PIP = 9
_NAME_SHARE = 0.28
COLUMNS = (*SEPTET_LEVELS, PEOPLE)


def rivals_words(rivals: str) -> str:
    """Opponents of a level, or people."""
    if rivals == PEOPLE:
        return QCoreApplication.translate("SeptetProgress", "Humans")
    return level_name(rivals)


def tally_words(tally: GameTally) -> str:
    """``3 won of 5``."""
    words = QCoreApplication.translate("SeptetProgress", "%1 of %2")
    return words.replace("%1", str(tally.won)).replace("%2", str(tally.games))


class Ladder(QWidget):
    """Rows are the ways to play, columns the opponents from weak to strong, people last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tallies: dict[tuple[str, str], GameTally] = {}
        self._modes: tuple[str, ...] = SEPTET_MODES
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_style(self.setMinimumWidth, line(_WIDTH))
        bind_style(self.setFixedHeight, self._height)
        follow_style(self, self.update)

    def show_progress(self, progress: SeptetProgress) -> None:
        self._tallies = {
            (mode.mode, rivals): tally for mode in progress.modes for rivals, tally in mode.against
        }
        self.setAccessibleName(QCoreApplication.translate("SeptetProgress", "Ladder"))
        self.setAccessibleDescription(self.text())
        self.update()

    def text(self) -> str:
        """The whole ladder in words."""
        lines = []
        for mode in self._modes:
            cells = [
                labelled(rivals_words(rivals), tally_words(self._tallies[mode, rivals]))
                for rivals in COLUMNS
                if (mode, rivals) in self._tallies
            ]
            if cells:
                lines.append(row_of((mode_words(mode), *cells)))
        return groups_of(lines)

    def _height(self) -> int:
        scale = theme().scale
        return scale.line(_HEAD) + len(self._modes) * scale.line(_ROW)

    def sizeHint(self) -> QSize:
        return QSize(theme().scale.line(_WIDTH), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self.width() * _NAME_SHARE
        step = (self.width() - left) / len(COLUMNS)
        head, row = style.scale.line(_HEAD), style.scale.line(_ROW)
        for column, rivals in enumerate(COLUMNS):
            self._paint_head(painter, QRectF(left + column * step, 0, step, head), rivals)
        for place, mode in enumerate(self._modes):
            top = head + place * row
            painter.fillRect(QRectF(0, top, self.width(), 1), style.colours.paper_line)
            self._paint_name(painter, QRectF(0, top, left, row), mode)
            for column, rivals in enumerate(COLUMNS):
                cell = QRectF(left + column * step, top, step, row)
                self._paint_cell(painter, cell, mode, rivals, place + column)

    def _paint_head(self, painter: QPainter, box: QRectF, rivals: str) -> None:
        style = theme()
        side = style.px(48)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(box.center())
        disc.moveTop(style.px(4))
        if rivals == PEOPLE:
            paint_mask(painter, disc, PEOPLE_MASKS[0], 0, self.devicePixelRatioF())
        else:
            dot, most = style.px(_PIP), len(SEPTET_LEVELS)
            left = disc.center().x() - pips_width(dot, most) / 2
            level = SEPTET_LEVELS.index(rivals) + 1
            paint_pips(painter, left, disc.center().y(), dot, level, most, style.colours.ink)
        painter.setFont(style.font(Role.TAG))
        painter.setPen(style.colours.ink)
        words = QRectF(box.left(), disc.bottom() + 2, box.width(), box.bottom() - disc.bottom() - 4)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, rivals_words(rivals))

    def _paint_name(self, painter: QPainter, box: QRectF, mode: str) -> None:
        style = theme()
        first, _, second = mode_words(mode).partition(", ")
        painter.setFont(style.font(Role.NAME))
        painter.setPen(style.colours.ink)
        upper = QRectF(box.left(), box.top(), box.width(), box.height() * (0.56 if second else 1))
        low = int(Qt.AlignmentFlag.AlignBottom if second else Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(upper, low, first)
        if second:
            painter.setFont(style.font(Role.SECONDARY))
            painter.setPen(style.colours.ink2)
            lower = QRectF(box.left(), upper.bottom(), box.width(), box.bottom() - upper.bottom())
            painter.drawText(lower, int(Qt.AlignmentFlag.AlignTop), second)

    def _paint_cell(
        self, painter: QPainter, box: QRectF, mode: str, rivals: str, number: int
    ) -> None:
        style = theme()
        tally = self._tallies.get((mode, rivals), GameTally())
        font = style.font(Role.CAPTION)
        words = tally_words(tally) if tally.games else ""
        height = QFontMetricsF(font).height() if words else 0
        side = min(style.px(_STAMP), box.height() - height - 6)
        stamp = QRectF(0, 0, side, side)
        stamp.moveCenter(box.center())
        stamp.translate(0, -height / 2)
        if tally.won:
            paint_seal(painter, stamp.adjusted(2, 2, -2, -2), "勝", tilt(number))
        else:
            paint_place(painter, stamp.adjusted(2, 2, -2, -2))
        if words:
            painter.setFont(font)
            painter.setPen(style.colours.ink2)
            below = QRectF(box.left(), stamp.bottom(), box.width(), height)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)
