"""The shape asked for, under the cards: its outline, the places still free, the cards outside."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.models.yokai.shape_fit import ShapeFit
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.grid_layer import GridLayer
from yokai_desktop.words.voice import translate

_LINE, _WHOLE_LINE = 3.0, 4.0
_FILL = 0.13
_DOT, _TAG = 8, 22
_LEAST_SIGN = 14.0
OUTSIDE = "×"
"""A card outside the shape, where words have no room."""


class ShapeLayer(GridLayer):
    """Transparent.  One lies under the cards, another ``over`` them with the tags.

    ``has_sign`` tells where a hint or a note lies on a card, which a tag must not cover.
    """

    def __init__(
        self, parent: QWidget, *, over: bool, has_sign: Callable[[Place], bool] = lambda _: False
    ) -> None:
        super().__init__(parent)
        self._over, self._has_sign = over, has_sign
        self.fit: ShapeFit | None = None
        self._strength = 1.0
        self.hide()

    def show_fit(self, fit: ShapeFit | None) -> None:
        """Draw this; None for nothing."""
        if fit != self.fit:
            self.fit = fit
            self.update()
        self.setVisible(fit is not None)

    def set_strength(self, strength: float) -> None:
        """How clearly it is seen: another form fades in."""
        self._strength = strength
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.fit is None or self._camera is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self._zone)
        painter.setOpacity(self._strength)
        if self._over:
            for place in self.fit.strays:
                self._paint_tag(painter, place, self._camera)
        else:
            self._paint_outline(painter, self.fit, self._camera)

    def _paint_outline(self, painter: QPainter, fit: ShapeFit, camera: Camera) -> None:
        colours = theme().colours
        path = QPainterPath()
        for place in fit.shape:
            path.addRect(_square(camera, place))
        path = path.simplified()
        fill = QColor(colours.gold_hi)
        fill.setAlphaF(_FILL)
        pen = QPen(colours.gold_hi, _LINE if fit.missing else _WHOLE_LINE)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.gold)
        dot = max(2.5, theme().px(_DOT) / 2)
        for place in fit.missing:
            painter.drawEllipse(camera.middle(place), dot, dot)

    def _paint_tag(self, painter: QPainter, place: Place, camera: Camera) -> None:
        colours = theme().colours
        painter.setFont(theme().font(Role.CAPTION))
        words, box = self.tag(place, camera)
        painter.setPen(QPen(colours.panel_line, 1))
        painter.setBrush(colours.panel)
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(colours.panel_text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def tag(self, place: Place, camera: Camera) -> tuple[str, QRectF]:
        """What a card outside the shape wears, and where: a sign where words have no room.

        At its lower edge, or at the upper one where a hint or a note lies.
        """
        style, cell = theme(), camera.cell(place)
        metrics = QFontMetricsF(style.font(Role.CAPTION))
        words = translate("Yokai", "outside it")
        tall = max(float(style.px(_TAG)), metrics.height())
        box = QRectF(0, 0, metrics.horizontalAdvance(words) + 10, tall)
        has_sign = self._has_sign(place)
        if has_sign or box.width() > cell.width() + 6:
            side = min(tall, max(_LEAST_SIGN, cell.width() * 0.28))
            words, box = OUTSIDE, QRectF(0, 0, side, side)
        box.moveCenter(cell.center())
        if has_sign:
            box.moveTop(cell.top() - 4)
        else:
            box.moveBottom(cell.bottom() + 4)
        return words, box


def _square(camera: Camera, place: Place) -> QRectF:
    middle, half = camera.middle(place), camera.pitch / 2
    return QRectF(middle.x() - half, middle.y() - half, camera.pitch, camera.pitch)
