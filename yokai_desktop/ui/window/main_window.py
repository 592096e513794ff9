"""The window: a stack of pages, the ways between them, and what holds for all of them."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow

from yokai_desktop.engine.contract import BadSetup
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.saves import BrokenSave
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.games.starting import GameRequest, saves
from yokai_desktop.ui.parts.layouts import lay_out_now
from yokai_desktop.ui.parts.leading_hand import can_hold_keyboard, leading_hand
from yokai_desktop.ui.parts.notice import Notice
from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.services.archive_words import unreadable_save_words
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.speech.interfaces import ReadAs
from yokai_desktop.ui.speech.interfaces import Role as SpokenRole
from yokai_desktop.ui.theme import SMALLEST_HEIGHT, SMALLEST_WIDTH, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.heap import give_back_unused
from yokai_desktop.ui.window.menus import NEW_GAMES, RECORDS, Menus
from yokai_desktop.ui.window.page import Page
from yokai_desktop.ui.window.page_stack import PageStack
from yokai_desktop.ui.window.pages import PAGES, TABLE, name_of, page_named
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.ui.window.settings_in_force import apply_setting, unsaved_words
from yokai_desktop.ui.window.window_place import restore_place, save_place

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match

logger = logging.getLogger(__name__)

_PASSING = ("rules", "settings")
"""Pages one comes back from to where one was."""


class MainWindow(ReadAs, QMainWindow):
    """``go(route)`` leads somewhere; ``start`` and ``resume`` open a table."""

    read_as = SpokenRole.Window
    painted = Signal()
    """The first picture is on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self._way_back = "home"
        self._was_painted = self._was_full = False
        self._stack = PageStack()
        self.setCentralWidget(self._stack)
        self.setMinimumSize(SMALLEST_WIDTH, SMALLEST_HEIGHT)
        self.notice = Notice(self)
        self.menus = Menus(self)
        self._connect_menus()
        preferences().changed.connect(apply_setting)
        preferences().could_not_save.connect(lambda reason: self.notice.tell(unsaved_words(reason)))
        restore_place(self)
        theme().set_window_size(self.size())
        self.go(routes.Home())

    @property
    def page(self) -> Page:
        """The page in front."""
        return self._stack.page

    @property
    def page_name(self) -> str:
        return self._stack.here

    def go(self, route: Route) -> None:
        """Follow a route."""
        match route:
            case routes.Back():
                self.show_page(self._way_back)
            case routes.Start(request):
                self.start(request)
            case routes.Again(match):
                self.start(GameRequest.of(match).with_new_deal())
            case routes.Continue(slot):
                self.resume(slot)
            case routes.Play(match, back):
                self.play_on(match, back)
            case routes.Tell(text):
                self.notice.tell(text)
            case routes.About():
                self.show_about()
            case _:
                self._go_to_page(route)

    def show_page(self, name: str) -> None:
        """Show a page by its name, asked for with nothing."""
        self._go_to_page(page_named(name))

    def _go_to_page(self, route: PageRoute) -> None:
        name, here = name_of(route), self._stack.here
        if name in _PASSING and here not in _PASSING:
            self._way_back = here or "home"
        if not self._stack.has(name):
            self._add(name, PAGES[name]())
        if here == TABLE and name not in (*_PASSING, TABLE):
            self._clear_table()
        self._show(route)

    def start(self, request: GameRequest) -> None:
        """Deal a new game and sit down at the table."""
        try:
            match = request.match()
        except BadSetup as error:
            logger.warning("no such game: %s", error)
            self.notice.tell(self.tr("These choices do not make a valid game."))
            return
        self.play_on(match)

    def play_on(self, match: Match, back: PageRoute | None = None) -> None:
        """Sit down at another game; unfinished ones stay where they are.

        Leaving the table leads ``back``, home if None.
        """
        self._clear_table()
        saves().drop_unbegun(match.game.name)
        self.sit_down(match, {})
        self.page.leaves_to = back or self.page.leaves_to

    def resume(self, slot: str) -> None:
        """Go on with a game that was left."""
        try:
            save = saves().read(slot)
        except BrokenSave as error:
            logger.warning("save %s: %s", slot, error)
            save = None
        except StorageError as error:
            logger.warning("save %s: %s", slot, error)
            self.notice.tell(
                self.tr("The unfinished game cannot be read now. Its file is left as it is.")
            )
            self.go(routes.Home())
            return
        if save is None:
            self.notice.tell(unreadable_save_words())
            self.go(routes.Home())
            return
        self.sit_down(save.match, dict(save.extra), slot)

    def sit_down(self, match: Match, extra: dict[str, Any], slot: str = "") -> None:
        """Open the table of a game in progress; a new one gets a slot of its own."""
        self._clear_table()
        page = game_face(match.game.name).table_page(match, extra)
        page.slot = slot or saves().free_slot(match.game.name)
        self._add(TABLE, page)
        self._show(routes.Table())

    def _add(self, name: str, page: Page) -> None:
        self._stack.add(name, page)
        page.navigate.connect(self.go)
        page.menu_asked.connect(self.open_menu)
        page.title_changed.connect(self._set_title)

    def _clear_table(self) -> None:
        table = self._stack.take(TABLE)
        if table is not None:
            table.destroyed.connect(give_back_unused)
            table.deleteLater()

    def _show(self, route: PageRoute) -> None:
        page = self._stack.show_page(name_of(route))
        self.menus.actions["aid"].setVisible(page.has_aid)
        page.opened(route)
        self._stack.keep_still_while_fading()
        self._set_title()

    def _set_title(self) -> None:
        here = self.page.window_title()
        self.setWindowTitle(f"{here} - Yokai Desktop" if here else "Yokai Desktop")

    def _connect_menus(self) -> None:
        actions = self.menus.actions
        for name in ("home", *NEW_GAMES, "dojo", *RECORDS, "settings"):
            actions[name].triggered.connect(lambda _=False, n=name: self.show_page(n))
        actions["rules"].triggered.connect(self._open_rules)
        actions["aid"].triggered.connect(lambda: self.page.toggle_aid())
        actions["guide"].triggered.connect(lambda: self.go(routes.Rules("program")))
        QShortcut(QKeySequence("F10"), self).activated.connect(partial(self.open_menu, by_key=True))
        QShortcut(QKeySequence("Alt+Left"), self).activated.connect(self.leave)
        actions["full-screen"].triggered.connect(self.set_full_screen)
        actions["about"].triggered.connect(self.show_about)
        actions["quit"].triggered.connect(self.close)

    def _open_rules(self) -> None:
        """The place that explains what is shown; a closed curtain stays in front."""
        if not self.page.is_covered:
            self.go(routes.Rules(self.page.rules_place()))

    def leave(self) -> None:
        """Put away the sheet in front, else go where this page leads back to."""
        sheet = open_sheet(self)
        if sheet is not None:
            sheet.dismissed.emit()
        else:
            self.page.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no page wanted."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """When a sheet over the whole window goes, the page in front has the keyboard."""
        holder = self.focusWidget()
        if holder is None or can_hold_keyboard(holder) or not self.isVisible():
            return super().focusNextPrevChild(next)
        self.page.take_focus()
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None:
            leading_hand().watch(handle)
            announcer().watch(handle)

    def open_menu(self, *, by_key: bool = False) -> None:
        """The menu below the button of the page, or in the corner."""
        anchor = self.page.menu_anchor
        if anchor is not None and anchor.isVisible():
            place = anchor.mapToGlobal(anchor.rect().bottomLeft())
        else:
            place = self.mapToGlobal(self.rect().topLeft())
        menu = self.menus.menu
        menu.popup(place)
        if by_key or leading_hand().is_keyboard or QAccessible.isActive():
            menu.setActiveAction(menu.actions()[0])  # else nothing would be read of it

    def set_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def show_about(self) -> None:
        from yokai_desktop.ui.settings.about import AboutSheet

        AboutSheet(self._stack).show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        theme().set_window_size(event.size())
        super().resizeEvent(event)
        self.notice.place()
        # New fonts and margins ask to be laid out later, after a first picture in the wrong places.
        if self.isFullScreen() != self._was_full:
            lay_out_now()
        self._was_full = self.isFullScreen()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.update_words()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.menus.actions["full-screen"].setChecked(self.isFullScreen())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        save_place(self)
        self._clear_table()
        if self._stack.here == TABLE:
            self._stack.here = "home"
        super().closeEvent(event)
