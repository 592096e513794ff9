"""A page of the window: one screen that can be shown, left and put into another language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.parts.ground import Ground
from yokai_desktop.ui.parts.spoken import say_what_scrolls


class Page(Ground):
    """Made when it is first needed.  Call ``retranslate`` at the end of ``__init__``."""

    navigate = Signal(str, dict)
    """Where the user wants to go: the name of a page and what it should open with."""

    menu_asked = Signal()
    """The user wants the window's menu."""

    title_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menu_anchor: QWidget | None = None
        """Where the menu opens, if the page has a button for it."""

    leaves_to = ""
    """Where Escape leads from this page; nowhere by default."""

    def retranslate(self) -> None:
        """Set every text anew, in the language now in force."""

    def opened(self, **wanted: object) -> None:
        """The page comes to the front, asked for with these wishes."""

    def left(self) -> None:
        """The page is about to be destroyed."""

    def window_title(self) -> str:
        """What the window's title tells beside the program's name; never a secret."""
        return ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.leaves_to:
            self.navigate.emit(self.leaves_to, {})
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._say_what_scrolls()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._say_what_scrolls()
            self.title_changed.emit()

    def _say_what_scrolls(self) -> None:
        say_what_scrolls(self, self.window_title() or "Yokai Desktop")
