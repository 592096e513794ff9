"""The parts of the tray of hints: headings, room for cards, and the hints that were placed."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from yokai_desktop.models.yokai.hints import HintRow
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.names import hint_picture
from yokai_desktop.ui.yokai.sentences import hint_words
from yokai_desktop.ui.yokai.signs import STRIP_RATIO
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.yokai.names import hint_name

_SMALL_STRIP, _SMALLEST_STRIP = 84, 58
_MANY = 6
"""More placed hints than this are drawn smaller."""


class FreePaper(QWidget):
    """Free paper on which the board lays hint cards; ``moved`` when they must follow it."""

    moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.moved.emit()


class PlacedStrips(QWidget):
    """The placed hints, small, in rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[HintRow, ...] = ()
        self.setMouseTracking(True)
        bind_style(self.setFixedHeight, self._height)

    def show_rows(self, rows: tuple[HintRow, ...]) -> None:
        if rows != self._rows:
            self._rows = rows
            self.update()
        self.setAccessibleName(row_of(hint_words(row) for row in rows))
        self.setToolTip("\n".join(hint_name(row.hint) for row in rows if row.hint is not None))
        self.setFixedHeight(self._height())

    def resizeEvent(self, event: object) -> None:
        self.setFixedHeight(self._height())

    def _columns(self) -> int:
        return max(1, (self.width() + self._gap()) // (self._strip() + self._gap()))

    def _strip(self) -> int:
        return theme().px(_SMALL_STRIP if len(self._rows) <= _MANY else _SMALLEST_STRIP)

    def _gap(self) -> int:
        return theme().px(6)

    def _height(self) -> int:
        if not self._rows:
            return 2
        lines = math.ceil(len(self._rows) / self._columns())
        return lines * (round(self._strip() * STRIP_RATIO) + self._gap()) + 2

    def _box(self, place: int) -> QRectF:
        size = card_size("hint", self._strip())
        columns, gap = self._columns(), self._gap()
        x = place % columns * (size.width() + gap)
        y = place // columns * (size.height() + gap)
        return QRectF(x, y, size.width(), size.height())

    def box_of(self, card: int) -> QRectF | None:
        """Where the hint on a card is drawn."""
        places = [place for place, row in enumerate(self._rows) if row.card == card]
        return self._box(places[0]) if places else None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = card_size("hint", self._strip())
        for place, row in enumerate(self._rows):
            assert row.hint is not None
            box = self._box(place)
            draw_shadow(painter, box.adjusted(1, 1, -1, -1), Shadow.CARD, 0.35)
            painter.drawPixmap(
                box.topLeft(), face(hint_picture(row.hint), size, self.devicePixelRatioF())
            )


class Heading(QWidget):
    """A kind of hints and what each of them is worth."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Label(role=Role.NAME, wraps=True)
        self.worth = Label(role=Role.SECONDARY, colour="ink2")
        self._worths = "", ""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.title, 1)
        row.addWidget(self.worth, 0, Qt.AlignmentFlag.AlignRight)

    def show_words(self, title: str, worth: str, short: str) -> None:
        """``short`` stands for the worth where the words do not fit."""
        self.title.setText(title)
        self._worths = worth, short
        self.setToolTip(worth)
        self._fit()

    def resizeEvent(self, event: object) -> None:
        self._fit()

    def _fit(self) -> None:
        long, short = self._worths
        wide = self.worth.fontMetrics().horizontalAdvance(long)
        taken = self.title.fontMetrics().horizontalAdvance(self.title.text())
        self.worth.setText(long if wide + taken + 8 <= self.width() else short)
