"""The home page: two tiles before a landscape, and the links below them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from yokai_desktop.ui.dojo.home_door import DojoDoor
from yokai_desktop.ui.games.game_face import GameFace
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.home.game_tile import GameTile
from yokai_desktop.ui.home.home_strip import HomeStrip
from yokai_desktop.ui.home.scene import DISC_X, SEA, painted_scene
from yokai_desktop.ui.parts.bindings import Text, bind_text, follow_style
from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.late_picture import LatePicture
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.services.unfinished import unfinished_games
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.unfinished.giving_up import ask_and_give_up
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.page import Page
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.version import VERSION
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.languages import LANGUAGES

_LEFT_SHARE = 0.313
_SHADOW_ROOM = 40
"""Free room at the left of the tiles, so that their shadows are not cut off."""
_TITLE_TOP = 430 / 900
_TALLEST_TILE = 560
_MORE_ART = 72
"""What the picture of a game has above its least where the dojo shows a picture too."""
_LARGE_TEXT = 150
"""The percentage from which the foot has little room; the About box tells the version too."""
QWIDGETSIZE_MAX = (1 << 24) - 1

_LINKS: dict[str, Route] = {
    "rules": routes.Rules(),
    "history": routes.History(),
    "settings": routes.Settings(),
    "about": routes.About(),
}
"""Where the links at the foot lead."""


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
        self._scene = LatePicture(self, painted_scene, painted_scene)
        self._scene_colours = theme().colours
        self.tiles = {
            face.name: GameTile(face, lambda: self.tr("Continue"), lambda: self.tr("New game"))
            for face in GAME_FACES
        }
        self._sentence = Label(
            lambda: self.tr("Two card games about Japanese spirits, solo or around one table."),
            Role.NAME,
            "scene_sub",
            wraps=True,
            parent=self,
        )
        self.links = {
            name: LinkButton(words, "scene_foot_text") for name, words in self._link_words().items()
        }
        self._language = ChoiceField(lambda: self.tr("Language"), lacquer=True)
        bind_text(self._language.set_items, self._languages)
        self._language.set_value(preferences().value("language"))
        self._version = Label(
            lambda: self.tr("Version %1").replace("%1", VERSION), Role.CAPTION, "scene_foot_text"
        )
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
        for name, link in self.links.items():
            link.clicked.connect(lambda _=False, n=name: self.go(_LINKS[n]))
        self._footer_links = row(*self.links.values(), 1, spacing=28)
        self._footer_side = row(self._language, self._version, spacing=28)
        self._footer = row((self._footer_links, 1), self._footer_side, spacing=28)
        self._language.activated.connect(self._choose_language)
        content = _Tiles()
        content.setProperty("clear", True)
        content.changed.connect(self._fit_again)
        self._column = column(
            1,
            (self._tiles_row, 400),  # all but a trace, up to their limit
            self.wide_strips,
            self._strips_row,
            1,
            self._footer,
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
        follow_style(self, self._forget_scene)
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

    def _link_words(self) -> dict[str, Text]:
        return {
            "rules": lambda: self.tr("Rules"),
            "history": lambda: self.tr("History"),
            "settings": lambda: self.tr("Settings"),
            "about": lambda: self.tr("About"),
        }

    def _languages(self) -> list[tuple[str, str]]:
        return [("system", self.tr("System language")), *LANGUAGES.items()]

    def _fit_foot(self) -> None:
        """With large text the foot has no room for the version nor for the longest language."""
        self._language.ensurePolished()  # its style makes it wider
        large = theme().scale.text_percent > _LARGE_TEXT
        self._version.setVisible(not large)
        shown = self._language.fontMetrics().horizontalAdvance(self._language.currentText())
        self._language.setMaximumWidth(shown + 56 if large else QWIDGETSIZE_MAX)

    def _choose_language(self) -> None:
        preferences().set_value("language", self._language.value())

    def refresh(self) -> None:
        self._language.set_value(preferences().value("language"))
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

    def _forget_scene(self) -> None:
        """In other colours the landscape is another picture."""
        if theme().colours is not self._scene_colours:
            self._scene_colours = theme().colours
            self._scene.forget()

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
        self._fit_foot()
        links, side = self._footer_links.minimumSize(), self._footer_side.minimumSize()
        fits = links.width() + side.width() + self._footer.spacing() <= room
        self._footer.setDirection(ways.LeftToRight if fits else ways.TopToBottom)
        beginning = Qt.AlignmentFlag.AlignLeft
        self._footer.setAlignment(self._footer_side, Qt.AlignmentFlag(0) if fits else beginning)
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
        foot = self._footer.sizeHint().height()
        needed = tiles + theme().px(_MORE_ART) + high + strips + foot + 3 * among
        self.dojo.set_large(needed + margins.top() + margins.bottom() <= self._scroller.height())

    def _fit_again(self) -> None:
        """Words have changed since the room was shared out, perhaps late."""
        if self._fitted != self._needs():
            self._fit_room(self._scroller.width())

    def _needs(self) -> list[QSize]:
        """The least sizes of all that stands side by side or not."""
        parts: list[QWidget] = [*self.tiles.values(), *self.strips]
        feet = (self._footer_links, self._footer_side)
        return [part.minimumSizeHint() for part in parts] + [foot.minimumSize() for foot in feet]

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
        x = self._title_x()
        width = left - x - style.px(24)
        top = round(self.height() * _TITLE_TOP) + style.px(150)
        self._sentence.setGeometry(x, top, width, self._sentence.heightForWidth(max(1, width)))

    def _paint_mist(self, painter: QPainter) -> None:
        """A bank of mist before the sea, where large words would stand on the waves."""
        words, style = QRectF(self._sentence.geometry()), theme()
        if words.bottom() < self.height() * SEA:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colours.cloud)
        side, high = style.px(14), style.px(8)
        bank = words.adjusted(-side, -high, side, high)
        painter.drawRoundedRect(bank, 2 * side, 2 * side)

    def _title_x(self) -> int:
        return max(theme().px(40), round(self.width() * DISC_X - theme().px(170)))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._scene.paint(painter, QRectF(self.rect()))
        self._paint_mist(painter)
        x, top = self._title_x(), self.height() * _TITLE_TOP
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for words, size, colour, below in (
            ("Yokai", 78, style.colours.scene_text, 0),
            ("Desktop", 46, style.colours.scene_accent, 78),
        ):
            painter.setFont(style.kanji_font(style.px(size)))
            painter.setPen(colour)
            spot = QRectF(x, top + style.px(below), self.width(), style.px(size) * 1.3)
            painter.drawText(spot, left, words)
        line = QRectF(x + 2, top + style.px(140), style.px(56), 2)
        painter.fillRect(line, style.colours.seal)
