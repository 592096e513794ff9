"""The landscape behind the home page, with the name of the program and a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.home.scene import DISC_X, SEA, painted_scene
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.late_picture import LatePicture
from yokai_desktop.ui.theme import Role, theme

_TITLE_TOP = 430 / 900


class Landscape(QWidget):
    """Fills the page; what lies on it takes all clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scene = LatePicture(self, painted_scene, painted_scene)
        self._scene_colours = theme().colours
        self._sentence = Label(
            lambda: QCoreApplication.translate(
                "HomePage", "Two card games about Japanese spirits, solo or around one table."
            ),
            Role.NAME,
            "scene_sub",
            wraps=True,
            parent=self,
        )
        follow_style(self, self._forget_scene)

    def fit(self, left: int) -> None:
        """Cover the page, whose words end at a place."""
        style, page = theme(), self.parentWidget()
        assert page is not None
        self.setGeometry(page.rect())
        x = self._title_x()
        width = left - x - style.px(24)
        top = round(self.height() * _TITLE_TOP) + style.px(150)
        self._sentence.setGeometry(x, top, width, self._sentence.heightForWidth(max(1, width)))

    def _forget_scene(self) -> None:
        """In other colours the landscape is another picture."""
        if theme().colours is not self._scene_colours:
            self._scene_colours = theme().colours
            self._scene.forget()

    def _paint_mist(self, painter: QPainter) -> None:
        """A bank of mist before the sea, where large words would stand on the waves."""
        words, style = QRectF(self._sentence.geometry()), theme()
        if words.bottom() < self.height() * SEA:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colours.cloud)
        side, high = style.px(14), style.px(8)
        bank = words.adjusted(-side, -high, side, high)
        painter.drawRoundedRect(bank, 2 * side, 2 * side)

    def _title_x(self) -> int:
        return max(theme().px(40), round(self.width() * DISC_X - theme().px(170)))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._scene.paint(painter, QRectF(self.rect()))
        self._paint_mist(painter)
        x, top = self._title_x(), self.height() * _TITLE_TOP
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for words, size, colour, below in (
            ("Yokai", 78, style.colours.scene_text, 0),
            ("Desktop", 46, style.colours.scene_accent, 78),
        ):
            painter.setFont(style.kanji_font(style.px(size)))
            painter.setPen(colour)
            spot = QRectF(x, top + style.px(below), self.width(), style.px(size) * 1.3)
            painter.drawText(spot, left, words)
        line = QRectF(x + 2, top + style.px(140), style.px(56), 2)
        painter.fillRect(line, style.colours.seal)
