"""A game on the home page: its picture, what it is, and the way in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.games.game_face import GameFace
from yokai_desktop.ui.games.game_words import standing, trouble_words
from yokai_desktop.ui.home.tile_art import tile_art
from yokai_desktop.ui.parts.bindings import Text, ask_again, bind_style, bind_text
from yokai_desktop.ui.parts.buttons import LARGE, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.late_picture import LatePicture
from yokai_desktop.ui.parts.layouts import Gap, column, row
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.services.unfinished import LeftGame
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.unfinished.games_list import GamesList
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.signs import sign_words

_RADIUS = 14
_INSET = 10
_SIDE = 30
_GAP = 16
_LEAST_ART = 72
"""The picture takes what the words leave, but never less than this."""
_LEAST_WIDTH = 300
_MOST_LISTED = 3


class _Art(QWidget):
    """The picture of a game, as large as there is room for."""

    def __init__(self, game: GameFace) -> None:
        super().__init__()
        self._picture = LatePicture(
            self,
            quick=lambda size, dpr: tile_art(game, size, dpr, with_cards=False),
            full=lambda size, dpr: tile_art(game, size, dpr),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        self._picture.paint(QPainter(self), QRectF(self.rect()))


class GameTile(Surface):
    """``start_asked`` wants a new game, ``continue_asked`` one that was left, by its slot.

    One unfinished game is told in a line, several are listed.
    """

    start_asked = Signal()
    continue_asked = Signal(str)

    def __init__(self, game: GameFace, to_continue: Text, to_start: Text) -> None:
        super().__init__()
        self.game = game
        bind_text(self.setAccessibleName, game.title)
        art = _Art(game)
        bind_style(art.setMinimumHeight, _LEAST_ART)
        self._left: list[LeftGame] = []
        self._trouble = self._seen = ""
        self._line = Label(game.line, Role.BODY, "ink2", wraps=True)
        self._heading = Label(
            lambda: QCoreApplication.translate("GameTile", "Unfinished games"),
            Role.SECONDARY,
            "ink2",
        )
        self.list = GamesList(_MOST_LISTED)
        bind_text(self.list.setAccessibleName, self._heading.text)
        self._status = Label(self._status_words, Role.SECONDARY, "seal_text", wraps=True)
        self.continue_button = Button(to_continue, PRIMARY, height=LARGE)
        self.start_button = Button(to_start, PAPER, height=LARGE)
        self.continue_button.clicked.connect(lambda: self.continue_asked.emit(self._next_slot()))
        self.start_button.clicked.connect(self.start_asked)
        self.list.resume_asked.connect(self.continue_asked)
        head = row((Label(game.title, Role.TILE_TITLE), 1), spacing=8)
        sign = Label(game.kanji, Role.BODY, "ink3")
        bind_text(sign.setToolTip, lambda: sign_words(game.kanji))
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        words = column(
            head,
            self._line,
            self._heading,
            self.list,
            Gap(8),
            self._status,
            row((self.continue_button, 2), (self.start_button, 1), spacing=12),
            spacing=6,
            margins=(_SIDE - _INSET, _GAP, _SIDE - _INSET, 26),
        )
        self._whole = column(
            (art, 1), words, spacing=0, margins=(_INSET, _INSET, _INSET, 0), on=self
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_games([], 0)

    def show_games(self, games: list[LeftGame], count: int, trouble: str = "") -> None:
        """The games that were left, of so many in all, and what is wrong with another one.

        Whoever comes back from a game just begun finds the keyboard where it goes on.
        """
        self._left, self._trouble = games, trouble
        lists = len(games) > 1
        self.list.show_games(games if lists else [], count if lists else 0)
        self.list.setVisible(lists)
        self.list.updateGeometry()
        self._heading.setVisible(lists)
        self._line.setVisible(not lists)
        self.continue_button.setVisible(bool(games))
        self.start_button.set_kind(PAPER if games else PRIMARY)
        ask_again(self._status)
        self._status.setVisible(bool(self._status.text()))
        if self.isVisible():
            self._lead_to(games[0].slot.name if games else "")

    def _lead_to(self, slot: str) -> None:
        if slot and slot != self._seen and self.start_button.hasFocus():
            self.continue_button.setFocus(leading_hand().reason)
        self._seen = slot

    def keep_line(self, keeps: bool) -> None:
        """Leave room for the line of a game that was left, as the tile beside it needs it."""
        self._status.setVisible(bool(self.status()) or (keeps and not self.list.isVisibleTo(self)))

    def _next_slot(self) -> str:
        """The game that Continue goes on with."""
        return self.list.framed() or self._left[0].slot.name

    def _status_words(self) -> str:
        words = trouble_words(self._trouble)
        match = self._left[0].match if len(self._left) == 1 else None
        return words if match is None else sentences((standing(match), words))

    def status(self) -> str:
        """What the tile says about the unfinished game."""
        return self._status.text()

    def minimumSizeHint(self) -> QSize:
        """As narrow as its longest word; the words then decide how tall it is."""
        return self._whole.totalMinimumSize().expandedTo(QSize(theme().px(_LEAST_WIDTH), 0))

    def draw_shadow_on(self, painter: QPainter) -> None:
        """The tile's shadow, painted by the page below it."""
        draw_shadow(painter, QRectF(self.geometry()), Shadow.TILE, theme().u)
