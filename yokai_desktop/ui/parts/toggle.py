"""A switch between off and on."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import Words, bind_text
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.theme import Role, Themed, theme

_WIDTH, _HEIGHT, _KNOB = 52, 28, 24
_WORDS = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class Toggle(RingFocus, QAbstractButton, Themed):
    """A checkable button with its label at the right; the label switches too."""

    ring_radius = 16

    def __init__(self, text: Words = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        bind_text(self.setText, text)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow_theme()

    def restyle(self) -> None:
        self.setFont(theme().font(Role.BUTTON))

    def sizeHint(self) -> QSize:
        words = round(QFontMetricsF(self.font()).horizontalAdvance(self.text()))
        return QSize(self._before_words() + words + 4, self._least_height())

    def minimumSizeHint(self) -> QSize:
        """A label that has less room than it wants goes on in more lines."""
        longest = max(self.text().split(), key=len, default="")
        words = round(QFontMetricsF(self.font()).horizontalAdvance(longest))
        return QSize(self._before_words() + words + 4, self._least_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - self._before_words()), 10_000)
        wrapped = self.fontMetrics().boundingRect(room, _WORDS, self.text())
        return max(self._least_height(), wrapped.height() + 4)

    def _before_words(self) -> int:
        style = theme()
        return style.px(_WIDTH) + (style.px(16) if self.text() else 0)

    def _least_height(self) -> int:
        return max(36, theme().px(_HEIGHT) + 4, self.fontMetrics().height() + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        width, height, knob = (style.px(n) for n in (_WIDTH, _HEIGHT, _KNOB))
        groove = QRectF(1, (self.height() - height) / 2, width, height)
        painter.setPen(QPen(colours.seal_edge if self.isChecked() else colours.paper_foot, 1))
        painter.setBrush(colours.seal if self.isChecked() else colours.paper_line)
        painter.drawRoundedRect(groove, height / 2, height / 2)
        gap = (height - knob) / 2
        x = groove.right() - knob - gap if self.isChecked() else groove.left() + gap
        painter.setBrush(colours.paper_hi)
        painter.setPen(QPen(colours.seal_foot if self.isChecked() else colours.paper_foot, 1))
        painter.drawEllipse(QRectF(x, groove.top() + gap, knob, knob))
        paint_answer(painter, self, groove, height / 2)
        painter.setPen(colours.ink)
        painter.setFont(self.font())
        left = self._before_words()
        words = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(words, _WORDS, self.text())
