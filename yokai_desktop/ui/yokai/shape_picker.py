"""The shapes to choose from, drawn with sixteen little squares each."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES, shape_named
from yokai_desktop.ui import pictures
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.level_words import shape_name
from yokai_desktop.ui.yokai.shape_drawing import paint_shape

RANDOM = "random"
_COLUMNS = 4


class _ShapeButton(RingFocus, QAbstractButton, Themed):
    def __init__(self, shape: str) -> None:
        super().__init__()
        self.shape = shape
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def restyle(self) -> None:
        self.setFont(theme().font(Role.SECONDARY))

    def sizeHint(self) -> QSize:
        height = theme().px(62) + self.fontMetrics().height() + 6
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(theme().px(110), words + 12), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(
            self.fontMetrics().horizontalAdvance(self.text()) + 8, self.sizeHint().height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        colours = look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        chosen = self.isChecked()
        painter.setPen(QPen(colours.seal if chosen else colours.paper_edge, 2 if chosen else 1))
        painter.setBrush(colours.paper_hi if chosen or self.underMouse() else colours.glow_end)
        painter.drawRoundedRect(box, 6, 6)
        words = QRectF(box.left(), box.bottom() - self.fontMetrics().height() - 3, box.width(), 0)
        words.setBottom(box.bottom() - 2)
        painter.setFont(self.font())
        painter.setPen(colours.ink)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        room = QRectF(box.left(), box.top(), box.width(), words.top() - box.top())
        self._paint_shape(painter, room.adjusted(8, 8, -8, -4))

    def _paint_shape(self, painter: QPainter, room: QRectF) -> None:
        colours = theme().colours
        shape = shape_named(self.shape)
        if shape is None:
            side = round(min(room.height(), 30))
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(room.center())
            pictures.paint(painter, "icons/dice", spot, self.devicePixelRatioF(), colours.ink2)
            return
        paint_shape(painter, shape, room)


class ShapePicker(QWidget, Themed):
    """``value`` is the name of a shape, or ``random``."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._buttons = {name: _ShapeButton(name) for name in (RANDOM, *SHAPE_NAMES)}
        for place, (name, button) in enumerate(self._buttons.items()):
            self._group.addButton(button)
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            button.clicked.connect(lambda _=False, n=name: self.chosen.emit(n))
        self.set_value(RANDOM)
        self.retranslate()
        self.follow_theme()

    def value(self) -> str:
        return next(name for name, button in self._buttons.items() if button.isChecked())

    def set_value(self, name: str) -> None:
        self._buttons.get(name, self._buttons[RANDOM]).setChecked(True)

    def retranslate(self) -> None:
        for name, button in self._buttons.items():
            button.setText(shape_name(name))
            shape = shape_named(name)
            if shape is not None:
                fewest = self.tr("At least %1 moves from the square").replace(
                    "%1", str(shape.moves)
                )
                button.setToolTip(fewest)
                button.setAccessibleDescription(fewest)

    def restyle(self) -> None:
        self._grid.setSpacing(theme().px(6))
