"""A hanging scroll: paper in a brocade mount between two wooden rods.  Everything one reads."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yokai_desktop.ui.parts.patterns import brocade, pattern_brush
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Themed, theme

_ROD, _OVERHANG = 10, 9
_KNOB_WIDTH, _KNOB_HEIGHT = 10, 13


class HangingScroll(QWidget, Themed):
    """Fill ``body``, the layout on the paper.

    ``mount`` is the width of the brocade at the sides (12 for rails, 16 for pages), ``padding``
    the free paper around the body.  ``upright`` rods (a hand scroll) stand left and right.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        mount: int = 12,
        padding: int = 22,
        upright: bool = False,
    ) -> None:
        super().__init__(parent)
        self._mount, self._padding, self._upright = mount, padding, upright
        self._frame = self.body = QVBoxLayout(self)
        self.follow_theme()

    def restyle(self) -> None:
        box = self._margins()
        pad = self._free_paper()
        left, top, right, bottom = (round(side) for side in box)
        self._frame.setContentsMargins(left + pad, top + pad, right + pad, bottom + pad)

    def _free_paper(self) -> int:
        """Between the edge of the paper and the body."""
        return theme().px(self._padding)

    def _brocade(self) -> int:
        """The width of the mount at the sides."""
        return theme().px(self._mount)

    def _margins(self) -> tuple[float, float, float, float]:
        """From the widget's edge to the paper: overhanging knobs, rods, mount."""
        style = theme()
        along = style.px(_OVERHANG) + style.px(_KNOB_WIDTH) / 2
        across = style.px(_KNOB_HEIGHT)
        side, end = self._brocade(), style.px(max(20, self._mount))
        if self._upright:
            return across + end * 0.6, along + side, across + end * 0.6, along + side
        return along + side, across + end * 0.8, along + side, across + end * 0.8

    def paper_box(self) -> QRectF:
        """Where the paper lies, in the widget's pixels."""
        left, top, right, bottom = self._margins()
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        overhang = style.px(_OVERHANG) + style.px(_KNOB_WIDTH) / 2
        rod_side = style.px(_KNOB_HEIGHT) / 2
        whole = QRectF(self.rect())
        if self._upright:
            mount = whole.adjusted(rod_side, overhang, -rod_side, -overhang)
        else:
            mount = whole.adjusted(overhang, rod_side, -overhang, -rod_side)
        draw_shadow(painter, mount.adjusted(4, 4, -4, -12), Shadow.SCROLL, style.u)
        tile = brocade(
            colours.brocade.rgba(), colours.brocade_pattern.rgba(), self.devicePixelRatioF()
        )
        painter.fillRect(mount, pattern_brush(tile))
        paper = self.paper_box()
        painter.setPen(QPen(colours.mount_line, 2))
        painter.setBrush(colours.scroll)
        painter.drawRect(paper)
        for end in (0, 1):
            self._paint_rod(painter, whole, end)

    def _paint_rod(self, painter: QPainter, whole: QRectF, end: int) -> None:
        style = theme()
        rod, knob, knob_across = (style.px(n) for n in (_ROD, _KNOB_WIDTH, _KNOB_HEIGHT))
        if self._upright:
            x = 0.0 if end == 0 else whole.width() - knob_across
            stick = QRectF(x + (knob_across - rod) / 2, 0, rod, whole.height())
            knobs = [QRectF(x, y, knob_across, knob) for y in (0, whole.height() - knob)]
            light = QLinearGradient(stick.topLeft(), stick.topRight())
        else:
            y = 0.0 if end == 0 else whole.height() - knob_across
            stick = QRectF(0, y + (knob_across - rod) / 2, whole.width(), rod)
            knobs = [QRectF(x, y, knob, knob_across) for x in (0, whole.width() - knob)]
            light = QLinearGradient(stick.topLeft(), stick.bottomLeft())
        colours = style.colours
        light.setColorAt(0, colours.wood_top)
        light.setColorAt(0.18, colours.wood_shine)
        light.setColorAt(0.4, colours.wood_top)
        light.setColorAt(1, colours.wood_bottom)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(stick, 2, 2)
        for cap in knobs:
            shine = QLinearGradient(cap.topLeft(), cap.bottomLeft())
            shine.setColorAt(0, colours.knob_top)
            shine.setColorAt(1, colours.knob_bottom)
            painter.setPen(QPen(colours.coin_edge, 0.8))
            painter.setBrush(shine)
            painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5)
