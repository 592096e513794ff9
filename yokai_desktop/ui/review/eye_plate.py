"""The plate of a player whose eyes may be borrowed: pressed and held, or by its number."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import bind_text, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.plate import paint_lacquer
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_WIDTH, _LARGE_WIDTH, _HEIGHT, _RIM = 204, 256, 58, 4
_INSET, _GAP, _END = 3, 9, 10
_LEAST_WORDS = 36
"""Where a name would have less room than this, the mask alone stands for a player."""

_LEAST_LETTERS = 4
"""So many of a name, its dots among them, are worth standing beside the number."""


class EyePlate(RingFocus, QAbstractButton):
    """``name`` gives who it is; the line below says what holding it does, or that it is held."""

    ring_radius = 24

    def __init__(
        self,
        name: Callable[[], str],
        mask: str,
        side: int,
        number: int,
        *,
        is_you: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name, self._mask, self._side, self._number = name, mask, side, number
        self._is_you = is_you
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        follow_style(self, self._follow_style)
        bind_text(self._say, self._spoken)

    def _say(self, words: str) -> None:
        self.setText(self._name())
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.update()

    def _spoken(self) -> str:
        if self._is_you:
            return translate("Review", "Hold: what you saw and believed")
        text = translate("Review", "Hold: what {name} saw and believed")
        return text.format(name=self._name())

    def line(self) -> str:
        """What is said below the name."""
        if self.isChecked():
            if self._is_you:
                return translate("Review", "through your eyes")
            return translate("Review", "through their eyes")
        if self._is_you:
            return translate("Review", "hold: your eyes")
        return translate("Review", "hold: their eyes")

    def nextCheckState(self) -> None:
        """Whoever lends the eyes says whether it is held."""

    def _follow_style(self) -> None:
        self.setFont(theme().font(Role.NAME))
        self.updateGeometry()
        self.update()

    def _line_metrics(self) -> QFontMetricsF:
        return QFontMetricsF(theme().font(Role.SECONDARY))

    def sizeHint(self) -> QSize:
        style, words = theme(), QFontMetricsF(self.font()).height()
        if style.scale.is_text_large:
            return QSize(style.px(_LARGE_WIDTH), round(words) + style.px(8) + 2 * _RIM)
        words += self._line_metrics().height()
        return QSize(
            style.px(_WIDTH), max(style.px(_HEIGHT), round(words) + style.px(8)) + 2 * _RIM
        )

    def minimumSizeHint(self) -> QSize:
        high = self.sizeHint().height()
        return QSize(high, high)

    def shown_words(self) -> tuple[str, str]:
        """The name and the line below it as they are painted; nothing where there is no room.

        A name that would not fit beside the number stands below it, in place of the line.  Large
        text leaves room for the name alone: the tip tells the rest.
        """
        style, high = theme(), self.height() - 2 * _RIM
        room = self.width() - 2 * _RIM - high - style.px(_GAP + _END)
        if room < style.px(_LEAST_WORDS):
            return "", ""
        right, cap = Qt.TextElideMode.ElideRight, self._cap_side() + style.px(6)
        whole, is_large = self._name(), style.scale.is_text_large
        name = QFontMetricsF(self.font()).elidedText(whole, right, room - cap)
        if room - cap < style.px(_LEAST_WORDS) or len(name) < min(_LEAST_LETTERS, len(whole)):
            more = style.px(4) - cap if is_large else style.px(_END)
            return "", self._line_metrics().elidedText(whole, right, room + more)
        if is_large:
            return name, ""
        line = self._line_metrics().elidedText(self.line(), right, room)
        return name, line if line == self.line() else ""

    def _cap_side(self) -> float:
        return QFontMetricsF(theme().font(Role.LIMIT)).height() + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_RIM, _RIM, -_RIM, -_RIM)
        paint_lacquer(painter, box, box.height() / 2, is_active=self.isChecked())
        inset = style.px(_INSET)
        side = box.height() - 2 * inset
        disc = QRectF(box.left() + inset, box.top() + inset, side, side)
        paint_mask(painter, disc, self._mask, self._side, self.devicePixelRatioF())
        name, line = self.shown_words()
        names, lines = QFontMetricsF(self.font()), self._line_metrics()
        left = disc.right() + style.px(_GAP)
        first = names.height() * 0.92 if name or not style.scale.is_text_large else 0.0
        high = first + (lines.height() if line else 0)
        top = box.center().y() - high / 2
        painter.setFont(self.font())
        painter.setPen(style.colours.plate_text)
        painter.drawText(QPointF(left, top + names.ascent() * 0.96), name)
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(style.colours.plate_sub if name else style.colours.plate_text)
        painter.drawText(QPointF(left, top + first + lines.ascent()), line)
        self._paint_key(painter, box)
        paint_answer(painter, self, box, box.height() / 2)

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        """The number that does the same."""
        style, side = theme(), self._cap_side()
        cap = QRectF(box.right() - side - style.px(7), box.top() + style.px(6), side, side)
        painter.setPen(QPen(style.colours.plate_sub, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(style.font(Role.LIMIT))
        painter.setPen(style.colours.plate_text)
        painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), str(self._number))
