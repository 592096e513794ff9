"""The card in hand, under the pointer or the keyboard, shown large while the cards are small."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.note_words import note_words
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import hint_name
from yokai_desktop.words.yokai.places import place_name

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_WIDE, _TALL, _CARD, _PAD = 420, 138, 100, 19
_SMALL_PITCH = 60
"""The distance between cards from which on they are small."""
_CORNER = 10


class NearCard(QWidget, Themed):
    """Stands where it covers no card and no place to drop one; where there is no such room it is
    left out.
    """

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self._board = board
        self._card: GridCard | None = None
        self.lines: tuple[str, ...] = ()
        """The name of the place, and what is known of the card."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        for signal in (board.pointed_at, board.drag_moved, board.drag_ended, board.cards.reached):
            signal.connect(self.follow)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keyboard_moved)
        self.follow_theme()

    def follow(self, *_: object) -> None:
        """Something is pointed at, taken up or let go, or seen from elsewhere."""
        board = self._board
        card = self._wanted()
        small = round(_SMALL_PITCH * theme().u)
        over = board.ending.is_shown or board.declaration.is_shown
        is_wanted = card is not None and board.camera.pitch <= small and not over
        self._card = card if is_wanted else None
        box = None
        if self._card is not None:
            self.lines = self._lines_of(self._card)
            box = self._free_place(self._card)
        self.setVisible(box is not None)
        if box is not None:
            self.setGeometry(box.toRect())
            self.raise_()
            self.update()

    def _keyboard_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Also told of a table that is about to be gone."""
        if isValid(self._board) and isinstance(now if self.isHidden() else old, GridCard):
            self.follow()

    @property
    def card(self) -> GridCard | None:
        """What is shown large."""
        return self._card

    def _wanted(self) -> GridCard | None:
        """The card in hand, else the one under the pointer, else the one with the keyboard."""
        board = self._board
        if board.is_dragging or board.choosing.lifted is not None:
            return self._in_hand()
        if isinstance(board.hovered_card, GridCard):
            return board.hovered_card
        holder = board.window().focusWidget()
        if not isinstance(holder, GridCard) or not leading_hand().is_keyboard:
            return None
        return holder if holder.parent() is board else None

    def _in_hand(self) -> GridCard | None:
        board, carried = self._board, self._board.carried_card
        if carried is not None:
            return carried if isinstance(carried, GridCard) else None
        lifted = board.choosing.lifted
        return board.cards_by_number[lifted] if lifted is not None else None

    def _lines_of(self, card: GridCard) -> tuple[str, ...]:
        """All of it may be known to the viewer: it is said of the small card too."""
        row, board = card.row, self._board
        if row is None:
            return ()
        target = board.ghosts.target
        title = row.label
        if target is not None and self._in_hand() is card:
            text = translate("Yokai", "{start} to {place}", "a card in the air")
            title = text.format(start=row.label, place=place_name(target))
        lines = [title]
        if row.hint is not None:
            lines.append(translate("Yokai", "Hint: {hint}").format(hint=hint_name(row.hint)))
        note = note_words(row.note, row.same)
        if note:
            lines.append(translate("Yokai", "Your note: {note}").format(note=note))
        text = translate("Yokai", "{name} looked here in turn {turn}")
        lines += [text.format(name=board.name(each.seat), turn=each.turn) for each in row.looks]
        return tuple(lines)

    def sizeHint(self) -> QSize:
        style = theme()
        tall = max(style.px(_TALL), round(self._words_height()) + 2 * style.px(_PAD))
        return QSize(min(style.scale.line(_WIDE), self._words_width()), tall)

    def _words_width(self) -> int:
        """As wide as the words need, picture and margins included."""
        style = theme()
        roles = [Role.NAME] + [Role.SECONDARY] * (len(self.lines) - 1)
        metrics = [QFontMetricsF(style.font(role)) for role in roles]
        lines = zip(metrics, self.lines, strict=False)
        words = max((font.horizontalAdvance(line) for font, line in lines), default=0.0)
        return style.px(_CARD) + 3 * style.px(_PAD) + ceil(words) + 1

    def _words_height(self) -> float:
        line = QFontMetricsF(theme().font(Role.SECONDARY)).height()
        return QFontMetricsF(theme().font(Role.NAME)).height() + line * (len(self.lines) - 1)

    def _free_place(self, card: GridCard) -> QRectF | None:
        """Beside the cards, rather in the other half of the table; None without a free place."""
        board, style = self._board, theme()
        zone, camera = board.opening, board.camera
        taken = [camera.cell(place) for place in (*board.places, *board.ghosts.places)]
        size, gap = self.sizeHint(), style.px(18)
        wide = min(float(size.width()), zone.width())
        low = max(cell.bottom() for cell in taken) + gap
        high = min(cell.top() for cell in taken) - gap - size.height()
        middle = card.shown_spot.middle
        away = camera.pitch  # rather a little farther off
        tops = [min(low + away, zone.bottom() - size.height()), max(high - away, zone.top())]
        if middle.y() > zone.center().y() + 1:
            tops.reverse()
        furthest = zone.right() - wide
        lefts = [max(zone.left(), min(furthest, middle.x() - wide / 2)), zone.left(), furthest]
        boxes = (QRectF(left, top, wide, size.height()) for top in tops for left in lefts)
        return next((box for box in boxes if not any(map(box.intersects, taken))), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        card = self._card
        if card is None:
            return
        style, colours = theme(), theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.gold_hi, 1.6))
        painter.setBrush(colours.panel)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _CORNER, _CORNER)
        side, pad = float(style.px(_CARD)), style.px(_PAD)
        portrait = card.portrait(side, self.devicePixelRatioF())
        half = portrait.deviceIndependentSize().width() / 2
        middle = QPointF(pad + side / 2, self.height() / 2)
        painter.drawPixmap(middle - QPointF(half, half), portrait)
        self._paint_words(painter, pad * 2 + side)

    def _paint_words(self, painter: QPainter, left: float) -> None:
        style, right = theme(), Qt.TextElideMode.ElideRight
        y = (self.height() - self._words_height()) / 2
        for number, words in enumerate(self.lines):
            painter.setFont(style.font(Role.NAME if number == 0 else Role.SECONDARY))
            painter.setPen(style.colours.panel_text if number == 0 else style.colours.panel_muted)
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(words, right, self.width() - left - style.px(_PAD))
            painter.drawText(QPointF(left, y + metrics.ascent()), shown)
            y += metrics.height()
