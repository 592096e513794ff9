"""A game on the home page: its picture, what it is, and the way in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.games.game_face import GameFace
from yokai_desktop.ui.home.tile_art import tile_art
from yokai_desktop.ui.parts.bindings import Text, bind_style, bind_text
from yokai_desktop.ui.parts.buttons import LARGE, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.late_picture import LatePicture
from yokai_desktop.ui.parts.layouts import Gap, column, row
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.signs import sign_words

_RADIUS = 14
_INSET = 10
_SIDE = 30
_GAP = 16
_LEAST_ART = 72
"""The picture takes what the words leave, but never less than this."""
_LEAST_WIDTH = 300


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
    """``start_asked`` wants a new game, ``continue_asked`` the one that was left."""

    start_asked = Signal()
    continue_asked = Signal()

    def __init__(self, game: GameFace, to_continue: Text, to_start: Text) -> None:
        super().__init__()
        self.game = game
        bind_text(self.setAccessibleName, game.title)
        art = _Art(game)
        bind_style(art.setMinimumHeight, _LEAST_ART)
        self._status = Label(role=Role.SECONDARY, colour="seal_text", wraps=True)
        self.continue_button = Button(to_continue, PRIMARY, height=LARGE)
        self.start_button = Button(to_start, PAPER, height=LARGE)
        self.continue_button.clicked.connect(self.continue_asked)
        self.start_button.clicked.connect(self.start_asked)
        head = row((Label(game.title, Role.TILE_TITLE), 1), spacing=8)
        sign = Label(game.kanji, Role.BODY, "ink3")
        bind_text(sign.setToolTip, lambda: sign_words(game.kanji))
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        words = column(
            head,
            Label(game.line, Role.BODY, "ink2", wraps=True),
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
        self.set_unfinished(False)

    def set_unfinished(self, unfinished: bool, status: str = "") -> None:
        """Offer to continue a game that was left, and tell how it stands."""
        self.continue_button.setVisible(unfinished)
        self.start_button.set_kind(PAPER if unfinished else PRIMARY)
        self._status.setText(status)
        self._status.setVisible(bool(status))

    def status(self) -> str:
        """What the tile says about the unfinished game."""
        return self._status.text()

    def minimumSizeHint(self) -> QSize:
        """As narrow as its longest word; the words then decide how tall it is."""
        return self._whole.totalMinimumSize().expandedTo(QSize(theme().px(_LEAST_WIDTH), 0))

    def draw_shadow_on(self, painter: QPainter) -> None:
        """The tile's shadow, painted by the page below it."""
        draw_shadow(painter, QRectF(self.geometry()), Shadow.TILE, theme().u)
