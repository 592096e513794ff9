"""The fox that teaches, and what it says on its slip of paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.parts.picture import Picture
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Role, theme

FOX = "ornaments/fox"
_FOX, _LEAST_FOX = 250, 96
_TAIL_WIDTH, _TAIL, _RADIUS = 38, 16, 10


class SpeechSlip(QWidget):
    """A slip of paper with a tail towards the fox above it: a first sentence, and the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = Label(role=Role.SECTION, wraps=True)
        self.rest = Label(role=Role.BODY, wraps=True)
        self.setAccessibleName("")
        self.has_tail = True
        """Whether it points up at the one who speaks."""
        self.parts = column(
            self.first, self.rest, spacing=8, margins=(20, _TAIL + 16, 20, 18), on=self
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_words(self, first: str, rest: str = "") -> None:
        self.first.setText(first)
        self.rest.setText(rest)
        self.rest.setVisible(bool(rest))
        self.setAccessibleName(" ".join(part for part in (first, rest) if part))
        self.updateGeometry()

    def set_tail(self, has_tail: bool) -> None:
        """Point up at somebody, or at nobody."""
        self.has_tail = has_tail
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tail, wide = style.px(_TAIL), style.px(_TAIL_WIDTH)
        box = QRectF(self.rect()).adjusted(3, tail, -3, -4)
        draw_shadow(painter, box, Shadow.PLATE, style.u)
        painter.setPen(QPen(style.colours.paper_line, 1))
        painter.setBrush(style.colours.paper_hi)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if not self.has_tail:
            return
        middle = box.center().x()
        point = QPolygonF(
            [
                QPointF(middle - wide / 2, box.top() + 1),
                QPointF(middle, 1),
                QPointF(middle + wide / 2, box.top() + 1),
            ]
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(point)


class Teacher(QWidget):
    """The fox on its moon, and the slip below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fox = Picture(FOX, _FOX)
        self.slip = SpeechSlip()
        middle = Qt.AlignmentFlag.AlignHCenter
        self.parts = column(spacing=0, on=self)
        self.parts.addWidget(self.fox, 0, middle)
        self.parts.addWidget(self.slip)

    def fit_fox(self, free: float) -> None:
        """Give the fox so much of the height as its words and buttons leave, or none."""
        side = round(min(theme().px(_FOX), free))
        is_seen = side >= theme().px(_LEAST_FOX)
        self.fox.setVisible(is_seen)
        self.slip.set_tail(is_seen)
        if is_seen:
            self.fox.setFixedSize(side, side)

    def show_words(self, first: str, rest: str = "") -> None:
        """A speech: the first sentence large."""
        self.slip.show_words(first, rest)
