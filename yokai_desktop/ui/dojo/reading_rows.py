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
_NAME = 84
"""The room of a name beside its chips."""
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


def reading_words(readings: tuple[PartnerReading, ...]) -> str:
    """What all partners will believe."""
    return groups_of(reading.words() for reading in readings)


class ReadingRows(QWidget, Themed):
    """A slip of paper with a gold bar; ``show_readings`` says everything anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.readings: tuple[PartnerReading, ...] = ()
        self._in_one_row = self._bar_left = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_theme()
        follow_style(self, self.updateGeometry)

    def set_form(self, *, in_one_row: bool, bar_left: bool) -> None:
        """Put the chips beside the name or below it, and the gold bar on a side."""
        self._in_one_row, self._bar_left = in_one_row, bar_left
        self.updateGeometry()
        self.update()

    def least_width(self, readings: tuple[PartnerReading, ...], *, in_one_row: bool) -> int:
        """The width with all numbers whole, and a name of fair length."""
        style = theme()
        nothing = translate("Dojo", "will learn nothing")
        widths: list[float] = [style.px(_MASK + _NAME) + style.px(_GAP)]
        for reading in readings:
            most = max((self._chip_width(s.percent) for s in reading.shares), default=0)
            chips = len(reading.shares) * (most + style.px(_GAP))
            told = QFontMetricsF(style.font(Role.SECONDARY)).horizontalAdvance(nothing)
            widths.append(chips or told + style.px(_GAP))
        inner = widths[0] + max(widths[1:], default=0) if in_one_row else max(widths)
        return round(inner + style.px(_BAR + 10) + style.px(_GAP)) + 4

    @staticmethod
    def _chip_width(percent: int) -> float:
        words = QFontMetricsF(theme().font(Role.NUMBER)).horizontalAdvance(percent_text(percent))
        return words + theme().px(_MARK + 8 + 14)

    def height_for(self, count: int, *, in_one_row: bool) -> int:
        """How high the readings of so many partners are."""
        return round(count * self._line(in_one_row=in_one_row) + theme().px(_GAP))

    def show_readings(self, readings: tuple[PartnerReading, ...]) -> None:
        """None hides it."""
        self.readings = readings
        self.setVisible(bool(readings))
        self.setAccessibleName(self.words())
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        return reading_words(self.readings)

    def _line(self, *, in_one_row: bool) -> float:
        """The height of one partner: a row for the name, one for the chips, or one for both."""
        name = QFontMetricsF(theme().font(Role.NAME)).height()
        if in_one_row:
            return max(theme().px(_MASK), name, self._chip_height()) + theme().px(_GAP)
        return max(theme().px(_MASK), name) + self._chip_height() + theme().px(2 * _GAP)

    def _chip_height(self) -> float:
        words = QFontMetricsF(theme().font(Role.NUMBER)).height()
        return max(theme().px(_CHIP), words + 8)

    def sizeHint(self) -> QSize:
        height = self.height_for(len(self.readings), in_one_row=self._in_one_row)
        return QSize(theme().px(240), height)

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
        wide = style.px(_BAR)
        side = box.left() if self._bar_left else box.right() - wide
        painter.fillRect(QRectF(side, box.top() + 4, wide, box.height() - 8), style.colours.coin)
        room = box.adjusted(wide, 0, 0, 0) if self._bar_left else box.adjusted(0, 0, -wide, 0)
        line = self._line(in_one_row=self._in_one_row)
        paint = self._paint_row if self._in_one_row else self._paint_reading
        for place, reading in enumerate(self.readings):
            y = box.top() + style.px(_GAP) + place * line
            if place:
                painter.setPen(QPen(style.colours.paper_line, 1))
                top = round(y - style.px(_GAP) / 2)
                painter.drawLine(round(room.left() + 10), top, round(room.right() - 8), top)
            left, right = room.left() + style.px(10), room.right() - style.px(_GAP)
            paint(painter, reading, y, left, right)

    def _paint_row(
        self, painter: QPainter, reading: PartnerReading, y: float, left: float, right: float
    ) -> None:
        """The mask, the name in the room that is left, and the chips at the end."""
        style, dpr = theme(), self.devicePixelRatioF()
        gap, side, high = style.px(_GAP), style.px(_MASK), self._chip_height()
        high = max(high, side)
        mask = QRectF(left, y + (high - side) / 2, side, side)
        pictures.paint(painter, f"masks/{reading.mask}", mask, dpr)
        start, middle = left + side + gap, int(Qt.AlignmentFlag.AlignVCenter)
        if reading.shares:
            wide = max(self._chip_width(share.percent) for share in reading.shares)
            end = right - len(reading.shares) * (wide + gap)
            for place, share in enumerate(reading.shares):
                chip = QRectF(end + gap + place * (wide + gap), y, wide, high)
                self._paint_chip(painter, share, chip)
        else:
            told = translate("Dojo", "will learn nothing")
            secondary = style.font(Role.SECONDARY)
            end = right - QFontMetricsF(secondary).horizontalAdvance(told) - gap
            painter.setFont(secondary)
            painter.setPen(style.colours.ink2)
            painter.drawText(QRectF(end + gap, y, right - end, high), middle, told)
        painter.setFont(style.font(Role.NAME))
        painter.setPen(style.colours.ink)
        room = QRectF(start, y, max(0.0, end - start), high)
        elided = QFontMetricsF(style.font(Role.NAME)).elidedText(
            reading.name, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, middle, elided)

    def _paint_reading(
        self, painter: QPainter, reading: PartnerReading, y: float, left: float, right: float
    ) -> None:
        style, dpr = theme(), self.devicePixelRatioF()
        side = style.px(_MASK)
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
        needed = max(self._chip_width(share.percent) for share in reading.shares)
        wide = max(needed, (right - left - style.px(_GAP)) / 2)
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
