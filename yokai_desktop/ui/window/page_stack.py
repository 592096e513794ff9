"""The pages of the window, of which one is in front."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget

from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.interfaces import ReadAs
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.window.page import Page
from yokai_desktop.ui.window.page_fade import PageFade


class PageStack(ReadAs, QStackedWidget):
    """The pages by name; a reader says nothing of it."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: dict[str, Page] = {}
        self._is_fading = False
        self.here = ""
        """The name of the page in front."""

    @property
    def page(self) -> Page:
        """The page in front."""
        return self._pages[self.here]

    def has(self, name: str) -> bool:
        return name in self._pages

    def add(self, name: str, page: Page) -> None:
        self._pages[name] = page
        self.addWidget(page)

    def take(self, name: str) -> Page | None:
        """Take a page out, if it is there."""
        page = self._pages.pop(name, None)
        if page is not None:
            page.left()
            self.window().setFocus()  # what goes is to give the keyboard to nobody
            self.removeWidget(page)
        return page

    def show_page(self, name: str) -> Page:
        """Bring a page to the front; the one before fades away over it."""
        pace = Pace.of(preferences().value("animation"), preferences().value("reduced_motion"))
        fades = self.window().isVisible() and name != self.here and not pace.is_still
        before = self.grab() if fades else None
        self._put_away_sheets()
        self.here = name
        page = self.page
        self.window().setFocus()  # else Qt moves it to the menu of the next page
        self.setCurrentWidget(page)
        page.take_focus()
        if before is not None:
            self._is_fading = True
            PageFade(before, self, pace.ms(Span.PAGE)).faded.connect(self._faded)
        return page

    def keep_still_while_fading(self) -> None:
        """Let the page in front begin to move when nothing of the one before is seen any more.

        Every picture of a fade paints the whole window: what flies then would stutter.
        """
        if self._is_fading:
            self.page.keep_still(True)

    def _faded(self) -> None:
        self._is_fading = False
        self.page.keep_still(False)

    def _put_away_sheets(self) -> None:
        """Those that lie over all pages."""
        near = Qt.FindChildOption.FindDirectChildrenOnly
        for sheet in self.findChildren(Sheet, options=near):
            sheet.dismissed.emit()
