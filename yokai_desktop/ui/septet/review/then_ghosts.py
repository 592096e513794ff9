"""What then: the likeliest next cards after a choice, as ghosts on the mat."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import Choice
from yokai_desktop.engine.septet.actions import Play, read_action
from yokai_desktop.engine.septet.cards import Card, read_card
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.tag import BEST, Tag
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.picture import place_of
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.joining import labelled, listed, row_of
from yokai_desktop.words.numbers import percent_text
from yokai_desktop.words.septet.cards import card_name

_FAINT = 0.6


class _Ghost(QWidget):
    """A card that may come, with how likely it is."""

    def __init__(self, board: SeptetBoard, card: Card, spot: Spot, words: str) -> None:
        super().__init__(board)
        self._picture = picture_of(card, board.mode)
        self._size = card_size("septet", round(spot.width))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        box = QRectF(0, 0, self._size.width() + 6, self._size.height() + 6)
        box.moveCenter(spot.middle)
        self.setGeometry(box.toAlignedRect())
        self.tag = Tag(words, BEST, parent=board)
        self.tag.move(round(spot.x - self.tag.width() / 2), round(box.bottom() - theme().px(20)))
        self.tag.setVisible(bool(words))
        self.show()
        self.tag.raise_()

    def put_away(self) -> None:
        for part in (self, self.tag):
            part.hide()
            part.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FAINT)
        painter.drawPixmap(3, 3, face(self._picture, self._size, self.devicePixelRatioF()))
        painter.setOpacity(1)
        pen = QPen(theme().colours.gold_hi, 2)
        pen.setDashPattern([3, 2.5])
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 7, 7)


class ThenGhosts:
    """``show`` draws the cards of a choice and says them; ``clear`` takes them away."""

    def __init__(self) -> None:
        self.ghosts: list[_Ghost] = []

    def show(self, board: SeptetBoard, choice: Choice) -> str:
        """Draw what may follow; returns it in words, nothing where nothing is known."""
        self.clear()
        action, view = read_action(choice.action), board.view
        then = choice.facts.get("then", [])
        if not isinstance(action, Play) or view is None or not then:
            return ""
        self.ghosts.append(_Ghost(board, action.card, board.zones.trick(0), ""))
        said = []
        for seat, text, percent in then:
            card, words = read_card(text), percent_text(percent)
            spot = board.zones.trick(place_of(view, seat))
            self.ghosts.append(_Ghost(board, card, spot, words))
            said.append(labelled(board.names.name(seat), row_of((card_name(card), words))))
        return listed(said)

    def clear(self) -> None:
        for ghost in self.ghosts:
            ghost.put_away()
        self.ghosts = []
