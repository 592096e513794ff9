"""The blue ring that shows where the keyboard is; never shown for the mouse."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFocusFrame,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

from yokai_desktop.ui.parts.keys import ARROWS
from yokai_desktop.ui.parts.spoken import SaysWhere
from yokai_desktop.ui.theme import theme

_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_THICKNESS, _EDGE = 3, 1
_INNER_RADIUS = 5


class _AboveAll(QProxyStyle):
    """Has a ring lie over whatever is around its widget, where a narrow row would cut it off, and
    shows all of it, round corners too."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        if hint is QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        return super().styleHint(hint, option, widget, returnData)


@cache
def _above_all() -> QStyle:
    return _AboveAll("Fusion")


class FocusRing(QFocusFrame):
    """Lies over one widget, a little larger than it."""

    def __init__(self, radius: float) -> None:
        super().__init__()
        self.setStyle(_above_all())
        self.radius = radius

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What was out of sight when the keyboard came is scrolled to a little later."""
        done = super().eventFilter(watched, event)
        widget = self.widget()
        if event.type() == QEvent.Type.Move and self.isHidden() and widget is not None:
            self.setVisible(widget.isVisible())
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        _paint_ring(self, self.radius)


def _paint_ring(widget: QWidget, radius: float) -> None:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = theme().colours
    edge = _EDGE if colours.focus_edge.alpha() else 0  # where it has to stand out from paper too
    inset = _THICKNESS / 2 + edge
    box = QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset)
    for colour, wide in ((colours.focus_edge, _THICKNESS + 2 * edge), (colours.focus, _THICKNESS)):
        painter.setPen(QPen(colour, wide))
        painter.drawRoundedRect(box, radius, radius)


class InnerRing(QWidget):
    """Lies over one widget, within its edge: for what fills the place it scrolls in."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        widget.installEventFilter(self)
        self.hide()

    def setWidget(self, widget: QWidget | None) -> None:
        """As for a focus frame: shown, or put away."""
        self.setVisible(widget is not None)
        self._cover()
        self.raise_()

    def _cover(self) -> None:
        widget = self.parentWidget()
        assert widget is not None
        self.setGeometry(widget.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        _paint_ring(self, _INNER_RADIUS)


class RingFocus(SaysWhere):
    """Mixed into a control: it shows the ring when the keyboard reaches it.

    Enter presses a button like Space does; the arrows belong to what it lies on, a board or a
    list, unless the button is one of a group.
    """

    ring_radius: float = 8
    ring_is_inside = False
    """For what fills the place it scrolls in: a ring around it would not be seen."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)  # type: ignore[misc]
        assert isinstance(self, QWidget)
        ring = getattr(self, "_ring", None)
        if event.reason() in _KEYBOARD:
            if ring is None:
                ring = InnerRing(self) if self.ring_is_inside else FocusRing(self.ring_radius)
                self._ring = ring
            ring.setWidget(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if isinstance(self, QAbstractButton):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if not event.isAutoRepeat():
                    self.click()
                return
            if event.key() in ARROWS and self.group() is None:
                event.ignore()
                return
        super().keyPressEvent(event)  # type: ignore[misc]

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)  # type: ignore[misc]
        ring = getattr(self, "_ring", None)
        if ring is not None:
            ring.setWidget(None)
