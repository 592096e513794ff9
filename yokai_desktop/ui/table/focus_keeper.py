"""Who has the keyboard at a table: always exactly one, and always the one it belongs to.

Qt gives the keyboard of a widget that goes away to whatever comes next on the page, the menu for
instance.  Here it goes to its owner instead: the sheet that lies over everything, the curtain, the
card where the person may choose, else the prompt.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from yokai_desktop.ui.parts.leading_hand import can_hold_keyboard, leading_hand
from yokai_desktop.ui.parts.prompt_slip import PromptSlip
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.speech.announcer import announcer

if TYPE_CHECKING:
    from yokai_desktop.ui.table.page import TablePage


class Owner(Enum):
    """To whom the keyboard belongs at a moment."""

    SHEET = "sheet"
    CURTAIN = "curtain"
    CHOICE = "choice"
    PROMPT = "prompt"


class FocusKeeper(QObject):
    """``settle`` is called by whatever may change the owner; ``give`` moves the keyboard.

    As long as the owner stays the same the person may go elsewhere with Tab.  ``guests`` are what
    is opened over the board for a moment (a log, a note): they keep the keyboard until they close.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._last: Owner | None = None
        self._is_waiting = False
        self.guests: list[QWidget] = []
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._moved)

    @property
    def owner(self) -> Owner:
        if open_sheet(self._page.window()) is not None:
            return Owner.SHEET
        if self._page.curtain.is_closed:
            return Owner.CURTAIN
        return Owner.CHOICE if self._page.board.is_choosing else Owner.PROMPT

    def settle(self) -> None:
        """Move the keyboard if it belongs to somebody else than before, or is nowhere.

        A table behind another page leaves it there: ``give`` follows when it comes to the front.
        """
        if not self._page.isVisible() or self._waits_for_words():
            return
        owner, holder = self.owner, self._page.window().focusWidget()
        if self._has_guest(holder):
            self._last = owner if owner in (Owner.CHOICE, Owner.PROMPT) else None
        if self._last is not owner or not self._may_keep(owner, holder):
            self.give()

    def _waits_for_words(self) -> bool:
        """A keyboard that moves cuts short what is being read; only a curtain comes before that."""
        if not announcer().is_talking or self.owner is Owner.CURTAIN:
            return False
        if not self._is_waiting:
            self._is_waiting = True
            announcer().when_quiet(self._settle_after_words)
        return True

    def _settle_after_words(self) -> bool:
        """Whether the keyboard has moved."""
        if not isValid(self):
            return False
        holder = QApplication.focusWidget()
        self._is_waiting = False
        self.settle()
        return QApplication.focusWidget() is not holder

    def give(self) -> None:
        """To the owner of the moment."""
        page, owner = self._page, self.owner
        self._last = owner
        if owner is Owner.SHEET:
            sheet = open_sheet(page.window())
            assert sheet is not None
            sheet.take_focus()
        elif owner is Owner.CURTAIN:
            page.curtain.take_focus()
        else:
            # A ring on a card is for those who play with the keys, or by ear; for others the board
            # waits.
            uses_keys = leading_hand().is_keyboard or QAccessible.isActive()
            quiet = owner is Owner.CHOICE and not uses_keys
            place = page.board if quiet else page.board.keyboard_place()
            if isinstance(place, PromptSlip):
                place.is_parked = True
            place.setFocus(leading_hand().reason)

    def _may_keep(self, owner: Owner, holder: QWidget | None) -> bool:
        page = self._page
        if holder is None or holder is page or not can_hold_keyboard(holder):
            return False
        if owner is Owner.SHEET:
            sheet = open_sheet(page.window())
            return sheet is not None and sheet.isAncestorOf(holder)
        if owner is Owner.CURTAIN:
            return page.curtain.isAncestorOf(holder)
        is_parked = isinstance(holder, PromptSlip) and holder.is_parked
        if owner is Owner.PROMPT and (is_parked or holder is page.board):
            return holder is page.board.keyboard_place()
        return page.isAncestorOf(holder)

    def _has_guest(self, holder: QWidget | None) -> bool:
        if holder is None or not can_hold_keyboard(holder):
            return False
        return any(guest is holder or guest.isAncestorOf(holder) for guest in self.guests)

    def _moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """A sheet has opened or closed, or the window is in front again.

        A window that has the keyboard itself is about to give it to another page.
        """
        window = self._page.window()
        if now not in (None, window) and self._page.isVisible() and now.window() is window:
            self.settle()
