"""The names of columns and rows at the edges of the grid, when they are wanted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import START_SQUARE, Place
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.grid_layer import GridLayer
from yokai_desktop.words.yokai.places import column_name, row_name

_HOME = frozenset(x for x, _ in START_SQUARE)
"""The columns of the deal, and its rows."""
_LINE = 2.0
_CHIP = 4
_SIZE = 0.85


def room_of_names() -> QSizeF:
    """What the names of rows need at the left of a grid, and those of columns above it."""
    metrics = QFontMetricsF(theme().font(Role.NUMBER, _SIZE))
    wide = metrics.horizontalAdvance("00") + 2 * _CHIP
    return QSizeF(wide + 2 * _LINE + 2, metrics.height() + 2 * _LINE + 1)


class Rulers(GridLayer):
    """Letters above, numbers at the left; those of the deal have a golden line.

    ``wishes`` are the reasons for which they are shown: without any they are not.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.wishes: set[str] = set()
        self.lit: tuple[Place, ...] = ()
        self.hide()

    def wish(self, reason: str, wanted: bool) -> None:
        """Somebody wants to see the names, or not any more."""
        (self.wishes.add if wanted else self.wishes.discard)(reason)
        self.setVisible(bool(self.wishes))

    def light(self, places: tuple[Place, ...]) -> None:
        """The names of these shine."""
        if places != self.lit:
            self.lit = places
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        camera, zone = self._camera, self._zone
        if camera is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme().font(Role.NUMBER, _SIZE))
        metrics = QFontMetricsF(painter.font())
        high, wide = metrics.height(), metrics.horizontalAdvance("00") + 2 * _CHIP
        top, left = zone.top() + high / 2 + 1, zone.left() + wide / 2 + 2
        first, last = camera.place_at(zone.topLeft()), camera.place_at(zone.bottomRight())
        columns, rows = {place.x for place in self.lit}, {place.y for place in self.lit}
        for x in range(first.x, last.x + 1):
            middle = QPointF(camera.middle(Place(x, 0)).x(), top)
            if zone.left() + wide < middle.x() < zone.right():
                self._paint_name(painter, column_name(x), middle, x in _HOME, x in columns)
        for y in range(first.y, last.y + 1):
            middle = QPointF(left, camera.middle(Place(0, y)).y())
            if zone.top() + high < middle.y() < zone.bottom():
                self._paint_name(painter, row_name(y), middle, y in _HOME, y in rows)
        self._paint_home(painter, camera, top + high / 2 + 1, left + wide / 2 + 1)

    def _paint_name(
        self, painter: QPainter, name: str, middle: QPointF, is_home: bool, is_lit: bool
    ) -> None:
        colours = theme().colours
        metrics = QFontMetricsF(painter.font())
        wide = metrics.horizontalAdvance(name) + 2 * _CHIP + 2
        box = QRectF(0, 0, wide, metrics.height())
        box.moveCenter(middle)
        if is_lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.moon)
            painter.drawRoundedRect(box, 4, 4)
        painter.setPen(colours.best_text if is_lit else colours.text if is_home else colours.muted)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)

    def _paint_home(self, painter: QPainter, camera: Camera, y: float, x: float) -> None:
        """A line along the columns and the rows of the deal."""
        half = camera.pitch / 2
        first, last = camera.middle(START_SQUARE[0]), camera.middle(START_SQUARE[-1])
        painter.setPen(QPen(theme().colours.gold, _LINE))
        painter.setClipRect(self._zone)
        painter.drawLine(QPointF(first.x() - half, y), QPointF(last.x() + half, y))
        painter.drawLine(QPointF(x, first.y() - half), QPointF(x, last.y() + half))
