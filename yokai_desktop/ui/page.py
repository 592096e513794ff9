"""A page of the window: one screen that can be shown, left and put into another language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from yokai_desktop.ui.parts.ground import Ground
from yokai_desktop.ui.parts.leading_hand import can_hold_keyboard, leading_hand
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
    """Where Escape and Alt+Left lead from this page; nowhere by default."""

    def retranslate(self) -> None:
        """Set every text anew, in the language now in force."""

    def opened(self, **wanted: object) -> None:
        """The page comes to the front, asked for with these wishes."""

    def left(self) -> None:
        """The page is about to be destroyed."""

    def window_title(self) -> str:
        """What the window's title tells beside the program's name; never a secret."""
        return ""

    def rules_place(self) -> str:
        """The anchor of the rules that explain what is shown; the beginning if empty."""
        return ""

    @property
    def is_covered(self) -> bool:
        """Whether somebody else's secrets wait behind a curtain: nothing opens then."""
        return False

    def take_focus(self) -> None:
        """Have the keyboard: where it was last, else on the page itself, whose keys then work."""
        last = self.focusWidget()
        place = last if last is not None and can_hold_keyboard(last) else self
        place.setFocus(leading_hand().reason)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Qt asks here for Tab, and when what had the keyboard is hidden or switched off."""
        holder = self.window().focusWidget()
        if holder is None or can_hold_keyboard(holder) or not self.isVisible():
            moved = super().focusNextPrevChild(next)
            self._bring_into_sight(self.focusWidget())
            return moved
        self.take_focus()
        return True

    def _bring_into_sight(self, holder: QWidget | None) -> None:
        """Qt scrolls to what has the keyboard only if it comes from the same area."""
        for area in self.findChildren(QScrollArea):
            if holder is not None and area.isAncestorOf(holder):
                area.ensureWidgetVisible(holder)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows that nothing on the page wants go from control to control."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        else:
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
