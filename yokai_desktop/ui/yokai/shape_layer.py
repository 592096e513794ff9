"""The shape asked for, under the cards: its outline, the places still free, the cards outside."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.models.yokai.shape_fit import ShapeFit
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.words.voice import translate

_LINE, _WHOLE_LINE = 3.0, 4.0
_FILL = 0.13
_DOT, _TAG = 8, 22


class ShapeLayer(QWidget, Themed):
    """Transparent.  One lies under the cards, another ``over`` them with the tags."""

    def __init__(self, parent: QWidget, *, over: bool) -> None:
        super().__init__(parent)
        self._over = over
        self.fit: ShapeFit | None = None
        self._camera: Camera | None = None
        self._zone = QRectF()
        self._strength = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.follow_theme()

    def show_fit(self, fit: ShapeFit | None) -> None:
        """Draw this; None for nothing."""
        self.fit = fit
        self.setVisible(fit is not None)
        self.update()

    def set_strength(self, strength: float) -> None:
        """How clearly it is seen: another form fades in."""
        self._strength = strength
        self.update()

    def follow(self, camera: Camera, zone: QRectF) -> None:
        self._camera, self._zone = camera, zone
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
                self._paint_tag(painter, self._camera.cell(place))
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

    def _paint_tag(self, painter: QPainter, cell: QRectF) -> None:
        style = theme()
        words = translate("Yokai", "not in it")
        painter.setFont(style.font(Role.CAPTION))
        metrics = QFontMetricsF(painter.font())
        tall = max(float(style.px(_TAG)), metrics.height())
        box = QRectF(0, 0, metrics.horizontalAdvance(words) + 10, tall)
        if box.width() > cell.width() + 6:  # a small card has a sign instead of words
            box.setWidth(tall)
            words = "×"
        box.moveCenter(cell.center())
        box.moveBottom(cell.bottom() + 4)
        painter.setPen(QPen(style.colours.panel_line, 1))
        painter.setBrush(style.colours.panel)
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(style.colours.panel_text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _square(camera: Camera, place: Place) -> QRectF:
    middle, half = camera.middle(place), camera.pitch / 2
    return QRectF(middle.x() - half, middle.y() - half, camera.pitch, camera.pitch)
