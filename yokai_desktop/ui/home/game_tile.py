"""A game on the home page: its picture, what it is, and the way in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from yokai_desktop.ui.game_face import GameFace
from yokai_desktop.ui.home.tile_art import tile_art
from yokai_desktop.ui.parts.buttons import LARGE, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.late_picture import LatePicture
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, Themed, theme

_RADIUS = 14
_INSET = 10
_SIDE = 30
_GAP = 16
_LEAST_ART, _LEAST_ART_BESIDE_LARGE_TEXT = 120, 96
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


class GameTile(Surface, Themed):
    """``start_asked`` wants a new game, ``continue_asked`` the one that was left."""

    start_asked = Signal()
    continue_asked = Signal()

    def __init__(self, game: GameFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._art = _Art(game)
        self._title = Label(role=Role.TILE_TITLE)
        self._kanji = Label(game.kanji, Role.BODY, "ink3")
        self._line = Label(role=Role.BODY, colour="ink2", wraps=True)
        self._status = Label(role=Role.SECONDARY, colour="seal_text", wraps=True)
        self.continue_button = Button(kind=PRIMARY, height=LARGE)
        self.start_button = Button(kind=PAPER, height=LARGE)
        self.continue_button.clicked.connect(self.continue_asked)
        self.start_button.clicked.connect(self.start_asked)
        self._whole, self._column = QVBoxLayout(self), QVBoxLayout()
        self._whole.addWidget(self._art, 1)
        self._whole.addLayout(self._column)
        self._head, self._buttons = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._kanji, 0, Qt.AlignmentFlag.AlignVCenter)
        self._buttons.addWidget(self.continue_button, 2)
        self._buttons.addWidget(self.start_button, 1)
        self._column.addLayout(self._head)
        self._column.addWidget(self._line)
        self._column.addSpacing(8)
        self._column.addWidget(self._status)
        self._column.addLayout(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_unfinished(False)
        self.follow_theme()

    def set_words(self, continue_words: str, start_words: str) -> None:
        """Say everything in the language now in force."""
        self._title.setText(self.game.title())
        self.setAccessibleName(self.game.title())
        self._line.setText(self.game.line())
        self.continue_button.setText(continue_words)
        self.start_button.setText(start_words)

    def set_unfinished(self, unfinished: bool, status: str = "") -> None:
        """Whether a game was left, and how it stands."""
        self.continue_button.setVisible(unfinished)
        self.start_button.set_kind(PAPER if unfinished else PRIMARY)
        self._status.setText(status)
        self._status.setVisible(bool(status))

    def status(self) -> str:
        """What the tile says about the unfinished game."""
        return self._status.text()

    def restyle(self) -> None:
        look = theme()
        inset = look.px(_INSET)
        side = look.px(_SIDE) - inset
        is_large = look.scale.is_text_large
        self._art.setMinimumHeight(
            look.px(_LEAST_ART_BESIDE_LARGE_TEXT if is_large else _LEAST_ART)
        )
        self._whole.setContentsMargins(inset, inset, inset, 0)
        self._whole.setSpacing(0)
        self._column.setContentsMargins(side, look.px(_GAP), side, look.px(26))
        self._column.setSpacing(look.px(6))
        self._head.setSpacing(look.px(8))
        self._buttons.setSpacing(look.px(12))

    def minimumSizeHint(self) -> QSize:
        """As narrow as its longest word; the words then decide how tall it is."""
        return self._whole.totalMinimumSize().expandedTo(QSize(theme().px(_LEAST_WIDTH), 0))

    def draw_shadow_on(self, painter: QPainter) -> None:
        """The tile's shadow, painted by the page below it."""
        draw_shadow(painter, QRectF(self.geometry()), Shadow.TILE, theme().u)
