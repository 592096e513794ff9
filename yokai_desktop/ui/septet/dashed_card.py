"""Cards over their places on the mat that are not played: dashed, with a tag."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.tag import BEST, Tag
from yokai_desktop.ui.theme import theme

_EDGE = 4
"""Free room around the card for its dashes."""


class DashedCard(QWidget):
    """``lay`` shows it, without its tag; a faint one can be seen through."""

    strength = 1.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture, self._size = "", QSize()
        self.tag = Tag(kind=BEST, parent=parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.take_away()

    def lay(self, picture: str, middle: QPointF, width: float) -> QRectF:
        """Lay it around a point, so wide; tells where it lies."""
        self._picture, self._size = picture, card_size("septet", round(width))
        box = QRectF(0, 0, self._size.width() + 2 * _EDGE, self._size.height() + 2 * _EDGE)
        box.moveCenter(middle)
        self.setGeometry(box.toAlignedRect())
        self.show()
        self.raise_()
        return box

    def put_tag(self, x: float, y: float) -> None:
        """Show the tag at a place."""
        self.tag.move(round(x), round(y))
        self.tag.show()
        self.tag.raise_()

    def take_away(self) -> None:
        self.hide()
        self.tag.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self.strength)
        drawn = face(self._picture, self._size, self.devicePixelRatioF())
        painter.drawPixmap(_EDGE, _EDGE, drawn)
        painter.setOpacity(1)
        pen = QPen(theme().colours.gold_hi, 2.5)
        pen.setDashPattern([3, 2.5])
        painter.setPen(pen)
        card = QRectF(QPointF(_EDGE, _EDGE), self._size.toSizeF())
        painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), 8, 8)


class WaitingCard(DashedCard):
    """A card that its player asks about: others see nothing of it."""

    def put(self, picture: str, place: QRectF, width: float, floor: int, *, is_tight: bool) -> None:
        """Lay it over a place, its tag below it; where there is little room on it, but on no
        other card.  Nothing below ``floor`` is seen: the tag stays above it."""
        box = self.lay(picture, place.center() - QPointF(0, theme().px(24)), width)
        self.tag.set_content(QCoreApplication.translate("Septet", "not yet played"))
        left = box.left() if is_tight else box.center().x() - self.tag.width() / 2
        low = box.top() + box.height() * 0.4 if is_tight else place.bottom() - self.tag.height()
        self.put_tag(left, min(round(low), floor - self.tag.height()))


class GhostCard(DashedCard):
    """A card that may come, with how likely it is."""

    strength = 0.6

    def put(self, picture: str, middle: QPointF, width: float, words: str) -> None:
        """Lay it around a point; without words it has no tag."""
        box = self.lay(picture, middle, width)
        self.tag.set_content(words)
        if words:
            self.put_tag(middle.x() - self.tag.width() / 2, box.bottom() - theme().px(20))

    def put_away(self) -> None:
        """Be gone."""
        self.take_away()
        self.tag.deleteLater()
        self.deleteLater()
