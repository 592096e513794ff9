"""A finger on a touch screen: real touch events, which Qt turns into what widgets understand."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

STEPS = 6
FINGER = 0


@cache
def touch_screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def tap(widget: QWidget, point: QPoint) -> None:
    """Put a finger down and lift it at once."""
    drag(widget, point, point)


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Put a finger down, slide it somewhere and lift it."""
    touch = QTest.touchEvent(widget, touch_screen(), False)
    touch.press(FINGER, start, widget).commit()
    if start != end:
        for step in range(1, STEPS + 1):
            touch.move(FINGER, start + (end - start) * step / STEPS, widget).commit()
    touch.release(FINGER, end, widget).commit()


def pinch(widget: QWidget, middle: QPoint, start: int, end: int) -> None:
    """Put two fingers down beside a point, part them or bring them together, and lift them."""
    touch = QTest.touchEvent(widget, touch_screen(), False)
    for finger, side in ((FINGER, -1), (FINGER + 1, 1)):
        touch.press(finger, middle + QPoint(side * start, 0), widget)
    touch.commit()
    for step in range(1, STEPS + 1):
        away = start + (end - start) * step // STEPS
        for finger, side in ((FINGER, -1), (FINGER + 1, 1)):
            touch.move(finger, middle + QPoint(side * away, 0), widget)
        touch.commit()
    for finger, side in ((FINGER, -1), (FINGER + 1, 1)):
        touch.release(finger, middle + QPoint(side * end, 0), widget)
    touch.commit()
