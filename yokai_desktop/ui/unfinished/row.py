"""One game that was left: who sits there, how it stands, when that was."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPolygonF,
)
from PySide6.QtWidgets import QMenu, QSizePolicy

from yokai_desktop.ui.games.game_words import (
    brief_left_words,
    game_name,
    left_line,
    left_words,
    moment_words,
)
from yokai_desktop.ui.games.masks import masks_at
from yokai_desktop.ui.parts.bindings import ask_again, bind_text, follow_style
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.painted_button import PaintedButton
from yokai_desktop.ui.parts.radio import Radio
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.services.unfinished import LeftGame
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import groups_of, labelled, listed
from yokai_desktop.words.players import name_of, you_of

_HEIGHT, _DISC, _OVERLAP, _PAD = 48, 26, 0.62, 10
_ROLES = (Role.BODY, Role.CAPTION)
_MASKS = 3
"""So many masks are shown; at a table of four people one of them has no room."""
_ARROW = 40
"""The width of the place at the right where a click goes on with the game."""


class UnfinishedRow(PaintedButton, Radio, Themed):
    """Chosen by a click; the arrow at its end, a double click or Enter go on with the game."""

    ring_is_inside = True
    resume_asked = Signal()
    give_up_asked = Signal()

    def __init__(self, left: LeftGame, *, names_game: bool = False) -> None:
        super().__init__()
        self.left, self._names_game = left, names_game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        bind_text(self.setText, self._title)
        bind_text(self.setAccessibleDescription, self._description)
        bind_text(self.setToolTip, lambda: plain_tip(self._description()))
        follow_style(self, self.updateGeometry)
        self.follow_theme()

    def show_game(self, left: LeftGame) -> None:
        """More is known of the game."""
        self.left = left
        ask_again(self)
        self.update()

    def _title(self) -> str:
        match = self.left.match
        if match is None:
            return game_name(self.left.slot.game)
        if self._names_game:
            return labelled(game_name(match.game.name), left_words(match))
        return left_words(match)

    def line(self) -> str:
        """The second line."""
        match = self.left.match
        return "" if match is None else left_line(match, moment_words(self.left.slot.written))

    def _description(self) -> str:
        match = self.left.match
        if match is None:
            return ""
        everybody = listed(name_of(match, seat) for seat in range(len(match.seats)))
        return groups_of((everybody, self.line()))

    def _masks(self) -> list[tuple[str, int]]:
        """The masks of the others, with their seats; of all where several people play."""
        match = self.left.match
        if match is None:
            return []
        masks = list(zip(masks_at(match.seats), range(len(match.seats)), strict=True))
        own = you_of(match)
        return [pair for pair in masks if pair[1] != own][:_MASKS]

    def sizeHint(self) -> QSize:
        style = theme()
        lines = (QFontMetricsF(style.font(role)).height() for role in _ROLES)
        height = max(style.px(_HEIGHT), round(sum(lines)) + style.px(6))
        return QSize(style.scale.line(300), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(_least_width(), self.sizeHint().height())

    def _arrow_box(self) -> QRectF:
        width = max(32, theme().px(_ARROW))
        return QRectF(self.width() - width, 0, width, self.height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_on_arrow = self._arrow_box().contains(event.position())
        super().mouseReleaseEvent(event)
        if is_on_arrow and event.button() == Qt.MouseButton.LeftButton:
            self.resume_asked.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.resume_asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.resume_asked.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.give_up_asked.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu().popup(event.globalPos())

    def menu(self) -> QMenu:
        """What can be done with the game."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Continue")).triggered.connect(self.resume_asked)
        menu.addAction(self.tr("Give up…")).triggered.connect(self.give_up_asked)
        return menu

    def draw(self, painter: QPainter, box: QRectF) -> None:
        style = theme()
        side, x = style.px(_DISC), box.left() + style.px(_PAD)
        masks = self._masks()
        for place, (mask, seat) in enumerate(masks):
            disc = QRectF(x + place * side * _OVERLAP, box.center().y() - side / 2, side, side)
            paint_mask(painter, disc, mask, seat, self.devicePixelRatioF())
        self._paint_words(painter, self._words_box())
        self._paint_arrow(painter)

    def _words_box(self) -> QRectF:
        style = theme()
        masks = style.px(_DISC) * (1 + _OVERLAP * (_MASKS - 1))
        x = 1 + 2 * style.px(_PAD) + masks
        return QRectF(x, 0, self._arrow_box().left() + style.px(6) - x, self.height())

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        colours = theme().colours
        fonts = [theme().font(role) for role in _ROLES]
        heights = [QFontMetricsF(font).height() for font in fonts]
        y = room.center().y() - sum(heights) / 2
        inks = (colours.ink, colours.ink2)
        for text, font, height, ink in zip(self.shown(), fonts, heights, inks, strict=True):
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(QRectF(room.left(), y, room.width(), height), 0, text)
            y += height

    def shown(self) -> tuple[str, str]:
        """Both lines as far as there is room: the way to play and the day go first."""
        match = self.left.match
        if match is None:
            return self.text(), ""
        room = self._words_box().width()
        title = _fitting((self.text(), *brief_left_words(match)), Role.BODY, room)
        brief = left_line(match, moment_words(self.left.slot.written, is_short=True))
        return title, _fitting((self.line(), brief), Role.CAPTION, room)

    def _paint_arrow(self, painter: QPainter) -> None:
        side = theme().px(11)
        middle = self._arrow_box().center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colours.seal_text)
        corners = ((-0.4, -0.5), (0.45, 0.0), (-0.4, 0.5))
        painter.drawPolygon(QPolygonF([middle + QPointF(*c) * side for c in corners]))


def _least_width() -> int:
    """The least width of a row: the masks, some words and the arrow."""
    return theme().px(_DISC * 3 + _ARROW + 2 * _PAD) + theme().scale.line(80)


def _fitting(choices: tuple[str, ...], role: Role, room: float) -> str:
    """The first words there is room for, the longest first, else the last ones with dots."""
    metrics = QFontMetricsF(theme().font(role))
    for words in choices:
        if metrics.horizontalAdvance(words) <= room:
            return words
    return metrics.elidedText(choices[-1], Qt.TextElideMode.ElideRight, room)
