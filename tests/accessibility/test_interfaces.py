"""What readers are told of a widget lives exactly as long as Qt wants it."""

from __future__ import annotations

import gc

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from yokai_desktop.ui.speech import interfaces
from yokai_desktop.ui.speech.interfaces import ReadAs, install_interfaces


class Ring(ReadAs, QWidget):
    """Holds on to itself, as widgets do whose words are functions: only a collection ends it."""

    def __init__(self) -> None:
        super().__init__()
        self.whole = self


def test_a_collected_widget_leaves_its_interface_to_qt(qapp: QApplication) -> None:
    install_interfaces()
    QAccessible.queryAccessibleInterface(Ring())
    made = interfaces._kept.interfaces[-1]
    assert isValid(made)
    gc.collect()
    assert not isValid(made)


def test_interfaces_that_qt_has_deleted_are_forgotten(qapp: QApplication) -> None:
    install_interfaces()
    gc.freeze()  # what earlier tests left need not be gone through each time
    try:
        for _ in range(interfaces._SWEEP + 1):
            QAccessible.queryAccessibleInterface(Ring())
            gc.collect()
    finally:
        gc.unfreeze()
    assert len(interfaces._kept.interfaces) <= interfaces._SWEEP
