"""A strip of the home page as a slip of paper: a title, a line, and a drawing below them."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy

from yokai_desktop.ui.home.home_strip import HomeStrip
from yokai_desktop.ui.parts.bindings import Text, ask_again, bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.painted_button import PaintedButton
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.parts.surface import paint_spine
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import labelled

_HEIGHT = 112
_MARGIN = 6
"""Room for the shadow."""
_BAR, _PAD = 8, 20


class StripCard(PaintedButton, HomeStrip):
    """Subclasses give the words and paint what stands below them."""

    rim = QMargins(0, _MARGIN, 0, _MARGIN)
    corner = 12
    ring_radius = 14

    def __init__(self, title: Text, line: Text, tip: Text, least: float) -> None:
        super().__init__()
        self._line, self._least = line, least
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self.setText, title)
        bind_text(self.setAccessibleName, lambda: labelled(self.text(), self.spoken()))
        bind_text(self.setToolTip, tip)
        bind_style(self.setFixedHeight, self._height)
        follow_style(self, self.update)

    def spoken(self) -> str:
        """What a screen reader says after the title."""
        return self._line()

    def update_words(self) -> None:
        """What it shows has changed."""
        ask_again(self)
        self.update()

    def width_below(self) -> float:
        """How much room is needed below the words."""
        return 0

    def paint_below(self, painter: QPainter, room: QRectF) -> None:
        """Paint into the room below the words."""
        raise NotImplementedError

    def _height(self) -> int:
        return theme().scale.line(_HEIGHT) + 2 * _MARGIN

    def sizeHint(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self.height())

    def minimumSizeHint(self) -> QSize:
        style = theme()
        words = max(
            QFontMetricsF(style.font(role)).horizontalAdvance(text)
            for text, role in ((self.text(), Role.GROUP), (self._line(), Role.SECONDARY))
        )
        needed = round(max(words, self.width_below())) + 2 * style.px(_PAD) + style.px(_BAR)
        return QSize(max(needed, style.px(self._least)), self.height())

    def room(self) -> QRectF:
        """The place below the words."""
        style = theme()
        box = self.ground().adjusted(
            style.px(_BAR + _PAD), style.px(10), -style.px(_PAD), -style.px(10)
        )
        roles: tuple[Role, ...] = (Role.GROUP, Role.SECONDARY)
        words = sum(QFontMetricsF(style.font(role)).height() for role in roles)
        return box.adjusted(0, words + style.px(6), 0, 0)

    def draw_below(self, painter: QPainter, box: QRectF) -> None:
        draw_shadow(painter, box.adjusted(4, 0, -4, 0), Shadow.PLATE, theme().u)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        style = theme()
        colours = style.colours
        paint_spine(painter, box, style.px(_BAR), colours.seal, self.corner)
        room = self.room()
        y = box.top() + style.px(10)
        lines = (
            (self.text(), Role.GROUP, colours.ink),
            (self._line(), Role.SECONDARY, colours.ink2),
        )
        for text, role, ink in lines:
            metrics = QFontMetricsF(style.font(role))
            painter.setFont(style.font(role))
            painter.setPen(ink)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(QRectF(room.left(), y, room.width(), metrics.height()), 0, shown)
            y += metrics.height()
        self.paint_below(painter, room)
