"""What a decision told others, on a sheet of its own beside the choices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.drawn_square import DrawnSquare
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, empty, row
from yokai_desktop.ui.parts.mask_disc import MaskDisc
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.review.face import ReviewFace, Told
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import sentences

_MASK, _MARK = 26, 22
_FLAG_POLE = 0.18


class ToldBox(Surface):
    """``show_told`` fills it; it hides where there is nothing to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(role=Role.NAME, colour="ink", wraps=True)
        self._rows = column(spacing=6)
        column(self._title, self._rows, spacing=6, margins=(12, 8, 12, 10), on=self)

    def show_told(self, face: ReviewFace, title: str, told: Sequence[Told]) -> None:
        """Sentences, each beside whom it concerns and the family it is about."""
        empty(self._rows)
        self._title.setText(title)
        self._title.setVisible(bool(title))
        for each in told:
            self._rows.addWidget(_line(face, each))
        self.setVisible(bool(told))
        self.setAccessibleName(title or self.text())
        self.setAccessibleDescription(self.text())

    def text(self) -> str:
        """All that is told."""
        labels = self.findChildren(Label)
        return sentences(label.text() for label in labels if label is not self._title)


def _line(face: ReviewFace, told: Told) -> QWidget:
    line = QWidget()
    parts: list[QWidget] = []
    if told.seat is not None:
        parts.append(MaskDisc(face.mask(told.seat), face.colour_of(told.seat), _MASK))
    if told.mark:
        parts.append(_Mark(told.mark))
    row(*parts, (Label(told.words, Role.SECONDARY, "ink", wraps=True), 1), spacing=8, on=line)
    return line


class _Mark(DrawnSquare):
    """The mark of a family, or a red flag."""

    def __init__(self, name: str) -> None:
        super().__init__(_MARK)
        self._name = name

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if self._name != "flag":
            pictures.paint(painter, self._name, box, self.devicePixelRatioF())
            return
        seal = theme().colours.seal
        pole = box.left() + box.width() * _FLAG_POLE
        painter.setPen(QPen(seal, 2))
        painter.drawLine(round(pole), round(box.top() + 1), round(pole), round(box.bottom() - 1))
        painter.fillRect(QRectF(pole, box.top() + 1, box.width() * 0.7, box.height() * 0.5), seal)
