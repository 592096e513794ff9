"""The shapes to choose from, drawn with sixteen little squares each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES, shape_named
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.fitting import fit_words, smallest_width
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.layouts import grid
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.shape_drawing import paint_shape
from yokai_desktop.ui.yokai.shape_panel import paint_tile_paper
from yokai_desktop.words.yokai.levels import shape_name

RANDOM = "random"
_COLUMNS = 4


class _ShapeButton(RingFocus, QAbstractButton):
    def __init__(self, shape: str) -> None:
        super().__init__()
        self.shape = shape
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self.setText, lambda: shape_name(shape))
        bind_style(self.setFont, lambda: theme().font(Role.SECONDARY))
        follow_style(self, self.updateGeometry)
        drawn = shape_named(shape)
        if drawn is not None:
            moves = str(drawn.moves)
            bind_text(self.setToolTip, lambda: self._fewest_words(moves))
            bind_text(self.setAccessibleDescription, lambda: self._fewest_words(moves))

    def _fewest_words(self, moves: str) -> str:
        words = QCoreApplication.translate("ShapePicker", "At least %1 moves from the square")
        return words.replace("%1", moves)

    def sizeHint(self) -> QSize:
        least = self.minimumSizeHint()
        return QSize(max(theme().px(110), least.width()), least.height())

    def minimumSizeHint(self) -> QSize:
        """Words have smaller letters where room is short."""
        wide = smallest_width(Role.SECONDARY, self.text()) + 4
        return QSize(wide, theme().px(62) + self.fontMetrics().height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = paint_tile_paper(painter, self)
        words = QRectF(box.left(), box.bottom() - self.fontMetrics().height() - 3, box.width(), 0)
        words.setBottom(box.bottom() - 2)
        painter.setPen(colours.ink)
        shown = fit_words(painter, Role.SECONDARY, self.text(), words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, shown)
        room = QRectF(box.left(), box.top(), box.width(), words.top() - box.top())
        self._paint_shape(painter, room.adjusted(8, 8, -8, -4))
        paint_answer(painter, self, box, only=not self.isChecked())

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


class ShapePicker(QWidget):
    """``value`` is the name of a shape, or ``random``."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        places = grid(across=6, down=6, on=self)
        self._buttons = {name: _ShapeButton(name) for name in (RANDOM, *SHAPE_NAMES)}
        for place, (name, button) in enumerate(self._buttons.items()):
            self._group.addButton(button)
            places.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            button.clicked.connect(lambda _=False, n=name: self.chosen.emit(n))
        self.set_value(RANDOM)

    def value(self) -> str:
        return next(name for name, button in self._buttons.items() if button.isChecked())

    def set_value(self, name: str) -> None:
        self._buttons.get(name, self._buttons[RANDOM]).setChecked(True)
