"""What PySide made for widgets that are gone."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


def dead_wrappers() -> int:
    """How many objects of Python are kept for widgets that Qt has destroyed."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    kept = (thing for thing in gc.get_objects() if isinstance(thing, QWidget))
    return sum(not isValid(widget) for widget in kept)
