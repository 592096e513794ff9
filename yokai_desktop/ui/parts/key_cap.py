"""A key and what it does, on a panel of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import Words, bind_text
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.theme import Role, Themed, theme

_SIDE = 7


class KeyCap(QWidget, Themed):
    """The name of a key in a small frame."""

    def __init__(
        self, words: Words, colour: str = "panel_text", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._colour = "", colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()
        bind_text(self._show, words)

    def _show(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        self.setFont(theme().font(Role.CAPTION))

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self._words) + 2 * theme().px(_SIDE)
        return QSize(max(wide, metrics.height() + 4), metrics.height() + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = getattr(theme().colours, self._colour)
        painter.setPen(QPen(colour, 1))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(self.font())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words)


class KeyLine(QWidget):
    """A key, then what it does."""

    def __init__(
        self,
        key: Words,
        words: Words,
        parent: QWidget | None = None,
        *,
        colours: tuple[str, str] = ("panel_text", "panel_muted"),
    ) -> None:
        super().__init__(parent)
        label = Label(words, Role.SECONDARY, colours[1], wraps=True)
        row(KeyCap(key, colours[0]), (label, 1), spacing=7, on=self)
