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
