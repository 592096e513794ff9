"""A slip that tells something once and goes away by itself or with a click."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize, QTimer
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.theme import Role, Themed, theme

_SHOWN_FOR = 9_000
_WIDEST = 620
_MARGIN = 14


class Notice(Raised, Themed):
    """Lies at the bottom of its parent, over everything."""

    rim = QMargins(_MARGIN, 6, _MARGIN, 8)
    is_spoken = True
    """Whether it is said by itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self._words = Label(role=Role.BODY, wraps=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words)
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN_FOR)
        self._timer.timeout.connect(self.hide)
        self.follow_theme()
        self.hide()

    def tell(self, text: str) -> None:
        """Show a sentence or two."""
        self._words.setText(text)
        self.setAccessibleName(text)
        self.place()
        self.show()
        self.raise_()
        self._timer.start()
        if self.is_spoken:
            announce(self, text)

    def restyle(self) -> None:
        pad = theme().px(20)
        self._row.setContentsMargins(pad + _MARGIN, pad, pad + _MARGIN, pad)

    def place(self) -> None:
        """At the bottom of the parent, in the middle."""
        room = self._host.size()
        width = min(room.width() - 20, theme().px(_WIDEST))
        height = self._row.heightForWidth(width) if self._row.hasHeightForWidth() else 60
        size = QSize(width, height)
        self.setGeometry((room.width() - width) // 2, room.height() - height - 18, *size.toTuple())

    def spine(self) -> tuple[float, QColor]:
        return 6, theme().colours.gold

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
