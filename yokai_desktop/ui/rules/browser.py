"""Shows a chapter of the rules with pictures made of our cards."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QPixmap,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import card_size, face, kind_of
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.keys import ARROWS
from yokai_desktop.ui.rules.book import Chapter, folded
from yokai_desktop.ui.theme import FAMILIES, Role, theme
from yokai_desktop.ui.theme.qss import css

_FIGURE = re.compile(r"<figure>(.*?)</figure>", re.S)
_NARROW, _STAND_IN = "\u202f", "\ue000"
"""The space before ; ! and ?, which Qt's HTML reader would take for a usual one, wide and fit to
break a line at; what stands for it meanwhile."""
_SYMBOL = re.compile(r"<symbol>(\w+)</symbol>")
_SIGN = re.compile(r"<sign>([\w/-]+)</sign>")
_CARD_WIDTH, _STRIP_WIDTH, _DRAWING_WIDTH = 92, 150, 620
_WIDEST_ROW = 640
_SYMBOL_SIDE, _SIGN_SIDE = 22, 40
_LETTER = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class RulesBrowser(RingFocus, QTextBrowser):
    """``open_chapter`` shows a chapter at a section and marks words that were searched.

    The arrows roll the text; with a screen reader they lead a caret through it instead, so that
    it is read line by line.
    """

    ring_is_inside = True
    turned = Signal(int)
    """N asks for the next heading (1), Shift+N for the one before (-1)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chapter: Chapter | None = None
        self._anchor = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.viewport().setAutoFillBackground(False)
        follow_style(self, self._fill_again)

    def open_chapter(self, chapter: Chapter, anchor: str = "", searched: str = "") -> None:
        """Show a chapter from one of its sections on."""
        if chapter is not self._chapter:
            self._chapter = chapter
            self._fill()
        self._anchor = anchor
        self._mark(searched)
        self._go_to_anchor()
        if not anchor or anchor == chapter.name:
            self.verticalScrollBar().setValue(0)

    def place(self) -> tuple[str, bool]:
        """The section that is being read, and whether that is its very heading.

        Where the caret is out of sight, the topmost line counts.
        """
        cursor = self.textCursor()
        if not self.cursorRect(cursor).intersects(self.viewport().rect()):
            cursor = self.cursorForPosition(QPoint(0, 0))
        here = block = cursor.block()
        while block.isValid() and not block.blockFormat().headingLevel():
            block = block.previous()
        names = _anchors(block)
        return (names[0] if names else ""), block == here

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_N and event.modifiers() in _LETTER:
            self.turned.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return
        if QAccessible.isActive():
            by_keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction | by_keys)
        super().keyPressEvent(event)
        if event.key() in ARROWS and event.modifiers() in _LETTER:
            event.accept()  # at either end too: nobody who reads on loses the text

    def _fill_again(self) -> None:
        self._fill()
        if self._anchor:
            self._go_to_anchor()

    def _go_to_anchor(self) -> None:
        """Have the caret at the section and its heading at the upper edge."""
        block = self.document().begin()
        while block.isValid() and self._anchor not in _anchors(block):
            block = block.next()
        self.setTextCursor(QTextCursor(block if block.isValid() else self.document().begin()))
        if self._anchor:
            self.scrollToAnchor(self._anchor)

    def _fill(self) -> None:
        if self._chapter is None:
            return
        style = theme()
        document = self.document()
        document.setDefaultStyleSheet(_style())
        document.setDefaultFont(style.font(Role.BODY, 1.06))
        document.setDocumentMargin(2)
        source = _FIGURE.sub(lambda found: _figure(found[1].split()), self._chapter.source)
        side = style.px(_SYMBOL_SIDE)
        source = _SYMBOL.sub(
            lambda found: (
                f'<img src="symbol:{found[1]}" width="{side}" height="{side}"'
                ' style="vertical-align: middle">'
            ),
            source,
        )
        side = style.px(_SIGN_SIDE)
        source = _SIGN.sub(
            lambda found: f'<img src="sign:{found[1]}" width="{side}" height="{side}">', source
        )
        self.setHtml(source.replace(_NARROW, _STAND_IN))
        self._set_narrow_spaces()

    def _set_narrow_spaces(self) -> None:
        document = self.document()
        at = QTextCursor(document)
        while not (found := document.find(_STAND_IN, at)).isNull():
            found.insertText(_NARROW)
            at = found

    def _mark(self, searched: str) -> None:
        """Colour the searched words."""
        marks: list[QTextEdit.ExtraSelection] = []
        text = self.document().toPlainText()
        flat = "".join(folded(sign) or sign for sign in text)
        if len(flat) == len(text):
            for word in folded(searched).split():
                for found in re.finditer(re.escape(word), flat):
                    mark = QTextEdit.ExtraSelection()
                    cursor = QTextCursor(self.document())
                    cursor.setPosition(found.start())
                    cursor.setPosition(found.end(), QTextCursor.MoveMode.KeepAnchor)
                    mark.cursor = cursor
                    colour = QTextCharFormat()
                    colour.setBackground(theme().colours.current_row)
                    mark.format = colour
                    marks.append(mark)
        self.setExtraSelections(marks)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The pictures that our chapters name; nothing else is ever loaded."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        dpr = self.devicePixelRatioF()
        what, _, path = QUrl(name).toString().partition(":")
        if what == "card":
            card, _, width = path.partition("@")
            return _card_picture(card, int(width), dpr)
        if what == "symbol" and path in FAMILIES:
            side = theme().px(_SYMBOL_SIDE)
            return pictures.picture(f"symbols/{path}", QSize(side, side), dpr)
        if what == "sign":
            side = theme().px(_SIGN_SIDE)
            ink = theme().colours.ink if path.startswith("icons/") else None
            return pictures.picture(path, QSize(side, side), dpr, ink)
        return None


def _anchors(block: QTextBlock) -> list[str]:
    """The ids of a heading."""
    return block.begin().fragment().charFormat().anchorNames()


def _card_size(card: str, width: int) -> QSize:
    return card_size(kind_of(card), width)


def _card_picture(card: str, width: int, dpr: float) -> QPixmap:
    """A card, or what its game draws under this name."""
    game, _, name = card.partition("/")
    size = _card_size(card, width)
    drawn = game_face(game).drawn_picture(name, size, dpr)
    return drawn if drawn is not None else face(card, size, dpr)


def _figure(cards: list[str]) -> str:
    style = theme()
    kind = kind_of(cards[0])
    widths = {"hint": _STRIP_WIDTH, "drawing": _DRAWING_WIDTH}
    usual = style.px(widths.get(kind, _CARD_WIDTH))
    width = min(usual, style.px(_WIDEST_ROW) // len(cards))
    images = []
    for card in cards:
        size = _card_size(card, width)
        images.append(
            f'<img src="card:{card}@{width}" width="{size.width()}" height="{size.height()}">'
        )
    return f'<p class="figure">{"&nbsp; ".join(images)}</p>'


def _style() -> str:
    style = theme()
    colours = style.colours

    def words(role: Role) -> str:
        font = style.font(role)
        return f"font-family: '{font.families()[0]}'; font-size: {font.pixelSize()}px;"

    return f"""
h1 {{ {words(Role.PAGE_TITLE)} font-weight: normal; color: {css(colours.ink)}; }}
h2 {{ {words(Role.SECTION)} font-weight: normal; color: {css(colours.seal_text)};
      margin-top: {style.px(26)}px; margin-bottom: {style.px(4)}px; }}
h3 {{ {words(Role.GROUP)} font-weight: normal; color: {css(colours.ink)};
      margin-top: {style.px(14)}px; margin-bottom: 2px; }}
p, li {{ color: {css(colours.ink)}; line-height: 118%; margin-top: {style.px(6)}px; }}
b {{ color: {css(colours.link)}; font-weight: normal; }}
td {{ padding: {style.px(4)}px {style.px(20)}px {style.px(4)}px 0; color: {css(colours.ink)}; }}
.figure {{ line-height: 100%; margin-top: {style.px(12)}px; margin-bottom: {style.px(12)}px; }}
"""
