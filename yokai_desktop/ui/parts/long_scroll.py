"""A hanging scroll with more to read than it shows: what does not fit is scrolled to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.layouts import keep_margins
from yokai_desktop.ui.theme import theme

_BAR = 12
"""The width of a scroll bar, as the style sheet has it."""
_FOOT_GAP = 7
"""Above the foot of a scroll, and between its parts."""
_ROLLING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class _Window(ClearScroller):
    """The part that is seen."""

    def __init__(self, content: QWidget) -> None:
        super().__init__(content)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def _settle_bar(self) -> None:
        """Always there, in the margin, and not to be seen where there is nothing to roll."""

    def _follow_range(self, least: int, most: int) -> None:
        super()._follow_range(least, most)
        self.verticalScrollBar().setEnabled(most > least)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ROLLING:
            super().keyPressEvent(event)
        else:
            event.ignore()


def _height(layout: QVBoxLayout, width: int) -> int:
    """How high a column must be at a width."""
    layout.invalidate()
    if layout.hasHeightForWidth():
        return layout.minimumHeightForWidth(width)
    return layout.minimumSize().height()


class LongScroll(HangingScroll):
    """``body`` may be longer than the paper.  The bar stands in the margin: it takes no room."""

    rolled = Signal()
    """Something else of the body is seen now."""

    def __init__(self, parent: QWidget | None = None, *, padding: int = 22) -> None:
        super().__init__(parent, padding=padding)
        self._text = QWidget()
        self._window = _Window(self._text)
        self._frame.addWidget(self._window, 1)
        self._frame.setSpacing(0)
        self._foot = QVBoxLayout()
        self._foot.setContentsMargins(0, 0, 0, 0)
        self._frame.addLayout(self._foot)
        self.body = QVBoxLayout(self._text)
        self.body.setContentsMargins(0, 0, 0, 0)
        bar = self._window.verticalScrollBar()
        bar.valueChanged.connect(self.rolled)
        bar.rangeChanged.connect(self.rolled)

    def set_foot(self, *widgets: QWidget) -> None:
        """What stays in sight below the body, however long that is."""
        for widget in widgets:
            self._foot.addWidget(widget)
        bind_style(self._foot.setSpacing, _FOOT_GAP)
        keep_margins(self._foot, (0, _FOOT_GAP, lambda: _BAR, 0))

    def spare_room(self) -> int:
        """How much more height there is than body and foot need; below 0 the body is rolled."""
        paper = self._frame.contentsRect()
        wide = paper.width()
        return paper.height() - _height(self.body, wide - _BAR) - _height(self._foot, wide)

    def name(self, words: str) -> None:
        """What a screen reader calls it."""
        self._window.setAccessibleName(words)

    @property
    def is_rollable(self) -> bool:
        """Whether there is more than can be seen."""
        return self._window.verticalScrollBar().maximum() > 0

    def seen_part(self) -> QRect:
        """Where the body can be seen, in the pixels of the widget around the scroll."""
        port = self._window.viewport()
        return QRect(port.mapTo(self, port.rect().topLeft()), port.size()).translated(self.pos())

    def roll(self, pixels: int) -> None:
        """Scroll down by so many pixels, as far as there is more."""
        bar = self._window.verticalScrollBar()
        bar.setValue(bar.value() + pixels)

    def roll_to_top(self) -> None:
        """Show the beginning."""
        self._window.verticalScrollBar().setValue(0)

    def bring_into_sight(self, box: QRect) -> None:
        """Scroll until a box, in the pixels of the widget around the scroll, can be seen."""
        seen = self.seen_part()
        if box.bottom() > seen.bottom():
            self.roll(box.bottom() - seen.bottom())
        elif box.top() < seen.top():
            self.roll(box.top() - seen.top())

    def lay_out(self) -> None:
        """Put everything in its place now, not when the program is idle."""
        self._frame.activate()
        self.body.activate()
        QApplication.sendEvent(self._window, QEvent(QEvent.Type.LayoutRequest))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def restyle(self) -> None:
        super().restyle()
        margins = self._frame.contentsMargins()
        margins.setRight(margins.right() - _BAR)
        self._frame.setContentsMargins(margins)

    def _free_paper(self) -> int:
        return max(_BAR + 3, super()._free_paper() // (2 if theme().scale.is_text_large else 1))

    def _brocade(self) -> int:
        return super()._brocade() // (3 if theme().scale.is_text_large else 1)
