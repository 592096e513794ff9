"""The conditions of a game as cards: open and secret bonds, and the shape to be formed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import Affinity
from yokai_desktop.engine.yokai.shapes import Shape
from yokai_desktop.models.yokai.shape_fit import ShapeFit, best_fit
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Themed, theme
from yokai_desktop.ui.yokai.names import affinity_picture
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.names import pair_name

_LARGEST = 192


class AffinityCard(QWidget, Themed):
    """One bond; its back if it is somebody else's secret."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = affinity_picture(None)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow_theme()

    def show_affinity(self, affinity: Affinity, words: str) -> None:
        self._picture = affinity_picture(affinity.pair)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return card_size("hint", min(width, theme().px(_LARGEST))).height() + 8

    def sizeHint(self) -> QSize:
        width = theme().px(_LARGEST)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.heightForWidth(60))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = card_size("hint", min(self.width() - 4, theme().px(_LARGEST)))
        box = QRectF(0, 0, size.width(), size.height())
        box.moveTopLeft(QRectF((self.width() - size.width()) // 2, 2, 0, 0).topLeft())
        draw_shadow(painter, box.adjusted(2, 2, -2, -2), Shadow.CARD, 0.7)
        painter.drawPixmap(box.topLeft(), face(self._picture, size, self.devicePixelRatioF()))


def affinity_words(affinity: Affinity, viewer: int, name: str) -> str:
    """What a bond asks for, or whose secret it is."""
    if affinity.pair is None:
        return translate("Yokai", "{name} holds a secret affinity.").format(name=name)
    one, other = pair_name(affinity.pair)
    if affinity.owner is None:
        text = translate("Yokai", "At the end {one} and {other} must touch.")
    elif affinity.owner == viewer:
        text = translate("Yokai", "Your secret: {one} and {other} must touch at the end.")
    else:
        text = translate("Yokai", "Secret affinity ({name}): {one} and {other} must touch.")
    return text.format(one=one, other=other, name=name)


class ShapeCard(QWidget, Themed):
    """The shape to be formed, and how the cards lie now: in it, missing, or outside."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fit: ShapeFit | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def show_shape(self, shape: Shape, places: tuple[Place, ...]) -> None:
        self._fit = best_fit(tuple(places), shape)
        words = shape_words(shape, places)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_LARGEST), theme().px(136))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, theme().px(136))

    def paintEvent(self, event: QPaintEvent) -> None:
        fit = self._fit
        if fit is None:
            return
        colours = theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(2, 2, -2, -4)
        draw_shadow(painter, card.adjusted(2, 2, -2, -2), Shadow.CARD, 0.7)
        painter.setPen(QPen(colours.mount_line, 1.6))
        painter.setBrush(colours.paper_hi)
        painter.drawRoundedRect(card, 8, 8)
        cells = [*fit.shape, *fit.strays]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        columns = max(x for x, _ in cells) - left + 1
        rows = max(y for _, y in cells) - top + 1
        inner = card.adjusted(12, 10, -12, -10)
        side = float(int(min(inner.width() / columns, inner.height() / rows, theme().px(24))))
        x0 = inner.center().x() - columns * side / 2
        y0 = inner.center().y() - rows * side / 2
        gap = max(1.0, side * 0.1)
        for place in cells:
            box = QRectF(x0 + (place.x - left) * side, y0 + (place.y - top) * side, side, side)
            box.adjust(gap, gap, -gap, -gap)
            if place in fit.covered:
                painter.setPen(QPen(colours.mount_line, 1.4))
                painter.setBrush(colours.strip_back)
            elif place in fit.missing:
                painter.setPen(QPen(colours.seal, 1.6))
                painter.setBrush(colours.current_row)
            else:
                painter.setPen(QPen(colours.ink3, 1.2, Qt.PenStyle.DotLine))
                painter.setBrush(colours.paper_line)
            painter.drawRoundedRect(box, 2, 2)


def shape_words(shape: Shape, places: tuple[Place, ...]) -> str:
    """The name of the shape and how many cards lie in it."""
    inside = len(best_fit(tuple(places), shape).covered)
    return translate("Yokai", "{shape}: {inside} of 16 in place").format(
        shape=shape_name(shape.name), inside=inside
    )
