"""Buttons by kind: the red primary one, paper ones on paper, quiet ones on the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QIcon,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyleOptionButton, QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import Words, bind_text
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.theme.qss import set_state

PRIMARY, PAPER, QUIET, BAR, LIT = "primary", "paper", "quiet", "bar", "lit"
"""Kinds.  At most one primary button on a screen; bar buttons live in the top bar; one that is
lit has opened something that is still open."""

SMALL, NORMAL, LARGE, HERO = 40, 46, 52, 62
"""Heights in the reference window."""

_QT_GAP = 2
"""What Qt leaves between an icon and its words, whatever is asked for."""
_SMALLER = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44)
"""How small letters may become, step by step."""
_LEAST_WIDTH = 112
_LEAST_ICON = 16
_ROLES = {
    (PRIMARY, HERO): Role.HERO_BUTTON,
    (PRIMARY, LARGE): Role.PRIMARY_BUTTON,
    (BAR, SMALL): Role.BAR_BUTTON,
}


class Button(RingFocus, QPushButton, Themed):
    """A push button drawn in the program's materials, with an optional symbolic icon.

    Without text it is square; give it an accessible name and a tooltip with ``describe``.  One that
    ``shrinks`` stands where the room is given: words too long for it have smaller letters.
    """

    def __init__(
        self,
        text: Words = "",
        kind: str = PAPER,
        *,
        icon: str = "",
        height: int = NORMAL,
        shrinks: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._shrinks = shrinks
        self.kind = kind
        self.setProperty("kind", kind)
        self._icon_name = icon
        self._design_height = height
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        least = QSizePolicy.Policy.Preferred if shrinks else QSizePolicy.Policy.Minimum
        self.setSizePolicy(least, QSizePolicy.Policy.Fixed)
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
        if kind == self.kind:
            return
        self.kind = kind
        set_state(self, "kind", kind)
        self._theme_changed()

    def restyle(self) -> None:
        self._fit_words()

    def _letters(self, factor: float = 1.0) -> QFont:
        role = _ROLES.get((self.kind, self._design_height), Role.BUTTON)
        return theme().font(role, factor)

    def _fit_words(self) -> None:
        for factor in _SMALLER if self._shrinks else _SMALLER[:1]:
            letters = self._letters(factor)
            self.setFont(letters)
            if self._words_width(letters, self.text()) <= self.width():
                return

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _icon_side(self) -> int:
        """It grows with the text, unless its room is given and the words need it."""
        if not self._icon_name:
            return 0
        side = max(_LEAST_ICON, theme().px(18 if self.kind == BAR else 20))
        return side if self._shrinks else theme().scale.grown(side)

    def width_for(self, label: str) -> int:
        """How wide the button is with another label, in letters of full size."""
        return self._width_in(self._letters(), label)

    def _width_in(self, letters: QFont, label: str) -> int:
        smallest = 0 if self.kind == BAR else theme().px(_LEAST_WIDTH)
        return max(self._words_width(letters, label), smallest)

    def _words_width(self, letters: QFont, label: str) -> int:
        """How wide a label is with its icon and what is left free beside them."""
        style = theme()
        padding = style.px(6 if self._shrinks else 14 if self.kind == BAR else 20)
        width = QFontMetricsF(letters).horizontalAdvance(label.replace("&", "")) + 2 * padding
        if self._icon_name:
            width += self._icon_side() + style.px(8)
        return round(width) + 2

    def sizeHint(self) -> QSize:
        style = theme()
        line = QFontMetrics(self._letters()).height()
        height = max(style.scale.line(self._design_height), line + 10)
        if self.kind == BAR:
            height = max(style.px(34), line + 6)
        if not self.text():
            return QSize(max(height, 36) if self.kind == BAR else round(height * 1.5), height)
        return QSize(self.width_for(self.text()), height)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(theme().px(_LEAST_WIDTH), hint.height()) if self._shrinks else hint

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            enabled = self.isEnabled()
            shape = Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """The style sheet draws the button: words that fit, and the icon in their colour."""
        super().initStyleOption(option)
        words, room = self.text().replace("&", ""), self.width() - 8
        if self._icon_name:
            gap = theme().px(8) - _QT_GAP if words else 0
            option.icon = self._icon(gap, option.palette.color(QPalette.ColorRole.ButtonText))
            option.iconSize = QSize(self._icon_side() + gap, self._icon_side())
            room -= option.iconSize.width() + _QT_GAP
        if not words:
            option.features |= QStyleOptionButton.ButtonFeature.Flat
        option.text = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)

    def _icon(self, gap: int, colour: QColor) -> QIcon:
        """The symbol with the free space after it that Qt does not leave."""
        side, dpr = self._icon_side(), self.devicePixelRatioF()
        drawn = pictures.icon(self._icon_name, side, dpr, colour, gap)
        if drawn is None:
            return QIcon()
        icon = QIcon(drawn)
        icon.addPixmap(drawn, QIcon.Mode.Disabled)  # it has the colour of disabled words already
        return icon


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
        paint_answer(painter, self, QRectF(self.rect()), 4, only=True)
