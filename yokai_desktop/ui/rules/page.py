"""The rules page: chapters at the left, the text on a scroll, a search over everything."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.parts.bindings import ask_again, bind_style, bind_text, follow_style, line
from yokai_desktop.ui.parts.buttons import QUIET, Button
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.rules.book import RuleBook
from yokai_desktop.ui.rules.browser import RulesBrowser
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.words.languages import DEFAULT

_ANCHOR = Qt.ItemDataRole.UserRole
_LEAST_SEARCH = 2
_INDENT = "    "
_ITEM_SIDES = 20
"""Beside the words of a line of the contents."""


def _broken(words: str, metrics: QFontMetrics, room: int) -> list[str]:
    """In lines that fit, as far as single words do."""
    lines: list[list[str]] = [[]]
    for word in words.split(" "):
        longer = " ".join((*lines[-1], word))
        if lines[-1] and metrics.horizontalAdvance(longer) > room:
            lines.append([])
        lines[-1].append(word)
    return [" ".join(line) for line in lines]


class _Contents(RingFocus, QListWidget):
    """The list of chapters."""

    ring_is_inside = True


class RulesPage(BarPage):
    """``opened(anchor=...)`` opens a section, from a table for instance."""

    leaves_to: Route | None = routes.Back()

    def __init__(self) -> None:
        super().__init__()
        self.bar.help_button.hide()
        self.bar.set_title(
            lambda: self.tr("Rules"), lambda: self.tr("Both games, every way to play")
        )
        self._book = RuleBook(translation().language or DEFAULT)
        self._anchor = self._book.chapters[0].name
        self._back = Button(lambda: self.tr("Back"), QUIET, icon="back")
        self._back.clicked.connect(lambda: self.go(routes.Back()))
        self.search = TextField()
        self.search.setClearButtonEnabled(True)
        bind_text(self.search.setPlaceholderText, self._search_words)
        follow_style(self, lambda: ask_again(self.search))
        bind_text(self.search.setAccessibleName, lambda: self.tr("Search the rules"))
        self.search.textChanged.connect(self._list_sections)
        self.contents = _Contents()
        self.contents.setObjectName("contents")
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.setWordWrap(True)
        bind_text(self.contents.setAccessibleName, lambda: self.tr("Contents"))
        bind_style(self.contents.setFont, lambda: theme().font(Role.BUTTON))
        bind_style(self.contents.setSpacing, 1)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setCursor(Qt.CursorShape.PointingHandCursor)
        self.contents.currentItemChanged.connect(self._section_chosen)
        self._found = Label(role=Role.SECONDARY, colour="muted", wraps=True)
        self.browser = RulesBrowser()
        bind_text(self.browser.setAccessibleName, lambda: self.tr("Rules"))
        bind_text(
            self.browser.setAccessibleDescription,
            lambda: self.tr("N goes to the next heading, Shift+N to the one before."),
        )
        self.browser.turned.connect(self._turn)
        self._lay_out()
        self.refresh()
        self.fit()

    def _search_words(self) -> str:
        """Large words have room for the shortest."""
        if theme().scale.is_text_large:
            return self.tr("Search")
        return self.tr("Search the rules")

    def _lay_out(self) -> None:
        left = column(spacing=12)
        left.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        left.addWidget(self.search)
        left.addWidget(self._found)
        left.addWidget(self.contents, 1)
        scroll = HangingScroll(mount=16, padding=34)
        scroll.body.addWidget(self.browser)
        bind_style(scroll.setMaximumWidth, line(980))
        self.column.addLayout(row(left, (scroll, 1), spacing=28, margins=(40, 20, 40, 20)), 1)

    def fit(self) -> None:
        width = min(theme().scale.line(300), round(self.width() * 0.3))
        for part in (self.search, self.contents, self._found):
            part.setFixedWidth(max(200, width))
        self._list_sections()

    def window_title(self) -> str:
        return self.tr("Rules")

    def first_focus(self) -> QWidget | None:
        return self.browser

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.Rules)
        if route.anchor:
            self.search.clear()
            self.show_section(route.anchor)

    def show_section(self, anchor: str) -> None:
        """Open the chapter of a section and scroll to it."""
        chapter = self._book.chapter_of(anchor)
        known = any(section.anchor == anchor for section in chapter.sections)
        self._anchor = anchor if known else chapter.name
        self.browser.open_chapter(chapter, self._anchor, self.search.text())
        self._list_sections()

    def _turn(self, step: int) -> None:
        """Go to a heading near the line that is being read, through all chapters, and say it."""
        sections = [section for chapter in self._book.chapters for section in chapter.sections]
        anchor, is_heading = self.browser.place()
        here = [section.anchor for section in sections].index(anchor or self._anchor)
        wanted = here + step if step > 0 or is_heading else here
        section = sections[max(0, min(wanted, len(sections) - 1))]
        self.show_section(section.anchor)
        announce(self.browser, section.title)

    def refresh(self) -> None:
        language = translation().language or DEFAULT
        if language != self._book.language:
            self._book = RuleBook(language)
        self.show_section(self._anchor)

    def _list_sections(self) -> None:
        """The chapters with the sections of the open one, or what the search found."""
        self.contents.blockSignals(True)
        self.contents.clear()
        words = self.search.text().strip()
        if len(words) >= _LEAST_SEARCH:
            found = self._book.search(words)
            for section in found:
                self._add_item(section.title, section.anchor, section.level)
            count = QCoreApplication.translate("RulesPage", "%n sections found", "", len(found))
            self._found.setText(count)
        else:
            here = self._book.chapter_of(self._anchor)
            for chapter in self._book.chapters:
                self._add_item(chapter.title, chapter.name, 1)
                if chapter is here:
                    for section in chapter.sections[1:]:
                        if section.level == 2:
                            self._add_item(section.title, section.anchor, 2)
            self._found.setText("")
        self._found.setVisible(bool(self._found.text()))
        self.contents.blockSignals(False)

    def _add_item(self, title: str, anchor: str, level: int) -> None:
        indent = "" if level == 1 else _INDENT
        font = theme().font(Role.BUTTON if level == 1 else Role.SECONDARY)
        lines = _broken(title, QFontMetrics(font), self._room(font, indent))
        item = QListWidgetItem("\n".join(indent + line for line in lines))
        item.setData(_ANCHOR, anchor)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, title)
        item.setFont(font)
        more = (len(lines) - 1) * QFontMetrics(font).lineSpacing()
        height = self.contents.fontMetrics().height() + theme().px(10) + more
        item.setSizeHint(QSize(0, height))
        self.contents.addItem(item)
        if anchor == self._anchor:
            self.contents.setCurrentItem(item)

    def _room(self, font: QFont, indent: str) -> int:
        """For the words of a line of the contents, beside the bar that scrolls them."""
        bar = self.contents.verticalScrollBar().sizeHint().width()
        taken = QFontMetrics(font).horizontalAdvance(indent) + bar + _ITEM_SIDES
        return self.contents.width() - taken

    def _section_chosen(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        anchor = str(item.data(_ANCHOR))
        if self.search.text().strip():
            self._anchor = anchor
            chapter = self._book.chapter_of(anchor)
            self.browser.open_chapter(chapter, anchor, self.search.text())
        else:
            self.show_section(anchor)
