"""Text on any material: a label that follows the type scale and the theme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import Words, bind_text
from yokai_desktop.ui.parts.fitting import fitting_font
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.theme import Role, Themed, theme


class Label(QLabel, Themed):
    """Plain text in a role (``Role.BODY``) and a colour of the theme by name (``"ink2"``).

    The text is never read as markup, so names typed by people are safe.
    """

    def __init__(
        self,
        text: Words = "",
        role: Role = Role.BODY,
        colour: str = "ink",
        *,
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.role = role
        self._colour = colour
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        bind_text(self.setText, text)
        self.follow_theme()

    def set_colour(self, name: str) -> None:
        """Another colour of the theme."""
        self._colour = name
        self._theme_changed()

    def restyle(self) -> None:
        self.setFont(theme().font(self.role))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(theme().colours, self._colour))
        self.setPalette(palette)


_SMALLEST_LARGE = 0.7
"""The part of their size that large words keep where there is little room."""
PARTED = "  ·  "
"""Stands between the parts of a line, the most telling one first."""


class ElidedLabel(Label):
    """One line that ends with dots where there is no room for all of it; the tooltip has it all.

    Where it has several parts the last ones are left out first; large words are set smaller before
    they are cut.

    A ``modest`` one never asks for more width than it gets.
    """

    def __init__(
        self,
        text: Words = "",
        role: Role = Role.BODY,
        colour: str = "ink",
        parent: QWidget | None = None,
        *,
        modest: bool = False,
    ) -> None:
        super().__init__(text, role, colour, parent=parent)
        policy = QSizePolicy.Policy
        width, height = (
            (policy.Ignored, policy.Fixed) if modest else (policy.Expanding, policy.Preferred)
        )
        self.setSizePolicy(width, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def shown_text(self) -> str:
        """As much as there is room for: whole parts, as long as there are several."""
        metrics, parts = self.fontMetrics(), self.text().split(PARTED)
        while len(parts) > 1 and metrics.horizontalAdvance(PARTED.join(parts)) > self.width():
            parts.pop()
        left = PARTED.join(parts)
        fitting = QFontMetrics(self._font_for(left))
        return fitting.elidedText(left, Qt.TextElideMode.ElideRight, self.width())

    def _font_for(self, words: str) -> QFont:
        least = _SMALLEST_LARGE if theme().scale.is_text_large else 1.0
        return fitting_font(self.role, words, self.width(), least)

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown_text()
        self.setToolTip(plain_tip(self.text()) if shown != self.text() else "")
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(self._font_for(shown))
        painter.drawText(self.rect(), int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), shown)


class Rule(QFrame, Themed):
    """A thin horizontal line in a colour of the theme."""

    def __init__(self, colour: str = "paper_line", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = colour
        self.setFixedHeight(1)
        self.setAutoFillBackground(True)
        self.follow_theme()

    def restyle(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, getattr(theme().colours, self._colour))
        self.setPalette(palette)
