"""All tricks of a finished round, one row each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.ui.parts.bindings import bind_style
from yokai_desktop.ui.parts.buttons import LARGE, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.septet.last_trick import TrickStrip, taker_words
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate


class TrickReview(Sheet):
    """Rows of tricks that can be scrolled; closing it leads back to the summary."""

    def __init__(self, parent: QWidget, tricks: tuple[TrickTaken, ...], names: Names) -> None:
        super().__init__(parent, width=860)
        self.set_header(lambda: translate("Septet", "All tricks of the round"))
        for number, trick in enumerate(tricks, start=1):
            self.body.addWidget(self._made_row(number, trick, names))
        self._done = Button(lambda: translate("Septet", "Done"), PRIMARY, height=LARGE)
        self._done.clicked.connect(self.hide)
        self.buttons.addWidget(self._done)
        self.dismissed.connect(self.hide)

    def open(self) -> None:
        self.show()
        self.raise_()

    def _made_row(self, number: int, trick: TrickTaken, names: Names) -> QWidget:
        made = QWidget(self)
        heading = Label(
            lambda: translate("Septet", "Trick {number}").format(number=number), Role.NAME, "ink"
        )
        bind_style(heading.setMinimumWidth, 90)
        strip = TrickStrip(76, made, named=True, ink="ink")
        strip.show_trick(trick, names)
        taker = Label(lambda: taker_words(trick, names), Role.BODY, "ink2", wraps=True)
        row(heading, (strip, 3), (taker, 1), spacing=16, on=made)
        return made
