"""How each partner will read an act: a mask, a name, the likeliest families and their shares."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import groups_of, labelled, listed
from yokai_desktop.words.numbers import percent_text

translate = QCoreApplication.translate
_MASK, _MARK, _CHIP, _GAP, _BAR = 34, 24, 38, 8, 6
_SURE, _LIKELY = 75, 55


@dataclass(frozen=True)
class Share:
    """How likely a family is: its name, its picture, percent."""

    name: str
    picture: str
    percent: int


@dataclass(frozen=True)
class PartnerReading:
    """What one partner will believe; no shares if the act tells nothing."""

    name: str
    mask: str
    shares: tuple[Share, ...]

    def words(self) -> str:
        """*Jun: Oni 83 % and Kappa 9 %*."""
        if not self.shares:
            return labelled(self.name, translate("Dojo", "will learn nothing"))
        text = translate("Dojo", "{family} {share}", "a family and how likely it is")
        shares = (text.format(family=s.name, share=percent_text(s.percent)) for s in self.shares)
        return labelled(self.name, listed(shares))


class ReadingRows(QWidget, Themed):
    """A slip of paper with a gold bar; ``show_readings`` says everything anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.readings: tuple[PartnerReading, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()
        follow_style(self, self.updateGeometry)

    def show_readings(self, readings: tuple[PartnerReading, ...]) -> None:
        """None hides it."""
        self.readings = readings
        self.setVisible(bool(readings))
        self.setAccessibleName(self.words())
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        return groups_of(reading.words() for reading in self.readings)

    def _line(self) -> float:
        """The height of one partner: a row for the name, one for the chips."""
        name = QFontMetricsF(theme().font(Role.NAME)).height()
        return max(theme().px(_MASK), name) + self._chip_height() + theme().px(2 * _GAP)

    def _chip_height(self) -> float:
        words = QFontMetricsF(theme().font(Role.NUMBER)).height()
        return max(theme().px(_CHIP), words + 8)

    def sizeHint(self) -> QSize:
        lines = len(self.readings) * self._line()
        return QSize(theme().px(240), round(lines + theme().px(_GAP)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(style.colours.paper_line, 1))
        painter.setBrush(style.colours.paper_hi)
        painter.drawRoundedRect(box, 8, 8)
        bar = QRectF(box.right() - style.px(_BAR), box.top() + 4, style.px(_BAR), box.height() - 8)
        painter.fillRect(bar, style.colours.coin)
        for place, reading in enumerate(self.readings):
            y = box.top() + style.px(_GAP) + place * self._line()
            if place:
                painter.setPen(QPen(style.colours.paper_line, 1))
                top = round(y - style.px(_GAP) / 2)
                painter.drawLine(round(box.left() + 10), top, round(bar.left() - 8), top)
            self._paint_reading(painter, reading, y, bar.left() - style.px(_GAP))

    def _paint_reading(
        self, painter: QPainter, reading: PartnerReading, y: float, right: float
    ) -> None:
        style, dpr = theme(), self.devicePixelRatioF()
        left, side = style.px(12), style.px(_MASK)
        pictures.paint(painter, f"masks/{reading.mask}", QRectF(left, y, side, side), dpr)
        painter.setFont(style.font(Role.NAME))
        painter.setPen(style.colours.ink)
        name = QRectF(left + side + style.px(_GAP), y, right, side)
        painter.drawText(name, int(Qt.AlignmentFlag.AlignVCenter), reading.name)
        y += side + style.px(_GAP) / 2
        if not reading.shares:
            painter.setFont(style.font(Role.SECONDARY))
            painter.setPen(style.colours.ink2)
            room = QRectF(left, y, right - left, self._chip_height())
            words = translate("Dojo", "will learn nothing")
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), words)
            return
        wide = (right - left - style.px(_GAP)) / 2
        for place, share in enumerate(reading.shares):
            chip = QRectF(left + place * (wide + style.px(_GAP)), y, wide, self._chip_height())
            self._paint_chip(painter, share, chip)

    def _paint_chip(self, painter: QPainter, share: Share, chip: QRectF) -> None:
        """The surer, the more solid."""
        style = theme()
        is_sure, is_likely = share.percent >= _SURE, share.percent >= _LIKELY
        line = Qt.PenStyle.SolidLine if is_sure else Qt.PenStyle.DashLine
        painter.setPen(QPen(style.colours.paper_edge, 1, line))
        painter.setBrush(style.colours.paper_hi if is_likely else style.colours.paper_well)
        painter.drawRoundedRect(chip, 6, 6)
        side = min(style.px(_MARK), chip.height() - 6)
        mark = QRectF(chip.left() + style.px(8), chip.center().y() - side / 2, side, side)
        pictures.paint(painter, share.picture, mark, self.devicePixelRatioF())
        painter.setFont(style.font(Role.NUMBER))
        painter.setPen(style.colours.ink)
        words = chip.adjusted(side + style.px(14), 0, -4, 0)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), percent_text(share.percent))
