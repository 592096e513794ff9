"""The deal code: shown, typed, drawn anew, copied."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.deal_codes import code_of_today, new_code, read_code
from yokai_desktop.ui.parts.bindings import ask_again, bind_text
from yokai_desktop.ui.parts.buttons import PAPER, Button
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.theme import Role


class DealCodeField(QWidget):
    """``code()`` is what the field holds, None as long as it is no code."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = TextField(Role.GROUP)
        self._field.setMaxLength(12)
        bind_text(self._field.setAccessibleName, lambda: self.tr("Deal code"))
        self.draw_button = Button(kind=PAPER, icon="dice")
        self.draw_button.describe(lambda: self.tr("Draw another deal"))
        self.today_button = Button(lambda: self.tr("Today"), PAPER)
        bind_text(
            self.today_button.setToolTip,
            lambda: self.tr("The deal of the day, the same for everybody"),
        )
        self.copy_button = Button(kind=PAPER, icon="copy")
        self.copy_button.describe(lambda: self.tr("Copy the code"))
        self._copied = ""
        self._line = Label(self._line_words, Role.SECONDARY, "ink2", wraps=True)
        buttons = (self.draw_button, self.today_button, self.copy_button)
        column(row((self._field, 1), *buttons, spacing=8), self._line, spacing=6, on=self)
        self._field.textChanged.connect(self._text_changed)
        self._field.editingFinished.connect(self._tidy)
        self.draw_button.clicked.connect(self.draw)
        self.today_button.clicked.connect(lambda: self.set_code(code_of_today()))
        self.copy_button.clicked.connect(self._copy_code)
        self.draw()

    def code(self) -> str | None:
        return read_code(self._field.text())

    def set_code(self, code: str) -> None:
        self._field.setText(code)

    def draw(self) -> None:
        """A new code by chance."""
        self._field.setText(new_code())

    def _copy_code(self) -> None:
        code = self.code()
        if code is not None:
            QGuiApplication.clipboard().setText(code)
            self._copied = code
            ask_again(self._line)

    def _tidy(self) -> None:
        code = self.code()
        if code is not None:
            self._field.setText(code)

    def _text_changed(self) -> None:
        valid = self.code() is not None
        self._field.set_wrong(not valid)
        self.copy_button.setEnabled(valid)
        self._copied = ""
        ask_again(self._line)
        self.changed.emit()

    def _line_words(self) -> str:
        code = self.code()
        if code is None:
            return self.tr("A code has six letters or digits, such as 4K7-QM2.")
        if code == self._copied:
            return self.tr("Copied.")
        if code == code_of_today():
            return self.tr("The deal of the day: everybody has these cards today.")
        return self.tr("The same code gives the same cards, to share or to try again.")
