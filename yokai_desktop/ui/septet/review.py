"""All tricks of a finished round, one row each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.ui.parts.buttons import LARGE, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.septet.last_trick import TrickStrip, taker_words
from yokai_desktop.ui.septet.names import Names
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate


class TrickReview(Sheet):
    """Rows of tricks that can be scrolled; closing it leads back to the summary."""

    def __init__(self, parent: QWidget, tricks: tuple[TrickTaken, ...], names: Names) -> None:
        super().__init__(parent, width=860)
        self._tricks, self._names = tricks, names
        self._done = Button(kind=PRIMARY, height=LARGE)
        self._done.clicked.connect(self.hide)
        self.buttons.addWidget(self._done)
        self.dismissed.connect(self.hide)
        self.retranslate()

    def retranslate(self) -> None:
        self.empty_body()
        for number, trick in enumerate(self._tricks, start=1):
            self.body.addWidget(self._made_row(number, trick, self._names))
        self._done.setText(translate("Septet", "Done"))
        self.set_header(translate("Septet", "All tricks of the round"))

    def open(self) -> None:
        self.show()
        self.raise_()

    def _made_row(self, number: int, trick: TrickTaken, names: Names) -> QWidget:
        row = QWidget(self)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme().px(16))
        title = translate("Septet", "Trick {number}").format(number=number)
        heading = Label(title, Role.NAME, "ink")
        heading.setMinimumWidth(theme().px(90))
        layout.addWidget(heading)
        strip = TrickStrip(76, row, named=True, ink="ink")
        strip.show_trick(trick, names)
        layout.addWidget(strip, 3)
        layout.addWidget(Label(taker_words(trick, names), Role.BODY, "ink2", wraps=True), 1)
        return row
