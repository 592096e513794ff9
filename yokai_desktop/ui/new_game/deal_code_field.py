"""The deal code: shown, typed, drawn anew, copied."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.deal_codes import code_of_the_day, new_code, read_code
from yokai_desktop.ui.parts.buttons import PAPER, Button
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.theme import Role, Themed, theme


class DealCodeField(QWidget, Themed):
    """``code()`` is what the field holds, None as long as it is no code."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = TextField(Role.GROUP)
        self._field.setMaxLength(12)
        self.draw_button = Button(kind=PAPER, icon="dice")
        self.today_button = Button(kind=PAPER)
        self.copy_button = Button(kind=PAPER, icon="copy")
        self._line = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self._row = QHBoxLayout()
        self._row.addWidget(self._field, 1)
        self._row.addWidget(self.draw_button)
        self._row.addWidget(self.today_button)
        self._row.addWidget(self.copy_button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._row)
        self._column.addWidget(self._line)
        self._field.textChanged.connect(self._text_changed)
        self._field.editingFinished.connect(self._tidy)
        self.draw_button.clicked.connect(self.draw)
        self.today_button.clicked.connect(lambda: self.set_code(code_of_the_day(date.today())))
        self.copy_button.clicked.connect(self._copy_code)
        self.draw()
        self.retranslate()
        self.follow_theme()

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
            self._line.setText(self.tr("Copied."))

    def _tidy(self) -> None:
        code = self.code()
        if code is not None:
            self._field.setText(code)

    def _text_changed(self) -> None:
        valid = self.code() is not None
        self._field.set_wrong(not valid)
        self.copy_button.setEnabled(valid)
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        if self.code() is None:
            self._line.setText(self.tr("A code has six letters or digits, such as 4K7-QM2."))
        elif self.code() == code_of_the_day(date.today()):
            self._line.setText(self.tr("The deal of the day: today everybody has these cards."))
        else:
            self._line.setText(
                self.tr("The same code gives the same cards, to share or to try again.")
            )

    def retranslate(self) -> None:
        self._field.setAccessibleName(self.tr("Deal code"))
        self.draw_button.describe(self.tr("Draw another deal"))
        self.today_button.setText(self.tr("Today"))
        self.today_button.setToolTip(self.tr("The deal of the day, the same for everybody"))
        self.copy_button.describe(self.tr("Copy the code"))
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def restyle(self) -> None:
        look = theme()
        self._row.setSpacing(look.px(8))
        self._column.setSpacing(look.px(6))
