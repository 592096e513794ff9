"""The player aid over a table: what one forgets most, made from the data of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.bindings import line as text_line
from yokai_desktop.ui.parts.buttons import PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, grid, row
from yokai_desktop.ui.parts.picture import Picture
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.aid import Aid, AidPart, AidRow

_PICTURE = 24
_SIDE_BY_SIDE = 130
"""Percent of text up to which two columns have room in every window."""


class AidSheet(Sheet):
    """Asks for the aid when it opens and in every other language."""

    def __init__(self, parent: QWidget, aid: Callable[[], Aid]) -> None:
        super().__init__(parent, width=900, light=True)
        self._aid = aid
        self._content_of_aid: QWidget | None = None
        self.set_header(lambda: self._aid().title)
        self.close_button = Button(lambda: self.tr("Close"), PRIMARY)
        self.buttons.addWidget(self.close_button)
        self.close_button.clicked.connect(self.dismissed)
        self.dismissed.connect(self._leave)
        self.refresh()

    def refresh(self) -> None:
        if self._content_of_aid is not None:
            self._content_of_aid.hide()
            self._content_of_aid.deleteLater()
        aid = self._aid()
        made = QWidget()
        both = row((_column(aid.left), 2), (_column(aid.right), 3), spacing=36, on=made)
        follow_style(made, lambda: both.setDirection(_direction()))
        self._content_of_aid = made
        self.body.addWidget(made)
        self.setAccessibleDescription(aid.words)

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()


def _direction() -> QBoxLayout.Direction:
    """Side by side, as long as the text is not so large that each needs the whole width."""
    if theme().scale.text_percent > _SIDE_BY_SIDE:
        return QBoxLayout.Direction.TopToBottom
    return QBoxLayout.Direction.LeftToRight


def _column(parts: tuple[AidPart, ...]) -> QVBoxLayout:
    made = column(spacing=14)
    for part in parts:
        made.addLayout(column(Label(part.title, Role.GROUP, "seal_text"), _lines(part), spacing=4))
    made.addStretch(1)
    return made


def _lines(part: AidPart) -> QGridLayout:
    made = grid(across=12, down=4)
    top = Qt.AlignmentFlag.AlignTop
    for line, shown in enumerate(part.rows):
        if shown.picture:
            made.addWidget(Picture(shown.picture, text_line(_PICTURE)), line, 0, top)
        for place, words in enumerate(shown.cells):
            made.addWidget(_cell(shown, place, words), line, place + 1, top)
    widest = max(len(shown.cells) for shown in part.rows)
    made.setColumnStretch(widest if widest < 3 else widest + 1, 1)
    return made


def _cell(shown: AidRow, place: int, words: str) -> Label:
    """Sentences may take several lines; words in columns stay whole."""
    is_sentence = place == len(shown.cells) - 1 and len(shown.cells) < 3
    role = Role.NAME if shown.is_marked else Role.BODY
    return Label(words, role, wraps=is_sentence)
