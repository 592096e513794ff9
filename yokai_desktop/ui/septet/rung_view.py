"""The ladder on the end sheet: a rung a level, the one just won stamped last."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.models.septet.rung import Rung
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.parts.pips import paint_pips, pips_width
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.septet.kept_words import mode_words
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.levels import level_name
from yokai_desktop.words.signs import WON

translate = QCoreApplication.translate
_RUNG, _NEW = 40, 58
_LARGE = 1.4
"""How large the seal is before it is pressed."""


class _Rungs(QWidget, Themed):
    def __init__(self, rung: Rung, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rung = rung
        self.pressed = 1.0
        """How far the newest seal is stamped: 0 not at all."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self.setAccessibleName, self._words)
        self.follow_theme()

    def _words(self) -> str:
        beaten = [level_name(level) for level, tally in self._rung.tallies if tally.won]
        if not beaten:
            return translate("Septet", "No level beaten yet")
        return translate("Septet", "Beaten: {levels}").format(levels=row_of(beaten))

    def _high(self, level: str) -> int:
        is_new = self._rung.is_new and level == self._rung.rivals
        return theme().scale.line(_NEW if is_new else _RUNG)

    def sizeHint(self) -> QSize:
        high = sum(self._high(level) for level, _ in self._rung.tallies)
        return QSize(theme().px(240), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style, levels = theme(), self._rung.tallies
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        for place, (level, tally) in enumerate(levels):
            high = self._high(level)
            box = QRectF(0, top, self.width(), high)
            top += high
            is_here = level == self._rung.rivals
            if is_here:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(style.colours.current_row)
                painter.drawRoundedRect(box, 8, 8)
            side = high * 0.72
            number, most, dot = len(levels) - place, len(levels), style.px(9)
            wide = pips_width(dot, most)
            left = style.px(10)
            paint_pips(painter, left, box.center().y(), dot, number, most, style.colours.ink)
            painter.setFont(style.font(Role.NAME))
            painter.setPen(style.colours.ink)
            words = box.adjusted(left + wide + style.px(12), 0, -high - style.px(8), 0)
            name = QFontMetricsF(painter.font()).elidedText(
                level_name(level), Qt.TextElideMode.ElideRight, words.width()
            )
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), name)
            if tally.won:
                share = 1.0
                if is_here and self._rung.is_new:
                    if not self.pressed:
                        continue
                    share = _LARGE - (_LARGE - 1) * self.pressed
                stamp = QRectF(0, 0, side * share, side * share)
                stamp.moveCenter(box.center())
                stamp.moveRight(box.right() - style.px(8) + side * (share - 1) / 2)
                paint_seal(painter, stamp, WON, tilt(place))


class RungView(QWidget):
    """Title, what was reached, and the rungs."""

    def __init__(self, rung: Rung, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rung = rung
        self._rungs = _Rungs(rung)
        column(
            Label(self._title, Role.GROUP, "ink", wraps=True),
            Label(self._line, Role.SECONDARY, "ink", wraps=True),
            self._rungs,
            1,
            spacing=8,
            on=self,
        )
        self._press = QVariantAnimation(self)
        self._press.setStartValue(0.0)
        self._press.setEndValue(1.0)
        self._press.valueChanged.connect(self._pressed)

    def stamp(self, pace: Pace) -> None:
        """Press the newest seal, unless nothing moves."""
        if self._rung.is_new and not pace.is_still and not pace.reduced:
            self._rungs.pressed = 0.0
            self._press.setDuration(round(pace.ms(Span.STAMP)))
            self._press.start()

    def _pressed(self, part: float) -> None:
        self._rungs.pressed = part
        self._rungs.update()

    def _title(self) -> str:
        if self._rung.is_new:
            return translate("Septet", "A step up the ladder")
        return translate("Septet", "The ladder")

    def _line(self) -> str:
        level, mode = level_name(self._rung.rivals), mode_words(self._rung.mode)
        if self._rung.is_new:
            text = translate("Septet", "{level} beaten for the first time: {mode}.")
            return text.format(level=level, mode=mode)
        text = translate("Septet", "{level}: {won} of {games} games won.")
        tally = self._rung.tally
        return text.format(level=level, won=tally.won, games=tally.games)
