"""Who plays with whom, in one line or, where words are large, in several."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import groups_of

_RADIUS, _WORDS, _BETWEEN = 7, 26, 32
"""Of a dot; from the side of it to its words; between two sides in one line."""


class SidesLegend(QWidget):
    """A dot in the colour of each side and its names; only a lone name too long ends in …"""

    def __init__(self) -> None:
        super().__init__()
        self._sides: list[tuple[int, str]] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        follow_style(self, self.updateGeometry)

    def show_sides(self, sides: list[tuple[int, str]]) -> None:
        self._sides = sides
        self.setAccessibleName(groups_of(names for _, names in sides))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme().font(Role.BODY))
        widths = [_WORDS + metrics.horizontalAdvance(names) for _, names in self._sides]
        width = sum(widths) + _BETWEEN * (len(widths) - 1)
        return QSize(round(width) + 1, round(metrics.height()) + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        line = self.sizeHint().height()
        lowest = max((place.y() for place, _, _ in self.places(width)), default=0)
        return round(lowest) + line

    def places(self, width: int) -> list[tuple[QPointF, int, str]]:
        """Where each side begins, which it is, and its names as far as there is room."""
        metrics = QFontMetricsF(theme().font(Role.BODY))
        x, y, found = 0.0, 0.0, []
        for side, names in self._sides:
            shown = metrics.elidedText(names, Qt.TextElideMode.ElideRight, width - _WORDS)
            taken = _WORDS + metrics.horizontalAdvance(shown)
            if x and x + taken > width:
                x, y = 0.0, y + metrics.height() + 4
            found.append((QPointF(x, y), side, shown))
            x += taken + _BETWEEN
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(Role.BODY))
        line = self.sizeHint().height()
        for place, side, names in self.places(self.width()):
            painter.setPen(QPen(style.colours.text, 1))
            painter.setBrush(style.colours.side_discs[side])
            middle = place + QPointF(_RADIUS + 1, line / 2)
            painter.drawEllipse(middle, _RADIUS, _RADIUS)
            words = QRectF(place.x() + _WORDS, place.y(), self.width() - place.x(), line)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), names)
