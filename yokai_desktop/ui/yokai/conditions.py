"""The conditions of a game as cards: open and secret bonds, and the shape to be formed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.yokai.hints import Affinity
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Themed, theme
from yokai_desktop.ui.yokai.names import affinity_picture
from yokai_desktop.words.voice import translate
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
