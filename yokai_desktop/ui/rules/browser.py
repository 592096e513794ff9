"""Shows a chapter of the rules with pictures made of our cards."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextCharFormat, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import card_size, face, kind_of
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.rules.book import Chapter, folded
from yokai_desktop.ui.theme import FAMILIES, Role, theme
from yokai_desktop.ui.theme.qss import css

_FIGURE = re.compile(r"<figure>(.*?)</figure>", re.S)
_SYMBOL = re.compile(r"<symbol>(\w+)</symbol>")
_SIGN = re.compile(r"<sign>([\w/-]+)</sign>")
_CARD_WIDTH, _STRIP_WIDTH, _DRAWING_WIDTH = 92, 150, 620
_WIDEST_ROW = 640
_SYMBOL_SIDE, _SIGN_SIDE = 22, 40


class RulesBrowser(RingFocus, QTextBrowser):
    """``open_chapter`` shows a chapter at a section and marks words that were searched."""

    ring_is_inside = True

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
        if anchor and anchor != chapter.name:
            self.scrollToAnchor(anchor)
        else:
            self.verticalScrollBar().setValue(0)

    def _fill_again(self) -> None:
        self._fill()
        if self._anchor:
            self.scrollToAnchor(self._anchor)

    def _fill(self) -> None:
        if self._chapter is None:
            return
        look = theme()
        document = self.document()
        document.setDefaultStyleSheet(_style())
        document.setDefaultFont(look.font(Role.BODY, 1.06))
        document.setDocumentMargin(2)
        source = _FIGURE.sub(lambda found: _figure(found[1].split()), self._chapter.source)
        side = look.px(_SYMBOL_SIDE)
        source = _SYMBOL.sub(
            lambda found: (
                f'<img src="symbol:{found[1]}" width="{side}" height="{side}"'
                ' style="vertical-align: middle">'
            ),
            source,
        )
        side = look.px(_SIGN_SIDE)
        source = _SIGN.sub(
            lambda found: f'<img src="sign:{found[1]}" width="{side}" height="{side}">', source
        )
        self.setHtml(source)

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


def _card_size(card: str, width: int) -> QSize:
    return card_size(kind_of(card), width)


def _card_picture(card: str, width: int, dpr: float) -> QPixmap:
    """A card, or what its game draws under this name."""
    game, _, name = card.partition("/")
    size = _card_size(card, width)
    drawn = game_face(game).drawn_picture(name, size, dpr)
    return drawn if drawn is not None else face(card, size, dpr)


def _figure(cards: list[str]) -> str:
    look = theme()
    kind = kind_of(cards[0])
    widths = {"hint": _STRIP_WIDTH, "drawing": _DRAWING_WIDTH}
    usual = look.px(widths.get(kind, _CARD_WIDTH))
    width = min(usual, look.px(_WIDEST_ROW) // len(cards))
    images = []
    for card in cards:
        size = _card_size(card, width)
        images.append(
            f'<img src="card:{card}@{width}" width="{size.width()}" height="{size.height()}">'
        )
    return f'<p class="figure">{"&nbsp; ".join(images)}</p>'


def _style() -> str:
    look = theme()
    colours = look.colours

    def words(role: Role) -> str:
        font = look.font(role)
        return f"font-family: '{font.families()[0]}'; font-size: {font.pixelSize()}px;"

    return f"""
h1 {{ {words(Role.PAGE_TITLE)} font-weight: normal; color: {css(colours.ink)}; }}
h2 {{ {words(Role.SECTION)} font-weight: normal; color: {css(colours.seal_text)};
      margin-top: {look.px(26)}px; margin-bottom: {look.px(4)}px; }}
h3 {{ {words(Role.GROUP)} font-weight: normal; color: {css(colours.ink)};
      margin-top: {look.px(14)}px; margin-bottom: 2px; }}
p, li {{ color: {css(colours.ink)}; line-height: 118%; margin-top: {look.px(6)}px; }}
b {{ color: {css(colours.link)}; font-weight: normal; }}
td {{ padding: {look.px(4)}px {look.px(20)}px {look.px(4)}px 0; color: {css(colours.ink)}; }}
.figure {{ line-height: 100%; margin-top: {look.px(12)}px; margin-bottom: {look.px(12)}px; }}
"""
