"""The home page: two tiles before a landscape, and the links below them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from yokai_desktop.ui.dojo.home_door import DojoDoor
from yokai_desktop.ui.games.game_face import GameFace
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.home.foot import HomeFoot
from yokai_desktop.ui.home.game_tile import GameTile
from yokai_desktop.ui.home.home_strip import HomeStrip
from yokai_desktop.ui.home.landscape import Landscape
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.services.unfinished import unfinished_games
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.unfinished.giving_up import ask_and_give_up
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.page import Page
from yokai_desktop.ui.window.routes import PageRoute
from yokai_desktop.words.joining import sentences

_LEFT_SHARE = 0.313
_SHADOW_ROOM = 40
"""Free room at the left of the tiles, so that their shadows are not cut off."""
_TALLEST_TILE = 560
_MORE_ART = 72
"""What the picture of a game has above its least where the dojo shows a picture too."""


class _Tiles(QWidget):
    """The right column; paints the shadows of its tiles."""

    changed = Signal()
    """Something on it needs another size."""

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.changed.emit()
        return handled

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for tile in self.findChildren(GameTile):
            tile.draw_shadow_on(painter)


class HomePage(Page):
    """Both games: continue, or start anew; below them how far the journey has come."""

    def __init__(self) -> None:
        super().__init__()
        self._landscape = Landscape(self)
        self.tiles = {
            face.name: GameTile(face, lambda: self.tr("Continue"), lambda: self.tr("New game"))
            for face in GAME_FACES
        }
        self.foot = HomeFoot()
        self.foot.asked.connect(self.go)
        self.links = self.foot.links
        self._tiles_row = row(spacing=40)
        self.strips: list[HomeStrip] = []
        self._fitted: list[QSize] = []
        self.wide_strips = column(spacing=8)
        """Doors as wide as the page, between the tiles and the strips of the games."""
        self.dojo = DojoDoor()
        self._add_door(self.dojo, self.wide_strips)
        self._strips_row = row(spacing=16)
        for face in GAME_FACES:
            self._add_game(face)
        content = _Tiles()
        content.setProperty("clear", True)
        content.changed.connect(self._fit_again)
        self._column = column(
            1,
            (self._tiles_row, 400),  # all but a trace, up to their limit
            self.wide_strips,
            self._strips_row,
            1,
            self.foot,
            spacing=20,
            margins=(6 + _SHADOW_ROOM, 44, 64, 20),
            on=content,
        )
        self._scroller = QScrollArea(self)
        self._scroller.setFrameShape(QFrame.Shape.NoFrame)
        self._scroller.setWidgetResizable(True)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is on it has the keyboard
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroller.setWidget(content)
        content.setAutoFillBackground(False)
        self._scroller.viewport().setAutoFillBackground(False)
        self._tell_status = QTimer(self, singleShot=True, interval=60)
        self._tell_status.timeout.connect(self._show_status)
        unfinished_games().changed.connect(self._show_games)
        unfinished_games().ended.connect(self._tell_ended)
        self.refresh()

    def _add_game(self, face: GameFace) -> None:
        tile = self.tiles[face.name]
        self._tiles_row.addWidget(tile, 1)
        tile.start_asked.connect(lambda: self.go(routes.NewGame(face.name)))
        tile.continue_asked.connect(lambda slot: self.go(routes.Continue(slot)))
        tile.list.give_up_asked.connect(lambda slot: ask_and_give_up(self, tile.list.game(slot)))
        tile.list.more_asked.connect(lambda: self.go(routes.Unfinished()))
        for strip in face.home_strips():
            self.strips.append(strip)
            self._add_door(strip, self._strips_row)

    def _add_door(self, strip: HomeStrip, among: QBoxLayout) -> None:
        among.addWidget(strip)
        strip.clicked.connect(lambda: self.go(strip.door()))

    def opened(self, route: PageRoute) -> None:
        self.refresh()

    def refresh(self) -> None:
        self.foot.refresh()
        unfinished_games().look()
        self._tell_status.start()

    def _show_games(self) -> None:
        games = unfinished_games()
        for game, tile in self.tiles.items():
            tile.show_games(games.games(game), games.count(game), games.troubles.get(game, ""))
        self.fit()
        if not games.is_reading:
            self._tell_status.start()  # the deal of the day may be among them

    def _show_status(self) -> None:
        """Read what waits; a table that was opened meanwhile is not held up by it."""
        if not self.isVisible():
            return
        for strip in (self.dojo, *self.strips):
            strip.load()
        self.fit()
        from yokai_desktop.ui.services.archive import archive

        message = archive().take_messages()
        if message:
            self.go(routes.Tell(message))

    def _tell_ended(self, message: str) -> None:
        words = self.tr("A game that had ended is in the history now.")
        self.go(routes.Tell(sentences((words, message))))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Over the landscape the wheel scrolls the tiles too."""
        self._scroller.wheelEvent(event)

    def _fit_room(self, width: int) -> None:
        """Side by side where there is room for it, else one below the other.

        The bar that scrolls counts as there, so that it changes nothing when it comes and goes.
        """
        ways = QBoxLayout.Direction
        margins = self._column.contentsMargins()
        bar = self._scroller.verticalScrollBar().sizeHint().width()
        room = width - margins.left() - margins.right() - bar
        half = (room - self._tiles_row.spacing()) // 2
        fits = all(tile.minimumSizeHint().width() <= half for tile in self.tiles.values())
        self._tiles_row.setDirection(ways.LeftToRight if fits else ways.TopToBottom)
        keeps = fits and any(tile.status() for tile in self.tiles.values())
        for tile in self.tiles.values():
            tile.keep_line(keeps)
        self._limit_tiles(half if fits else room)
        widths = [strip.minimumSizeHint().width() for strip in self.strips]
        for strip, share in zip(self.strips, widths, strict=True):
            self._strips_row.setStretchFactor(strip, share)
        gaps = (len(self.strips) - 1) * self._strips_row.spacing()
        side_by_side = sum(widths) + gaps <= room
        self._strips_row.setDirection(ways.LeftToRight if side_by_side else ways.TopToBottom)
        self.foot.fit(room)
        self._fit_door(room, half if fits else None)
        self._fitted = self._needs()

    def _fit_door(self, room: int, half: int | None) -> None:
        """The dojo shows its picture where the pictures of the games lose little by it."""
        high = self.dojo.large_height(room)
        if high is None or half is None:
            self.dojo.set_large(False)
            return
        margins, among = self._column.contentsMargins(), self._column.spacing()
        tiles = max(tile.heightForWidth(half) for tile in self.tiles.values())
        strips = self._strips_row.sizeHint().height()
        foot = self.foot.sizeHint().height()
        needed = tiles + theme().px(_MORE_ART) + high + strips + foot + 3 * among
        self.dojo.set_large(needed + margins.top() + margins.bottom() <= self._scroller.height())

    def _fit_again(self) -> None:
        """Words have changed since the room was shared out, perhaps late."""
        if self._fitted != self._needs():
            self._fit_room(self._scroller.width())

    def _needs(self) -> list[QSize]:
        """The least sizes of all that stands side by side or not."""
        parts: list[QWidget] = [*self.tiles.values(), *self.strips]
        return [*(part.minimumSizeHint() for part in parts), *self.foot.needs()]

    def _limit_tiles(self, width: int) -> None:
        """No taller than they look well, unless their words need it at this width."""
        tallest = theme().px(_TALLEST_TILE)
        for tile in self.tiles.values():
            needed = max(tile.heightForWidth(width), tile.minimumSizeHint().height())
            tile.setMaximumHeight(max(tallest, needed))

    def fit(self) -> None:
        style = theme()
        left = round(self.width() * _LEFT_SHARE)
        edge = left - style.px(_SHADOW_ROOM)
        self._scroller.setGeometry(edge, 0, self.width() - edge, self.height())
        self._fit_room(self.width() - edge)
        self._landscape.fit(left)
