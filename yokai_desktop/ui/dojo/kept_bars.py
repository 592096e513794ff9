"""How often partners keep a convention: a bar for each level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.dojo.kept import Kept
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import labelled, row_of
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.numbers import percent_text

_TRACK, _GAP = 8, 7


class KeptBars(QWidget, Themed):
    """``show_kept`` says everything anew, the strongest level first; nothing counted hides it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kept: tuple[Kept, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()
        follow_style(self, self.updateGeometry)

    def show_kept(self, kept: Sequence[Kept]) -> None:
        """The figures of one convention, from the weakest level on."""
        self.kept = tuple(reversed(kept))
        self.setAccessibleName(self.words())
        self.setVisible(bool(kept))
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """*Expert: 86 %, Skilled: 78 %*."""
        return row_of(
            labelled(level_name(each.level), percent_text(each.percent)) for each in self.kept
        )

    def _line(self) -> float:
        words = QFontMetricsF(theme().font(Role.SECONDARY)).height()
        return words + theme().px(_TRACK + _GAP)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(200), round(len(self.kept) * self._line()))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(140), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(Role.SECONDARY))
        high = painter.fontMetrics().height()
        middle = Qt.AlignmentFlag.AlignVCenter
        for place, each in enumerate(self.kept):
            words = QRectF(0, place * self._line(), self.width() - 1, high)
            painter.setPen(style.colours.ink2)
            painter.drawText(words, int(middle), level_name(each.level))
            painter.setPen(style.colours.ink)
            right = int(Qt.AlignmentFlag.AlignRight | middle)
            painter.drawText(words, right, percent_text(each.percent))
            track = QRectF(0.5, words.bottom(), self.width() - 1, style.px(_TRACK))
            painter.setPen(QPen(style.colours.paper_line, 1))
            painter.setBrush(style.colours.paper_well)
            radius = track.height() / 2
            painter.drawRoundedRect(track, radius, radius)
            track.setWidth(max(track.height(), track.width() * each.percent / 100))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colours.sides[0])
            painter.drawRoundedRect(track, radius, radius)
