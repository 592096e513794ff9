"""A page of the window: one screen that can be shown and left."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from yokai_desktop.ui.parts.ground import Ground
from yokai_desktop.ui.parts.layouts import lay_out_now
from yokai_desktop.ui.parts.leading_hand import can_hold_keyboard, leading_hand
from yokai_desktop.ui.parts.spoken import say_what_scrolls, say_where_all
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.routes import PageRoute, Route


class Page(Ground):
    """Made when it is first needed.

    Texts and lengths are declared where a part is made (``parts/bindings.py``) and follow every
    switch by themselves; ``refresh`` and ``fit`` are for what is worked out from other things.
    """

    navigate = Signal(object)
    """Where the user wants to go, a ``Route``; sent by ``go`` alone, which knows the type."""

    menu_asked = Signal()
    """The user wants the window's menu."""

    title_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menu_anchor: QWidget | None = None
        """Where the menu opens, if the page has a button for it."""
        theme().settled.connect(self._settled)

    leaves_to: Route | None = None
    """Where Escape and Alt+Left lead from this page; nowhere by default."""

    def go(self, route: Route) -> None:
        """Ask the window to lead there."""
        self.navigate.emit(route)

    def leave(self) -> None:
        """Go where this page leads back to."""
        if self.leaves_to is not None:
            self.go(self.leaves_to)

    def refresh(self) -> None:
        """Show how things are now; also asked for when the language has changed."""

    def fit(self) -> None:
        """Fit parts to the room: after a change of size, style or language, when all is set."""

    def _settled(self) -> None:
        """All parts have their new words and fonts: what they need is known now."""
        lay_out_now()
        self.fit()

    def opened(self, route: PageRoute) -> None:
        """The page comes to the front, asked for in this way."""

    def keep_still(self, still: bool) -> None:
        """Let what moves here wait, as it does while another page fades away over it."""

    def left(self) -> None:
        """The page is about to be destroyed."""

    def window_title(self) -> str:
        """What the window's title tells beside the program's name; never a secret."""
        return ""

    has_aid = False
    """Whether ``toggle_aid`` shows something here."""

    def toggle_aid(self) -> None:
        """Open or close the player aid of what is played here."""

    def rules_place(self) -> str:
        """The anchor of the rules that explain what is shown; the beginning if empty."""
        return ""

    @property
    def is_covered(self) -> bool:
        """Whether somebody else's secrets wait behind a curtain: nothing opens then."""
        return False

    def take_focus(self) -> None:
        """Have the keyboard: where it was last, else on the page itself, whose keys then work."""
        wanted = (self.focusWidget(), self.first_focus())
        able = (place for place in wanted if place is not None and can_hold_keyboard(place))
        next(able, self).setFocus(leading_hand().reason)

    def first_focus(self) -> QWidget | None:
        """What has the keyboard when the page is first shown; None for the page itself."""
        return None

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:  # every part has its new words
            self.refresh()
            self._settled()
            self._say_what_scrolls()
            say_where_all(self)
            self.title_changed.emit()
        return handled

    def _say_what_scrolls(self) -> None:
        say_what_scrolls(self, self.window_title() or "Yokai Desktop")
