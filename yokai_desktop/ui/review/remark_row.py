"""One's own note beside a decision, and a pin that keeps it in sight on the time bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.storage.remarks import LONGEST, NOTHING, Remark
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.buttons import NORMAL, PAPER, Button
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.parts.keys import ENTER
from yokai_desktop.ui.parts.layouts import row

translate = QCoreApplication.translate
SAVED_AFTER = 600
"""Milliseconds after the last letter."""


class RemarkRow(QWidget):
    """``changed(at, remark)`` when something is to be kept; ``show_remark`` brings another one.

    ``done`` follows when Escape or Enter ends the typing.
    """

    changed = Signal(int, object)
    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at, self._remark = -1, NOTHING
        self.field = TextField()
        self.field.setMaxLength(LONGEST)
        bind_text(self.field.setPlaceholderText, lambda: translate("Review", "Your note…"))
        bind_text(self.field.setAccessibleName, lambda: translate("Review", "Your note"))
        self.pin = Button(kind=PAPER, icon="pin", height=NORMAL)
        self.pin.setCheckable(True)
        self.pin.describe(lambda: translate("Review", "Keep this decision in sight"))
        row((self.field, 1), self.pin, spacing=8, on=self)
        self._soon = QTimer(self, singleShot=True, interval=SAVED_AFTER)
        self._soon.timeout.connect(self.flush)
        self.field.installEventFilter(self)
        self.field.textEdited.connect(lambda _: self._soon.start())
        self.pin.clicked.connect(lambda _: self.flush())

    def show_remark(self, at: int, remark: Remark) -> None:
        """Bring the remark of another decision; what was typed at the last one is kept first."""
        if at != self._at:
            self.flush()
        if at != self._at or remark != self._remark:
            self._at, self._remark = at, remark
            self.field.setText(remark.text)
            self.pin.setChecked(remark.is_pinned)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_pressed = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_pressed and event.key() in (Qt.Key.Key_Escape, *ENTER):  # type: ignore[attr-defined]
            self.flush()
            self.done.emit()
            return True
        return super().eventFilter(watched, event)

    def flush(self) -> None:
        """Keep what was typed, now."""
        self._soon.stop()
        now = Remark(self.field.text().strip(), self.pin.isChecked())
        if self._at >= 0 and now != self._remark:
            self._remark = now
            self.changed.emit(self._at, now)
