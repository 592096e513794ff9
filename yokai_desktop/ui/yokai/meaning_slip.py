"""The slip that tells what a partner's turn meant, in the place of the foot."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button, LinkButton
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.words.joining import labelled

_SPINE = 6


class MeaningSlip(Raised):
    """``closed`` when it goes; ``more_asked`` for the page about the partners."""

    rim = QMargins(4, 4, 4, 8)
    closed = Signal()
    more_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label(lambda: self.tr("What did that mean?"), Role.GROUP)
        self._words = Label(role=Role.BODY, wraps=True)
        more = LinkButton(lambda: self.tr("The conventions"), role=Role.SECONDARY)
        self.close_button = Button(lambda: self.tr("Close"), PAPER, height=SMALL, shrinks=True)
        self.close_button.clicked.connect(self.hide)
        more.clicked.connect(self.more_asked)
        lower = row(more, 0, self.close_button)
        self._text = QWidget()
        column(self._words, 0, on=self._text)
        scroller = ClearScroller(self._text)  # large text may need more room than there is
        scroller.setMinimumHeight(1)
        rows = column(self._title, (scroller, 1), lower, spacing=4, margins=None, on=self)
        self._lower, self._rows = lower, rows
        bind_style(rows.setContentsMargins, self._pad, self._pad, self._pad, self._pad)
        bind_style(self._title.setVisible, lambda: not is_text_large())
        self.hide()

    def _pad(self) -> int:
        return theme().px(14) + 4

    def spine(self) -> tuple[float, QColor]:
        return float(theme().px(_SPINE)), theme().colours.mount_line

    def show_words(self, words: str) -> None:
        """Open with these."""
        self._words.setText(words)
        self.setAccessibleName(labelled(self._title.text(), words))
        self.show()
        self.raise_()
        self.close_button.setFocus(leading_hand().reason)

    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def stand_upright(self, upright: bool) -> None:
        """In a narrow place its ways out stand one below the other."""
        ways = QBoxLayout.Direction
        self._lower.setDirection(ways.TopToBottom if upright else ways.LeftToRight)

    def tall(self, width: int) -> int:
        """How high it is with all its words, at a width."""
        sides = self._rows.contentsMargins()
        words = self._text.heightForWidth(width - sides.left() - sides.right())
        title = 0 if is_text_large() else self._title.sizeHint().height() + self._rows.spacing()
        rest = sides.top() + sides.bottom() + self._rows.spacing() + theme().px(16)
        return title + words + self._lower.sizeHint().height() + rest

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_W, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.hide()
        else:
            super().keyPressEvent(event)
