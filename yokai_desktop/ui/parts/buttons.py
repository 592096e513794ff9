"""Buttons by kind: the red primary one, paper ones on paper, quiet ones on the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from yokai_desktop.ui import pictures
from yokai_desktop.ui.parts.bindings import Words, bind_text
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.theme import Role, Themed, theme

PRIMARY, PAPER, QUIET, BAR = "primary", "paper", "quiet", "bar"
"""Kinds.  At most one primary button on a screen; bar buttons live in the top bar."""

SMALL, NORMAL, LARGE, HERO = 40, 46, 52, 62
"""Heights in the reference window."""

_RADIUS = 6
_FOOT = 2
_ROLES = {
    (PRIMARY, HERO): Role.HERO_BUTTON,
    (PRIMARY, LARGE): Role.PRIMARY_BUTTON,
    (BAR, SMALL): Role.BAR_BUTTON,
}


class Button(RingFocus, QPushButton, Themed):
    """A push button drawn in the program's materials, with an optional symbolic icon.

    Without text it is square; give it an accessible name and a tooltip with ``describe``.
    """

    def __init__(
        self,
        text: Words = "",
        kind: str = PAPER,
        *,
        icon: str = "",
        height: int = NORMAL,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.kind = kind
        self._icon_name = icon
        self._design_height = height
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        bind_text(self.setText, text)
        self.follow_theme()

    def describe(self, text: Words) -> None:
        """What the button does, for tooltip and screen readers; for buttons without text."""
        bind_text(self.setToolTip, text)
        bind_text(self.setAccessibleName, text)

    def set_icon(self, name: str) -> None:
        """Another symbolic icon."""
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def set_kind(self, kind: str) -> None:
        """Another material."""
        self.kind = kind
        self._theme_changed()

    def restyle(self) -> None:
        self.setFont(theme().font(_ROLES.get((self.kind, self._design_height), Role.BUTTON)))

    def _icon_side(self) -> int:
        return max(16, theme().px(18 if self.kind == BAR else 20)) if self._icon_name else 0

    def width_for(self, label: str) -> int:
        """How wide the button is with another label."""
        look = theme()
        padding = look.px(14 if self.kind == BAR else 20)
        width = QFontMetricsF(self.font()).horizontalAdvance(label.replace("&", "")) + 2 * padding
        if self._icon_name:
            width += self._icon_side() + look.px(8)
        smallest = 0 if self.kind == BAR else look.px(112)
        return max(round(width) + 2, smallest)

    def sizeHint(self) -> QSize:
        look = theme()
        height = max(look.scale.line(self._design_height), self.fontMetrics().height() + 10)
        if self.kind == BAR:
            height = max(look.px(34), self.fontMetrics().height() + 6)
        if not self.text():
            return QSize(max(height, 36) if self.kind == BAR else round(height * 1.5), height)
        return QSize(self.width_for(self.text()), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            enabled = self.isEnabled()
            shape = Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        sunk = self.isDown() or self.isChecked()
        if self.kind == PRIMARY and self.isEnabled():
            words = self._paint_primary(painter, box, sunk)
        else:
            words = self._paint_plain(painter, box, sunk)
        moved = 2 if self.isDown() and self.kind == PRIMARY else 0
        self._paint_label(painter, box.adjusted(0, moved, 0, moved - _FOOT), words)

    def _paint_primary(self, painter: QPainter, box: QRectF, sunk: bool) -> QColor:
        colours = theme().colours
        if sunk:
            painter.setPen(QPen(colours.seal_edge, 1))
            painter.setBrush(colours.seal_pressed)
            painter.drawRoundedRect(box.adjusted(0, _FOOT, 0, 0), _RADIUS, _RADIUS)
            return colours.seal_paper
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.seal_foot)
        painter.drawRoundedRect(box.adjusted(0, 4, 0, 0), _RADIUS, _RADIUS)
        top, bottom = colours.seal_top, colours.seal_bottom
        if self.underMouse():
            top, bottom = colours.seal_hover_top, colours.seal_hover_bottom
        upper = box.adjusted(0, 0, 0, -_FOOT)
        silk = QLinearGradient(upper.topLeft(), upper.bottomLeft())
        silk.setColorAt(0, top)
        silk.setColorAt(1, bottom)
        painter.setPen(QPen(colours.seal_edge, 1))
        painter.setBrush(silk)
        painter.drawRoundedRect(upper, _RADIUS, _RADIUS)
        painter.setPen(QPen(colours.seal_shine, 1))
        y = upper.top() + 1
        painter.drawLine(QPointF(upper.left() + _RADIUS, y), QPointF(upper.right() - _RADIUS, y))
        return colours.seal_paper

    def _paint_plain(self, painter: QPainter, box: QRectF, sunk: bool) -> QColor:
        colours = theme().colours
        hovered = self.underMouse() and self.isEnabled()
        clear = colours.glow_end
        if self.kind == PAPER:
            fill = colours.paper_hover if hovered else clear
            fill = colours.paper_pressed if sunk else fill
            edge, words, foot = colours.paper_edge, colours.ink, clear
            if not self.isEnabled():
                edge, words = colours.paper_line, colours.ink_faint
        elif self.kind == BAR:
            fill = colours.bar_hover if hovered or sunk else clear
            edge = colours.bar_edge if self.text() else clear
            words, foot = colours.bar_text, clear
            if not self.isEnabled():
                words = colours.bar_edge
        else:
            fill = colours.quiet_hover if hovered or sunk else colours.quiet_fill
            edge, words, foot = colours.quiet_edge, colours.text, colours.quiet_foot
            if not self.isEnabled():
                fill, edge = colours.disabled_fill, colours.disabled_line
                words, foot = colours.disabled_text, clear
        upper = box
        if foot.alpha():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(foot)
            painter.drawRoundedRect(box.adjusted(0, 4, 0, 0), _RADIUS, _RADIUS)
            upper = box.adjusted(0, 0, 0, -_FOOT)
        painter.setPen(QPen(edge, 1) if edge.alpha() else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(upper, _RADIUS, _RADIUS)
        return words

    def _paint_label(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        painter.setFont(self.font())
        painter.setPen(colour)
        label = self.text().replace("&", "")
        side = self._icon_side()
        gap = theme().px(8) if side and label else 0
        metrics = QFontMetricsF(self.font())
        room = box.width() - side - gap - 8
        shown = metrics.elidedText(label, Qt.TextElideMode.ElideRight, room)
        width = metrics.horizontalAdvance(shown)
        x = box.left() + (box.width() - width - side - gap) / 2
        if side:
            y = box.center().y() - side / 2
            spot = QRectF(round(x), round(y), side, side)
            pictures.paint(
                painter, f"icons/{self._icon_name}", spot, self.devicePixelRatioF(), colour
            )
        words = QRectF(x + side + gap, box.top(), width + 2, box.height())
        painter.drawText(
            words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown
        )


class LinkButton(RingFocus, QPushButton, Themed):
    """Words that can be clicked, without a frame; underlined under the pointer.

    One that ``wraps`` breaks its words into lines where they have no room in one.
    """

    ring_radius = 4

    def __init__(
        self,
        text: Words = "",
        colour: str = "link",
        role: Role = Role.BUTTON,
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
    ) -> None:
        super().__init__(parent)
        self._role, self._colour, self._wraps = role, colour, wraps
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if wraps:
            policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        bind_text(self.setText, text)
        self.follow_theme()

    def restyle(self) -> None:
        self.setFont(theme().font(self._role))

    @property
    def _words(self) -> str:
        return self.text().replace("&", "")

    def sizeHint(self) -> QSize:
        return self._size_for([self._words])

    def minimumSizeHint(self) -> QSize:
        return self._size_for(self._words.split()) if self._wraps else self.sizeHint()

    def _size_for(self, pieces: list[str]) -> QSize:
        metrics = QFontMetricsF(self.font())
        width = max((metrics.horizontalAdvance(piece) for piece in pieces), default=0)
        return QSize(round(width) + 4, max(36, round(metrics.height()) + 6))

    def heightForWidth(self, width: int) -> int:
        room = QRectF(0, 0, max(1, width), 10_000)
        box = QFontMetricsF(self.font()).boundingRect(room, self._flags, self._words)
        return max(36, round(box.height()) + 6)

    @property
    def _flags(self) -> int:
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        return middle | int(Qt.TextFlag.TextWordWrap) if self._wraps else middle

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self.font()
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(getattr(theme().colours, self._colour))
        painter.drawText(QRectF(self.rect()), self._flags, self._words)
